import { type Catalogue, wordsOf } from './words.ts';

/** The five grades. */
export const gradeWords = {
  en: { easy: 'Easy', medium: 'Medium', hard: 'Hard', expert: 'Expert', extreme: 'Extreme' },
  ja: { easy: '初級', medium: '中級', hard: '上級', expert: '難問', extreme: '超難問' },
} satisfies Catalogue<string>;

export const gradeName = wordsOf(gradeWords);
