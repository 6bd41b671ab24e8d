import type { Random } from '../base/index.ts';
import { Board } from '../board/index.ts';
import type { RuleSpec, Turn } from '../rules/index.ts';
import type { Grid } from '../solver/index.ts';
import type { Ground, LaidClue } from './ground.ts';
import type { WantedRule } from './request.ts';

/** Another grid under the fixed rules; some laid clue must break on it. */
interface Rival {
  readonly board: Board;
  /** The cells in which it is not the intended grid. */
  readonly differing: readonly number[];
  readonly differs: Uint8Array;
  /** How many laid clues break on it. */
  breakers: number;
}

/** Some laid clues give way to others. */
export interface Change {
  readonly gone: readonly LaidClue[];
  readonly come: readonly LaidClue[];
  /** See `Reshape`. */
  readonly gain: number;
}

/**
 * The laid clues while they are being changed, with all grids met so far that are not the intended one. What the clues
 * must rule out is learnt from those: a layout that leaves one of them standing needs no search to be refused.
 */
export class Layout {
  private clues: readonly LaidClue[];
  private readonly base: Ground;
  private readonly wanted: readonly WantedRule[];
  private readonly solution: Board;
  private readonly random: Random;
  private readonly rivals: Rival[] = [];

  constructor(ground: Ground, wanted: readonly WantedRule[], solution: Grid, random: Random) {
    this.clues = ground.laid;
    this.base = ground;
    this.wanted = wanted;
    this.solution = new Board(ground.shape, solution);
    this.random = random;
  }

  get ground(): Ground {
    return this.base.with(this.clues);
  }

  /** Notes a grid that is not the intended one. */
  add(grid: Grid): void {
    const board = new Board(this.solution.shape, grid);
    const differs = Uint8Array.from(grid, (digit, cell) => (digit === this.solution.digit(cell) ? 0 : 1));
    const differing = [...differs.keys()].filter((cell) => differs[cell]);
    const rival = { board, differing, differs, breakers: 0 };
    rival.breakers = countBreakers(this.clues, rival);
    this.rivals.push(rival);
  }

  /** The grids that no laid clue rules out. */
  get standing(): readonly Pick<Rival, 'differing'>[] {
    return this.rivals.filter(({ breakers }) => breakers === 0);
  }

  /** A cell of every laid clue, those of the smallest clues first. */
  get places(): number[] {
    return this.random
      .shuffle(this.clues.map(({ rule }) => rule.cells))
      .sort((a, b) => a.length - b.length)
      .map((cells) => cells[0] as number);
  }

  /** The changes of one turn at a cell, of every rule that has such changes; of each rule the largest gain first. */
  *changes(cell: number, turn: Turn): Generator<Change, void, void> {
    for (const [kind, { type, options }] of this.wanted.entries()) {
      if (!type.reshape) continue;
      const clues = this.clues.filter((clue) => clue.kind === kind);
      for (const { gone, come, gain } of type.reshape(
        clues,
        cell,
        turn,
        this.solution,
        options,
        this.random,
      )) {
        const like = clues[gone[0] as number] as LaidClue;
        yield {
          gone: gone.map((index) => clues[index] as LaidClue),
          come: (come as readonly RuleSpec[]).map((spec) => this.base.lay(spec, like)),
          gain,
        };
      }
    }
  }

  /** How many of the grids met so far no clue would rule out after a change; counted only up to `most`. */
  standingAfter({ gone, come }: Change, most = Number.POSITIVE_INFINITY): number {
    let standing = 0;
    for (const rival of this.rivals) {
      if (rival.breakers > gone.length) continue;
      const left = rival.breakers - countBreakers(gone, rival);
      if (left === 0 && countBreakers(come, rival) === 0 && ++standing >= most) break;
    }
    return standing;
  }

  apply({ gone, come }: Change): void {
    const [first] = gone;
    this.clues = this.clues.flatMap((clue) => (clue === first ? come : gone.includes(clue) ? [] : [clue]));
    for (const rival of this.rivals)
      rival.breakers += countBreakers(come, rival) - countBreakers(gone, rival);
  }

  /** Goes back to the clues of an earlier ground. */
  restore(ground: Ground): void {
    this.clues = ground.laid;
    for (const rival of this.rivals) rival.breakers = countBreakers(this.clues, rival);
  }
}

function countBreakers(clues: readonly LaidClue[], { differs, board }: Rival): number {
  let count = 0;
  for (const { rule } of clues)
    if (rule.cells.some((cell) => differs[cell] === 1) && !rule.isValid(board)) count++;
  return count;
}
