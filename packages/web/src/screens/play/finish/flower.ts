/** The flower that a teacher draws with a red pencil, and the plain circle, each as one stroke in a square of 160. */

type Point = readonly [x: number, y: number];

const CENTRE = 80;
const one = (value: number) => Math.round(value * 10) / 10;

/** A smooth line through points (Catmull-Rom). */
function smooth(points: readonly Point[]): string {
  const at = (i: number) => points[Math.min(Math.max(i, 0), points.length - 1)] as Point;
  const [first] = points;
  let d = first ? `M${one(first[0])} ${one(first[1])}` : '';
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const pull = (from: Point, to: Point, of: Point, sign: number) =>
      `${one(of[0] + (sign * (to[0] - from[0])) / 6)} ${one(of[1] + (sign * (to[1] - from[1])) / 6)}`;
    d += `C${pull(a, c, b, 1)} ${pull(b, e, c, -1)} ${one(c[0])} ${one(c[1])}`;
  }
  return d;
}

const polar = (angle: number, r: number, squash = 0.97): Point => [
  CENTRE + r * Math.cos(angle),
  CENTRE + r * squash * Math.sin(angle),
];

/** はなまる: a spiral from the middle outwards, then petals round it. */
export function flowerPath(): string {
  const points: Point[] = [];
  const turns = 2.55;
  for (let i = 0; i <= 40; i++) {
    const part = i / 40;
    const angle = -0.7 + part * turns * 2 * Math.PI;
    // A hand is not a machine: the spiral leans a little.
    points.push(polar(angle, 3 + 40 * part + 1.1 * Math.sin(angle + 0.6)));
  }
  const begin = -0.7 + turns * 2 * Math.PI;
  const petals = 9;
  for (let i = 1; i <= petals * 8; i++) {
    const part = i / (petals * 8);
    const angle = begin + part * 2 * Math.PI * 0.985;
    const wave = Math.abs(Math.sin(part * petals * Math.PI));
    const wobble = 2.2 * Math.sin(3 * angle + 1);
    points.push(polar(angle, 50 + 22 * wave ** 0.8 + wobble));
  }
  return smooth(points);
}

/** まる: a circle whose ends cross a little. */
export function circleStroke(): string {
  const points: Point[] = [];
  for (let i = 0; i <= 40; i++) {
    const part = i / 40;
    const angle = -2.1 + part * 2 * Math.PI * 1.06;
    points.push(polar(angle, 60 - 5 * part, 0.94));
  }
  return smooth(points);
}
