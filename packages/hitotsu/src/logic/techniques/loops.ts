/**
 * Alternating chains over several digits: nice loops (back to the start cell) and AICs, plain and with groups. For every
 * candidate assumed to hold, then not to hold, all that follows is walked; what comes back to the cell of the
 * assumption makes a loop, what ends elsewhere an AIC.
 */
import { indicesOf, sizeOf } from '../../board/index.ts';
import type { LogicState } from '../state.ts';
import { type Candidate, type Link, makeStep, resultKey, type Step } from '../step.ts';
import type { Technique } from '../technique.ts';
import { byDigit, seenByAll } from './common.ts';
import { Implications } from './implications.ts';
import { Reach } from './reach.ts';

export interface LoopSearch {
  /** plain: candidates only; grouped: with group nodes, chains that use one; sets: almost locked sets too. */
  readonly nodes: 'plain' | 'grouped' | 'sets';
}

/**
 * A path of literals as links between sets of candidates: weak from what holds to what falls, strong from what falls to
 * what holds. Where one thing that holds makes another hold (a set that is entered, a cell that a locked set decides),
 * what falls in between is told.
 */
export function linksOf(net: Implications, path: readonly number[]): Link[] {
  return path.slice(1).flatMap((literal, i): Link[] => {
    const before = path[i] as number;
    const from = net.candidatesOf(before >> 1);
    const to = net.candidatesOf(literal >> 1);
    if ((before & 1) === 0) return [{ from, to, kind: 'strong' }];
    if ((literal & 1) === 0) return [{ from, to, kind: 'weak' }];
    const fallen = net.fallenBetween(before >> 1, literal >> 1);
    return [
      { from, to: fallen, kind: 'weak' },
      { from: fallen, to, kind: 'strong' },
    ];
  });
}

class LoopFinder {
  readonly steps: Step[] = [];
  /** Eliminations of loops that leave their last set into the start cell, by the way up to the set. */
  private readonly throughSets = new Map<string, Candidate[]>();
  private readonly byResult = new Map<string, number>();
  private readonly state: LogicState;
  private readonly net: Implications;
  private readonly reach: Reach;
  private readonly search: LoopSearch;
  private readonly alternatives: boolean;

  constructor(state: LogicState, search: LoopSearch, alternatives: boolean) {
    this.alternatives = alternatives;
    this.state = state;
    this.search = search;
    this.net = new Implications(state, {
      groups: search.nodes !== 'plain',
      sets: search.nodes === 'sets',
    });
    this.reach = new Reach(this.net);
  }

  run(): void {
    const { layout } = this.state;
    for (const on of [1, 0])
      for (let cell = 0; cell < layout.cellCount; cell++)
        for (const digit of indicesOf(this.state.candidates[cell] as number)) {
          this.reach.walk(this.net, (cell * layout.digitCount + digit) * 2 + on);
          for (const literal of this.reach.order) {
            if (!this.net.isPlain(literal >> 1)) {
              if (on === 0 && (literal & 1) === 1) this.aicToSet(cell, digit, literal);
              continue;
            }
            const end = Math.floor((literal >> 1) / layout.digitCount);
            const endDigit = (literal >> 1) % layout.digitCount;
            if (end === cell) this.loop(cell, digit, on === 1, literal, endDigit);
            else if (on === 0 && (literal & 1) === 1) this.aic(cell, digit, literal, end, endDigit);
          }
        }
  }

  /** Paths to a literal that are no lasso and, if they are loops, leave the start cell at once. */
  private pathsTo(literal: number, loop: boolean): number[][] {
    if (this.reach.depthOf(literal) < 3) return [];
    const grouped = (path: readonly number[]) =>
      this.search.nodes === 'plain' || path.some((each) => !this.net.isPlain(each >> 1));
    if (!this.alternatives) {
      const path = this.reach.pathTo(literal);
      return grouped(path) && this.isSimple(path, loop) ? [path] : [];
    }
    const fits = (path: readonly number[], left: number): boolean => {
      const last = path.length - 1;
      const own = path[last] as number;
      const atStart = left === 0;
      // The end of a loop lies in the start cell; the start's and the end's own neighbours must not.
      if (loop && !atStart && this.comesBack(path[0] as number, own)) return false;
      for (let j = loop ? 1 : 0; j < last - (loop && atStart ? 0 : 1); j++)
        if (this.comesBack(path[j] as number, own)) return false;
      return true;
    };
    const slack = this.search.nodes === 'sets' ? 3 : 0;
    return this.reach.pathsTo(this.net, literal, 8, slack, fits).filter((path) => grouped(path));
  }

