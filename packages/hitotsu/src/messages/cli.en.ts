/** Words of the command line in English. Every key must be in `cli.ja.ts` too; the compiler checks it. */
export const cliEn = {
  'cli.about': 'Sudoku of any rule list: made, proved unique, solved and explained.',
} as const;
