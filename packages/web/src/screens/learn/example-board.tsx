import { useSignal } from '@preact/signals';
import { unwrap } from 'hitotsu/base';
import { parsePuzzle } from 'hitotsu/puzzle';
import { useMemo } from 'preact/hooks';
import { Board } from '../../board/board.tsx';
import type { TechniqueExample } from '../../engine/handlers/learning.ts';
import type { Selection } from '../../game/session.ts';
import type { Stage } from '../../hints/model.ts';
import { StageTabs } from '../../hints/stage-bars.tsx';
import type { ToldMark, ToldStep } from '../../hints/told.ts';
import { t } from '../../words/learn.ts';
import { language } from '../../words/words.ts';

/** Candidates as they are shown: of a pattern of one digit, this digit alone. */
function candidatesOf({ stages, candidates, placements }: ToldStep, digitCount: number): readonly number[] {
  const { marks } = stages[3];
  const digits = new Set<number>();
  let causes = 0;
  for (const mark of marks)
    if (mark.kind === 'candidate') {
      digits.add(mark.candidate % digitCount);
      if (mark.role !== 'eliminated' && mark.role !== 'result') causes++;
    }
  // The place of a digit in a unit is looked for, not the digit of a cell.
  const isPlaced = placements.length === 1 && marks.some(({ kind }) => kind === 'unit');
  const [digit] = digits;
  if (digit === undefined || digits.size > 1 || (causes < 2 && !isPlaced)) return candidates;
  return candidates.map((set) => set & (1 << digit));
}

/** The live board of a page: the example in the four stages of its hint. */
export function ExampleBoard({
  example,
  stage,
  alone,
  onStage,
}: {
  readonly example: TechniqueExample;
  readonly stage: Stage;
  /** Marks of the line that is pointed at. */
  readonly alone: readonly ToldMark[] | null;
  onStage(stage: Stage): void;
}) {
  const { document, step } = example;
  const puzzle = useMemo(() => unwrap(parsePuzzle(document)), [document]);
  const candidates = useMemo(() => candidatesOf(step, puzzle.shape.digitCount), [step]);
  const selection = useSignal<Selection>({ cells: [], focus: 0 });
  return (
    <div class="example">
      <div class="example-board">
        <Board
          view={{
            puzzle,
            label: t('board-label', { technique: step.name[language.value] }),
            digits: step.digits,
            candidates,
            marks: (stage === 4 ? alone : null) ?? step.stages[stage - 1]?.marks ?? [],
            readOnly: true,
            selection: selection.value,
            onSelect: (next) => {
              selection.value = next;
            },
          }}
        />
      </div>
      <StageTabs stage={stage} label={t('stages')} onStage={onStage} />
    </div>
  );
}
