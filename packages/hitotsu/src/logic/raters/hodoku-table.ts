/** What HoDoKu's rating counts: every kind of step with its code, name and base score, and the levels. */

export type HodokuLevel = 'Easy' | 'Medium' | 'Hard' | 'Unfair' | 'Extreme';

/** Highest score of each level; a puzzle with more is raised to the next. */
export const LEVELS: readonly (readonly [HodokuLevel, number])[] = [
  ['Easy', 800],
  ['Medium', 1000],
  ['Hard', 1600],
  ['Unfair', 1800],
  ['Extreme', Number.POSITIVE_INFINITY],
];

export interface HodokuKind {
  readonly code: string;
  readonly name: string;
  readonly score: number;
  readonly level: HodokuLevel;
}

const row = (code: string, name: string, score: number, level: HodokuLevel): HodokuKind => ({
  code,
  name,
  score,
  level,
});

/** By the technique key of our steps. */
export const HODOKU_KINDS: Readonly<Record<string, HodokuKind>> = {
  'full-house': row('0000', 'Full House', 4, 'Easy'),
  'naked-single': row('0003', 'Naked Single', 4, 'Easy'),
  'hidden-single': row('0002', 'Hidden Single', 14, 'Easy'),
  'locked-pair': row('0110', 'Locked Pair', 40, 'Medium'),
  'locked-triple': row('0111', 'Locked Triple', 60, 'Medium'),
  'locked-candidates-pointing': row('0100', 'Locked Candidates Type 1 (Pointing)', 50, 'Medium'),
  'locked-candidates-claiming': row('0101', 'Locked Candidates Type 2 (Claiming)', 50, 'Medium'),
  'naked-pair': row('0200', 'Naked Pair', 60, 'Medium'),
  'naked-triple': row('0201', 'Naked Triple', 80, 'Medium'),
  'hidden-pair': row('0210', 'Hidden Pair', 70, 'Medium'),
  'hidden-triple': row('0211', 'Hidden Triple', 100, 'Medium'),
  'naked-quadruple': row('0202', 'Naked Quadruple', 120, 'Hard'),
  'hidden-quadruple': row('0212', 'Hidden Quadruple', 150, 'Hard'),
  'x-wing': row('0300', 'X-Wing', 140, 'Hard'),
  swordfish: row('0301', 'Swordfish', 150, 'Hard'),
  jellyfish: row('0302', 'Jellyfish', 160, 'Hard'),
  'remote-pair': row('0703', 'Remote Pair', 110, 'Hard'),
  'bug-plus-one': row('0610', 'Bivalue Universal Grave + 1', 100, 'Hard'),
  skyscraper: row('0400', 'Skyscraper', 130, 'Hard'),
  'two-string-kite': row('0401', '2-String Kite', 150, 'Hard'),
  'turbot-fish': row('0403', 'Turbot Fish', 120, 'Hard'),
  'empty-rectangle': row('0402', 'Empty Rectangle', 120, 'Hard'),
  'w-wing': row('0803', 'W-Wing', 150, 'Hard'),
  'xy-wing': row('0800', 'XY-Wing', 160, 'Hard'),
  'xyz-wing': row('0801', 'XYZ-Wing', 180, 'Hard'),
  'uniqueness-test-1': row('0600', 'Uniqueness Test 1', 100, 'Hard'),
  'uniqueness-test-2': row('0601', 'Uniqueness Test 2', 100, 'Hard'),
  'uniqueness-test-3': row('0602', 'Uniqueness Test 3', 100, 'Hard'),
  'uniqueness-test-4': row('0603', 'Uniqueness Test 4', 100, 'Hard'),
  'uniqueness-test-5': row('0604', 'Uniqueness Test 5', 100, 'Hard'),
  'uniqueness-test-6': row('0605', 'Uniqueness Test 6', 100, 'Hard'),
  'hidden-rectangle': row('0606', 'Hidden Rectangle', 100, 'Hard'),
  'avoidable-rectangle-1': row('0607', 'Avoidable Rectangle Type 1', 100, 'Hard'),
  'avoidable-rectangle-2': row('0608', 'Avoidable Rectangle Type 2', 100, 'Hard'),
  'finned-x-wing': row('0310', 'Finned X-Wing', 130, 'Hard'),
  'sashimi-x-wing': row('0320', 'Sashimi X-Wing', 150, 'Hard'),
  'finned-swordfish': row('0311', 'Finned Swordfish', 200, 'Unfair'),
  'sashimi-swordfish': row('0321', 'Sashimi Swordfish', 240, 'Unfair'),
  'finned-jellyfish': row('0312', 'Finned Jellyfish', 250, 'Unfair'),
  'sashimi-jellyfish': row('0322', 'Sashimi Jellyfish', 260, 'Unfair'),
  'sue-de-coq': row('1101', 'Sue de Coq', 250, 'Unfair'),
  'simple-colors-trap': row('0500', 'Simple Colors Trap', 150, 'Hard'),
  'simple-colors-wrap': row('0501', 'Simple Colors Wrap', 150, 'Hard'),
  'multi-colors-1': row('0502', 'Multi Colors 1', 200, 'Hard'),
  'multi-colors-2': row('0503', 'Multi Colors 2', 200, 'Hard'),
  'x-chain': row('0701', 'X-Chain', 260, 'Unfair'),
  'xy-chain': row('0702', 'XY-Chain', 260, 'Unfair'),
  'continuous-nice-loop': row('0706', 'Continuous Nice Loop', 280, 'Unfair'),
  'discontinuous-nice-loop': row('0707', 'Discontinuous Nice Loop', 280, 'Unfair'),
  aic: row('0708', 'AIC', 280, 'Unfair'),
  'grouped-continuous-nice-loop': row('0709', 'Grouped Continuous Nice Loop', 300, 'Unfair'),
  'grouped-discontinuous-nice-loop': row('0710', 'Grouped Discontinuous Nice Loop', 300, 'Unfair'),
  'grouped-aic': row('0711', 'Grouped AIC', 300, 'Unfair'),
  'als-xz': row('0901', 'Almost Locked Set XZ-Rule', 300, 'Unfair'),
  'als-xy-wing': row('0902', 'Almost Locked Set XY-Wing', 320, 'Unfair'),
  'als-chain': row('0903', 'Almost Locked Set Chain', 340, 'Unfair'),
  'franken-x-wing': row('0330', 'Franken X-Wing', 300, 'Unfair'),
  'franken-swordfish': row('0331', 'Franken Swordfish', 350, 'Unfair'),
  'finned-franken-x-wing': row('0340', 'Finned Franken X-Wing', 390, 'Unfair'),
  'finned-franken-swordfish': row('0341', 'Finned Franken Swordfish', 410, 'Unfair'),
  'forcing-chain-contradiction': row('1301', 'Forcing Chain Contradiction', 500, 'Extreme'),
  'forcing-chain-verity': row('1302', 'Forcing Chain Verity', 500, 'Extreme'),
  'forcing-net-contradiction': row('1303', 'Forcing Net Contradiction', 700, 'Extreme'),
  'forcing-net-verity': row('1304', 'Forcing Net Verity', 700, 'Extreme'),
  'brute-force': row('bf', 'Brute Force', 10000, 'Extreme'),
};
