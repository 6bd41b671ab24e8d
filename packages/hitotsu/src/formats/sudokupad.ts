import { failure, type Result, success } from '../base/index.ts';
import { LARGEST_SIZE, REGION_SYMBOLS, Shape, SMALLEST_SIZE, symbolOf } from '../board/index.ts';
import { MAX_DOCUMENT_LENGTH, type Plain, type Puzzle, parseJson } from '../puzzle/index.ts';
import type { RuleSpec } from '../rules/index.ts';
import { countIn, type Fields, isFields, isList, numberIn, textIn } from './fields.ts';
import { type Format, fromDocument, Losses, type ReadContext } from './format.ts';
import { readFpuzzlesData, readFpuzzlesPacked, writeFpuzzlesData } from './fpuzzles.ts';
import { linkOf, packedData, percentDecoded } from './links.ts';
import { packBase64, unpackBase64 } from './lz.ts';
import { readClassicCode } from './sudokupad-code.ts';
import { parseZipped } from './sudokupad-zip.ts';
import { isSilent, linesOf } from './text.ts';

/** Rules that the puzzle data names as such. */
const GLOBALS: Readonly<Record<string, RuleSpec>> = {
  antiknight: { type: 'anti-knight' },
  antiking: { type: 'anti-king' },
  nonconsecutive: { type: 'non-consecutive' },
  disjointgroups: { type: 'disjoint-groups' },
  'diagonal+': { type: 'diagonal', which: 'anti' },
  'diagonal-': { type: 'diagonal', which: 'main' },
};

/** Fields that say nothing about the puzzle, or that are read elsewhere. */
const SETTINGS = new Set([
  'id',
  'cellSize',
  'cells',
  'regions',
  'cages',
  'global',
  'metadata',
  'settings',
  'solution',
  'title',
  'author',
  'rules',
  'videos',
  'duration',
  'triggereffect',
]);

/** Drawn things: lines and arrows carry no meaning here. */
const DRAWINGS = new Set(['lines', 'arrows', 'overlays', 'underlays']);

function cellNames(value: Plain | undefined): string[] | null {
  if (!isList(value)) return null;
  const names: string[] = [];
  for (const pair of value) {
    if (!isList(pair) || pair.length !== 2) return null;
    const [row, column] = pair.map(numberIn);
    if (!Number.isInteger(row) || !Number.isInteger(column)) return null;
    names.push(`R${(row as number) + 1}C${(column as number) + 1}`);
  }
  return names;
}

/** Rows, columns and the regions of the data. A board without regions has none. */
function gridRulesOf(regions: readonly (readonly string[])[], shape: Shape): RuleSpec[] {
  const owner = new Array<number>(shape.cellCount).fill(-1);
  let whole = regions.length === shape.size;
  for (const [i, names] of regions.entries()) {
    if (names.length !== shape.size) whole = false;
    for (const name of names) {
      const cell = shape.cellNamed(name);
      if (cell < 0 || owner[cell] !== -1) whole = false;
      else owner[cell] = i;
    }
  }
  const rules: RuleSpec[] = [{ type: 'rows' }, { type: 'columns' }];
  if (!whole) return [...rules, ...regions.map((cells) => ({ type: 'extra-region', cells }))];
  const isPlain =
    shape.boxes.length > 0 && shape.boxes.every((box) => new Set(box.map((cell) => owner[cell])).size === 1);
  if (isPlain) return [{ type: 'classic' }];
  const map = owner.map((region) => REGION_SYMBOLS.charAt(region)).join('');
  return [...rules, { type: 'regions', map }];
}

/** The first cell that stands in two regions, or twice in one. */
function firstRepeat(
  regions: readonly (readonly string[] | null)[],
): { readonly region: number; readonly name: string } | null {
  const seen = new Set<string>();
  for (const [region, names] of regions.entries())
    for (const name of names ?? []) {
      if (seen.has(name)) return { region, name };
      seen.add(name);
    }
  return null;
}

interface Found {
  readonly rules: RuleSpec[];
  readonly unknown: Losses;
  readonly meta: Record<string, string>;
}

