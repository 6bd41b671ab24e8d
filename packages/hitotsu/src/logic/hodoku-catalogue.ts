/** The techniques of HoDoKu's catalogue by their four-digit library codes. */
import type { LogicState } from './state.ts';
import type { Step } from './step.ts';
import type { Emit, LogicOptions, Technique } from './technique.ts';
import { alsChain, alsXyWing, alsXz, deathBlossom } from './techniques/als-moves.ts';
import { bugPlusOne } from './techniques/bug.ts';
import { remotePair, turbotFish, xChain, xyChain } from './techniques/chains.ts';
import { multiColors1, multiColors2, simpleColorsTrap, simpleColorsWrap } from './techniques/coloring.ts';
import { type FishFins, type FishKind, fish, siameseFish } from './techniques/fish.ts';
import { forcingChain, forcingNet } from './techniques/forcing.ts';
import { krakenFish } from './techniques/kraken.ts';
import { claiming, pointing } from './techniques/locked.ts';
import { groupedNiceLoop, niceLoop, setNiceLoop } from './techniques/loops.ts';
import {
  dualEmptyRectangle,
  dualTwoStringKite,
  emptyRectangle,
  skyscraper,
  twoStringKite,
} from './techniques/single-digit.ts';
import { fullHouse, hiddenSingle, nakedSingle } from './techniques/singles.ts';
import { hiddenSubset, lockedSubset, nakedSubset } from './techniques/subsets.ts';
import { sueDeCoq } from './techniques/sue-de-coq.ts';
import { templateDelete, templateSet } from './techniques/templates.ts';
import {
  avoidableRectangle1,
  avoidableRectangle2,
  hiddenRectangle,
  uniquenessTest,
} from './techniques/uniqueness.ts';
import { bentWing, wWing, xyWing, xyzWing } from './techniques/wings.ts';

export interface HodokuEntry {
  readonly code: string;
  readonly technique: Technique;
}

/** The steps of several techniques in turn. */
function together(key: string, techniques: readonly Technique[], wanted?: string): Technique {
  return {
    key,
    search: (state: LogicState, emit: Emit, options: LogicOptions) => {
      const filtered = (step: Step) => (wanted === undefined || step.technique === wanted) && emit(step);
      return techniques.some((technique) => technique.search(state, filtered, options));
    },
  };
}

function fishEntries(): HodokuEntry[] {
  const rows: [string, FishKind, FishFins][] = [
    ['030', 'basic', 'none'],
    ['031', 'basic', 'finned'],
    ['032', 'basic', 'sashimi'],
    ['033', 'franken', 'none'],
    ['034', 'franken', 'finned'],
    ['035', 'mutant', 'none'],
    ['036', 'mutant', 'finned'],
  ];
  return rows.flatMap(([group, kind, fins]) =>
    [2, 3, 4, 5, 6, 7].flatMap((size) => {
      const search = { size, kind, fins };
      const code = `${group}${size - 2}`;
      const plain = { code, technique: fish(search) };
      return fins === 'none' ? [plain] : [plain, { code: `${code}1`, technique: siameseFish(search) }];
    }),
  );
}

const LOOPS = ['continuous-nice-loop', 'discontinuous-nice-loop', 'aic'];

export const HODOKU_CATALOGUE: readonly HodokuEntry[] = [
  { code: '0000', technique: fullHouse },
  { code: '0002', technique: hiddenSingle },
  { code: '0003', technique: nakedSingle },
  { code: '0100', technique: pointing },
  { code: '0101', technique: claiming },
  { code: '0110', technique: lockedSubset(2) },
  { code: '0111', technique: lockedSubset(3) },
  { code: '0200', technique: nakedSubset(2) },
  { code: '0201', technique: nakedSubset(3) },
  { code: '0202', technique: nakedSubset(4) },
  { code: '0210', technique: hiddenSubset(2) },
  { code: '0211', technique: hiddenSubset(3) },
  { code: '0212', technique: hiddenSubset(4) },
  ...fishEntries(),
  { code: '0400', technique: skyscraper },
  { code: '0401', technique: twoStringKite },
  { code: '0402', technique: emptyRectangle },
  { code: '0403', technique: turbotFish },
  { code: '0404', technique: dualTwoStringKite },
  { code: '0405', technique: dualEmptyRectangle },
  { code: '0500', technique: simpleColorsTrap },
  { code: '0501', technique: simpleColorsWrap },
  { code: '0502', technique: multiColors1 },
  { code: '0503', technique: multiColors2 },
  ...([1, 2, 3, 4, 5, 6] as const).map((type) => ({
    code: `060${type - 1}`,
    technique: uniquenessTest(type),
  })),
  { code: '0606', technique: hiddenRectangle },
  { code: '0607', technique: avoidableRectangle1 },
  { code: '0608', technique: avoidableRectangle2 },
  { code: '0610', technique: bugPlusOne },
  { code: '0701', technique: xChain },
  { code: '0702', technique: xyChain },
  { code: '0703', technique: remotePair },
  ...LOOPS.map((name, i) => ({ code: `070${6 + i}`, technique: together(name, [niceLoop], name) })),
  ...LOOPS.map((name, i) => ({
    code: ['0709', '0710', '0711'][i] as string,
    technique: together(`grouped-${name}`, [groupedNiceLoop, setNiceLoop], `grouped-${name}`),
  })),
  { code: '0800', technique: xyWing },
  { code: '0801', technique: xyzWing },
  { code: '0802', technique: bentWing(4) },
  { code: '0803', technique: wWing },
  { code: '0901', technique: alsXz },
  { code: '0902', technique: alsXyWing },
  { code: '0903', technique: alsChain },
  { code: '0904', technique: deathBlossom },
  ...([1, 2] as const).map((type) => ({
    code: `037${type}`,
    technique: together(`kraken-fish-${type}`, [
      krakenFish(2, type),
      krakenFish(3, type),
      krakenFish(4, type),
    ]),
  })),
  { code: '1101', technique: sueDeCoq },
  { code: '1201', technique: templateSet },
  { code: '1202', technique: templateDelete },
  ...(['contradiction', 'verity'] as const).flatMap((kind, i) => [
    {
      code: `130${1 + i}`,
      technique: together(`forcing-chain-${kind}`, [forcingChain], `forcing-chain-${kind}`),
    },
    { code: `130${3 + i}`, technique: together(`forcing-net-${kind}`, [forcingNet], `forcing-net-${kind}`) },
  ]),
];

const byCode = new Map(HODOKU_CATALOGUE.map((entry) => [entry.code, entry.technique]));

/** The technique of a library code (a variant suffix is ignored), or undefined. */
export function hodokuTechnique(code: string): Technique | undefined {
  return byCode.get(code.split('-')[0] as string);
}
