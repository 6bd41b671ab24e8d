import { useSignalEffect } from '@preact/signals';
import { GRADE_BOUNDS, GRADES } from 'hitotsu/logic';
import { useEffect } from 'preact/hooks';
import { route } from '../../app/routes.ts';
import { ask } from '../../engine/client.ts';
import { Choice, GradeSquares } from '../../ui/index.ts';
import { gradeName } from '../../words/grades.ts';
import { t } from '../../words/new.ts';
import { RuleDetails } from './details.tsx';
import { MakeButton } from './make-button.tsx';
import { giveUp, making } from './maker.ts';
import { MustNeed } from './must-need.tsx';
import './new.css';
import { entries, grade, offered, orderFrom, others, SIZES, size, symmetry, technique } from './order.ts';
import { RuleTiles } from './rule-tiles.tsx';
import { SymmetryChoice } from './symmetry.tsx';

/** The range of numbers of a grade. */
function rangeOf(index: number): string {
  const from = (GRADE_BOUNDS[index] as number).toFixed(1);
  const next = GRADE_BOUNDS[index + 1] as number;
  return index === GRADES.length - 1
    ? t('rangeOpen', { from })
    : t('range', { from, to: (next - 0.1).toFixed(1) });
}

/** A new puzzle: rules, size, grade, technique, symmetry. */
export default function NewPuzzle() {
  useEffect(() => {
    orderFrom(route.peek().query);
    return giveUp;
  }, []);
  useSignalEffect(() => {
    const controller = new AbortController();
    const question = { rules: entries.value, more: others.value, size: size.value };
    ask('offers', question, { signal: controller.signal }).then(
      (answer) => {
        offered.value = answer;
        if (!answer.techniques.some(({ key }) => key === technique.peek())) technique.value = null;
      },
      () => {},
    );
    return () => controller.abort();
  });
  // What was found for another order is not offered any more.
  useSignalEffect(() => {
    void [entries.value, size.value, grade.value, technique.value, symmetry.value];
    if (making.peek().state === 'nearest' || making.peek().state === 'failed') giveUp();
  });
  return (
    <div class="page new">
      <h1 class="h2">{t('title')}</h1>
      <div class="new-left">
        <RuleTiles />
        <RuleDetails />
      </div>
      <div class="new-settings">
        <Choice
          label={t('size')}
          value={size.value}
          options={SIZES.map((value) => ({ value, label: value, name: t('sizeName', { n: value }) }))}
          onChange={(next) => {
            size.value = next;
          }}
        />
        <Choice
          kind="rows"
          label={t('grade')}
          value={grade.value}
          options={GRADES.map((value, i) => ({
            value,
            label: gradeName(value),
            middle: <GradeSquares grade={i + 1} />,
            end: <span class="small">{rangeOf(i)}</span>,
          }))}
          onChange={(next) => {
            grade.value = next;
            technique.value = null;
          }}
        />
        <MustNeed />
        <SymmetryChoice />
        <MakeButton />
      </div>
    </div>
  );
}
