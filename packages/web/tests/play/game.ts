import { symbolOf } from 'hitotsu/board';
import type { Locator, Page } from 'playwright-core';
import { type Options, withPage } from '../harness/index.ts';
import { playPath } from './puzzles.ts';

/** The game screen as a player finds it. */
export class Game {
  readonly page: Page;
  readonly size: number;
  private readonly touch: boolean;

  constructor(page: Page, size: number, touch: boolean) {
    this.page = page;
    this.size = size;
    this.touch = touch;
  }

  /** `R4C3` as its element. */
  cell(name: string): Locator {
    const [, row, column] = /^R(\d+)C(\d+)$/.exec(name) ?? [];
    return this.at((Number(row) - 1) * this.size + Number(column) - 1);
  }

  at(index: number): Locator {
    return this.page.locator(`[data-cell="${index}"]`);
  }

  press(target: Locator): Promise<void> {
    return this.touch ? target.tap() : target.click();
  }

  async select(...names: string[]): Promise<void> {
    for (const [i, name] of names.entries())
      await this.cell(name).click(i === 0 ? {} : { modifiers: ['Control'] });
  }

  key(chord: string): Promise<void> {
    return this.page.keyboard.press(chord);
  }

  /** The pad's key of a digit. */
  pad(digit: number): Locator {
    return this.page
      .locator('.pad-key')
      .filter({ has: this.page.locator(`.pad-digit:text-is("${symbolOf(digit)}")`) });
  }

  label(name: string): Promise<string | null> {
    return this.cell(name).getAttribute('aria-label');
  }

  async labels(): Promise<string[]> {
    return this.page
      .locator('[role=gridcell]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''));
  }

  selected(): Promise<string[]> {
    return this.page.locator('[role=gridcell][aria-selected=true]').evaluateAll(
      (all, size) =>
        all.map((each) => {
          const cell = Number((each as HTMLElement).dataset.cell);
          return `R${Math.floor(cell / size) + 1}C${(cell % size) + 1}`;
        }),
      this.size,
    );
  }

  focused(): Promise<string | null> {
    return this.page.evaluate((size) => {
      const cell = (document.activeElement as HTMLElement | null)?.dataset.cell;
      return cell === undefined
        ? null
        : `R${Math.floor(Number(cell) / size) + 1}C${(Number(cell) % size) + 1}`;
    }, this.size);
  }

  message(): Promise<string | null> {
    return this.page.locator('.message-line').textContent();
  }

  /** Waits until the message line says it. */
  says(text: string): Promise<void> {
    return this.page.locator('.message').filter({ hasText: text }).waitFor();
  }

  /** Waits until the hint is at a stage. */
  hintAt(stage: number): Promise<void> {
    return this.page.getByText(`Hint, ${stage} of 4`, { exact: true }).waitFor();
  }

  /** What screen readers are told. */
  announced(): Locator {
    return this.page.locator('.play > [aria-live=polite]');
  }

  /** Where the picture of the board is, to a hundredth of a pixel. */
  async boardBox(): Promise<string> {
    const box = await this.page.locator('.board-sheet').boundingBox();
    return [box?.x, box?.y, box?.width, box?.height].map((value) => value?.toFixed(2)).join(' ');
  }
}

interface GameOptions extends Omit<Options, 'path'> {
  /** What was done already. */
  readonly game?: object;
}

/** Opens a puzzle as a game. */
export function withGame<T>(
  document: { readonly [field: string]: unknown },
  { game, ...options }: GameOptions,
  test: (game: Game) => Promise<T>,
): Promise<T> {
  return withPage({ ...options, path: playPath(document, game) }, async (page) => {
    page.setDefaultTimeout(30_000);
    await page.locator('[role=grid]').waitFor();
    return test(new Game(page, document.size as number, options.device?.touch ?? false));
  });
}
