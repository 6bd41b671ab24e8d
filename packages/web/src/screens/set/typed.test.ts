import { expect, it } from 'vitest';
import { shownText } from './typed.ts';

it('a field keeps the blanks that are typed, and follows the puzzle when that changes', () => {
  expect(shownText('Two ', 'Two')).toBe('Two ');
  expect(shownText('二つの　', '二つの')).toBe('二つの　');
  expect(shownText('  ', '')).toBe('  ');
  expect(shownText('Two ', 'Three')).toBe('Three');
});
