// What a correct grid is, from the definition.

const UNITS = Array.from({ length: 9 }, (_, k) => [
  Array.from({ length: 9 }, (_, i) => k * 9 + i),
  Array.from({ length: 9 }, (_, i) => i * 9 + k),
  Array.from(
    { length: 9 },
    (_, i) => (3 * Math.floor(k / 3) + Math.floor(i / 3)) * 9 + 3 * (k % 3) + (i % 3),
  ),
]).flat();

/** True when `grid` is full, obeys the 27 units and stays within the candidate masks. */
export function isSolution(grid, masks) {
  for (let cell = 0; cell < 81; cell++) {
    const digit = grid.charCodeAt(cell) - 48;
    if (digit < 1 || digit > 9 || ((masks[cell] >> (digit - 1)) & 1) === 0) return false;
  }
  return UNITS.every((unit) => new Set(unit.map((cell) => grid[cell])).size === 9);
}
