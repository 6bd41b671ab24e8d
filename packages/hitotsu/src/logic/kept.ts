import { canonicalText, type Puzzle } from '../puzzle/index.ts';

/** What makes a puzzle ask the same question again: fields of its document. */
type Field = 'size' | 'digits' | 'givens' | 'candidates' | 'rules';

/**
 * Answers about puzzles that are worth keeping: for the object itself as long as it lives, and the last few by what the
 * document says, for a puzzle that is read anew with every question (a worker gets documents, not objects). Two rule
 * registries may mean different rules by one name, so each has its own answers.
 */
export class Kept<Answer> {
  private readonly fields: readonly Field[];
  private readonly most: number;
  private readonly object: (puzzle: Puzzle) => object;
  private readonly byObject = new WeakMap<object, Answer>();
  private readonly byText = new WeakMap<object, Map<string, Answer>>();

  /** `object`: the part of a puzzle that the answer is about. */
  constructor(fields: readonly Field[], most: number, object: (puzzle: Puzzle) => object) {
    this.fields = fields;
    this.most = most;
    this.object = object;
  }

  get(puzzle: Puzzle): Answer | undefined {
    const known = this.byObject.get(this.object(puzzle));
    if (known !== undefined) return known;
    const texts = this.byText.get(puzzle.registry);
    const text = texts && this.textOf(puzzle);
    const same = texts?.get(text as string);
    if (same === undefined) return undefined;
    this.byObject.set(this.object(puzzle), same);
    // The one used last stays longest.
    texts?.delete(text as string);
    texts?.set(text as string, same);
    return same;
  }

  set(puzzle: Puzzle, answer: Answer): void {
    this.byObject.set(this.object(puzzle), answer);
    let texts = this.byText.get(puzzle.registry);
    if (!texts) {
      texts = new Map();
      this.byText.set(puzzle.registry, texts);
    }
    texts.set(this.textOf(puzzle), answer);
    const [oldest] = texts.keys();
    if (texts.size > this.most && oldest !== undefined) texts.delete(oldest);
  }

  private textOf({ document }: Puzzle): string {
    return canonicalText(Object.fromEntries(this.fields.map((field) => [field, document[field]])));
  }
}
