/** Every technique with the way it is told. */
import type { LogicState } from '../../state.ts';
import type { Step } from '../../step.ts';
import { baseUnits, FISH } from '../base-units.ts';
import { cells, digits, type Statement, say, type Told, units } from '../statement.ts';
import { dual, emptyRectangle, niceLoop, remotePair, twoEnds, twoLinks, wWing } from './chains.ts';
import { multiColors, simpleColors, xColors } from './colors.ts';
import { fish, kraken, siamese } from './fish.ts';
import { forcing } from './forcing.ts';
import { medusa } from './medusa.ts';
import {
  chainBounds,
  generic,
  inniesOuties,
  leftovers,
  neededDigit,
  pairRelation,
  ruleSays,
  ruleWhere,
  sumCombinations,
  unitSums,
} from './rules.ts';
import {
  commonPeer,
  fullHouse,
  hiddenSingle,
  hiddenSubset,
  lockedCandidates,
  nakedSingle,
  nakedSubset,
} from './singles.ts';
import { Case, type Teller } from './teller.ts';
import { uniqueness } from './uniqueness.ts';
import { aligned, alsChain, alsXz, bentWing, deathBlossom, sueDeCoq, template, wing } from './wings.ts';

const TELLERS: Readonly<Record<string, Teller>> = {
  'full-house': fullHouse,
  'hidden-single': hiddenSingle,
  'naked-single': nakedSingle,
  'locked-candidates-pointing': lockedCandidates,
  'locked-candidates-claiming': lockedCandidates,
  'common-peer': commonPeer,
  'locked-pair': nakedSubset,
  'locked-triple': nakedSubset,
  'naked-pair': nakedSubset,
  'naked-triple': nakedSubset,
  'naked-quadruple': nakedSubset,
  'hidden-pair': hiddenSubset,
  'hidden-triple': hiddenSubset,
  'hidden-quadruple': hiddenSubset,
  skyscraper: twoLinks,
  'two-string-kite': twoLinks,
  'dual-two-string-kite': dual(twoLinks),
  'turbot-fish': twoEnds,
  'x-chain': twoEnds,
  'xy-chain': twoEnds,
  'empty-rectangle': emptyRectangle,
  'dual-empty-rectangle': dual(emptyRectangle),
  'remote-pair': remotePair,
  'w-wing': wWing,
  'xy-wing': wing,
  'xyz-wing': wing,
  'wxyz-wing': bentWing,
  'vwxyz-wing': bentWing,
  aic: niceLoop,
  'continuous-nice-loop': niceLoop,
  'discontinuous-nice-loop': niceLoop,
  'grouped-aic': niceLoop,
  'grouped-continuous-nice-loop': niceLoop,
  'grouped-discontinuous-nice-loop': niceLoop,
  'simple-colors-trap': simpleColors,
  'simple-colors-wrap': simpleColors,
  'multi-colors-1': multiColors,
  'multi-colors-2': multiColors,
  '3d-medusa-trap': medusa,
  '3d-medusa-wrap': medusa,
  'x-colors-trap': xColors,
  'x-colors-wrap': xColors,
  'als-xz': alsXz,
  'als-xy-wing': alsChain,
  'als-chain': alsChain,
  'death-blossom': deathBlossom,
  'sue-de-coq': sueDeCoq,
  'aligned-pair-exclusion': aligned,
  'aligned-triplet-exclusion': aligned,
  'kraken-fish-1': kraken,
  'kraken-fish-2': kraken,
  'template-set': template,
  'template-delete': template,
  'forcing-chain-contradiction': forcing,
  'forcing-chain-verity': forcing,
  'forcing-net-contradiction': forcing,
  'forcing-net-verity': forcing,
  'sum-combinations': sumCombinations,
  'needed-digit': neededDigit,
  'innies-outies': inniesOuties,
  'chain-bounds': chainBounds,
  'pair-relation': pairRelation,
  'sum-relation': pairRelation,
  'unit-sums': unitSums,
  'law-of-leftovers': leftovers,
  'rule-says': ruleSays,
  ...uniqueness,
};

function tellerOf(technique: string): Teller | undefined {
  const match = FISH.exec(technique);
  if (match) return match[1] ? siamese : fish;
  return TELLERS[technique];
}

/** Whether a technique has sentences of its own; others are told by name, cells and result. */
export function isTold(technique: string): boolean {
  return tellerOf(technique) !== undefined;
}

/** A step in sentences; `state` is the position before it. */
export function tell(step: Step, state: LogicState): Told {
  return (tellerOf(step.technique) ?? generic)(step, state);
}

/** All cells of a pattern, each once, in the order of its parts; those of its halves where it has none of its own. */
export function patternCells(step: Step): number[] {
  const own = [...new Set(Object.values(step.cells).flat())];
  return own.length > 0 ? own : [...new Set(step.reasons.flatMap(patternCells))];
}

/** Where to look: the stated clue, the units, the digit, or the unit that most of the pattern lies in. */
export function whereOf(step: Step, state: LogicState): Statement {
  const one = new Case(step, state);
  const clue = ruleWhere(one);
  if (clue) return clue;
  const own = patternCells(step);
  const { layout } = state;
  const base = baseUnits(step, layout);
  if (base.length > 0 && base.length < 5)
    return say(base.length === 1 ? 'stage.unit' : 'stage.units', { units: units(base) });
  if (step.digits !== 0 && (step.digits & (step.digits - 1)) === 0 && own.length > 1)
    return say('stage.digit', { digit: digits(step.digits) });
  const share = (unit: readonly number[]) => own.filter((cell) => unit.includes(cell)).length;
  const best = layout.areasFirst.reduce<{ index: number; count: number } | null>((most, unit) => {
    const count = share(unit.cells);
    return count > (most?.count ?? 0) ? { index: unit.index, count } : most;
  }, null);
  if (best) return say('stage.unit', { units: units([best.index]) });
  return own.length > 0 ? say('stage.cell', { cell: cells(own.slice(0, 1)) }) : say('stage.board');
}
