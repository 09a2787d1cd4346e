import { z } from 'zod';
import { FieldErrors, type FieldPath } from './api-error.ts';

/** A string of `min` to `max` characters, with Discord's error messages. */
export function stringForm(min: number, max: number) {
  return z.string().superRefine((value, context) => checkLength([...value].length, min, max, context));
}

/** An array of `min` to `max` entries, with Discord's error messages. */
export function list<T extends z.ZodType>(item: T, min: number, max: number) {
  return z.array(item).superRefine((value, context) => checkLength(value.length, min, max, context));
}

function checkLength(length: number, min: number, max: number, context: z.RefinementCtx): void {
  if (length >= min && length <= max) return;
  if (min === 0) reject(context, 'BASE_TYPE_MAX_LENGTH', `Must be ${max} or fewer in length.`);
  else reject(context, 'BASE_TYPE_BAD_LENGTH', `Must be between ${min} and ${max} in length.`);
}

/** An integer from `min` to `max`. */
export function integer(min: number, max: number) {
  return z.int().min(min).max(max);
}

export const snowflake = z.string().superRefine((value, context) => {
  if (!/^\d{1,20}$/.test(value)) reject(context, 'NUMBER_TYPE_COERCE', `Value "${value}" is not snowflake.`);
});

/** A JSON text as a schema reads it; null when it isn't valid. */
export function parsedJson<T extends z.ZodType>(schema: T, text: string): z.output<T> | null {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

export function reject(context: z.RefinementCtx, code: string, message: string): void {
  context.addIssue({ code: 'custom', params: { code }, message });
}

const CONVERT: Readonly<Record<string, readonly [code: string, message: string]>> = {
  object: ['DICT_TYPE_CONVERT', 'Only dictionaries may be used in a DictType'],
  record: ['DICT_TYPE_CONVERT', 'Only dictionaries may be used in a DictType'],
  array: ['LIST_TYPE_CONVERT', 'Only iterables may be used in a ListType'],
  string: ['STRING_TYPE_CONVERT', 'Could not interpret value as string.'],
  number: ['NUMBER_TYPE_COERCE', 'Value is not number.'],
  int: ['NUMBER_TYPE_COERCE', 'Value is not int.'],
  boolean: ['BOOLEAN_TYPE_CONVERT', 'Must be either true or false.'],
};

/** Discord's error code and message for a schema issue. */
function fieldErrorOf(issue: z.core.$ZodIssue): readonly [code: string, message?: string] {
  switch (issue.code) {
    case 'custom':
      return [String(issue.params?.code ?? 'BASE_TYPE_INVALID'), issue.message];
    case 'invalid_type':
      if (issue.input === undefined) return ['BASE_TYPE_REQUIRED'];
      return CONVERT[issue.expected] ?? ['BASE_TYPE_CONVERT', issue.message];
    case 'invalid_value':
      if (issue.input === undefined) return ['BASE_TYPE_REQUIRED'];
      return ['BASE_TYPE_CHOICES', `Value must be one of {${issue.values.map(String).join(', ')}}.`];
    case 'too_big':
      return ['NUMBER_TYPE_MAX', `int value should be less than or equal to ${issue.maximum}.`];
    case 'too_small':
      return ['NUMBER_TYPE_MIN', `int value should be greater than or equal to ${issue.minimum}.`];
    case 'invalid_format':
      return ['STRING_TYPE_REGEX'];
    case 'invalid_union':
      return [
        'UNION_TYPE_CHOICES',
        `Value of field "${issue.discriminator ?? 'type'}" is not one of those allowed here.`,
      ];
    default:
      return ['BASE_TYPE_INVALID', issue.message];
  }
}

function addIssue(errors: FieldErrors, prefix: FieldPath, issue: z.core.$ZodIssue): void {
  const path = [...prefix, ...issue.path.map((key) => (typeof key === 'symbol' ? String(key) : key))];
  if (issue.code === 'unrecognized_keys') {
    for (const key of issue.keys) errors.add([...path, key], 'UNKNOWN_FIELD');
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
