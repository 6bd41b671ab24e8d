import { describe, expect, it } from 'vitest';
import { unwrap } from '../../base/index.ts';
import { generateNow } from '../../generator/index.ts';
import { explainNow, logicOf, type Statement } from '../../logic/index.ts';
import { parsePuzzle } from '../../puzzle/index.ts';
import { exampleOf } from '../lore/examples/index.ts';
import { concernedBy, leadParts, sentence, sentencePieces } from './index.ts';

const puzzle = unwrap(parsePuzzle({ hitotsu: 1, size: 9, givens: '.'.repeat(81) }));
const context = { layout: logicOf(puzzle).layout, rules: puzzle.rules };
const say = (key: Statement['key'], values: Statement['values']): Statement => ({ key, values });
const removals = { kind: 'candidates', candidates: [2, 11] } as const;

describe('leads', () => {
  it('tell wings by their own cells, and leave other techniques to their general sentence', () => {
    for (const key of ['xy-wing', 'xyz-wing', 'w-wing']) {
      const example = exampleOf(key);
      if (!example) throw new Error(key);
      const { game, hint } = example;
      const own = { layout: logicOf(game.puzzle).layout, rules: game.puzzle.rules };
      for (const language of ['en', 'ja'] as const) {
        const text = leadParts(hint, own, language)
          ?.map((part) => part.text)
          .join('');
        expect(text, key).toMatch(/R\dC\d|\d行\d列/);
        expect(text, key).not.toMatch(/[{}]|undefined/);
      }
    }
    const plain = exampleOf('naked-pair');
    if (!plain) throw new Error('naked-pair');
    expect(leadParts(plain.hint, context, 'en')).toBeNull();
  });
});

describe('sentences in pieces', () => {
  it('sets cells and the digits concerned apart, not numbers of units or other digits', () => {
    const statement = say('single.hidden', {
      unit: { kind: 'units', units: [2] },
      digit: { kind: 'digits', digits: 0b100 },
      cell: { kind: 'cells', cells: [20] },
    });
    expect(sentencePieces(statement, context, 'en', 0b100)).toContainEqual({ text: '3', as: 'mark' });
    expect(sentencePieces(statement, context, 'en', 0b100).filter(({ as }) => as === 'mark')).toHaveLength(1);
    expect(sentencePieces(statement, context, 'ja', 0)).toContainEqual({ text: '3行3列', as: 'cell' });
    expect(sentencePieces(statement, context, 'ja', 0).some(({ as }) => as === 'mark')).toBe(false);
  });

  it('tells a digit that goes from one that is looked for', () => {
    const gone = sentencePieces(say('result.remove', { removals }), context, 'en', 0b100);
    expect(gone).toContainEqual({ text: '3', as: 'gone' });
    const looked = sentencePieces(say('medusa.trap', { removals }), context, 'en', 0b100);
    expect(looked).toContainEqual({ text: '3', as: 'mark' });
  });

  it('joins to the sentence, for whole paths in both languages', () => {
    const { puzzle: killer } = generateNow({ seed: 'pieces', rules: ['killer'] });
    const told = explainNow(killer, { nets: false });
    if (told.status === 'refused') throw new Error(told.status);
    const { layout } = logicOf(killer);
    for (const { reasons, step, stages } of told.steps)
      for (const language of ['en', 'ja'] as const)
        for (const statement of [
          ...reasons.map((each) => each.statement),
          ...stages.flatMap((each) => each.statements),
        ]) {
          const own = { layout, rules: killer.rules };
          const pieces = sentencePieces(statement, own, language, concernedBy(step, layout.digitCount));
          expect(pieces.map(({ text }) => text).join('')).toBe(sentence(statement, own, language));
        }
  });
});
