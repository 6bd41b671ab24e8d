import { describe, expect, it } from 'vitest';
import { Shape } from '../../board/index.ts';
import type { Mark } from '../../logic/index.ts';
import { type Curve, samples } from './curve.ts';
import { causeCells, markedCandidates, markFigure, type Primitive, placesFor } from './index.ts';
import { distance, type Point } from './path.ts';
import { type Obstacle, route } from './routes.ts';

const shape = Shape.of(9);
const ground = { shape, units: [{ cells: shape.rows[0] ?? [] }, { cells: shape.columns[0] ?? [] }] };
const candidate = (row: number, column: number, digit: number) =>
  shape.cellAt(row - 1, column - 1) * 9 + digit - 1;
const middle = (each: number): Point => {
  const cell = Math.floor(each / 9);
  const [x, y] = placesFor(shape, false).at(each % 9);
  return [shape.columnOf(cell) + x, shape.rowOf(cell) + y];
};
const link = (from: number[], to: number[], strength: 'weak' | 'strong' | 'sees' = 'weak'): Mark => ({
  kind: 'link',
  strength,
  from,
  to,
});
const mark = (each: number, role: Extract<Mark, { kind: 'candidate' }>['role']): Mark => ({
  kind: 'candidate',
  candidate: each,
  role,
});
const draw = (marks: readonly Mark[], options = {}) => markFigure(marks, ground, options);
const pathOf = (each: Primitive | undefined): string => (each?.kind === 'path' ? each.d : '');
/** Ends of a path of one curve. */
const endsOf = (d: string): [Point, Point] => {
  const numbers = d.match(/-?[\d.]+/g)?.map(Number) ?? [];
  return [numbers.slice(0, 2), numbers.slice(-2)] as unknown as [Point, Point];
};

describe('candidates', () => {
  it('show the weightiest of their marks, and are not drawn twice', () => {
    const one = candidate(4, 8, 1);
    const found = draw([
      mark(one, 'result'),
      mark(one, 'cause'),
      mark(candidate(1, 1, 2), 'eliminated'),
      mark(candidate(1, 1, 2), 'assumed'),
    ]);
    expect(found.map(({ role }) => role)).toEqual([
      'mark-result',
      'mark-result',
      'mark-eliminated',
      'mark-eliminated',
      'mark-strike',
    ]);
    expect([...markedCandidates([mark(one, 'cause')])]).toEqual([one]);
  });

  it('of two groups differ in form', () => {
    const found = draw([mark(1, 'first'), mark(20, 'second')]).filter(({ kind }) => kind !== 'text');
    expect(found.map(({ kind }) => kind)).toEqual(['circle', 'rect']);
  });

  it('of two further groups are diamonds, one filled, one outlined', () => {
    const found = draw([mark(1, 'third'), mark(20, 'fourth')]).filter(({ kind }) => kind === 'path');
    expect(found.map((each) => pathOf(each).match(/[ML]/g)?.length)).toEqual([4, 4]);
    expect(found.map((each) => ('fill' in each ? each.fill : null))).toEqual(['ruri', 'paper']);
  });

  it('at one end of a link together have one outline', () => {
    const group = [candidate(1, 1, 5), candidate(1, 2, 5)];
    const other = candidate(1, 7, 5);
    const found = draw([link(group, [other]), ...[...group, other].map((each) => mark(each, 'assumed'))]);
    expect(found.filter(({ role }) => role === 'mark-group')).toHaveLength(1);
    const rings = found.filter((each) => each.kind === 'circle' && each.stroke === 'ruri');
    expect(rings).toHaveLength(1);
    // The link begins at the nearest of the group.
    const [from] = endsOf(pathOf(found.find(({ role }) => role === 'link-weak')));
    expect(distance(from, middle(group[1] as number))).toBeCloseTo(0.17, 3);
  });
});

describe('cells and units', () => {
  it('the first unit is outlined, the second in dashes; the hub has a ring', () => {
    const marks: Mark[] = [
      { kind: 'unit', unit: 0, second: false },
      { kind: 'unit', unit: 1, second: true },
      { kind: 'cell', cell: 3, role: 'hub' },
      { kind: 'cell', cell: 4, role: 'cause' },
    ];
    const found = draw(marks);
    expect(found.map(({ role }) => role)).toEqual(['unit', 'unit-second', 'ring-hint']);
    expect(pathOf(found[0]).match(/M/g)).toHaveLength(1);
    expect(pathOf(found[1]).match(/M/g)?.length).toBeGreaterThan(20);
    expect(causeCells(marks)).toEqual([3, 4]);
  });
});

