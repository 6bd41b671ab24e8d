import { type Diagnostic, failure, type Result, success } from '../base/index.ts';
import { LARGEST_SIZE, REGION_SYMBOLS, Shape, SMALLEST_SIZE, symbolOf } from '../board/index.ts';
import { MAX_DOCUMENT_LENGTH, type Plain, type Puzzle, parseJson, stableText } from '../puzzle/index.ts';
import type { RuleSpec } from '../rules/index.ts';
import { countIn, type Fields, isFields, isList, numberIn, textIn } from './fields.ts';
import { type Format, fromDocument, Losses, type ReadContext } from './format.ts';
import { DRAWINGS, FLAGS, isOwnDrawing, LISTS, SETTINGS } from './fpuzzles-rules.ts';
import { gridRules } from './grid-rules.ts';
import { linkOf, packedData } from './links.ts';
import { packBase64, unpackBase64 } from './lz.ts';
import { isSilent, linesOf } from './text.ts';

/** Rows and columns of f-puzzles's own boxes: the largest divisor up to the square root is the height. */
function ownBox(size: number): { rows: number; columns: number } {
  let rows = Math.floor(Math.sqrt(size));
  while (size % rows !== 0) rows--;
  return { rows, columns: size / rows };
}

function ownRegion(size: number, cell: number): number {
  const { rows, columns } = ownBox(size);
  const row = Math.floor(cell / size);
  return Math.floor(row / rows) * rows + Math.floor((cell % size) / columns);
}

/** The rules of the plain grid: rows, columns, and regions where the data has them; `null` is a cell without region. */
function rulesOfRegions(size: number, regions: readonly (number | null)[]): RuleSpec[] {
  const plain = Shape.of(size).box;
  const isOwn = regions.every((region, cell) => region === ownRegion(size, cell));
  if (isOwn && plain) return [{ type: 'classic' }];
  const rules: RuleSpec[] = [{ type: 'rows' }, { type: 'columns' }];
  // Boxes one row high say nothing that the rows do not.
  if (isOwn && ownBox(size).rows === 1) return rules;
  const numbers = [...new Set(regions)].filter((region) => region !== null);
  const cellsOf = numbers.map((number) =>
    regions.flatMap((region, cell) => (region === number ? [cell] : [])),
  );
  if (cellsOf.length === size && cellsOf.every((cells) => cells.length === size)) {
    const map = regions.map((region) => REGION_SYMBOLS.charAt(numbers.indexOf(region as number))).join('');
    return [...rules, { type: 'regions', map }];
  }
  // Part of the board only: no digit twice in a region is all that is left to say.
  const shape = Shape.of(size);
  for (const cells of cellsOf)
    rules.push({ type: 'extra-region', cells: cells.map((cell) => shape.nameOf(cell)) });
  return rules;
}

interface GridData {
  givens: string;
  candidates: Record<string, readonly Plain[]>;
  rules: RuleSpec[];
  entries: number;
}

function readCells(grid: readonly Plain[], size: number): GridData | Diagnostic[] {
  const data: GridData = { givens: '', candidates: {}, rules: [], entries: 0 };
  const regions: (number | null)[] = [];
  const errors: Diagnostic[] = [];
  if (grid.length !== size)
    return [{ code: 'row-count', path: 'grid', values: { expected: size, actual: grid.length } }];
  for (const [r, row] of grid.entries()) {
    if (!isList(row) || row.length !== size) {
      const actual = isList(row) ? row.length : 0;
      return [{ code: 'line-length', path: `grid[${r}]`, values: { expected: size, actual } }];
    }
    for (const [c, cell] of row.entries()) {
      const fields: Fields = isFields(cell) ? cell : {};
      const value = numberIn(fields.value);
      const given = value !== null && fields.given === true;
      if (given && (!Number.isInteger(value) || value < 1 || value > size)) {
        const values = { value, min: 1, max: size };
        errors.push({ code: 'digit-range', path: `grid[${r}][${c}].value`, values });
      }
      data.givens += given ? symbolOf(value) || '?' : '.';
      if (!given && countIn(fields.value) > 0) data.entries++;
      if (isList(fields.givenPencilMarks) && fields.givenPencilMarks.length > 0)
        data.candidates[`R${r + 1}C${c + 1}`] = fields.givenPencilMarks;
      const own = ownRegion(size, r * size + c);
      regions.push(
        fields.region === null ? null : fields.region === undefined ? own : numberIn(fields.region),
      );
    }
  }
  if (errors.length > 0) return errors.slice(0, 10);
  data.rules = rulesOfRegions(size, regions);
  return data;
}

/** The stored solution, if it is whole. */
function solutionIn(value: Plain | undefined, size: number): string | undefined {
  const signs = isList(value) ? value : typeof value === 'string' ? [...value] : [];
  if (signs.length !== size * size) return undefined;
  let text = '';
  for (const sign of signs) {
    const digit = numberIn(sign);
    if (digit === null || digit < 1 || digit > size) return undefined;
    text += symbolOf(digit);
  }
  return text;
}

