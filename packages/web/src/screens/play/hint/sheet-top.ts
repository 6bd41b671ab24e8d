import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** Keeps a sheet below the board, whose place it must not take: its height as the custom property `--sheet`. */
export function useSheetTop(sheet: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const fit = () => {
      const board = document.querySelector('.board');
      const bottom = board?.getBoundingClientRect().bottom ?? innerHeight * 0.6;
      sheet.current?.style.setProperty('--sheet', `${Math.max(innerHeight - bottom - 4, 120)}px`);
    };
    fit();
    addEventListener('resize', fit);
    return () => removeEventListener('resize', fit);
  }, []);
}
