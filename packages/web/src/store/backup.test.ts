import { unwrap } from 'hitotsu/base';
import { parseGame } from 'hitotsu/puzzle';
import { describe, expect, it } from 'vitest';
import { backupText, readBackup } from './backup.ts';

const { document } = unwrap(
  parseGame({ hitotsu: 1, size: 4, givens: '1...............', game: { version: 1, time: 7000 } }),
);
const games = ['a', 'b', 'c'].map((id) => ({
  id,
  created: 1,
  played: 2,
  info: { title: `{"games":[ ${id}` },
  document,
}));
const text = backupText(games);
const codeOf = (wrong: string) => {
  const read = readBackup(wrong);
  return read.ok ? null : read.errors[0]?.code;
};

describe('a backup', () => {
  it.each([
    ['as it was written', text],
    ['with the line ends of Windows', text.replaceAll('\n', '\r\n')],
    ['in one line', JSON.stringify(JSON.parse(text))],
    ['set out over many lines', JSON.stringify(JSON.parse(text), null, 2)],
    ['in another order', JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(text)).reverse()))],
  ])('is read %s', (_, changed) =>
    expect(unwrap(readBackup(changed))).toEqual({ games, bad: 0, isCut: false }),
  );

  it('with one game damaged gives the others', () => {
    const read = unwrap(readBackup(text.replace('"id":"b"', '"id":"b')));
    expect(read.games.map(({ id }) => id)).toEqual(['a', 'c']);
    expect([read.bad, read.isCut]).toEqual([1, false]);
    const value = JSON.parse(text);
    value.games[1].document.givens = '9';
    expect(unwrap(readBackup(JSON.stringify(value)))).toMatchObject({ bad: 1, isCut: false });
  });

  it('that ends too early gives what is there, and is known to lack something', () => {
    const at = text.indexOf('"id":"c"');
    expect(unwrap(readBackup(text.slice(0, at)))).toMatchObject({ bad: 1, isCut: true });
    const lines = text.split('\n');
    expect(unwrap(readBackup(lines.slice(0, 3).join('\n')))).toMatchObject({ bad: 0, isCut: true });
    expect(unwrap(readBackup(lines.slice(0, 1).join('\n')))).toEqual({ games: [], bad: 0, isCut: true });
  });

  it('that cannot be read at all says what it is', () => {
    expect(codeOf('{"hello":1}')).toBe('no-backup');
    expect(codeOf(text.slice(0, 30))).toBe('backup-damaged');
    expect(codeOf(JSON.stringify(JSON.parse(text)).slice(0, -9))).toBe('backup-damaged');
    expect(codeOf(text.replace('Backup":1', 'Backup":2'))).toBe('backup-version');
    expect(codeOf('{"hitotsuBackup":2,"games":[]}')).toBe('backup-version');
    const deep = `{"hitotsuBackup":1,"games":[${'['.repeat(20_000)}${']'.repeat(20_000)}]}`;
    expect(unwrap(readBackup(deep))).toMatchObject({ games: [], bad: 1 });
  });
});