/**
 * Whether a flag means less than our rule: pairs marked with a dot of difference 1 are exempt from `nonconsecutive` (the
 * flag says that all such pairs are marked). Taken as our rule it would turn good puzzles into ones without solution.
 */
function hasExceptions(flag: string, { difference }: Fields): boolean {
  if (flag !== 'nonconsecutive' || !isList(difference)) return false;
  return difference.some((dot) => isFields(dot) && (numberIn(dot.value) ?? 1) === 1);
}

/** A puzzle from f-puzzles's data. What it holds that is not known is a warning with the name that f-puzzles gives it. */
export function readFpuzzlesData(data: Plain, context: ReadContext): Result<Puzzle> {
  if (!isFields(data) || !isList(data.grid))
    return failure([{ code: 'not-a-document', values: { field: 'grid' } }]);
  const size = data.size === undefined ? data.grid.length : numberIn(data.size);
  if (size === null || !Number.isInteger(size) || size < SMALLEST_SIZE || size > LARGEST_SIZE)
    return failure([{ code: 'size', path: 'size', values: { size: String(data.size).slice(0, 20) } }]);
  const cells = readCells(data.grid, size);
  if (Array.isArray(cells)) return failure(cells);

  const rules = cells.rules;
  const unknown = new Losses('format-unsupported');
  const drawings = new Losses('format-drawing');
  for (const [key, value] of Object.entries(data)) {
    if (SETTINGS.has(key) || countIn(value) === 0) continue;
    const flag = Object.hasOwn(FLAGS, key) ? FLAGS[key] : undefined;
    const mapping = Object.hasOwn(LISTS, key) ? LISTS[key] : undefined;
    if (flag && context.registry.get(flag.type)) {
      if (value === true && !hasExceptions(key, data)) rules.push(flag);
      else unknown.add(key);
    } else if (DRAWINGS.has(key)) {
      drawings.add(key, isList(value) ? value.filter((entry) => !isOwnDrawing(entry)).length : 1);
    } else if (mapping && isList(value) && context.registry.get(mapping.type)) {
      for (const entry of value) {
        const specs = isFields(entry) ? mapping.read(entry) : null;
        if (specs) rules.push(...specs);
        else unknown.add(key);
      }
    } else unknown.add(key, countIn(value));
  }

  const warnings = [...unknown.warnings, ...drawings.warnings];
  if (cells.entries > 0) warnings.push({ code: 'format-entries', values: { count: cells.entries } });
  const title = textIn(data.title);
  const author = textIn(data.author);
  const ruleset = textIn(data.ruleset);
  const solution = solutionIn(data.solution, size);
  return fromDocument(
    {
      ...(title ? { title } : {}),
      ...(author ? { author } : {}),
      size,
      givens: cells.givens,
      ...(Object.keys(cells.candidates).length > 0 ? { candidates: cells.candidates } : {}),
      rules: gathered(rules),
      ...(solution ? { solution } : {}),
      ...(ruleset ? { ruleset } : {}),
    },
    warnings,
    context,
  );
}

/** Marks that come one a cell (odd, even) as one rule, in the place of the first. */
function gathered(rules: readonly RuleSpec[]): RuleSpec[] {
  const result: RuleSpec[] = [];
  for (const spec of rules) {
    const gathers = spec.type === 'odd' || spec.type === 'even';
    const at = gathers ? result.findIndex(({ type }) => type === spec.type) : -1;
    const first = result[at];
    if (first) result[at] = { ...first, cells: [...(first.cells as Plain[]), ...(spec.cells as Plain[])] };
    else result.push(spec);
  }
  return result;
}

/** A puzzle from packed f-puzzles data (the `load` parameter). */
export function readFpuzzlesPacked(packed: string, context: ReadContext): Result<Puzzle> {
  const text = unpackBase64(packedData(packed), MAX_DOCUMENT_LENGTH);
  if (text === null || text === '') return failure([{ code: 'not-compressed', line: 1, column: 1 }]);
  const data = parseJson(text);
  // Line and column would be those of the unpacked text, which nobody sees.
  if (!data.ok) return failure([{ code: 'not-compressed', line: 1, column: 1 }]);
  return readFpuzzlesData(data.value, context);
}

