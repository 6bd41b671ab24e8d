import type { Shape } from './shape.ts';
import { REGION_SYMBOLS } from './symbols.ts';

/**
 * Region number of each cell from a region map: one character a cell, row by row; equal characters are one region,
 * numbered in order of first appearance. The caller has checked the length.
 */
export function parseRegionMap(map: string): number[] {
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

/** The region map of a partition, in the canonical characters (1-9, A … in order of first appearance). */
export function formatRegionMap(regionOf: readonly number[]): string {
  const numbers = new Map<number, number>();
  let map = '';
  for (const region of regionOf) {
    if (!numbers.has(region)) numbers.set(region, numbers.size);
    map += REGION_SYMBOLS.charAt(numbers.get(region) as number);
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
