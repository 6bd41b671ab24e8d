/** Why a candidate is absent: the digit that rules it out, the rule, or the step that removed it. */
import { indicesOf } from '../../board/index.ts';
import type { LogicState } from '../state.ts';
import type { Candidate, Step } from '../step.ts';
import { cells, digit, digits, type Needs, number, type Statement, say } from './statement.ts';

/** One premise in words and data. */
export interface Premise {
  readonly statement: Statement;
  /** The cells whose digits force it. */
  readonly sources: readonly number[];
  /** Numbers (from 1) of the steps of the path it rests on, where it was found on one. */
  readonly steps: readonly number[];
}

/** Which step of a path placed each digit and removed each candidate. Steps are numbered from 1. */
export class Ledger {
  private readonly placed = new Map<number, number>();
  private readonly removed = new Map<Candidate, number>();

  note(step: Step, number: number, digitCount: number): void {
    for (const each of step.placements) this.placed.set(Math.floor(each / digitCount), number);
    for (const each of step.eliminations) this.removed.set(each, number);
  }

  placedBy(cell: number): number | undefined {
    return this.placed.get(cell);
  }

  removedBy(candidate: Candidate): number | undefined {
    return this.removed.get(candidate);
  }
}

type Cause =
  | { readonly kind: 'sees' | 'excludes'; readonly source: number }
  | { readonly kind: 'rule'; readonly rule: number }
  | { readonly kind: 'step'; readonly number: number }
  | { readonly kind: 'notes' };

/** Why a candidate of an open cell is absent: a given before other digits, then rules and steps, then the notes. */
function causeOf(cell: number, index: number, state: LogicState, ledger: Ledger): Cause {
  const { layout } = state;
  const candidate = cell * layout.digitCount + index;
  const sources = (layout.peerList[cell] ?? []).filter((peer) => state.values[peer] === index);
  const source = sources.find((peer) => state.given[peer] === 1) ?? sources[0];
  if (source !== undefined) return { kind: 'sees', source };
  for (const other of layout.exclusions?.[candidate] ?? []) {
    const at = Math.floor(other / layout.digitCount);
    if (state.values[at] === other % layout.digitCount) return { kind: 'excludes', source: at };
  }
  for (const each of layout.constraints)
    if (each.kind === 'restrict' && each.cell === cell && ((each.digits >>> index) & 1) === 0)
      return { kind: 'rule', rule: each.rule };
  const by = ledger.removedBy(candidate);
  return by === undefined ? { kind: 'notes' } : { kind: 'step', number: by };
}

/** The absent candidates that needs speak of, and the filled cells of their units. */
function absencesOf(needs: Needs, state: LogicState): { absent: Candidate[]; filled: number[] } {
  const { layout } = state;
  const absent = new Set<Candidate>();
  const filled = new Set<number>();
  const look = (cell: number, index: number): void => {
    if (!state.has(cell, index)) absent.add(cell * layout.digitCount + index);
  };
  for (const cell of needs.cells ?? []) {
    if (state.values[cell] !== -1) filled.add(cell);
    else for (const index of indicesOf(layout.shape.allDigits)) look(cell, index);
  }
  for (const [unit, index] of needs.units ?? [])
    for (const cell of layout.units[unit]?.cells ?? []) {
      if (state.values[cell] !== -1) filled.add(cell);
      else look(cell, index);
    }
  return { absent: [...absent], filled: [...filled] };
}

/** What needs rest on, told together as far as one digit or one step is the cause. */
export function premisesOf(needs: Needs, state: LogicState, ledger: Ledger = new Ledger()): Premise[] {
  const { digitCount } = state.layout;
  const { absent, filled } = absencesOf(needs, state);
  const groups = new Map<string, { cause: Cause; candidates: Candidate[] }>();
  for (const candidate of absent) {
    const cause = causeOf(Math.floor(candidate / digitCount), candidate % digitCount, state, ledger);
    // A digit rules out one digit in many cells; a rule, a step or the notes are told cell by cell or all at once.
    const key = JSON.stringify([cause, cause.kind === 'notes' ? candidate % digitCount : 0]);
    const group = groups.get(key);
    if (group) group.candidates.push(candidate);
    else groups.set(key, { cause, candidates: [candidate] });
  }
  const stepOf = (cell: number): number[] => {
    const by = ledger.placedBy(cell);
    return by === undefined ? [] : [by];
  };
  const premises: Premise[] = [];
  if (filled.length > 0)
    premises.push({
      statement: say('why.filled', { cells: cells(filled) }),
      sources: filled,
      steps: [...new Set(filled.flatMap(stepOf))],
    });
  for (const { cause, candidates } of groups.values()) {
    const removals = { kind: 'candidates', candidates } as const;
    const own = cells(candidates.map((each) => Math.floor(each / digitCount)));
    const set = candidates.reduce((all, each) => all | (1 << (each % digitCount)), 0);
    if (cause.kind === 'sees' || cause.kind === 'excludes') {
      const { source } = cause;
      const values = { source: cells([source]), digit: digit(state.values[source] as number) };
      const statement =
        cause.kind === 'sees'
          ? say('why.sees', { ...values, cells: own })
          : say('why.excludes', { ...values, removals });
      premises.push({ statement, sources: [source], steps: stepOf(source) });
    } else if (cause.kind === 'rule')
      premises.push({
        statement: say('why.rule', { rule: { kind: 'rule', rule: cause.rule }, removals }),
        sources: [],
        steps: [],
      });
    else if (cause.kind === 'step')
      premises.push({
        statement: say('why.step', { number: number(cause.number), removals }),
        sources: [],
        steps: [cause.number],
      });
    else
      premises.push({
        statement: say('why.notes', { digits: digits(set), cells: own }),
        sources: [],
        steps: [],
      });
  }
  return premises;
}