/** The packed part of a link or a bare `load` value, or the id of a puzzle that the site keeps; null if it is neither. */
function partOf(text: string): { readonly packed: string } | { readonly id: string } | null {
  const link = linkOf(text);
  if (link) {
    if (!/(^|\.)f-puzzles\.com$/.test(link.host)) return null;
    const { load, import: imported, id } = link.query;
    const packed = load ?? imported;
    return packed === undefined && id ? { id } : { packed: packed ?? '' };
  }
  const load = /^\??load=(.+)$/s.exec(text.trim());
  if (load) return { packed: load[1] as string };
  // Packed JSON objects start with these four signs: the packed form of `{"`. Quotes around them come from program text.
  const packed = /^["'@]*(N4Ig[A-Za-z0-9+/=%_-]+)(?:["'].*)?$/s.exec(text.trim())?.[1];
  return packed === undefined ? null : { packed };
}

/** The puzzle of a link of f-puzzles or of its packed data; null if the text is neither. */
export function readFpuzzlesText(text: string, context: ReadContext): Result<Puzzle> | null {
  const part = partOf(text);
  if (part === null) return null;
  if ('packed' in part) return readFpuzzlesPacked(part.packed, context);
  return failure([{ code: 'remote-id', line: 1, column: 1, values: { id: part.id.slice(0, 60) } }]);
}

/** A puzzle as f-puzzles's data, with warnings for what it cannot say. */
export function writeFpuzzlesData(puzzle: Puzzle, format: string): { data: Fields; warnings: Diagnostic[] } {
  const { shape, document } = puzzle;
  const { size } = shape;
  const losses = new Losses('format-cannot-carry', { format });
  const { rows, columns, regions, others } = gridRules(puzzle);
  if (!rows) losses.add('no-rows');
  if (!columns) losses.add('no-columns');
  if (shape.minDigit !== 1 || shape.maxDigit !== size) losses.add('digits');

  const lists: Record<string, Plain[]> = {};
  const flags: Record<string, Plain> = {};
  const specs = others.flatMap((spec) => (spec.type === 'windoku' ? windows(puzzle, spec) : [spec]));
  for (const spec of specs) {
    const flag = Object.entries(FLAGS).find(([, known]) => stableText(known) === stableText(spec));
    const list = Object.entries(LISTS).find(([, { type }]) => type === spec.type);
    const entries = list?.[1].write(spec);
    if (flag) flags[flag[0]] = true;
    else if (list && entries) {
      lists[list[0]] ??= [];
      (lists[list[0]] as Plain[]).push(...entries);
    } else losses.add(spec.type);
  }

  const regionNumbers = new Map<string, number>();
  const grid = shape.rows.map((row) =>
    row.map((cell): Fields => {
      const digit = puzzle.givens.isEmpty(cell) ? null : puzzle.givens.digit(cell);
      const marks = document.candidates?.[shape.nameOf(cell)];
      let region: number | null = ownRegion(size, cell);
      if (regions === null) region = null;
      else if (regions !== 'boxes') {
        const symbol = regions.charAt(cell);
        if (!regionNumbers.has(symbol)) regionNumbers.set(symbol, regionNumbers.size);
        region = regionNumbers.get(symbol) as number;
      }
      return {
        ...(digit === null ? {} : { value: digit, given: true }),
        ...(marks && digit === null ? { givenPencilMarks: marks } : {}),
        ...(region === ownRegion(size, cell) ? {} : { region }),
      };
    }),
  );
  const { title, author, solution, ruleset } = document;
  const solved = solution && [...solution].map((symbol) => Number.parseInt(symbol, 36));
  return {
    data: {
      size,
      ...(title ? { title } : {}),
      ...(author ? { author } : {}),
      ...(typeof ruleset === 'string' ? { ruleset } : {}),
      grid,
      ...flags,
      ...lists,
      ...(solved ? { solution: solved } : {}),
    },
    warnings: losses.warnings,
  };
}

/** The windows of a windoku as regions: the format has no word for them, but the regions say the same. */
function windows(puzzle: Puzzle, spec: RuleSpec): readonly RuleSpec[] {
  const bound = puzzle.rules.find((rule) => rule.spec === spec);
  const units = bound?.rule.units?.() ?? [];
  if (units.length === 0) return [spec];
  return units.map(({ cells }) => ({
    type: 'extra-region',
    cells: cells.map((cell) => puzzle.shape.nameOf(cell)),
  }));
}

/** The text is f-puzzles's data itself, not packed. */
function isData(text: string): boolean {
  return /^\s*\{/.test(text) && /"grid"\s*:\s*\[/.test(text) && !/"hitotsu"\s*:/.test(text);
}

export const fpuzzles: Format = {
  name: 'f-puzzles',
  words: { en: 'f-puzzles link or data', ja: 'f-puzzlesのリンクまたはデータ' },

  recognise(text) {
    if (isData(text)) return 0.85;
    const first = linesOf(text).find(({ text: content }) => !isSilent(content));
    return first && partOf(first.text) !== null ? 0.95 : 0;
  },

  read(text, context) {
    if (isData(text)) {
      const data = parseJson(text);
      return [{ line: 1, result: data.ok ? readFpuzzlesData(data.value, context) : data }];
    }
    const items = linesOf(text)
      .filter(({ text: content }) => !isSilent(content))
      .map(({ number, text: content }) => ({
        line: number,
        result: readFpuzzlesText(content, context) ?? readFpuzzlesPacked(content, context),
      }));
    return items.length > 0 ? items : [{ line: 1, result: failure([{ code: 'empty-input', line: 1 }]) }];
  },

  write(puzzle) {
    const { data, warnings } = writeFpuzzlesData(puzzle, 'f-puzzles');
    const packed = packBase64(JSON.stringify(data));
    return success(`https://www.f-puzzles.com/?load=${encodeURIComponent(packed)}`, warnings);
  },
};
