import { failure, type Result, success } from '../base/index.ts';
import { type Plain, parseJson } from '../puzzle/index.ts';

/** Short names of fields in zipped puzzles (from the site's published decoder). */
const NAMES: Readonly<Record<string, string>> = {
  c: 'color',
  ca: 'cages',
  ct: 'center',
  c1: 'borderColor',
  c2: 'backgroundColor',
  ce: 'cells',
  cs: 'cellSize',
  a: 'arrows',
  o: 'overlays',
  u: 'underlays',
  w: 'width',
  h: 'height',
  v: 'value',
  vd: 'videos',
  l: 'lines',
  r: 'rounded',
  re: 'regions',
  fs: 'fontSize',
  th: 'thickness',
  hl: 'headLength',
  wp: 'wayPoints',
  t: 'title',
  te: 'text',
  d: 'duration',
  d2: 'd',
};

/**
 * Zipped puzzle data as JSON text: names without quotes get them, `{}` comes back between commas, `t` and `f` are true
 * and false, colours are texts again; texts may stand in single quotes. Works sign by sign, so strings stay untouched.
 */
export function unzipText(zipped: string): string {
  let json = '';
  let at = 0;
  /** The last sign written that is not part of a string: after `,`, `[` or `{` something is due. */
  let before = '';
  while (at < zipped.length) {
    const char = zipped.charAt(at);
    if (char === '"' || char === "'") {
      let end = at + 1;
      let content = '';
      while (end < zipped.length && zipped.charAt(end) !== char) {
        const escaped = zipped.charAt(end) === '\\';
        const piece = zipped.slice(end, end + (escaped ? 2 : 1));
        if (char === "'") content += piece === "\\'" ? "'" : piece === '"' ? '\\"' : piece;
        else content += piece;
        end += piece.length;
      }
      json += `"${content}"`;
      before = '"';
      at = end + 1;
      continue;
    }
    if ('{}[],:'.includes(char)) {
      if ((char === ',' || char === ']') && (before === ',' || (before === '[' && char === ',')))
        json += '{}';
      if (char === '}' && before === ',') json += '{}';
      json += char;
      before = char;
      at++;
      continue;
    }
    const word = /^[^{}[\],:"']+/.exec(zipped.slice(at, at + 10_000))?.[0] ?? char;
    at += word.length;
    json +=
      zipped.charAt(at) === ':' && before !== ':' ? JSON.stringify(word.trim()) : wordValue(word.trim());
    before = word.trim() === '' ? before : 'w';
  }
  return json;
}

function wordValue(word: string): string {
  if (word === 't') return 'true';
  if (word === 'f') return 'false';
  if (word === '#0') return '"#000000"';
  if (word === '#F') return '"#FFFFFF"';
  // Six figures with a leading zero or a letter are a colour; a plain number stays one.
  if (/^[0-9a-fA-F]{6}$/.test(word) && !/^[1-9]\d*$/.test(word)) return `"#${word}"`;
  return word;
}

function longNames(value: Plain): Plain {
  if (Array.isArray(value)) return value.map(longNames);
  if (typeof value !== 'object' || value === null) return value;
  const fields: Record<string, Plain> = {};
  for (const [key, field] of Object.entries(value))
    if (field !== undefined)
      fields[Object.hasOwn(NAMES, key) ? (NAMES[key] as string) : key] = longNames(field);
  return fields;
}

/** The data of a puzzle as JSON or zipped, with full names. */
export function parseZipped(text: string): Result<Plain> {
  const plain = parseJson(text);
  if (plain.ok) return plain;
  const data = parseJson(unzipText(text));
  return data.ok ? success(longNames(data.value)) : failure([{ code: 'not-compressed', line: 1, column: 1 }]);
}
