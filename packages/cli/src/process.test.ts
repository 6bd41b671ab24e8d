import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { PUZZLE, SOLUTION } from './testkit/run-command.ts';

const script = fileURLToPath(new URL('../bin/hitotsu.mjs', import.meta.url));

interface Child {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

/** The command as users run it: compiled, in a process of its own. */
function start(argv: readonly string[], drive: (child: ReturnType<typeof spawn>) => void): Promise<Child> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...argv], { env: { ...process.env, LANG: 'C' } });
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk) => {
      out += chunk;
    });
    child.stderr.on('data', (chunk) => {
      err += chunk;
    });
    child.stdin.on('error', () => {});
    child.on('error', reject);
    child.on('close', (status) => resolve({ status, out, err }));
    drive(child);
  });
}

const ENTER = '\r';
const DOWN = '\x1b[B';
const CTRL_C = '\x03';

/** There is `script` of util-linux, which gives a command a terminal. */
const hasTerminals =
  process.platform === 'linux' && spawnSync('script', ['-qec', 'stty size', '/dev/null']).status === 0;

/** The command on a terminal of 80 columns; as soon as a text has come, its keys are pressed. */
function onTerminal(argv: readonly string[], dialogue: readonly (readonly [string, string])[]) {
  const command = `stty cols 80 rows 40; '${process.execPath}' '${script}' ${argv.join(' ')}`;
  return new Promise<{ status: number | null; out: string }>((resolve, reject) => {
    const child = spawn('script', ['-qec', command, '/dev/null']);
    const left = [...dialogue];
    let out = '';
    child.stdout.on('data', (chunk) => {
      out += chunk;
      const [next] = left;
      if (!next || !out.includes(next[0])) return;
      left.shift();
      child.stdin.write(next[1]);
    });
    child.stdin.on('error', () => {});
    child.on('error', reject);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: what the terminal is told is not read
    child.on('close', (status) => resolve({ status, out: out.replace(/\x1b\[[?\d;]*[A-Za-z]/g, '') }));
  });
}

describe('the process', () => {
  it('reads standard input and ends with the status', async () => {
    const ran = await start(['solve', '--format', 'line'], (child) => child.stdin?.end(`${PUZZLE}\n12\n`));
    expect(ran).toMatchObject({ status: 2, out: `${SOLUTION}\ninvalid\n` });
  });

  it('answers each line before the next one comes', async () => {
    const ran = await start(['solve', '--format', 'line'], (child) => {
      let answers = 0;
      child.stdout?.on('data', () => {
        if (++answers === 1) child.stdin?.write(`${PUZZLE}\n`);
        else child.stdin?.end();
      });
      child.stdin?.write(`${PUZZLE}\n`);
    });
    expect(ran).toMatchObject({ status: 0, out: `${SOLUTION}\n${SOLUTION}\n` });
  });

  it('ends with 130 on Ctrl-C, in work and while waiting', async () => {
    for (const next of ['.'.repeat(81), '']) {
      const argv = ['count', '--limit', '9007199254740991', '--format', 'line'];
      const ran = await start(argv, (child) => {
        child.stdin?.write(`${PUZZLE}\n`);
        child.stdout?.once('data', () => {
          if (next !== '') child.stdin?.write(`${next}\n`);
          setTimeout(() => child.kill('SIGINT'), 300);
        });
      });
      expect(ran).toEqual({ status: 130, out: '1\n', err: 'Interrupted.\n' });
    }
  });

  it('ends with 130 and whole lines on Ctrl-C while it makes puzzles', async () => {
    for (const wish of [['--minimal'], ['--grade', 'easy']]) {
      const argv = ['generate', '--count', '1000000', '--seed', '1', '--format', 'line', ...wish];
      const ran = await start(argv, (child) => {
        child.stdout?.once('data', () => child.kill('SIGINT'));
      });
      expect(ran).toMatchObject({ status: 130, err: 'Interrupted.\n' });
      const lines = ran.out.split('\n');
      expect(lines.pop()).toBe('');
      expect(lines.length).toBeGreaterThan(0);
      for (const line of lines) expect(line).toMatch(/^[1-9.]{81}$/);
    }
  }, 60_000);

  it.skipIf(!hasTerminals)(
    'shows a menu on a terminal, which ends with the keyboard',
    async () => {
      for (const [keys, status, last] of [
        [DOWN + ENTER, 0, 'Have fun.'],
        [CTRL_C, 130, 'Interrupted.'],
      ] as const) {
        const ran = await onTerminal(
          ['--seed', '3', '--lang', 'en'],
          [
            ['Extreme', ENTER],
            ['Another one?', keys],
          ],
        );
        expect(ran.status).toBe(status);
        expect(ran.out).toMatch(/Exactly one solution \(proved\)\. \d+ givens, seed 3\.\s+Hitotsu: Medium, /);
        expect(ran.out.trimEnd().endsWith(last)).toBe(true);
      }
    },
    60_000,
  );

  it('gives the same bytes on any number of threads', async () => {
    const lines = `${PUZZLE}\n`.repeat(3000) + `bad\n${SOLUTION}\r\n`.repeat(20);
    for (const argv of [
      ['solve', '--format', 'line'],
      ['solve', '--format', 'ndjson'],
      ['generate', '--count', '70', '--seed', 'spring', '--minimal', '--format', 'ndjson'],
      ['generate', '--count', '3', '--seed', '1', '--rules', 'killer', '--size', '4'],
    ]) {
      const input = (child: ReturnType<typeof spawn>) => child.stdin?.end(lines);
      const one = await start(argv, input);
      expect(one.out.length).toBeGreaterThan(1000);
      expect(await start([...argv, '--threads', argv.includes('line') ? 'auto' : '3'], input)).toEqual(one);
    }
  }, 240_000);

  it('ends quietly when its reader goes', async () => {
    const help = await start(['help'], (child) => child.stdout?.destroy());
    expect(help).toMatchObject({ status: 0, err: '' });
    const ran = await start(['solve', '--format', 'ndjson'], (child) => {
      child.stdout?.once('data', () => child.stdout?.destroy());
      child.stdin?.end(`${PUZZLE}\n`.repeat(5000));
    });
    expect(ran).toMatchObject({ status: 0, err: '' });
  });
});
