import type { Page } from 'playwright-core';

/** Digits on the board in English or Japanese as the grid says them, `.` for empty. */
export const digitsOn = (page: Page): Promise<string> =>
  page.locator('[role=gridcell]').evaluateAll((cells) =>
    cells
      .map((cell) => {
        const label = cell.getAttribute('aria-label') ?? '';
        // After the place comes what stands there: given 7, 7, or that it is empty.
        const content =
          label.replace(/^(Row \d+, column \d+, |\d+行\d+列[、 ]?)/, '').split(/[,、]/)[0] ?? '';
        return /^(given |ヒント数字)?\d+$/.test(content.trim()) ? (/\d+/.exec(content)?.[0] ?? '.') : '.';
      })
      .join(''),
  );

/** Pastes a text outside of any field. */
export const paste = (page: Page, text: string): Promise<unknown> =>
  page.evaluate((pasted) => {
    const data = new DataTransfer();
    data.setData('text/plain', pasted);
    document.body.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, text);
