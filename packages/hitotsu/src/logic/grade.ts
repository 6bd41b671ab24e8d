/**
 * The order in which techniques are tried on any rule list, and what each counts for our own grade. The five grades follow
 * the hardest step; the number inside a grade follows the amount of work. Classic anchors are the ranges of Sudoku
 * Explainer ratings 2.3, 3.4, 4.4 and 7.0.
 */
import type { Rule } from '../rules/rule.ts';
import type { Technique } from './technique.ts';
import { alignedExclusion } from './techniques/aligned.ts';
import { alsChain, alsXyWing, alsXz, deathBlossom } from './techniques/als-moves.ts';
import { bugPlusOne, bugType } from './techniques/bug.ts';
import { remotePair, turbotFish, xChain, xyChain } from './techniques/chains.ts';
import { multiColors, simpleColors } from './techniques/coloring.ts';
import { direct } from './techniques/direct.ts';
import { fish } from './techniques/fish.ts';
import { forcingChain, forcingNet } from './techniques/forcing.ts';
import { krakenFish } from './techniques/kraken.ts';
import { commonPeer, lockedCandidates } from './techniques/locked.ts';
import { groupedNiceLoop, niceLoop } from './techniques/loops.ts';
import { medusa } from './techniques/medusa.ts';
import {
  askedRules,
  chainBounds,
  lawOfLeftovers,
  pairRelation,
  sumRelation,
} from './techniques/relations.ts';
import { emptyRectangle, skyscraper, twoStringKite } from './techniques/single-digit.ts';
import { fullHouse, hiddenSingle, nakedSingle } from './techniques/singles.ts';
import { hiddenSubset, lockedSubset, nakedSubset } from './techniques/subsets.ts';
import { sueDeCoq } from './techniques/sue-de-coq.ts';
import { inniesOuties, sumCombinations } from './techniques/sums.ts';
import { uniqueLoop } from './techniques/unique-loops.ts';
import {
  avoidableRectangle1,
  avoidableRectangle2,
  hiddenRectangle,
  uniquenessTest,
} from './techniques/uniqueness.ts';
import { unitSums } from './techniques/unit-sums.ts';
import { bentWing, wWing, xyWing, xyzWing } from './techniques/wings.ts';
import { xColors } from './techniques/x-colors.ts';

export type Grade = 'easy' | 'medium' | 'hard' | 'expert' | 'extreme';

export const GRADES: readonly Grade[] = ['easy', 'medium', 'hard', 'expert', 'extreme'];

/** Where each grade begins on the scale of our number, and where `extreme` ends. */
export const GRADE_BOUNDS = [1, 2.4, 3.5, 4.5, 7.1, 12] as const;

export interface GradedTechnique {
  readonly technique: Technique;
  /** Difficulty of one use on the scale of `GRADE_BOUNDS`. */
  readonly rating: number;
  /** Assumes and follows consequences to a contradiction by several ways at once: no longer called plain logic. */
  readonly net?: boolean;
}

/** The techniques for a rule list, easiest first. */
export function techniquesFor(rules: readonly Rule[]): readonly GradedTechnique[] {
  const at = (rating: number, ...techniques: Technique[]): GradedTechnique[] =>
    techniques.map((technique) => ({ technique, rating }));
  const finned = (size: number) => [
    fish({ size, kind: 'basic', fins: 'finned' }),
    fish({ size, kind: 'basic', fins: 'sashimi' }),
  ];
  return [
    ...at(1.0, fullHouse),
    ...at(1.5, hiddenSingle),
    ...at(1.6, askedRules(rules), chainBounds),
    ...at(1.9, direct(lockedCandidates, 'kind')),
    ...at(2.0, sumCombinations, direct(hiddenSubset(2), 'own')),
    ...at(2.3, nakedSingle),
    ...at(2.6, lockedCandidates, pairRelation),
    ...at(2.7, commonPeer, inniesOuties),
    ...at(2.8, lockedSubset(2), lockedSubset(3)),
    ...at(3.0, nakedSubset(2)),
    ...at(3.2, lawOfLeftovers, fish({ size: 2, kind: 'basic', fins: 'none' })),
    ...at(3.4, hiddenSubset(2)),
    ...at(3.6, nakedSubset(3)),
    ...at(3.7, unitSums),
    ...at(3.8, fish({ size: 3, kind: 'basic', fins: 'none' })),
    ...at(4.0, hiddenSubset(3)),
    ...at(4.2, xyWing),
    ...at(4.4, xyzWing),
    ...at(4.5, ...([1, 2, 3, 4, 5, 6] as const).map(uniquenessTest)),
    ...at(4.5, sumRelation),
    ...at(4.6, skyscraper, twoStringKite, turbotFish, emptyRectangle),
    ...at(4.6, hiddenRectangle, avoidableRectangle1, avoidableRectangle2, remotePair, simpleColors),
    ...at(4.7, ...finned(2), wWing),
    ...at(4.8, ...([1, 2, 3, 4] as const).map(uniqueLoop), bentWing(4), multiColors),
    ...at(4.9, xColors),
    ...at(5.0, nakedSubset(4), ...finned(3)),
    ...at(5.2, fish({ size: 4, kind: 'basic', fins: 'none' })),
    ...at(5.4, hiddenSubset(4), ...finned(4)),
    ...at(5.6, bugPlusOne, bugType(1), bugType(2), bugType(4), sueDeCoq),
    ...at(5.8, bugType(3)),
    ...at(6.2, bentWing(5), fish({ size: 2, kind: 'franken', fins: 'any' })),
    ...at(6.4, alignedExclusion(2)),
    ...at(6.6, xChain, xyChain),
    ...at(7.1, medusa, alsXz),
    ...at(7.2, niceLoop),
    ...at(7.4, groupedNiceLoop, alsXyWing),
    ...at(7.5, alignedExclusion(3)),
    ...at(7.8, fish({ size: 3, kind: 'franken', fins: 'any' })),
    ...at(8.0, alsChain, deathBlossom, krakenFish(2, 1), krakenFish(2, 2)),
    ...at(8.6, forcingChain),
    ...at(9.8, forcingNet).map((each) => ({ ...each, net: true })),
  ];
}
