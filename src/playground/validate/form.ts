import type { z } from 'zod';
import { FieldErrors, type FieldPath } from './field-errors.ts';
import { fieldErrorOf } from './form-issues.ts';

export function addIssue(errors: FieldErrors, prefix: FieldPath, issue: z.core.$ZodIssue): void {
  const path = [...prefix, ...issue.path.map((key) => (typeof key === 'symbol' ? String(key) : key))];
  if (issue.code === 'unrecognized_keys') {
    for (const key of issue.keys)
      errors.add([...path, key], 'UNKNOWN_FIELD', 'This field is not known here.');
    return;
  }
  errors.add(path, ...fieldErrorOf(issue));
}

/**
 * Parses a value.
 * @throws {ApiError} 50035 for the invalid fields, below `prefix`
 */
export function parseForm<T extends z.ZodType>(
  schema: T,
  value: unknown,
  prefix: FieldPath = [],
): z.output<T> {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  const errors = new FieldErrors();
  for (const issue of result.error.issues) addIssue(errors, prefix, issue);
  errors.throwIfAny();
  throw result.error;
}
