import type { z } from 'zod';

const words = {
  en: '{low} ({least}) must not be larger than {high} ({most}).',
  ja: '{low}（{least}）は{high}（{most}）以下にしてください。',
};

/**
 * A check of two options that bound a range, for `superRefine`. The code is `RULE.option-order`. It is about both, one of
 * which may be there by default only, so it has no place of its own.
 */
export function inOrder<Low extends string, High extends string>(rule: string, low: Low, high: High) {
  return (options: Readonly<Record<Low | High, number>>, context: z.RefinementCtx): void => {
    const least = options[low];
    const most = options[high];
    if (least <= most) return;
    context.addIssue({
      code: 'custom',
      path: [],
      params: { code: `${rule}.option-order`, words, low, least, high, most },
    });
  };
}
