import { z } from 'zod';

/** The schema of a rule without fields. */
export function fieldLess<const Type extends string>(type: Type): z.ZodType<{ type: Type }> {
  return z.strictObject({ type: z.literal(type) });
}
