// biome-ignore-all lint/style/noNonNullAssertion: every index is in range by construction
/** Producer 19: bivalue universal grave, types 1 to 4. */
import { SeGrid } from './grid.ts';
import { candidatesIn, cellsAt, digitsOf } from './places.ts';
import type { Found, SeStep } from './step.ts';
import { CELL_POSITIONS, CELL_UNITS, COUNT, LOWEST, SEES, SUBSETS, UNIT_CELLS } from './tables.ts';

const reduced = new SeGrid();
const extra = new Uint16Array(81);

export function bug(grid: SeGrid): Found {
  const cells = bugCells(grid);
  if (!cells) return null;
  let all = 0;
  for (const cell of cells) all |= extra[cell]!;
  const first = cells[0]!;
  if (cells.length === 1) {
    const eliminations = candidatesIn(grid, cells, grid.cand[first]! & ~all);
    return eliminations.length ? record('bug-1', 56, eliminations, cells, all) : null;
  }
  const common = [...grid.cand.keys()].filter((cell) => cells.every((other) => SEES[cell * 81 + other]));
  if (COUNT[all] === 1) {
    const eliminations = candidatesIn(grid, common, all);
    if (eliminations.length) return record('bug-2', 57, eliminations, cells, all);
    return type4(grid, cells, all);
  }
  return type4(grid, cells, all) ?? type3(grid, cells, all);
}

/** The cells whose surplus digits (left in `extra`) keep the grid from being a grave, or null when it is none. */
function bugCells(grid: SeGrid): number[] | null {
  for (let cell = 0; cell < 81; cell++) if (COUNT[grid.cand[cell]!]! > 6) return null;
  reduced.copyFrom(grid);
  extra.fill(0);
  const cells: number[] = [];
  let all = 0;
  for (let unit = 0; unit < 27; unit++) {
    for (let digit = 0; digit < 9; digit++) {
      const places = reduced.place[unit * 9 + digit]!;
      if (places === 0 || COUNT[places] === 2) continue;
      let found = -1;
      let many = 0;
      for (let rest = places; rest; rest &= rest - 1) {
        const cell = UNIT_CELLS[unit * 9 + LOWEST[rest]!]!;
        if (COUNT[grid.cand[cell]!]! < 3) continue;
        found = cell;
        many++;
      }
      if (many === 0) return null;
      if (many > 1) continue;
      if (!extra[found]) cells.push(found);
      extra[found]! |= 1 << digit;
      all |= 1 << digit;
      reduced.remove(found, digit);
      if (cells.length > 1 && COUNT[all]! > 1 && !haveCommonPeer(cells)) return null;
    }
  }
  if (cells.length === 0) return null;
  for (let cell = 0; cell < 81; cell++) {
    if (!reduced.value[cell] && COUNT[reduced.cand[cell]!] !== 2) return null;
  }
  for (let at = 0; at < 243; at++) {
    if (reduced.place[at] && COUNT[reduced.place[at]!] !== 2) return null;
  }
  return cells;
}

function haveCommonPeer(cells: readonly number[]): boolean {
  for (let cell = 0; cell < 81; cell++) {
    if (cells.every((other) => SEES[cell * 81 + other])) return true;
  }
  return false;
}

function record(
  technique: string,
  tenths: number,
  eliminations: readonly number[],
  cells: readonly number[],
  digits: number,
  rest: Partial<SeStep> = {},
): SeStep {
  return { producer: 19, technique, tenths, eliminations, cells, digits: digitsOf(digits), ...rest };
}

/** Two cells in a unit share one digit that is no surplus: one of them takes it, so other such digits go. */
function type4(grid: SeGrid, cells: readonly number[], all: number): Found {
  if (cells.length !== 2) return null;
  const first = cells[0]!;
  const second = cells[1]!;
  for (let kind = 0; kind < 3; kind++) {
    const unit = CELL_UNITS[first * 3 + kind]!;
    if (unit !== CELL_UNITS[second * 3 + kind]) continue;
    const shared = grid.cand[first]! & ~extra[first]! & grid.cand[second]! & ~extra[second]!;
    if (COUNT[shared] !== 1) continue;
    const eliminations = [
      ...candidatesIn(grid, [first], grid.cand[first]! & ~extra[first]! & ~shared),
      ...candidatesIn(grid, [second], grid.cand[second]! & ~extra[second]! & ~shared),
    ].sort((a, b) => a - b);
    if (eliminations.length === 0) continue;
    return record('bug-4', 57, eliminations, cells, all | shared, { units: [unit] });
  }
  return null;
}

/** All surplus digits in one unit form a naked set with n - 1 other cells; unit class first, then size, as in classic. */
function type3(grid: SeGrid, cells: readonly number[], all: number): Found {
  for (let kind = 0; kind < 3; kind++) {
    const unit = CELL_UNITS[cells[0]! * 3 + kind]!;
    if (cells.some((cell) => CELL_UNITS[cell * 3 + kind] !== unit)) continue;
    let own = 0;
    for (const cell of cells) own |= 1 << CELL_POSITIONS[cell * 3 + kind]!;
    let open = 0;
    for (let position = 0; position < 9; position++) {
      if (grid.cand[UNIT_CELLS[unit * 9 + position]!]) open |= 1 << position;
    }
    open &= ~own;
    for (let size = 2; size <= 6; size++) {
      if (COUNT[open]! < size) break;
      for (const others of SUBSETS[size - 1]!) {
        if (others & ~open) continue;
        let digits = 0;
        let fit = true;
        for (let rest = others; rest; rest &= rest - 1) {
          const cand = grid.cand[UNIT_CELLS[unit * 9 + LOWEST[rest]!]!]!;
          if (COUNT[cand]! < 2) fit = false;
          digits |= cand;
        }
        if (!fit || COUNT[digits] !== size || all & ~digits) continue;
        const eliminations = candidatesIn(grid, cellsAt(unit, open & ~others), digits);
        if (eliminations.length === 0) continue;
        const more = cellsAt(unit, others);
        return record('bug-3', 57 + size - 1, eliminations, cells, digits, { units: [unit], more });
      }
    }
  }
  return null;
}
