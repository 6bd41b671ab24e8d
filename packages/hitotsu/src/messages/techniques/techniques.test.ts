import { describe, expect, it } from 'vitest';
import { generateNow } from '../../generator/index.ts';
import {
  explainNow,
  HODOKU_CATALOGUE,
  isTold,
  LogicState,
  logicOf,
  STATEMENT_KEYS,
  type Statement,
  solvePathNow,
  stateOf,
  techniquesFor,
  tell,
} from '../../logic/index.ts';
import type { Puzzle } from '../../puzzle/index.ts';
import { sentence, techniqueKeys, techniqueName, techniqueWords } from './index.ts';
import { stepsEn } from './steps.en.ts';
import { stepsJa } from './steps.ja.ts';

/** Names of the values a sentence uses, each once. */
const valuesIn = (text: string): string[] =>
  [...new Set(Array.from(text.matchAll(/\{(\w+)[}:?]/g), (match) => match[1] as string))].sort();

/** What can be wrong with a finished sentence: a place left over, a missing word, space or stops where none belong. */
function faultsOf(text: string): string[] {
  const faults = [/\{\w+[}:?|]/, /undefined|NaN/, /\s\./, / {2}/, /^\P{L}*$/u, /[、。]{2}/, /\?[^"」]*\|/];
  return faults.filter((fault) => fault.test(text)).map(String);
}

function expectGood(puzzle: Puzzle, statement: Statement, label: string): void {
  const context = { layout: logicOf(puzzle).layout, rules: puzzle.rules };
  for (const language of ['en', 'ja'] as const)
    for (const spoken of [false, true]) {
      const text = sentence(statement, context, language, { spoken });
      expect(faultsOf(text), `${label} ${statement.key}: ${text}`).toEqual([]);
      expect(text, label).toMatch(language === 'en' ? /\.$/ : /。$/);
    }
}

describe('words of techniques', () => {
  it('has a name, a sentence and a way to tell for every technique there is', () => {
    const keys = new Set([
      ...HODOKU_CATALOGUE.map(({ technique }) => technique.key),
      ...techniquesFor([]).map(({ technique }) => technique.key),
    ]);
    // Families whose steps carry more exact names.
    for (const family of [
      'locked-candidates',
      'simple-colors',
      'multi-colors',
      'nice-loop',
      'grouped-nice-loop',
    ])
      keys.delete(family);
    for (const family of ['forcing-chain', 'forcing-net', '3d-medusa', 'x-colors']) keys.delete(family);
    for (const key of [...keys, ...techniqueKeys]) {
      const words = techniqueWords(key);
      expect(words, key).toBeDefined();
      expect(techniqueName(key, 'ja'), key).not.toBe(key);
      expect(words?.text.ja, key).toMatch(/。$/);
      expect(words?.text.en, key).toMatch(/\.$/);
      if (key !== 'last-digit') expect(isTold(key), key).toBe(true);
    }
  });

  it('names fish by their parts', () => {
    expect(techniqueName('finned-franken-swordfish', 'en')).toBe('Finned Franken Swordfish');
    expect(techniqueName('finned-franken-swordfish', 'ja')).toBe('フィン付きフランケンソードフィッシュ');
    expect(techniqueName('x-wing', 'ja', true)).toBe('エックスウイング');
    expect(techniqueWords('flying-x-wing')).toBeUndefined();
  });

  it('uses the same values in both languages', () => {
    for (const key of STATEMENT_KEYS) expect(valuesIn(stepsJa[key]), key).toEqual(valuesIn(stepsEn[key]));
  });

  it('never calls the product’s puzzles by a name that is not its own', () => {
    for (const text of Object.values(stepsJa)) expect(text).not.toContain('数独');
  });
});

const RULES = [
  'classic',
  'diagonals',
  'killer',
  'thermo',
  'anti-knight',
  'jigsaw',
  'classic+windoku',
  'thermo+killer',
];

describe('sentences of whole paths', () => {
  for (const rules of RULES)
    it(`leave nothing open under ${rules}`, () => {
      const { puzzle } = generateNow({ rules, seed: `words-${rules}` });
      const told = explainNow(puzzle, { nets: false, budget: { nodes: 200_000 } });
      if (told.status === 'refused') throw new Error(told.reason.code);
      expect(told.steps.length).toBeGreaterThan(10);
      for (const { step, stages, spoken, reasons } of told.steps) {
        for (const { statements } of stages)
          for (const each of statements) expectGood(puzzle, each, step.technique);
        expectGood(puzzle, spoken, step.technique);
        for (const { why } of reasons)
          for (const each of why) expectGood(puzzle, each.statement, step.technique);
      }
    });

  it('tell every technique of the catalogue that occurs on hard boards', () => {
    const quick = ({ technique }: (typeof HODOKU_CATALOGUE)[number]) =>
      !/whale|leviathan|squirmbag|mutant|template|kraken|jellyfish|net|siamese|franken/.test(technique.key);
    const seen = new Set<string>();
    for (const seed of [1, 2]) {
      const { puzzle } = generateNow({ difficulty: 'extreme', seed: `catalogue-${seed}` });
      const state = stateOf(puzzle);
      const path = solvePathNow(puzzle, { nets: false });
      path.steps.forEach(({ step }, i) => {
        if (i % 12 === 8)
          for (const { technique } of HODOKU_CATALOGUE.filter(quick))
            technique.search(
              new LogicState(state.layout, state),
              (each) => {
                seen.add(each.technique);
                const { lines, result } = tell(each, state);
                for (const { statement } of lines) expectGood(puzzle, statement, each.technique);
                for (const statement of result) expectGood(puzzle, statement, each.technique);
                return true;
              },
              {},
            );
        state.apply(step);
      });
    }
    expect(seen.size).toBeGreaterThan(20);
  });
});

describe('a sentence', () => {
  const { puzzle } = generateNow({ seed: 'one sentence', difficulty: 'easy' });
  const context = { layout: logicOf(puzzle).layout, rules: puzzle.rules };
  const naked = (cells: readonly number[]): Statement => ({
    key: 'naked',
    values: {
      cells: { kind: 'cells', cells },
      digits: { kind: 'digits', digits: 0b10001 },
      units: { kind: 'units', units: [0] },
    },
  });

  it('calls cells by R and C in English, by row and column in Japanese, however many', () => {
    expect(sentence(naked([0, 1]), context, 'en')).toBe(
      'R1C1 and R1C2 hold 1 and 5 between them, so the rest of row 1 cannot hold these.',
    );
    expect(sentence(naked([0, 1]), context, 'ja')).toBe(
      '1行1列・1行2列には1・5が入るので、1行目のほかのマスにこれらの数字は入りません。',
    );
    expect(sentence(naked([0, 1, 2, 3]), context, 'ja')).toContain('1行1列・1行2列・1行3列・1行4列には');
    expect(sentence(naked([0, 1]), context, 'en', { spoken: true })).toContain(
      'Row 1 column 1 and row 1 column 2',
    );
  });

  it('says what a chain begins with once, and calls its cells as the rest does', () => {
    // R1C1 is not 1: R1C2 is 1, R1C3 is not.
    const links = [
      { from: [0], to: [9], kind: 'strong' },
      { from: [9], to: [18], kind: 'weak' },
    ] as const;
    const chain: Statement = {
      key: 'chain.if-not',
      values: {
        start: { kind: 'any', cells: [0] },
        digit: { kind: 'digits', digits: 1 },
        chain: { kind: 'chain', links },
      },
    };
    expect(sentence(chain, context, 'en')).toBe('If R1C1 is not 1: R1C2=1 → R1C3≠1.');
    expect(sentence(chain, context, 'ja')).toBe('もし1行1列が1でなければ、1行2列=1 → 1行3列≠1となります。');
  });

  it('names a cell in the words of a rule as it does its own', () => {
    const words = { en: '{a} and {b} are equal.', ja: '{a}と{b}が同じです。' };
    const broken: Statement = {
      key: 'contradiction.rule',
      values: { words: { kind: 'words', words, values: { a: 'R1C1', b: 'R2C3' } } },
    };
    expect(sentence(broken, context, 'en')).toBe('R1C1 and R2C3 are equal.');
    expect(sentence(broken, context, 'ja')).toBe('1行1列と2行3列が同じです。');
  });
});
