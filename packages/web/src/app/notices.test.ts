import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endNotice, notice, notify } from './notices.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  while (notice.value) endNotice();
  vi.useRealTimers();
});

const text = () => notice.value?.text;

it('stays eight seconds, one at a time, in order', () => {
  notify({ text: 'first' });
  notify({ text: 'second' });
  notify({ text: 'second' });
  expect(text()).toBe('first');
  vi.advanceTimersByTime(7_999);
  expect(text()).toBe('first');
  vi.advanceTimersByTime(1);
  expect(text()).toBe('second');
  vi.advanceTimersByTime(8_000);
  expect(text()).toBeUndefined();
});

it('does not say the same twice', () => {
  notify({ text: 'one' });
  vi.advanceTimersByTime(5_000);
  notify({ text: 'one' });
  vi.advanceTimersByTime(5_000);
  expect(text()).toBe('one');
  endNotice();
  expect(text()).toBeUndefined();
});

it('comes back to what stays until it is done', () => {
  notify({ text: 'new version', seconds: Number.POSITIVE_INFINITY });
  notify({ text: 'passing' });
  expect(text()).toBe('passing');
  vi.advanceTimersByTime(8_000);
  expect(text()).toBe('new version');
  vi.advanceTimersByTime(1e9);
  expect(text()).toBe('new version');
});
