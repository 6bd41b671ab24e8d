/** What a whole step comes to, in a sentence about its own cells; other techniques are told by what they are. */
import type { Language } from '../../base/index.ts';
import type { Hint, Statement, Step, Value } from '../../logic/index.ts';
import { type SentenceContext, type SentencePart, templateParts } from './sentence.ts';

interface Lead {
  readonly en: string;
  readonly ja: string;
  values(step: Step, hint: Hint): Statement['values'];
}

const cells = (list: readonly number[] = []): Value => ({ kind: 'cells', cells: list });
const lowest = (set: number): Value => ({ kind: 'digits', digits: set & -set });

/** The digit that one of the wings holds for certain, and the two that the pivot chooses between. */
function wingValues({ cells: parts, eliminations }: Step, { state }: Hint): Statement['values'] {
  const pivot = parts.pivot?.[0] ?? 0;
  const left = 1 << ((eliminations[0] ?? 0) % state.layout.digitCount);
  const choice = (state.candidates[pivot] as number) & ~left;
  return {
    pivot: cells([pivot]),
    a: lowest(choice),
    b: lowest(choice & (choice - 1)),
    digit: lowest(left),
  };
}

const LEADS: Readonly<Record<string, Lead>> = {
  'xy-wing': {
    en: 'Whichever digit goes in {pivot}, one of its two partners becomes {digit}.',
    ja: '{pivot}に{a}が入っても{b}が入っても、どちらかの相手が{digit}になります。',
    values: wingValues,
  },
  'xyz-wing': {
    en: 'Whichever digit goes in {pivot}, it or one of its two partners becomes {digit}.',
    ja: '{pivot}に{a}が入っても{b}が入っても{digit}が入っても、3マスのどれかが{digit}になります。',
    values: wingValues,
  },
  'w-wing': {
    en: 'At least one of {wings} becomes {digit}.',
    ja: '{wings}の少なくとも一方が{digit}になります。',
    values: ({ cells: parts, eliminations }, { state }) => ({
      wings: cells(parts.wings),
      digit: lowest(1 << ((eliminations[0] ?? 0) % state.layout.digitCount)),
    }),
  },
};

/** The leading sentence of a step, in parts; null where there is none of its own. */
export function leadParts(hint: Hint, context: SentenceContext, language: Language): SentencePart[] | null {
  const { step } = hint;
  const lead = Object.hasOwn(LEADS, step.technique) ? LEADS[step.technique] : undefined;
  return lead ? templateParts(lead[language], lead.values(step, hint), context, language) : null;
}
