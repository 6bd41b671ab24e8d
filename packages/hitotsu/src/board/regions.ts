import type { Shape } from './shape.ts';
import { REGION_SYMBOLS } from './symbols.ts';

/**
 * Region number of each cell from a region map: one character a cell, row by row; equal characters are one region,
 * numbered in order of first appearance. The caller has checked the length.
 */
export function parseRegionMap(map: string): number[] {
  const plain = parsePlainMap(map);
  if (plain) return plain;
  const numbers = new Map<string, number>();
  const regionOf: number[] = [];
  let last = '';
  let number = -1;
  for (const symbol of map) {
    if (symbol !== last) {
      last = symbol;
      number = numbers.get(symbol) ?? numbers.size;
      numbers.set(symbol, number);
    }
    regionOf.push(number);
  }
  return regionOf;
}

/** The same for a map of ASCII characters, as nearly all are; null for others. */
function parsePlainMap(map: string): number[] | null {
  const numbers = new Array<number>(128).fill(-1);
  const regionOf: number[] = [];
  let count = 0;
  for (let i = 0; i < map.length; i++) {
    const code = map.charCodeAt(i);
    if (code > 127) return null;
    if ((numbers[code] as number) < 0) numbers[code] = count++;
    regionOf.push(numbers[code] as number);
  }
  return regionOf;
}

/** The region map of a partition, in the canonical characters (1-9, A … in order of first appearance). */
export function formatRegionMap(regionOf: readonly number[]): string {
  const numbers = new Map<number, string>();
  let map = '';
  let last = -1;
  let symbol = '';
  for (const region of regionOf) {
    if (region !== last) {
      last = region;
      symbol = numbers.get(region) ?? REGION_SYMBOLS.charAt(numbers.size);
      numbers.set(region, symbol);
    }
    map += symbol;
  }
  return map;
}

/** The cells of each region, in order of region number. */
export function cellsByRegion(regionOf: readonly number[]): number[][] {
  const regions: number[][] = [];
  for (let cell = 0; cell < regionOf.length; cell++) {
    const region = regionOf[cell] as number;
    regions[region] ??= [];
    (regions[region] as number[]).push(cell);
  }
  return regions;
}

/** Whether the cells hang together by edges. An empty list does. */
export function isConnected(shape: Shape, cells: readonly number[]): boolean {
  const first = cells[0];
  if (first === undefined) return true;
  const open = new Set(cells);
  open.delete(first);
  const reached = [first];
  for (let cell = reached.pop(); cell !== undefined; cell = reached.pop())
    for (const next of shape.neighbours(cell)) if (open.delete(next)) reached.push(next);
  return open.size === 0;
}
