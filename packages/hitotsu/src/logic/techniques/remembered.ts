import type { LogicState } from '../state.ts';

/** Something said of a few cells. */
export interface Spoken {
  readonly positive: readonly number[];
  readonly negative: readonly number[];
}

interface Last<Answer> {
  readonly seen: Int32Array;
  readonly answer: Answer;
}

/**
 * What was last worked out for an equation, as long as its cells hold the same: from one step to the next most do. The answer
 * must depend on nothing but the layout and the digits and candidates of these cells. (An equation belongs to one layout.)
 */
export class Remembered<About extends Spoken, Answer> {
  private readonly last = new WeakMap<About, Last<Answer>>();
  private readonly work: (state: LogicState, about: About) => Answer;

  constructor(work: (state: LogicState, about: About) => Answer) {
    this.work = work;
  }

  of(state: LogicState, about: About): Answer {
    const last = this.last.get(about);
    if (last && isSame(last.seen, state, about)) return last.answer;
    const answer = this.work(state, about);
    const seen = Int32Array.from([...about.positive, ...about.negative], (cell) => contentOf(state, cell));
    this.last.set(about, { seen, answer });
    return answer;
  }
}

/** The candidates of an open cell; of a placed one its digit, as a number below 0. */
function contentOf({ values, candidates }: LogicState, cell: number): number {
  const value = values[cell] as number;
  return value < 0 ? (candidates[cell] as number) : -1 - value;
}

function isSame(seen: Int32Array, state: LogicState, { positive, negative }: Spoken): boolean {
  let at = 0;
  for (const cell of positive) if (seen[at++] !== contentOf(state, cell)) return false;
  for (const cell of negative) if (seen[at++] !== contentOf(state, cell)) return false;
  return true;
}