  /**
   * Whether a node comes back to an earlier one, which makes a lasso: both begin in the same cell (of a group the first one
   * counts, as chains are told by HoDoKu, whose library asks for such chains). Sets are told by what they exclude and may
   * overlap others. Every chain is sound: the links hold whatever cells they share.
   */
  private comesBack(later: number, earlier: number): boolean {
    if (this.net.isSet(later >> 1) || this.net.isSet(earlier >> 1)) return false;
    return this.net.cellsOf(earlier >> 1)[0] === this.net.cellsOf(later >> 1)[0];
  }

  private isSimple(path: readonly number[], loop: boolean): boolean {
    if (loop && this.comesBack(path[1] as number, path[0] as number)) return false;
    for (let i = 2; i < path.length - (loop ? 1 : 0); i++) {
      // No group of a loop holds its start cell, first or not.
      if (loop && this.holdsStart(path, i)) return false;
      for (let j = 0; j < i - 1; j++) if (this.comesBack(path[i] as number, path[j] as number)) return false;
    }
    return true;
  }

  private holdsStart(path: readonly number[], at: number): boolean {
    const node = (path[at] as number) >> 1;
    const [start] = this.net.cellsOf((path[0] as number) >> 1);
    return !this.net.isSet(node) && this.net.cellsOf(node).includes(start as number);
  }

  private loop(cell: number, digit: number, on: boolean, literal: number, endDigit: number): void {
    const ends = (literal & 1) === 1;
    const { digitCount } = this.state.layout;
    const at = (d: number) => cell * digitCount + d;
    const own = this.state.candidates[cell] as number;
    const same = endDigit === digit;
    if (on && same && !ends) this.add('discontinuous', literal, [at(digit)]);
    else if (on && !same && ends) this.add('discontinuous', literal, [at(digit)]);
    else if (!on && same && ends) this.add('discontinuous', literal, indicesOf(own & ~(1 << digit)).map(at));
    else if (!on && !same && !ends) this.add('discontinuous', literal, [at(endDigit)]);
    else if (on && !same && !ends && sizeOf(own) === 2) this.add('continuous', literal, []);
    else if (!on && !same && ends)
      this.add('continuous', literal, indicesOf(own & ~(1 << digit) & ~(1 << endDigit)).map(at));
  }

  /**
   * What a loop removes: candidates that both sides of one of its weak links exclude; in cells of the loop itself only
   * what a link inside the cell excludes (as the loop is told: its own cells keep their part).
   */
  private betweenWeak(path: readonly number[]): Candidate[] {
    const found: Candidate[] = [];
    const { digitCount } = this.state.layout;
    const own = new Set(path.flatMap((each) => this.net.cellsOf(each >> 1)));
    const single = new Set(
      path.filter((each) => this.net.isPlain(each >> 1)).flatMap((each) => this.net.cellsOf(each >> 1)),
    );
    for (let i = 1; i < path.length; i++) {
      const from = path[i - 1] as number;
      const to = path[i] as number;
      if ((from & 1) === 1 && (to & 1) === 1) found.push(...this.throughSet(from, to, path[i + 1], single));
      if ((from & 1) === 0 || (to & 1) === 1) continue;
      const second = this.net.next[to + 1] as readonly number[];
      const inside = this.net.digitOf(from >> 1) !== this.net.digitOf(to >> 1);
      for (const literal of this.net.next[from] as readonly number[])
        if (
          (literal & 1) === 0 &&
          this.net.isPlain(literal >> 1) &&
          second.includes(literal) &&
          (inside || !own.has(Math.floor((literal >> 1) / digitCount)))
        )
          found.push(literal >> 1);
    }
    return found;
  }

  /**
   * A loop that enters an almost locked set by one digit and leaves it by another locks it: its other digits, and the
   * entry digit where both sides see it, fall outside. It may also leave by a cell that the locked set decides (`after`).
   * If the loop runs the other way round, that cell takes one of its other digits from the set: these fall only where
   * the cell is seen too. In the cells of the loop nothing is removed then: that is how the cell was decided.
   */
  private throughSet(
    from: number,
    to: number,
    after: number | undefined,
    single: ReadonlySet<number>,
  ): Candidate[] {
    const { layout } = this.state;
    const entry = this.net.digitOf(from >> 1);
    const before = this.net.next[from] as readonly number[];
    const family = this.net.familyOf(to >> 1);
    const cellOf = (candidate: Candidate) => Math.floor(candidate / layout.digitCount);
    const decided = family.includes(to >> 1) || after === undefined ? -1 : cellOf(after >> 1);
    return family.flatMap((node) => {
      if (node === to >> 1) return [];
      const digit = this.net.digitOf(node);
      const kept = (this.net.next[node * 2 + 1] as readonly number[]).filter(
        (each) => this.net.isPlain(each >> 1) && (digit !== entry || before.includes(each)),
      );
      const fallen = kept.map((each) => each >> 1);
      if (decided < 0) return fallen;
      const taken = this.state.has(decided, digit);
      return fallen.filter(
        (each) => !single.has(cellOf(each)) && (!taken || layout.sees(decided, cellOf(each))),
      );
    });
  }