describe('links', () => {
  it('stop before the candidates, and have heads unless they only see', () => {
    const [a, b] = [candidate(2, 2, 5), candidate(2, 8, 5)];
    for (const strength of ['weak', 'strong', 'sees'] as const) {
      const found = draw([link([a], [b], strength)]);
      const [from, to] = endsOf(pathOf(found.find(({ role }) => role === 'link-halo')));
      expect(distance(from, middle(a))).toBeCloseTo(0.17, 3);
      expect(distance(to, middle(b))).toBeCloseTo(0.17, 3);
      expect(found.some(({ role }) => role === 'link-head')).toBe(strength !== 'sees');
      const line = found.find(({ role }) => role === `link-${strength}`);
      expect(line?.kind === 'path' && line.dash !== undefined).toBe(strength !== 'strong');
    }
  });

  it('are straight where nothing stands in the way, and go round digits and marked candidates', () => {
    const [from, to]: [Point, Point] = [
      [0.5, 4.5],
      [8.5, 4.5],
    ];
    const meets = (way: Curve | null, [x, y]: Point, half: number) =>
      samples(way as Curve).some(
        ({ point }) => Math.abs(point[0] - x) < half && Math.abs(point[1] - y) < half,
      );
    const free = route(from, to, 0.17, 0.3, 9, []);
    expect(samples(free as Curve).every(({ point }) => Math.abs(point[1] - 4.5) < 1e-9)).toBe(true);
    const digit: Obstacle = { kind: 'digit', at: [4.5, 4.5] };
    expect(meets(route(from, to, 0.17, 0.3, 9, [digit]), digit.at, 0.19)).toBe(false);
    const disc: Obstacle = { kind: 'disc', at: [3.5, 4.5], r: 0.165 };
    expect(meets(route(from, to, 0.17, 0.3, 9, [disc]), disc.at, 0.1)).toBe(false);
    // A candidate that stands right before the target is passed too.
    const before: Obstacle = { kind: 'disc', at: [3.2, 2.515], r: 0.165 };
    const way = route([3.2, 0.79], [3.2, 2.79], 0.17, 0.22, 9, [before]);
    expect(samples(way as Curve).every(({ point }) => distance(point, before.at) >= before.r)).toBe(true);
    // The discs at its own ends are no obstacles.
    const own = [from, to].map((at): Obstacle => ({ kind: 'disc', at, r: 0.165 }));
    expect(route(from, to, 0.17, 0.3, 9, own)).toEqual(free);
  });

  it('keep off each other: what runs along another link bows out, what crosses one goes straight', () => {
    const [a, b, c] = [candidate(5, 1, 5), candidate(5, 5, 5), candidate(5, 9, 5)];
    const alone = pathOf(draw([link([a], [b])])[0]);
    const twice = draw([link([a], [b]), link([a], [b], 'sees'), link([a], [c], 'strong')]);
    const halos = twice.filter(({ role }) => role === 'link-halo').map(pathOf);
    expect(halos[0]).toBe(alone);
    const heights = halos.map((d) => {
      const [x0, y0, x1, y1, x2, y2, x3, y3] = (d.match(/-?[\d.]+/g) ?? []).map(Number);
      const curve = [
        [x0, y0],
        [x1, y1],
        [x2, y2],
        [x3, y3],
      ] as unknown as Curve;
      return samples(curve)[32]?.point[1] as number;
    });
    expect(Math.abs((heights[1] as number) - (heights[0] as number))).toBeGreaterThan(0.1);
    expect(Math.abs((heights[2] as number) - (heights[0] as number))).toBeGreaterThan(0.1);
    const across = draw([link([a], [c]), link([candidate(2, 5, 2)], [candidate(8, 5, 2)])]);
    const [from, to] = endsOf(pathOf(across.filter(({ role }) => role === 'link-halo')[1]));
    expect(from[0]).toBeCloseTo(to[0], 6);
  });

  it('where everything is full they meet as little as can be', () => {
    const digits = shape.rows
      .flat()
      .map(
        (cell): Obstacle => ({ kind: 'digit', at: [shape.columnOf(cell) + 0.5, shape.rowOf(cell) + 0.5] }),
      );
    const way = route([0.8, 4.2], [7.8, 4.2], 0.17, 0.3, 9, digits);
    const met = digits.filter(({ at: [x, y] }) =>
      samples(way as Curve).some(
        ({ point }) => Math.abs(point[0] - x) < 0.2 && Math.abs(point[1] - y) < 0.25,
      ),
    );
    expect(met.length).toBeLessThanOrEqual(1);
  });

  it('between neighbours in a cell bow towards its middle and stay in it', () => {
    for (const [a, b] of [
      [candidate(1, 1, 1), candidate(1, 1, 2)],
      [candidate(1, 1, 3), candidate(1, 1, 6)],
      [candidate(1, 1, 8), candidate(1, 1, 9)],
    ] as const) {
      const found = draw([link([a], [b], 'strong')]);
      const numbers =
        pathOf(found[0])
          .match(/-?[\d.]+/g)
          ?.map(Number) ?? [];
      expect(Math.min(...numbers)).toBeGreaterThan(0);
      expect(Math.max(...numbers)).toBeLessThan(1);
      expect(found.some(({ role }) => role === 'link-head')).toBe(true);
    }
  });
});
