// Games for the pictures of screens that show some: solved ones with their history, one all but solved, some begun.
// Needs what `npm run build` compiles.
import { symbolOf } from 'hitotsu/board';
import { explainNow, generateTargetNow } from 'hitotsu/logic';

const DAY = 86_400_000;

/** How far a game has come: all, all but the last entry, or a part of it. */
const GAMES = [
  { id: 'finish', rules: 'classic', grade: 'hard', part: 1, left: 1, minutes: 12.5, ago: 0 },
  { id: 'killer', rules: 'killer', grade: 'medium', part: 0.35, minutes: 9, ago: 0.2 },
  { id: 'diagonals', rules: 'diagonals', grade: 'expert', part: 1, minutes: 24, ago: 1, hints: 2 },
  { id: 'jigsaw', rules: 'jigsaw', grade: 'medium', part: 1, minutes: 11, ago: 1.4 },
  { id: 'thermo', rules: 'thermo', grade: 'easy', part: 0.7, minutes: 5, ago: 2 },
  { id: 'classic-2', rules: 'classic', grade: 'hard', part: 1, minutes: 14, ago: 3 },
  { id: 'classic-3', rules: 'classic', grade: 'hard', part: 1, minutes: 13, ago: 5 },
  { id: 'classic-4', rules: 'classic', grade: 'medium', part: 1, minutes: 8, ago: 6 },
  { id: 'six', rules: 'windoku', grade: 'easy', part: 1, minutes: 7, ago: 8 },
];

/** A game played in the order of its solution: a step takes the longer, the harder it is. */
function played({ id, rules, grade, part, left = 0, minutes, ago, hints = 0 }, now) {
  const { puzzle } = generateTargetNow({
    rules,
    target: { grade },
    seed: `picture ${id}`,
  });
  const { shape, document } = puzzle;
  const { steps, rating } = explainNow(puzzle);
  const { technique } = steps.reduce((best, each) => (each.rating > best.rating ? each : best)).step;
  const moves = [];
  let wait = 0;
  for (const [i, { step, rating: hard }] of steps.entries()) {
    wait += 0.5 + (hard - 0.8) ** 2 * (0.4 + ((i * 37) % 11) / 8);
    for (const candidate of step.placements) {
      const cell = Math.floor(candidate / shape.digitCount);
      const to = shape.minDigit + (candidate % shape.digitCount);
      moves.push({ wait, cell, to });
      wait = 0;
    }
  }
  const kept = moves.slice(0, Math.round(moves.length * part) - left);
  const whole = kept.reduce((sum, move) => sum + move.wait, 0);
  const entries = Array(shape.cellCount).fill('.');
  let time = 0;
  const history = kept.map((move) => {
    time += (move.wait / whole) * minutes * 60_000;
    entries[move.cell] = symbolOf(move.to);
    return {
      time: Math.round(time),
      changes: [{ cell: shape.nameOf(move.cell), what: 'entry', from: null, to: move.to }],
    };
  });
  const at = now - ago * DAY;
  const solved = part === 1 && left === 0;
  return {
    last: moves.at(-1),
    game: {
      id: `picture-${id}`,
      created: at - minutes * 60_000,
      played: at,
      info: { grade, rating, technique, from: 'new' },
      ...(solved ? { solved: { at, time: Math.round(time), hints } } : {}),
      document: {
        ...document,
        game: { version: 1, entries: entries.join(''), history, time: Math.round(time) },
      },
    },
  };
}

let made = null;

/** A backup file with all of them, and the last entry of the one that waits for it. */
export function pictureGames(now = Date.now()) {
  made ??= GAMES.map((each) => played(each, now));
  const games = made.map(({ game }) => JSON.stringify(game));
  const text = `{"hitotsuBackup":1,"saved":"${new Date(now).toISOString()}","games":[\n${games.join(',\n')}\n]}\n`;
  return { text, last: made[0].last };
}
