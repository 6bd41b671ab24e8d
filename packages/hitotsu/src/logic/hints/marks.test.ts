import { describe, expect, it } from 'vitest';
import { Shape } from '../../board/index.ts';
import { plainLayout } from '../layout.ts';
import { type Candidate, makeStep, type Step } from '../step.ts';
import { type Mark, marksOfStep } from './marks.ts';

const layout = plainLayout(Shape.of(9));
const at = (row: number, column: number, digit: number): Candidate =>
  (row - 1) * 81 + (column - 1) * 9 + digit - 1;
const cell = (row: number, column: number) => (row - 1) * 9 + column - 1;
const marks = (step: Step) => marksOfStep(step, layout, () => true);
/** The candidates of each role, those that go or are placed left out. */
const roles = (all: readonly Mark[]): Record<string, Candidate[]> => {
  const found: Record<string, Candidate[]> = {};
  for (const mark of all) {
    if (mark.kind !== 'candidate') continue;
    const list = found[mark.role] ?? [];
    list.push(mark.candidate);
    found[mark.role] = list;
  }
  return found;
};
const sights = (all: readonly Mark[]) =>
  all.flatMap((mark) =>
    mark.kind === 'link' && mark.strength === 'sees' ? [[mark.from[0], mark.to[0]]] : [],
  );

describe('marks of colourings', () => {
  const two = {
    digits: 1 << 4,
    cells: {
      firstColor: [cell(1, 1), cell(5, 5)],
      secondColor: [cell(1, 5)],
      thirdColor: [cell(7, 2)],
      fourthColor: [cell(7, 8)],
    },
  };

  it('tell four groups apart, whichever pair they belong to', () => {
    const step = makeStep({ ...two, technique: 'multi-colors-1', eliminations: [at(5, 8, 5)] });
    expect(roles(marks(step))).toEqual({
      first: [at(1, 1, 5), at(5, 5, 5)],
      second: [at(1, 5, 5)],
      third: [at(7, 2, 5)],
      fourth: [at(7, 8, 5)],
      eliminated: [at(5, 8, 5)],
    });
    expect(sights(marks(step))).toEqual([
      [at(5, 5, 5), at(5, 8, 5)],
      [at(7, 8, 5), at(5, 8, 5)],
    ]);
  });

  it('a group goes by its own clash or by the other pair, not because its opposite sees it', () => {
    const fallen = [at(1, 1, 5), at(5, 5, 5)];
    const cells = { ...two.cells, thirdColor: [cell(1, 9)], fourthColor: [cell(5, 9)] };
    const double = makeStep({ ...two, cells, technique: 'multi-colors-2', eliminations: fallen });
    expect(sights(marks(double))).toEqual([
      [at(1, 9, 5), at(1, 1, 5)],
      [at(5, 9, 5), at(5, 5, 5)],
    ]);
    const wrap = makeStep({
      technique: 'simple-colors-wrap',
      digits: 1 << 4,
      cells: { firstColor: [cell(1, 1), cell(1, 9)], secondColor: [cell(1, 5)] },
      eliminations: [at(1, 1, 5), at(1, 9, 5)],
    });
    expect(sights(marks(wrap))).toEqual([[at(1, 1, 5), at(1, 9, 5)]]);
  });

  it('over several digits each candidate has its own group, also two of one cell', () => {
    const link = (from: Candidate, to: Candidate) =>
      ({ from: [from], to: [to], kind: 'strong' }) satisfies Step['links'][number];
    const step = makeStep({
      technique: '3d-medusa-trap',
      digits: 0b11,
      cells: { firstColor: [cell(1, 1), cell(1, 5)], secondColor: [cell(1, 1)] },
      causes: [at(1, 1, 1), at(1, 5, 2)],
      links: [link(at(1, 1, 1), at(1, 1, 2)), link(at(1, 1, 2), at(1, 5, 2))],
      eliminations: [at(1, 8, 2)],
    });
    const found = roles(marks(step));
    expect(found.first).toEqual([at(1, 1, 1), at(1, 5, 2)]);
    expect(found.second).toEqual([at(1, 1, 2)]);
    expect(sights(marks(step))).toEqual([[at(1, 1, 2), at(1, 8, 2)]]);
  });
});
