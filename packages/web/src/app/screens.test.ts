import { expect, it } from 'vitest';
import { NOT_FOUND, SCREENS, screenOf } from './screens.ts';

it('finds the screen of a path', () => {
  expect(screenOf('/').name).toBe('home');
  expect(screenOf('/play').name).toBe('play');
  expect(screenOf('/learn').name).toBe('learn');
  expect(screenOf('/learn/x-wing').name).toBe('learn');
});

it('knows no other', () => {
  for (const path of ['/learn/x/y', '/play/1', '/constructor', '/toString', '/nowhere', '//'])
    expect(screenOf(path), path).toBe(NOT_FOUND);
});

it('has every folder of screens in the list', () => {
  const folders = Object.keys(import.meta.glob('../screens/*/index.tsx')).map((path) => path.split('/')[2]);
  const listed = [...Object.values(SCREENS), NOT_FOUND].map(({ name }) => name);
  expect(listed.sort()).toEqual(folders.sort());
});
