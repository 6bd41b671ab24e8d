import { describe, expect, it } from 'vitest';
import { PHONE } from '../harness/index.ts';
import { withGame } from './game.ts';
import { CLASSIC, VARIED } from './puzzles.ts';

const { document } = CLASSIC;
const SIXTEEN = { hitotsu: 1, size: 16, givens: '.'.repeat(256) };

describe('keys', () => {
  it('move, extend, jump to the next empty cell, go round the edge', () =>
    withGame(document, {}, async (game) => {
      await game.select('R1C1');
      await game.key('ArrowUp');
      await expect.poll(() => game.selected()).toEqual(['R9C1']);
      await game.key('ArrowDown');
      await game.key('Shift+ArrowRight');
      await expect.poll(() => game.selected()).toEqual(['R1C1', 'R1C2']);
      await game.key('Control+ArrowRight');
      expect([await game.selected(), await game.focused()]).toEqual([['R1C3'], 'R1C3']);
    }));

  it('Tab leaves the board', () =>
    withGame(document, {}, async (game) => {
      await game.select('R5C5');
      await game.key('Tab');
      await expect.poll(() => game.focused()).toBeNull();
      await game.key('Shift+Tab');
      await expect.poll(() => game.focused()).toBe('R5C5');
    }));

  it('enter, clear, undo and redo, with all cells selected getting the digit', () =>
    withGame(document, {}, async (game) => {
      await game.select('R1C3', 'R1C4');
      await game.key('Digit4');
      expect([await game.label('R1C3'), await game.label('R1C4')]).toEqual([
        'Row 1, column 3, 4, conflict: 4 again in row 1, R1C4',
        'Row 1, column 4, 4, conflict: 4 again in row 1, R1C3, conflict: 4 again in column 4, R8C4',
      ]);
      await game.key('Digit4');
      await expect.poll(() => game.label('R1C3')).toBe('Row 1, column 3, empty');
      await game.key('Digit4');
      await game.key('Delete');
      await game.key('u');
      await expect.poll(() => game.label('R1C3')).toContain('3, 4');
      await game.key('Control+y');
      await expect.poll(() => game.label('R1C3')).toBe('Row 1, column 3, empty');
      await game.key('Control+z');
      await game.key('Control+z');
      await game.key('r');
      await expect.poll(() => game.label('R1C4')).toContain('4, 4');
    }));

  it('modes, held keys shown in the mode row, notes on and off', () =>
    withGame(document, {}, async (game) => {
      const current = () => game.page.locator('.mode-current .mode-word').textContent();
      await game.select('R1C3');
      for (const [key, mode] of [
        ['x', 'Corner'],
        ['c', 'Centre'],
        ['v', 'Colour'],
        ['z', 'Digit'],
        ['Space', 'Corner'],
        ['n', 'Digit'],
        ['n', 'Corner'],
        ['e', 'Digit'],
      ] as const) {
        await game.key(key);
        await expect.poll(() => current()).toBe(mode);
      }
      for (const [held, mode] of [
        ['Shift', 'Corner'],
        ['Control', 'Centre'],
        ['Alt', 'Colour'],
      ] as const) {
        await game.page.keyboard.down(held);
        await expect.poll(() => current()).toBe(mode);
        await game.page.keyboard.up(held);
        await expect.poll(() => current()).toBe('Digit');
      }
    }));

  it('fill notes by the rules, and with everything', () =>
    withGame(document, {}, async (game) => {
      await game.select('R1C3');
      await game.key('m');
      await expect.poll(() => game.label('R1C3')).toBe('Row 1, column 3, empty, corner 1, 2, 4');
      await game.key('Digit1');
      await expect.poll(() => game.label('R1C4')).toBe('Row 1, column 4, empty, corner 2, 6');
      await game.key('u');
      await expect.poll(() => game.label('R1C4')).toBe('Row 1, column 4, empty, corner 2, 6');
      await game.key('Shift+m');
      await expect
        .poll(() => game.label('R1C3'))
        .toBe('Row 1, column 3, empty, corner 1, 2, 3, 4, 5, 6, 7, 8, 9');
    }));

  it('show one digit', () =>
    withGame(document, {}, async (game) => {
      const shown = () => game.page.locator('.pad-shown').count();
      await game.key('f');
      await game.key('Digit8');
      await expect.poll(() => game.page.locator('.pad-shown').textContent()).toContain('8');
      await game.key('.');
      await expect.poll(() => game.page.locator('.pad-shown').textContent()).toContain('9');
      await game.key(',');
      await game.key('F8');
      await expect.poll(() => shown()).toBe(0);
    }));

  it('savepoint, pause, time, keys, select all, invert, let go', () =>
    withGame(document, {}, async (game) => {
      const { page } = game;
      await game.select('R1C3');
      await game.key('Digit4');
      await game.key('g');
      await expect.poll(() => game.message()).toBe('Savepoint 1 set.');
      await game.key('t');
      await expect.poll(() => game.message()).toMatch(/^0:\d\d played\.$/);
      await game.key('p');
      await expect.poll(() => page.locator('.pause-cover').textContent()).toBe('Paused. Press P or tap.');
      expect((await game.labels()).join()).not.toMatch(/given|, 4/);
      await game.key('Digit5');
      await game.key('p');
      await expect.poll(() => game.label('R1C3')).toContain('3, 4');
      await game.key('Control+a');
      await expect.poll(() => game.selected()).toHaveLength(81);
      await game.key('Escape');
      await expect.poll(() => game.selected()).toHaveLength(0);
      await game.select('R1C1');
      await game.key('Control+i');
      await expect.poll(() => game.selected()).toHaveLength(80);
      await game.key('?');
      await expect.poll(() => page.locator('dialog[open] h2').textContent()).toBe('Keys');
      await game.key('Escape');
      await expect.poll(() => page.locator('dialog').count()).toBe(0);
    }));

  it('hint on and back, why, apply; check', () =>
    withGame(document, {}, async (game) => {
      const { page } = game;
      await game.select('R1C3');
      await game.key('h');
      await game.hintAt(1);
      await game.key('h');
      await game.hintAt(2);
      await game.key('Shift+h');
      await game.hintAt(1);
      for (let i = 0; i < 3; i++) await game.key('h');
      await game.hintAt(4);
      await game.key('Enter');
      await page.locator('.hint-panel').waitFor({ state: 'detached' });
      await game.key('k');
      await game.says('Nothing wrong so far.');
    }));

  it('letters are digits on a board over 9, and the commands on them need Alt', () =>
    withGame(SIXTEEN, {}, async (game) => {
      await game.select('R1C1');
      await game.key('a');
      await expect.poll(() => game.label('R1C1')).toBe('Row 1, column 1, A');
      await game.key('g');
      await expect.poll(() => game.label('R1C1')).toBe('Row 1, column 1, G');
      await game.key('Shift+f');
      await game.key('Alt+c');
      await expect.poll(() => game.page.locator('.mode-current .mode-word').textContent()).toBe('Centre');
      await game.key('Alt+g');
      await expect.poll(() => game.message()).toBe('Savepoint 1 set.');
    }));

  it('can be changed; W A S D move where they are wanted', () =>
    withGame(document, { settings: { wasd: true, keymap: { check: 'j' } } }, async (game) => {
      await game.select('R5C5');
      for (const key of ['d', 's']) await game.key(key);
      await expect.poll(() => game.selected()).toEqual(['R6C6']);
      await game.key('j');
      await game.says('Nothing wrong so far.');
    }));

  it('that are no keys of the game are left alone', () =>
    withGame(document, {}, async (game) => {
      await game.select('R1C3');
      const handled = await game.page.evaluate(() => {
        const prevented = (key: string, code: string, more = {}) => {
          const event = new KeyboardEvent('keydown', { key, code, cancelable: true, bubbles: true, ...more });
          window.document.activeElement?.dispatchEvent(event);
          return event.defaultPrevented;
        };
        return [
          prevented('Tab', 'Tab'),
          prevented('r', 'KeyR', { ctrlKey: true }),
          prevented('c', 'KeyC', { ctrlKey: true }),
          prevented('F5', 'F5'),
        ];
      });
      // F5 shows the 5; that is what the design asks for.
      expect(handled).toEqual([false, false, false, true]);
    }));
});

