import type { Grade } from 'hitotsu/logic';

/** The kinds of today's puzzles, in the order in which they are shown. */
export const DAILY_KINDS = ['classic', 'killer', 'jigsaw', 'mix'] as const;
export type DailyKind = (typeof DAILY_KINDS)[number];

export const DAILY_GRADES: readonly Grade[] = ['easy', 'medium', 'hard', 'expert', 'extreme'];

/** How the puzzles of a range of days are made. Never changed once its first day has come; a new one follows instead. */
export interface DailyVersion {
  readonly version: number;
  /** First day, as `2026-11-30`. */
  readonly from: string;
  /** Rules by kind; of several lists the days take turns. */
  readonly rules: Readonly<Record<DailyKind, readonly string[]>>;
  /** Search nodes for each puzzle. */
  readonly nodes: number;
}

/** Oldest first. */
export const DAILY_VERSIONS: readonly DailyVersion[] = [
  {
    version: 1,
    from: '2026-01-01',
    rules: {
      classic: ['classic'],
      killer: ['killer'],
      jigsaw: ['jigsaw'],
      // Thirteen, so that no weekday keeps its rules.
      mix: [
        'thermo',
        'diagonals',
        'killer+diagonals',
        'windoku',
        'odd+even',
        'killer+thermo',
        'anti-king',
        'diagonals+thermo',
        'extra-region',
        'jigsaw+thermo',
        'disjoint-groups',
        'diagonals+even',
        'windoku+thermo',
      ],
    },
    nodes: 2_000_000,
  },
];
