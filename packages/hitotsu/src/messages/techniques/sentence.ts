/** Sentences of hints: a statement's values as noun phrases of a language, put in the places of its sentence. */
import { cellIn, type Language, type Words } from '../../base/index.ts';
import { indicesOf, type Shape, symbolOf } from '../../board/index.ts';
import type { Candidate, Layout, Link, LogicUnit, Statement, Step, Value } from '../../logic/index.ts';
import { compose } from '../compose.ts';
import { techniqueName } from './names.ts';
import { stepsEn } from './steps.en.ts';
import { stepsJa } from './steps.ja.ts';
import { unitNames } from './units.ts';

/** What the sentences speak about: the units and cells, and the rules by their names. */
export interface SentenceContext {
  readonly layout: Layout;
  readonly rules: readonly { readonly type: { readonly words: { readonly name: Words } } }[];
}

export interface SentenceOptions {
  /** For reading aloud: cells and names as they are spoken. */
  readonly spoken?: boolean;
}

const CATALOGUE = { en: stepsEn, ja: stepsJa } as const;

/**
 * `in`: candidates as digits in cells; `none`: the same where none of them is meant. `on`: a chain without what it begins
 * with, where the sentence has said that already.
 */
type Joining = 'and' | 'or' | 'in' | 'none' | 'on';

class Speaker {
  private readonly context: SentenceContext;
  private readonly language: Language;
  private readonly shape: Shape;
  private readonly spoken: boolean;

  constructor(context: SentenceContext, language: Language, spoken: boolean) {
    this.context = context;
    this.language = language;
    this.shape = context.layout.shape;
    this.spoken = spoken;
  }

  private cellOf(candidate: Candidate): number {
    return Math.floor(candidate / this.shape.digitCount);
  }

  private symbol(index: number): string {
    return symbolOf(this.shape.minDigit + index);
  }

  private digitOf(candidate: Candidate): string {
    return this.symbol(candidate % this.shape.digitCount);
  }

  private cell(cell: number): string {
    if (this.language === 'ja' || !this.spoken) return this.written(cell);
    return `row ${this.shape.rowOf(cell) + 1} column ${this.shape.columnOf(cell) + 1}`;
  }

  /** A cell in a chain, where signs stand for words. */
  private written(cell: number): string {
    return cellIn(this.language, this.shape.nameOf(cell));
  }

  /** A, B and C; A・B・C; with `or`: A, B or C; AかBかC. */
  private join(list: readonly string[], joining: Joining): string {
    if (this.language === 'ja') return list.join(joining === 'or' ? 'か' : '・');
    if (list.length < 2) return list[0] ?? '';
    return `${list.slice(0, -1).join(', ')} ${joining} ${list.at(-1)}`;
  }

  private cells(list: readonly number[], joining: Joining): string {
    const names = list.map((cell) => this.cell(cell));
    return this.join(names, joining);
  }

  /** `5 from R1C1 and R2C2; 7 from R3C3`, digit by digit; with `in`: `5 in R1C1 and R2C2`; with `none`: `5 in R1C1 or R2C2`. */
  private candidates(list: readonly Candidate[], joining?: Joining): string {
    const byDigit = new Map<string, number[]>();
    for (const each of list) {
      const digit = this.digitOf(each);
      byDigit.set(digit, [...(byDigit.get(digit) ?? []), this.cellOf(each)]);
    }
    // Digits that leave the same cells are told together.
    const byCells = new Map<string, { digits: string[]; cells: number[] }>();
    for (const [digit, cells] of byDigit) {
      const known = byCells.get(cells.join());
      if (known) known.digits.push(digit);
      else byCells.set(cells.join(), { digits: [digit], cells });
    }
    const parts = [...byCells.values()].map(({ digits, cells }) => {
      // A Japanese list of these is written with dots either way.
      const joined = joining === 'none' && this.language === 'en' ? 'or' : 'and';
      const digit = this.join(digits, joined);
      const where = this.cells(cells, joined);
      const inside = joining === 'in' || joining === 'none';
      if (this.language === 'ja') return `${where}${inside ? 'の' : 'から'}${digit}`;
      return inside ? `${digit} in ${where}` : `${digit} from ${where}`;
    });
    return parts.join(this.language === 'ja' ? '、' : '; ');
  }

  /** `R4C8=1`, `R4C8≠1`; a set that holds several digits: `R4C2/R5C2={3,7}`. In Japanese 「4行8列=1」. */
  private literal(node: readonly Candidate[], holds: boolean): string {
    const names = new Set(node.map((each) => this.written(this.cellOf(each))));
    const digits = [...new Set(node.map((each) => this.digitOf(each)))];
    const said = digits.length === 1 ? digits[0] : `{${digits.join()}}`;
    return `${[...names].join(this.language === 'ja' ? '・' : '/')}${holds ? '=' : '≠'}${said}`;
  }

  /** `R4C8=1 → R4C2≠1 → R4C2=3`. */
  private chain(links: readonly Link[], joining?: Joining): string {
    const last = links.at(-1);
    const said = joining === 'on' && this.isOneDigit(links[0]?.from ?? []) ? 1 : 0;
    const parts = links.slice(said).map(({ from, kind }) => this.literal(from, kind === 'weak'));
    if (last) parts.push(this.literal(last.to, last.kind === 'strong'));
    return parts.join(' → ');
  }

  private isOneDigit(node: readonly Candidate[]): boolean {
    return new Set(node.map((each) => each % this.shape.digitCount)).size === 1;
  }