describe('pointer', () => {
  it('drags select what they pass through, Ctrl adds, Shift makes a rectangle, two clicks select equal cells', () =>
    withGame(document, {}, async (game) => {
      const { page } = game;
      const middle = async (name: string) => {
        const box = await game.cell(name).boundingBox();
        return [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2] as const;
      };
      await page.mouse.move(...(await middle('R2C2')));
      await page.mouse.down();
      await page.mouse.move(...(await middle('R5C5')));
      await page.mouse.up();
      await expect.poll(() => game.selected()).toEqual(['R2C2', 'R3C3', 'R4C4', 'R5C5']);
      await game.cell('R3C3').click({ modifiers: ['Control'] });
      await expect.poll(() => game.selected()).toEqual(['R2C2', 'R4C4', 'R5C5']);
      await game.select('R1C1');
      await game.cell('R2C2').click({ modifiers: ['Shift'] });
      await expect.poll(() => game.selected()).toEqual(['R1C1', 'R1C2', 'R2C1', 'R2C2']);
      await game.cell('R1C1').dblclick();
      await expect.poll(() => game.selected()).toEqual(['R1C1', 'R2C6', 'R8C9']);
      await page.mouse.click(20, 700);
      await expect.poll(() => game.selected()).toEqual([]);
    }));

  it('number first: a digit locks, taps enter it, it frees again', () =>
    withGame(document, { device: PHONE }, async (game) => {
      await game.pad(4).tap();
      await expect.poll(() => game.page.locator('.pad-locked').count()).toBe(1);
      await game.cell('R1C3').tap();
      await expect.poll(() => game.label('R1C3')).toBe('Row 1, column 3, 4');
      await game.pad(4).tap();
      await expect.poll(() => game.page.locator('.pad-locked').count()).toBe(0);
    }));

  it('a long press on a digit shows where it stands and can go', () =>
    withGame(document, {}, async (game) => {
      const box = await game.pad(8).boundingBox();
      await game.page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
      await game.page.mouse.down();
      await game.page.locator('.pad-shown').waitFor();
      await game.page.mouse.up();
      await expect.poll(() => game.page.locator('.pad-shown').textContent()).toContain('8');
      await expect.poll(() => game.page.locator('.f-state-same').count()).toBe(1);
    }));

  it('erase takes one kind a press', () =>
    withGame(document, {}, async (game) => {
      await game.select('R1C3');
      for (const key of ['Shift+Digit1', 'Control+Digit2', 'Alt+Digit3', 'Digit4']) await game.key(key);
      const erase = game.page.getByRole('button', { name: 'Erase' });
      for (const label of [
        'Row 1, column 3, empty, corner 1; centre 2; colour olive',
        'Row 1, column 3, empty, corner 1; colour olive',
        'Row 1, column 3, empty, colour olive',
        'Row 1, column 3, empty',
      ]) {
        await erase.click();
        await expect.poll(() => game.label('R1C3')).toBe(label);
      }
    }));
});

describe('check', () => {
  it('underlines what is wrong, reveals nothing', () =>
    withGame(document, {}, async (game) => {
      await game.select('R1C3');
      await game.key('Digit2');
      await game.key('k');
      await game.says('1 entry is wrong. It is underlined.');
      await expect.poll(() => game.page.locator('.f-underline-conflict').count()).toBe(1);
      await expect.poll(() => game.label('R1C3')).toBe('Row 1, column 3, 2, found wrong');
    }));

  it('is answered also while a rule is broken, until the next move', () =>
    withGame(document, {}, async (game) => {
      await game.select('R1C3');
      await game.key('Digit5');
      await game.says('Row 1:');
      await game.key('k');
      await game.says('1 entry is wrong. It is underlined.');
      await game.select('R1C4');
      await game.key('Digit2');
      await game.says('Row 1:');
    }));

  it('says so where the solution is not the only one', () =>
    withGame(VARIED, { language: 'ja' }, async (game) => {
      await game.key('k');
      await game.says('解がひとつではないので、正誤を決められません。');
    }));
});
