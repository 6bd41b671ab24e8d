import type { Figure, Primitive } from '../figure/index.ts';

/** What a primitive looks like, without where it is. */
function lookOf(each: Primitive): string {
  if (each.kind === 'text')
    return `${each.font} ${each.weight} ${each.size} ${each.anchor} fill ${each.fill}`;
  const parts: (string | number)[] = [];
  if (each.kind === 'circle') parts.push(`r ${rounded(each.r)}`);
  if (each.kind === 'rect' && each.width <= 1) parts.push(`${rounded(each.width)}×${rounded(each.height)}`);
  if (each.fill)
    parts.push(`fill ${each.fill}${each.fillOpacity === undefined ? '' : ` at ${each.fillOpacity}`}`);
  if (each.stroke) parts.push(`stroke ${each.stroke} ${rounded(each.strokeWidth ?? 0)}`);
  if (each.strokeOpacity !== undefined) parts.push(`at ${each.strokeOpacity}`);
  if (each.dash) parts.push(`dash ${each.dash.join('/')}`);
  if (each.round) parts.push('round');
  return parts.join(' ');
}

const rounded = (value: number): number => Math.round(value * 1e3) / 1e3;

/** A figure in lines: layers from below, in each what is drawn and how, each look once at its first place. */
export function linesOf({ primitives, margin }: Figure): string[] {
  const counts = new Map<string, number>();
  for (const each of primitives) {
    const text = `${each.layer} ${each.role}: ${each.kind} ${lookOf(each)}`;
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const around = [margin.top, margin.right, margin.bottom, margin.left].map(rounded).join(' ');
  return [
    `margin ${around}`,
    ...[...counts].map(([text, count]) => (count === 1 ? text : `${text} (${count} times)`)),
  ];
}
