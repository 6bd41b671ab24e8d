import { expect, it } from 'vitest';
import { recordOf } from './record.ts';
import { findFirst } from './technique.ts';
import { skyscraper } from './techniques/single-digit.ts';
import { emptyState, only } from './testkit/positions.ts';

it('writes a step with names of cells, units and candidates', () => {
  const state = emptyState();
  only(state, 'row 1', 6, 'R1C1', 'R1C4');
  only(state, 'row 8', 6, 'R8C1', 'R8C5');
  const step = findFirst(skyscraper, state);
  expect(step && recordOf(state.layout, step)).toMatchObject({
    technique: 'skyscraper',
    digits: [6],
    cells: { ends: ['R1C4', 'R8C5'], middle: ['R1C1', 'R8C1'] },
    units: ['row 1', 'row 8'],
    links: [
      { from: 'R1C4=6', to: 'R1C1=6', kind: 'strong' },
      { from: 'R1C1=6', to: 'R8C1=6', kind: 'weak' },
      { from: 'R8C1=6', to: 'R8C5=6', kind: 'strong' },
    ],
    eliminations: ['R2C5<>6', 'R3C5<>6', 'R7C4<>6', 'R9C4<>6'],
    placements: [],
  });
});
