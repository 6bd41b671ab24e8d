import { Shape } from 'hitotsu/board';
import { orbits } from 'hitotsu/generator';
import { Choice } from '../../ui/index.ts';
import { t } from '../../words/new.ts';
import { OFFERED_SYMMETRIES, type OfferedSymmetry, symmetry } from './order.ts';

const SHAPE = Shape.of(5);
/** A few cells; with their images under a symmetry they make its picture. */
const SEEDS = [0, 7, 15];

/** A pattern of givens with the symmetry. */
function SymmetryPicture({ of }: { readonly of: OfferedSymmetry }) {
  const cells = orbits(SHAPE, of).flatMap((orbit) =>
    orbit.some((cell) => SEEDS.includes(cell)) ? orbit : [],
  );
  return (
    <svg class="new-symmetry" viewBox="-0.3 -0.3 5.6 5.6" aria-hidden="true">
      <rect class="new-symmetry-board" width="5" height="5" />
      {cells.map((cell) => (
        <rect
          key={cell}
          class="new-symmetry-given"
          x={SHAPE.columnOf(cell) + 0.1}
          y={SHAPE.rowOf(cell) + 0.1}
          width="0.8"
          height="0.8"
        />
      ))}
    </svg>
  );
}

export function SymmetryChoice() {
  return (
    <Choice
      kind="tiles"
      label={t('symmetry')}
      note={t(`symmetry.${symmetry.value}`)}
      value={symmetry.value}
      options={OFFERED_SYMMETRIES.map((value) => ({
        value,
        name: t(`symmetry.${value}`),
        label: <SymmetryPicture of={value} />,
      }))}
      onChange={(next) => {
        symmetry.value = next;
      }}
    />
  );
}
