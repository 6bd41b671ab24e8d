import { describe, expect, it } from 'vitest';
import { failure, InputError, unwrap } from './diagnostic.ts';

describe('an input error', () => {
  it('says in words what is wrong: the code with its values, or the words it brings along', () => {
    const errors = [
      { code: 'unknown-rule', path: 'rules[0]', values: { type: 'foo' } },
      { code: 'empty-input' },
      { code: 'unknown-rule-suggestion', values: { type: 'killr', suggestion: 'killer' } },
      {
        code: 'cage.sum',
        path: 'rules[1].sum',
        words: { en: 'No {count} digits add up to {sum}.', ja: '合計{sum}になりません。' },
        values: { count: 2, sum: 99 },
      },
    ];
    const error = new InputError(errors);
    expect(error.message).toBe(
      'rules[0]: unknown rule (type: foo); empty input; unknown rule (type: killr, suggestion: killer); ' +
        'rules[1].sum: No 2 digits add up to 99.',
    );
    expect(error.errors).toBe(errors);
    expect(() => unwrap(failure(errors))).toThrow('type: foo');
  });
});