function readCage(cage: Plain, found: Found): void {
  if (!isFields(cage)) {
    found.unknown.add('cages');
    return;
  }
  const label = textIn(cage.value) ?? (typeof cage.value === 'number' ? String(cage.value) : undefined);
  if (countIn(cage.cells) === 0) {
    const [, key, text] = /^\s*([a-z]+):\s*(.*)$/is.exec(label ?? '') ?? [];
    if (key && text) found.meta[key.toLowerCase()] ??= text;
    else if (label) found.unknown.add('cages');
    return;
  }
  const cells = cellNames(cage.cells);
  const sum = numberIn(cage.sum) ?? (label === undefined ? null : numberIn(label));
  if (!cells || (label !== undefined && sum === null)) found.unknown.add('cages');
  else if (sum === null && cage.unique !== true) found.unknown.add('drawn-cages');
  else if (cage.unique === false && sum !== null) found.rules.push({ type: 'sum', cells, sum });
  else found.rules.push({ type: 'cage', cells, ...(sum === null ? {} : { sum }) });
}

/** A puzzle from SudokuPad's own data. Lines and other drawn things have no meaning in it: they become warnings. */
export function readSudokupadData(data: Plain, context: ReadContext): Result<Puzzle> {
  if (!isFields(data) || !isList(data.cells))
    return failure([{ code: 'not-a-document', values: { field: 'cells' } }]);
  const size = data.cells.length;
  if (size < SMALLEST_SIZE || size > LARGEST_SIZE)
    return failure([{ code: 'size', path: 'cells', values: { size } }]);
  const shape = Shape.of(size);
  let givens = '';
  let entries = 0;
  const candidates: Record<string, Plain[]> = {};
  const found: Found = { rules: [], unknown: new Losses('format-unsupported'), meta: {} };
  for (const [r, row] of data.cells.entries()) {
    if (!isList(row) || row.length !== size) {
      const actual = isList(row) ? row.length : 0;
      return failure([{ code: 'line-length', path: `cells[${r}]`, values: { expected: size, actual } }]);
    }
    for (const [c, cell] of row.entries()) {
      const fields: Fields = isFields(cell) ? cell : {};
      const value = numberIn(fields.value);
      if (value !== null && (!Number.isInteger(value) || value < 1 || value > size)) {
        const path = `cells[${r}][${c}].value`;
        return failure([{ code: 'digit-range', path, values: { value, min: 1, max: size } }]);
      }
      if (value === null && countIn(fields.value) > 0) found.unknown.add('value');
      const given = value !== null && fields.given !== false;
      if (value !== null && !given) entries++;
      givens += given ? symbolOf(value) : '.';
      if (isList(fields.givenPencilMarks)) candidates[`R${r + 1}C${c + 1}`] = [...fields.givenPencilMarks];
    }
  }

  const regions = isList(data.regions) ? data.regions.map(cellNames) : [];
  const twice = firstRepeat(regions);
  if (twice)
    return failure([{ code: 'cell-twice', path: `regions[${twice.region}]`, values: { cell: twice.name } }]);
  if (regions.some((region) => region === null)) found.unknown.add('regions');
  found.rules.push(
    ...gridRulesOf(
      regions.filter((region) => region !== null),
      shape,
    ),
  );
  for (const cage of isList(data.cages) ? data.cages : []) readCage(cage, found);
  const globals = isList(data.global) ? data.global : isFields(data.global) ? Object.keys(data.global) : [];
  for (const name of globals) {
    const spec = typeof name === 'string' && Object.hasOwn(GLOBALS, name) ? GLOBALS[name] : undefined;
    if (spec) found.rules.push(spec);
    else found.unknown.add(String(name).slice(0, 40));
  }
  const drawings = new Losses('format-drawing');
  for (const [key, value] of Object.entries(data)) {
    if (DRAWINGS.has(key)) drawings.add(key, countIn(value));
    else if (!SETTINGS.has(key)) found.unknown.add(key, countIn(value));
  }

  const metadata: Fields = isFields(data.metadata) ? data.metadata : {};
  const meta = (key: string) => textIn(metadata[key]) ?? textIn(data[key]) ?? found.meta[key];
  const [title, author, ruleset, solution] = ['title', 'author', 'rules', 'solution'].map(meta);
  const warnings = [...found.unknown.warnings, ...drawings.warnings];
  if (entries > 0) warnings.push({ code: 'format-entries', values: { count: entries } });
  const whole = solution?.length === size * size && /^[1-9A-Za-z]+$/.test(solution);
  return fromDocument(
    {
      ...(title ? { title } : {}),
      ...(author ? { author } : {}),
      size,
      givens,
      ...(Object.keys(candidates).length > 0 ? { candidates } : {}),
      rules: found.rules,
      ...(solution && whole ? { solution } : {}),
      ...(ruleset ? { ruleset } : {}),
    },
    warnings,
    context,
  );
}

