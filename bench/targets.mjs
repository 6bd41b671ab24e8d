// Puzzles of a wanted difficulty: how many of N runs reach it, in how many tries, and in what CPU time; each grade for the
// plain board and for variants as the app asks them, ranges of Sudoku Explainer's scale, and single techniques.
//   npm run bench -- targets [--count N] [--tries N] [NAME …]
// NAME: a part of what stands in the first columns, such as `killer`, `extreme` or `classic hard`.
import { GRADES, generateTargetNow } from 'hitotsu/logic';

const RULES = ['classic', 'killer', 'jigsaw', 'thermo', 'diagonals', 'diagonals+killer'];
const RANGES = ['1.0-2.0', '2.3-3.0', '3.4-4.2', '4.2-5.0', '6.6-7.2', '8.0-9.0'];
const TECHNIQUES = [
  'locked-candidates',
  'naked-pair',
  'hidden-pair',
  'naked-triple',
  'x-wing',
  'swordfish',
  'xy-wing',
  'xyz-wing',
  'skyscraper',
  'w-wing',
  'x-chain',
  'xy-chain',
  'als-xz',
];

const TARGETS = [
  ...RULES.flatMap((rules) => GRADES.map((grade) => ({ rules, name: grade, target: { grade } }))),
  ...RANGES.map((range) => ({
    rules: 'classic',
    name: `SE ${range}`,
    target: { se: range.split('-').map(Number) },
  })),
  ...TECHNIQUES.map((technique) => ({ rules: 'classic', name: technique, target: { technique } })),
  { rules: 'classic', name: 'x-wing, exactly', target: { technique: 'x-wing', exactly: true } },
];

const cpuMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const quantile = (sorted, q) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))];

export async function run(args) {
  const number = (flag, usual) => (args.includes(flag) ? Number(args[args.indexOf(flag) + 1]) : usual);
  const count = number('--count', 30);
  const tries = args.includes('--tries') ? { tries: number('--tries') } : {};
  const names = args.filter((arg, i) => !arg.startsWith('--') && !args[i - 1]?.startsWith('--'));
  console.log(
    'rules               target              reached   tries    ms median       p95     worst   (ms are of one CPU)',
  );
  for (const { rules, name, target } of TARGETS) {
    if (names.length > 0 && !names.some((part) => `${rules} ${name}`.includes(part))) continue;
    for (let i = 0; i < 2; i++) generateTargetNow({ rules, target, ...tries, seed: `warm up ${i}` });
    const times = [];
    let reached = 0;
    let tried = 0;
    for (let i = 0; i < count; i++) {
      const before = cpuMs();
      const made = generateTargetNow({ rules, target, ...tries, seed: `bench ${i}` });
      times.push(cpuMs() - before);
      if (made.reached) reached++;
      tried += made.tried;
    }
    times.sort((a, b) => a - b);
    console.log(
      [
        rules.padEnd(19),
        name.padEnd(18),
        `${reached}/${count}`.padStart(8),
        (tried / count).toFixed(1).padStart(7),
        ...[0.5, 0.95, 1].map((q) =>
          quantile(times, q)
            .toFixed(0)
            .padStart(q === 0.5 ? 12 : 9),
        ),
      ].join(' '),
    );
  }
}
