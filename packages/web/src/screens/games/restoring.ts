import { t } from '../../words/games.ts';

/** What came of reading a backup file. */
export interface Found {
  /** Games to be added. */
  readonly add: number;
  /** Games that are here already. */
  readonly here: number;
  /** Games that could not be read. */
  readonly bad: number;
  /** The end of the file is missing. */
  readonly isCut: boolean;
}

/** What a backup file would do, in sentences. That all is here is only said where it is so. */
export function restoreSentences({ add, here, bad, isCut }: Found): readonly string[] {
  const isWhole = bad === 0 && !isCut;
  if (add === 0 && here === 0 && isWhole) return [t('emptyBackup')];
  return [
    ...(add > 0 ? [t('willAdd', { n: add })] : []),
    ...(add === 0 && here === 0 ? [t('nothingUsable')] : []),
    ...(add === 0 && here > 0 && isWhole
      ? [t('nothingNew')]
      : here > 0
        ? [t('hereAlready', { n: here })]
        : []),
    ...(bad > 0 ? [t('badOnes', { n: bad })] : []),
    ...(isCut ? [t('cutShort')] : []),
    ...(add > 0 ? [t('neverOver')] : []),
  ];
}