/** The id in a link or a text; null if it is neither. */
export function sudokupadId(text: string): string | null {
  const bare = text.trim();
  const link = linkOf(bare);
  if (!link) return /^(?:scl|ctc|scf|fpuz)[^\s]{6,}$/.test(bare) ? bare : null;
  if (!/(^|\.)(sudokupad\.app|crackingthecryptic\.com|sudokupad\.svencodes\.com)$/.test(link.host))
    return null;
  const path = link.path.replace(/^sudoku\//, '').replace(/\.html?$/, '');
  return link.query.puzzleid || path || null;
}

/** A puzzle from one of the ids that hold the puzzle themselves. */
export function readSudokupadId(id: string, context: ReadContext): Result<Puzzle> {
  const [, kind = '', data = ''] =
    /^(scl|ctc|scf|fpuz(?:zles)?|)(.*)$/s.exec(percentDecoded(id).trim()) ?? [];
  if (kind === 'scf') {
    const flags = /[wx]{1,2}$/.exec(data)?.[0] ?? '';
    // The flags are letters of the code too: a code that is whole without them is meant so.
    const plain = readClassicCode(data);
    const marked = plain.ok || flags === '' ? plain : readClassicCode(data.slice(0, -flags.length));
    if (!marked.ok) return marked;
    const rules = ['classic'];
    if (!plain.ok && flags.includes('w')) rules.push('windoku');
    if (!plain.ok && flags.includes('x')) rules.push('diagonals');
    return fromDocument({ size: 9, givens: marked.value, rules }, [], context);
  }
  if (kind.startsWith('fpuz')) return readFpuzzlesPacked(data, context);
  if (kind === '')
    return failure([{ code: 'remote-id', line: 1, column: 1, values: { id: id.slice(0, 60) } }]);
  const text = unpackBase64(packedData(data), MAX_DOCUMENT_LENGTH);
  if (text === null || text === '') return failure([{ code: 'not-compressed', line: 1, column: 1 }]);
  const json = parseZipped(text);
  if (!json.ok) return json;
  const isFpuzzles = isFields(json.value) && isList(json.value.grid) && !isList(json.value.cells);
  return isFpuzzles ? readFpuzzlesData(json.value, context) : readSudokupadData(json.value, context);
}

/** The text is SudokuPad's data itself, not packed. */
function isData(text: string): boolean {
  return /^\s*\{/.test(text) && /"cells"\s*:\s*\[\s*\[/.test(text) && !/"hitotsu"\s*:/.test(text);
}

export const sudokupad: Format = {
  name: 'sudokupad',
  words: { en: 'SudokuPad link or id', ja: 'SudokuPadのリンクまたはID' },

  recognise(text) {
    if (isData(text)) return 0.8;
    const first = linesOf(text).find(({ text: content }) => !isSilent(content));
    return first && sudokupadId(first.text) !== null ? 0.95 : 0;
  },

  read(text, context) {
    if (isData(text)) {
      const data = parseJson(text);
      return [{ line: 1, result: data.ok ? readSudokupadData(data.value, context) : data }];
    }
    const items = linesOf(text)
      .filter(({ text: content }) => !isSilent(content))
      .map(({ number, text: content }) => ({
        line: number,
        result: readSudokupadId(sudokupadId(content) ?? content, context),
      }));
    return items.length > 0 ? items : [{ line: 1, result: failure([{ code: 'empty-input', line: 1 }]) }];
  },

  /** As f-puzzles data, which SudokuPad reads with the meaning of its rules (its own data has drawings only). */
  write(puzzle) {
    const { data, warnings } = writeFpuzzlesData(puzzle, 'sudokupad');
    const packed = packBase64(JSON.stringify(data));
    return success(`https://sudokupad.app/fpuzzles${encodeURIComponent(packed)}`, warnings);
  },
};
