// Seed 003's way, side by side: CPU and wall milliseconds to solve its puzzle (and some others) as a 0-1 program.
//   npm run bench -- linear [--rounds N]
// ours: the reduced model in HiGHS (WebAssembly), warm, the proof that there is no second solution included, without and
// with building the model; cold: one `hitotsu solve --backend ilp` as a process. cbc: Debian's `cbc` on the LP text of the
// full model, one solution. PuLP: the seed's program (python3-pulp), one solution: building the model, writing it and cbc; without starting Python.
// Rounds alternate; medians. What is not installed is left out and named.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unwrap } from 'hitotsu/base';
import { highsSolver, solveProgram, toLp, toModel } from 'hitotsu/linear';
import { parsePuzzle } from 'hitotsu/puzzle';

const PUZZLES = {
  'seed 003': '4..2.1..71.......3..8.7.4...2.5.4.6..4.....5..8.3.2.9...9.1.2..6.......15..4.8..6',
  easy: '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
  '17 givens': '000000010400000000020000000000050407008000300001090000300400200050100000000806000',
  'Inkala 2012': '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..',
};

/** The program of the seed, with the data matrix read from standard input. */
const PULP = `
import resource, sys, time, pulp
begin = time.process_time()
grid = sys.stdin.read().strip()
prob = pulp.LpProblem("Sudoku_Solver", pulp.LpMinimize)
R = range(1, 10)
x = pulp.LpVariable.dicts("Choice", (R, R, R), cat="Binary")
for i in R:
    for j in R:
        prob += pulp.lpSum([x[i][j][k] for k in R]) == 1
for i in R:
    for k in R:
        prob += pulp.lpSum([x[i][j][k] for j in R]) == 1
for j in R:
    for k in R:
        prob += pulp.lpSum([x[i][j][k] for i in R]) == 1
for r in range(3):
    for c in range(3):
        for k in R:
            prob += pulp.lpSum([x[i][j][k] for i in range(3 * r + 1, 3 * r + 4) for j in range(3 * c + 1, 3 * c + 4)]) == 1
for at, digit in enumerate(grid):
    if digit in "123456789":
        prob += x[at // 9 + 1][at % 9 + 1][int(digit)] == 1
prob.solve(pulp.COIN_CMD(msg=False) if pulp.COIN_CMD().available() else pulp.PULP_CBC_CMD(msg=False))
children = resource.getrusage(resource.RUSAGE_CHILDREN)
print(1000 * (time.process_time() - begin + children.ru_utime + children.ru_stime))
sys.exit(0 if prob.status == 1 else 1)
`;

const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];
const cpuMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** CPU milliseconds of a child process and its own children, by the shell's `times`; null if it fails. */
function childCpu(command, args, input = '') {
  const script = `"$@" > /dev/null 2>&1 || exit 1; times`;
  const { status, stdout } = spawnSync('bash', ['-c', script, 'bash', command, ...args], {
    input,
    encoding: 'utf8',
  });
  const last = stdout.trim().split('\n').at(-1) ?? '';
  const seconds = [...last.matchAll(/(\d+)m([\d.]+)s/g)].map(([, m, s]) => 60 * Number(m) + Number(s));
  return status === 0 && seconds.length === 2 ? 1000 * (seconds[0] + seconds[1]) : null;
}

/** CPU milliseconds that the seed's program says it took, its children included. */
function pulpCpu(python, program, givens) {
  const { status, stdout } = spawnSync(python, [program], { input: givens, encoding: 'utf8' });
  return status === 0 ? Number(stdout.trim().split('\n').at(-1)) : null;
}

const has = (command, ...args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

export async function run(args) {
  const at = args.indexOf('--rounds');
  const rounds = at >= 0 ? Number(args[at + 1]) : 7;
  const work = mkdtempSync(join(tmpdir(), 'hitotsu-'));
  const solver = highsSolver();
  const cli = join(dirname(fileURLToPath(import.meta.url)), '..', 'packages', 'cli', 'bin', 'hitotsu.mjs');
  // `cbc -quit` ends at once. Debian's own Python has its packages, whichever comes first on the path.
  const cbc = has('cbc', '-quit');
  const python = ['/usr/bin/python3', 'python3'].find((name) => has(name, '-c', 'import pulp'));
  for (const [name, there] of Object.entries({ cbc, PuLP: python }))
    if (!there) console.log(`not here: ${name}`);
  const program = join(work, 'seed.py');
  writeFileSync(program, PULP);
  console.log('CPU milliseconds, median of', rounds, 'rounds');
  for (const [name, givens] of Object.entries(PUZZLES)) {
    const puzzle = unwrap(parsePuzzle({ hitotsu: 1, size: 9, givens }));
    const lp = join(work, 'full.lp');
    writeFileSync(lp, toLp(toModel(puzzle, { form: 'full' })));
    const measured = { ours: [], 'with model': [], cold: [], cbc: [], PuLP: [] };
    const once = async () => {
      const model = cpuMs();
      toModel(puzzle);
      const built = cpuMs() - model;
      const before = cpuMs();
      const { status } = await solveProgram(puzzle, solver);
      if (status !== 'unique') throw new Error(`${name}: ${status}`);
      return [cpuMs() - before - built, cpuMs() - before];
    };
    // Until the compiler has seen all of it.
    for (let i = 0; i < 5; i++) await once();
    for (let round = 0; round < rounds; round++) {
      const [ours, whole] = await once();
      measured.ours.push(ours);
      measured['with model'].push(whole);
      if (round < 3)
        measured.cold.push(childCpu(process.execPath, [cli, 'solve', '--backend', 'ilp', '-'], givens));
      if (cbc) measured.cbc.push(childCpu('cbc', [lp, 'solve', 'solution', join(work, 'out')]));
      if (python) measured.PuLP.push(pulpCpu(python, program, givens));
    }
    const columns = Object.entries(measured).flatMap(([key, values]) => {
      const known = values.filter((value) => value !== null);
      return known.length === 0 ? [] : [`${key} ${median(known).toFixed(0)}`];
    });
    console.log(`${name.padEnd(12)} ${columns.join('   ')}`);
  }
  await solver.close();
  rmSync(work, { recursive: true, force: true });
}
