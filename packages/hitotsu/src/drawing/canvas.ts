/** What a character of a picture belongs to; a theme turns it into a colour, or into nothing. */
export type Ink =
  | 'plain'
  | 'line'
  | 'region'
  | 'cage'
  | 'tube'
  | 'diagonal'
  | 'shade'
  | 'mark'
  | 'label'
  | 'given'
  | 'filled'
  | 'marked';

/** SGR parameters of each ink; empty = the terminal's own colour. Chosen to read on dark and light backgrounds. */
const COLOURS: Readonly<Record<Ink, string>> = {
  plain: '',
  line: '2',
  region: '',
  cage: '33',
  tube: '35',
  diagonal: '36',
  shade: '2;36',
  mark: '36',
  label: '33',
  given: '1',
  filled: '34',
  marked: '7',
};

/** A rectangle of characters, all one column wide. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  private readonly symbols: string[];
  private readonly inks: Ink[];

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.symbols = new Array<string>(width * height).fill(' ');
    this.inks = new Array<Ink>(width * height).fill('plain');
  }

  /** Writes a text from a point to the right; what falls outside is left out. */
  write(y: number, x: number, text: string, ink: Ink): void {
    if (y < 0 || y >= this.height) return;
    let at = x;
    for (const symbol of text) {
      if (at >= 0 && at < this.width) {
        this.symbols[y * this.width + at] = symbol;
        this.inks[y * this.width + at] = ink;
      }
      at++;
    }
  }

  symbolAt(y: number, x: number): string {
    return this.symbols[y * this.width + x] ?? ' ';
  }

  lines(color: boolean): string[] {
    return Array.from({ length: this.height }, (_, y) => {
      const from = y * this.width;
      const symbols = this.symbols.slice(from, from + this.width);
      if (!color) return symbols.join('');
      let line = '';
      let current = '';
      symbols.forEach((symbol, x) => {
        const wanted = COLOURS[this.inks[from + x] as Ink];
        if (wanted !== current) {
          line += `${current === '' ? '' : '\u001b[0m'}${wanted === '' ? '' : `\u001b[${wanted}m`}`;
          current = wanted;
        }
        line += symbol;
      });
      return current === '' ? line : `${line}\u001b[0m`;
    });
  }
}
