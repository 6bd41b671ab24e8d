// The npm solvers beside which the classic kernel is measured. Installed on demand outside the workspace, with fixed versions:
// they are yardsticks, never dependencies (two of them are under the GPL).
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const VERSIONS = { qqwing: '1.3.4', '@algorithm.ts/sudoku': '4.0.3', sudoku: '0.0.3' };

/** A function for each peer that solves an array of 81 digits (0 = empty); `unique` says whether it proves uniqueness. */
export function loadPeers() {
  const folder = join(tmpdir(), 'hitotsu-bench-peers');
  mkdirSync(folder, { recursive: true });
  const missing = Object.keys(VERSIONS).filter((name) => !existsSync(join(folder, 'node_modules', name)));
  if (missing.length > 0) {
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true }));
    const wanted = Object.entries(VERSIONS).map(([name, version]) => `${name}@${version}`);
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const flags = ['--no-audit', '--no-fund', '--ignore-scripts', '--silent'];
    execFileSync(npm, ['install', ...flags, ...wanted], { cwd: folder, stdio: 'inherit' });
  }
  const load = createRequire(join(folder, 'package.json'));
  const Qqwing = load('qqwing');
  const { SudokuSolver, createSudokuBoardData } = load('@algorithm.ts/sudoku');
  const { solvepuzzle } = load('sudoku');
  const qqwing = new Qqwing();
  // Its README calls the option childMatrixSize; the published code reads childMatrixWidth.
  const dlx = new SudokuSolver({ childMatrixWidth: 3 });
  const solution = createSudokuBoardData(3);
  return [
    {
      name: 'qqwing',
      unique: true,
      solve: (digits) => (qqwing.setPuzzle(digits) ? qqwing.countSolutions(2, true) : 0),
      generate: () => qqwing.generatePuzzle(),
    },
    {
      name: '@algorithm.ts/sudoku',
      unique: false,
      solve: (digits) =>
        dlx.solve(
          digits.map((digit) => digit - 1),
          solution,
        ),
    },
    {
      name: 'sudoku',
      unique: false,
      solve: (digits) => solvepuzzle(digits.map((digit) => (digit === 0 ? null : digit - 1))),
    },
  ];
}
