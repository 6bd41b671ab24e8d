import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const script = fileURLToPath(new URL('../../../scripts/check-layers.mjs', import.meta.url));

/** What the layer check says of a source tree. */
function check(files: Readonly<Record<string, string>>): { status: number | null; err: string } {
  const root = mkdtempSync(join(tmpdir(), 'hitotsu-'));
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, 'packages', name)), { recursive: true });
      writeFileSync(join(root, 'packages', name), text);
    }
    const { status, stderr } = spawnSync(process.execPath, [script, root], { encoding: 'utf8' });
    return { status, err: stderr };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

const cage = "export const cage: RuleType<Spec> = {\n  type: 'cage',\n};\n";

it('passes what only looks down', () => {
  const { status } = check({
    'hitotsu/src/base/a.ts': "// import '../rules/cage.ts'\nexport const a = 1;\n",
    'hitotsu/src/rules/cage.ts': cage,
    'hitotsu/src/drawing/draw.ts':
      "import { a } from '../base/a.ts';\nif (a && shape.kind === 'cage') draw();\n",
    'hitotsu/src/drawing/index.ts': "export { draw } from './draw.ts';\n",
    'cli/src/main.ts': "import { draw } from 'hitotsu/drawing';\nimport { readFileSync } from 'node:fs';\n",
  });
  expect(status).toBe(0);
});

it.each([
  ['higher layer', 'hitotsu/src/base/a.ts', "import { cage } from '../rules/cage.ts';\n"],
  ['the library may not import "node:fs"', 'hitotsu/src/solver/a.ts', "import fs from 'node:fs';\n"],
  ['the folder odds is no layer', 'hitotsu/src/odds/a.ts', "import { cage } from '../rules/cage.ts';\n"],
  ["import the library as 'hitotsu'", 'cli/src/a.ts', "import '../../hitotsu/src/rules/cage.ts';\n"],
  ['no public entry point', 'cli/src/a.ts', "import { cage } from 'hitotsu/rules/cage.ts';\n"],
  ['no public entry point', 'cli/src/a.ts', "import { cage } from 'hitotsu/rules/shared';\n"],
  ['asks whether a rule is "cage"', 'cli/src/a.ts', "if (spec.type === 'cage') draw();\n"],
  ['asks whether a rule is "cage"', 'cli/src/a.ts', "switch (rule.type) {\n  case 'cage': break;\n}\n"],
  ['only app/screens.ts', 'web/src/game/a.ts', "import '../screens/home/index.tsx';\n"],
  ['only app/screens.ts', 'web/src/screens/play/a.ts', "import '../home/index.tsx';\n"],
  ['ui may not import app', 'web/src/ui/a.ts', "import '../app/routes.ts';\n"],
  ['import a part of the library', 'web/src/app/a.ts', "import { solve } from 'hitotsu';\n"],
  ['asks whether a rule is "cage"', 'web/src/board/a.ts', "if (spec.type === 'cage') draw();\n"],
  ['does not exist', 'cli/src/a.ts', "import './nowhere.ts';\n"],
])('finds: %s', (message, file, text) => {
  const { status, err } = check({
    'hitotsu/src/rules/cage.ts': cage,
    'web/src/screens/home/index.tsx': '',
    'web/src/app/routes.ts': '',
    [file]: text,
  });
  expect(status).toBe(1);
  expect(err).toContain(message);
  expect(err).toContain(`packages/${file}:`);
});

it('finds circles of files', () => {
  const { status, err } = check({
    'hitotsu/src/base/a.ts': "import './b.ts';\n",
    'hitotsu/src/base/b.ts': "import type { A } from './a.ts';\n",
  });
  expect(status).toBe(1);
  expect(err).toContain('in a circle');
});
