import { writeFile } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import {
  type BoardOptions,
  boardFigure,
  boardWords,
  type Figure,
  gridContent,
  PALETTES,
  svgOf,
} from 'hitotsu/drawing';
import type { Puzzle } from 'hitotsu/puzzle';
import { pngOf } from './png.ts';
import { UsageError } from './problems.ts';
import type { Session } from './session.ts';
import type { PictureSettings } from './settings.ts';

/** The part of a look that a picture is drawn for: its theme, and the size of its cells once that is known. */
export type PictureLook = Pick<BoardOptions, 'theme' | 'cellPixels'>;

/** A result as a picture: the puzzle, and what is to be seen on it. */
export interface Drawing {
  readonly puzzle: Puzzle;
  options(look: PictureLook): BoardOptions;
}

/** Pixels of a cell in an SVG picture, as long as nobody scales it. */
const SVG_CELL = 60;

/** Longer side of a PNG picture in pixels. */
const PNG_SIDE = 2000;

/**
 * Writes pictures, each a file of its own: `puzzle.svg`, then `puzzle-2.svg` and so on. Standard output has room for one.
 */
export class PictureWriter {
  private readonly session: Session;
  private readonly settings: PictureSettings;
  private written = 0;

  constructor(session: Session, settings: PictureSettings) {
    this.session = session;
    this.settings = settings;
    if (settings.form === 'png' && settings.file === undefined && session.out.isTerminal)
      throw new UsageError({ code: 'picture-terminal' });
  }

  async put(drawing: Drawing): Promise<void> {
    const { file, form } = this.settings;
    if (++this.written > 1 && file === undefined) throw new UsageError({ code: 'pictures-several' });
    const picture = form === 'svg' ? this.svg(drawing) : await this.png(drawing);
    if (file !== undefined)
      await writeFile(resolve(this.session.io.cwd, numbered(file, this.written)), picture);
    else if (typeof picture === 'string') await this.session.write(picture);
    else {
      this.session.out.writeBytes(picture);
      await this.session.flush();
    }
  }

  private figure({ puzzle, options }: Drawing, cellPixels?: number): Figure {
    const { theme } = this.settings;
    const look = { theme, ...(cellPixels === undefined ? {} : { cellPixels }) };
    return boardFigure(puzzle, undefined, { ...options(look), ...look });
  }

  private svg(drawing: Drawing): string {
    const { puzzle, options } = drawing;
    const { theme } = this.settings;
    const content = options({ theme }).content ?? gridContent(puzzle);
    return svgOf(this.figure(drawing, SVG_CELL), {
      theme,
      cellPixels: SVG_CELL,
      words: boardWords(puzzle, content),
    });
  }

  private async png(drawing: Drawing): Promise<Uint8Array> {
    const { size, margin } = this.figure(drawing);
    const longer = size + Math.max(margin.left + margin.right, margin.top + margin.bottom);
    const cellPixels = Math.floor(PNG_SIDE / longer);
    const figure = this.figure(drawing, cellPixels);
    return await pngOf(figure, PALETTES[this.settings.theme], cellPixels, PNG_SIDE);
  }
}

/** The name of the n-th file: the name itself, then with the number before its ending. */
function numbered(file: string, n: number): string {
  if (n === 1) return file;
  const ending = extname(file);
  return `${file.slice(0, file.length - ending.length)}-${n}${ending}`;
}
