import { z } from 'zod';

/** A string of `min` to `max` characters, with Discord's error messages. */
export function text(min: number, max: number) {
  return z.string().superRefine((value, context) => {
    const length = [...value].length;
    if (length >= min && length <= max) return;
    if (min === 0) reject(context, 'BASE_TYPE_MAX_LENGTH', `Must be ${max} or fewer in length.`);
    else reject(context, 'BASE_TYPE_BAD_LENGTH', `Must be between ${min} and ${max} in length.`);
  });
}

/** An array of `min` to `max` entries, with Discord's error messages. */
export function list<T extends z.ZodType>(item: T, min: number, max: number) {
  return z.array(item).superRefine((value, context) => {
    if (value.length >= min && value.length <= max) return;
    if (min === 0) reject(context, 'BASE_TYPE_MAX_LENGTH', `Must be ${max} or fewer in length.`);
    else reject(context, 'BASE_TYPE_BAD_LENGTH', `Must be between ${min} and ${max} in length.`);
  });
}

/** An integer from `min` to `max`. */
export function integer(min: number, max: number) {
  return z.int().min(min).max(max);
}

export const snowflake = z.string().superRefine((value, context) => {
  if (!/^\d{1,20}$/.test(value)) reject(context, 'NUMBER_TYPE_COERCE', `Value "${value}" is not snowflake.`);
});

function reject(context: z.RefinementCtx, code: string, message: string): void {
  context.addIssue({ code: 'custom', params: { code }, message });
}