  /** `R4C8=1 → R4C2/R5C2≠3 (Locked Candidates)`: singles by what they place, other steps with their name. */
  private steps(list: readonly Step[]): string {
    const parts = list.map(({ technique, placements, eliminations }) => {
      const byDigit = new Map<string, Candidate[]>();
      for (const each of eliminations)
        byDigit.set(this.digitOf(each), [...(byDigit.get(this.digitOf(each)) ?? []), each]);
      const said = [
        ...placements.map((each) => this.literal([each], true)),
        ...[...byDigit.values()].map((each) => this.literal(each, false)),
      ].join(', ');
      if (placements.length > 0) return said;
      const name = techniqueName(technique, this.language, this.spoken);
      return this.language === 'ja' ? `${said}（${name}）` : `${said} (${name})`;
    });
    return parts.join(' → ');
  }

  private sum({ cells, total, cage }: Extract<Value, { kind: 'sum' }>): string {
    const first = this.cell(Math.min(...cells));
    if (this.language === 'ja')
      return cage
        ? `${first}からの合計${total}のケージ`
        : `合計${total}のグループ（${this.cells(cells, 'and')}）`;
    return cage ? `the ${total} cage at ${first}` : `the group ${this.cells(cells, 'and')} with sum ${total}`;
  }

  phrase(value: Value, joining?: Joining): string {
    switch (value.kind) {
      case 'cells':
        return this.cells(value.cells, joining ?? 'and');
      case 'any':
        return this.cells(value.cells, joining ?? 'or');
      case 'digits':
      case 'any-digit': {
        const symbols = indicesOf(value.digits).map((index) => this.symbol(index));
        return this.join(symbols, joining ?? (value.kind === 'digits' ? 'and' : 'or'));
      }
      case 'units': {
        const known = value.units.map((unit) => this.context.layout.units[unit] as LogicUnit);
        return unitNames(known, this.context.layout, this.language);
      }
      case 'candidates':
        return this.candidates(value.candidates, joining);
      case 'literals':
        return value.candidates.map((each) => this.literal([each], true)).join(' → ');
      case 'chain':
        return this.chain(value.links, joining);
      case 'steps':
        return this.steps(value.steps);
      case 'line':
        return value.cells.map((cell) => this.cell(cell)).join(this.spoken ? '、' : '→');
      case 'sum':
        return this.sum(value);
      case 'sets': {
        const sets = value.sets.map((set) =>
          indicesOf(set)
            .map((index) => this.symbol(index))
            .join('+'),
        );
        return this.join(sets, this.language === 'ja' ? 'and' : 'or');
      }
      case 'rule':
        return this.context.rules[value.rule]?.type.words.name[this.language] ?? '';
      case 'technique':
        return techniqueName(value.technique, this.language, this.spoken);
      case 'number':
        return String(value.number);
      case 'words':
        return compose(value.words[this.language], value.values, this.language);
    }
  }
}

/** How many things a list names. */
function lengthOf(value: Value | undefined): number {
  if (value === undefined) return 0;
  if ('cells' in value) return value.cells.length;
  if (value.kind === 'units') return value.units.length;
  return value.kind === 'digits' || value.kind === 'any-digit' ? indicesOf(value.digits).length : 1;
}

/** A stretch of a sentence: words of the sentence itself, or what a value put in. */
export interface SentencePart {
  readonly text: string;
  readonly value?: Value;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A template with the phrases of values in its places, in parts. */
export function templateParts(
  template: string,
  values: Readonly<Record<string, Value>>,
  context: SentenceContext,
  language: Language,
  options: SentenceOptions = {},
): SentencePart[] {
  const speaker = new Speaker(context, language, options.spoken ?? false);
  // `{cells?is|are}`: the first for a list of one, the second for more.
  const chosen = template.replace(
    /\{(\w+)\?([^|}]*)\|([^}]*)\}/g,
    (_, name: string, one: string, many: string) => (lengthOf(values[name]) === 1 ? one : many),
  );
  const parts: SentencePart[] = [];
  let from = 0;
  for (const place of chosen.matchAll(/\{(\w+)(?::(and|or|in|none|on))?\}/g)) {
    const value = values[place[1] as string];
    if (value === undefined) continue;
    parts.push({ text: chosen.slice(from, place.index) });
    parts.push({ text: speaker.phrase(value, place[2] as Joining | undefined), value });
    from = place.index + place[0].length;
  }
  parts.push({ text: chosen.slice(from) });
  const said = parts.filter(({ text }) => text !== '');
  return said.map((part, i) => (i === 0 ? { ...part, text: capital(part.text) } : part));
}

/** A sentence in its parts, for views that set cells and digits apart. Joined they are `sentence`. */
export function sentenceParts(
  { key, values }: Statement,
  context: SentenceContext,
  language: Language,
  options: SentenceOptions = {},
): SentencePart[] {
  return templateParts(CATALOGUE[language][key], values, context, language, options);
}

/**
 * The sentence of a statement, for a puzzle's layout and rules. Cells are R3C5 in English and 「3行5列」 in Japanese, in
 * chains too; spoken, "row 3 column 5".
 */
export function sentence(
  statement: Statement,
  context: SentenceContext,
  language: Language,
  options: SentenceOptions = {},
): string {
  return sentenceParts(statement, context, language, options)
    .map(({ text }) => text)
    .join('');
}