  private aic(cell: number, digit: number, literal: number, end: number, endDigit: number): void {
    const { layout } = this.state;
    if (endDigit === digit) {
      this.add('aic', literal, seenByAll(this.state, digit, [cell, end]));
    } else if (layout.sees(cell, end)) {
      const found = [cell * layout.digitCount + endDigit, end * layout.digitCount + digit];
      this.add(
        'aic',
        literal,
        found.filter((candidate) => this.state.holds(candidate)),
      );
    }
  }

  /** An AIC whose far end is an almost locked set that keeps a digit; if it has one place there, that cell holds it. */
  private aicToSet(cell: number, digit: number, literal: number): void {
    const set = literal >> 1;
    if (!this.net.isSet(set)) return;
    const near = this.net.next[(cell * this.state.layout.digitCount + digit) * 2 + 1] as readonly number[];
    const [place, another] = this.net.placesOf(set);
    const only = another === undefined && place !== undefined && this.net.digitOf(set) !== digit;
    const far = [
      ...(this.net.next[literal] as readonly number[]),
      ...(only ? [(place * this.state.layout.digitCount + digit) * 2] : []),
    ];
    const found = far.filter((each) => this.net.isPlain(each >> 1) && near.includes(each));
    this.add(
      'aic',
      literal,
      byDigit(found, this.state.layout.digitCount * 2).map((each) => each >> 1),
    );
  }

  /** Loops that end in the start cell through the same set by different digits are told together too. */
  private joinThroughSet(path: readonly number[], eliminations: readonly Candidate[]): Candidate[] {
    const [family] = this.net.familyOf((path.at(-2) as number) >> 1);
    if (family === undefined) return [];
    const key = `${family}:${path.slice(0, -2)}`;
    const joined = [...(this.throughSets.get(key) ?? []), ...eliminations];
    this.throughSets.set(key, joined);
    return joined.length > eliminations.length ? joined : [];
  }

  private add(kind: 'continuous' | 'discontinuous' | 'aic', literal: number, base: Candidate[]): void {
    // An AIC with one elimination is a discontinuous loop from there.
    if (base.length < (kind === 'aic' ? 2 : kind === 'discontinuous' ? 1 : 0)) return;
    for (const path of this.pathsTo(literal, kind !== 'aic')) {
      this.addPath(kind, path, base);
      const joined = kind === 'discontinuous' ? this.joinThroughSet(path, base) : [];
      if (joined.length > 0) this.addPath(kind, path, joined);
    }
  }

  private addPath(
    kind: 'continuous' | 'discontinuous' | 'aic',
    path: readonly number[],
    base: Candidate[],
  ): void {
    const eliminations = byDigit(
      kind === 'continuous' ? [...base, ...this.betweenWeak(path)] : base,
      this.state.layout.digitCount,
    ).filter((candidate) => this.state.holds(candidate));
    if (eliminations.length === 0) return;
    const length = path.length - 1;
    const key = resultKey(makeStep({ technique: '', eliminations }));
    const at = this.byResult.get(key) ?? this.steps.length;
    if (at < this.steps.length && ((this.steps[at] as Step).length ?? 0) <= length) return;
    this.byResult.set(key, at);
    const name = kind === 'aic' ? 'aic' : `${kind}-nice-loop`;
    this.steps[at] = makeStep({
      technique: this.search.nodes === 'plain' ? name : `grouped-${name}`,
      digits: path.reduce((set, each) => set | (1 << this.net.digitOf(each >> 1)), 0),
      cells: { chain: [...new Set(path.flatMap((each) => this.net.cellsOf(each >> 1)))] },
      causes: [(path[0] as number) >> 1],
      links: linksOf(this.net, path),
      eliminations,
      length,
    });
  }
}

function loops(key: string, nodes: LoopSearch['nodes'], kinds?: readonly string[]): Technique {
  return {
    key,
    search(state, emit, options) {
      const finder = new LoopFinder(state, { nodes }, options.alternatives ?? true);
      finder.run();
      return finder.steps.some((step) => (!kinds || kinds.includes(step.technique)) && emit(step));
    },
  };
}

/** Nice loops and AICs over candidates. */
export const niceLoop: Technique = loops('nice-loop', 'plain');
/** The same with group nodes, only chains that use one. */
export const groupedNiceLoop: Technique = loops('grouped-nice-loop', 'grouped');
/** The same with almost locked sets as nodes too. */
export const setNiceLoop: Technique = loops('set-nice-loop', 'sets');
