import type { Grade } from 'hitotsu/logic';

/** The grades, easiest first; the library's own list would bring all techniques with it. */
export const GRADES: readonly Grade[] = ['easy', 'medium', 'hard', 'expert', 'extreme'];
