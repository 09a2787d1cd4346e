import type { z } from 'zod';

const CONVERT: Readonly<Record<string, readonly [code: string, message: string]>> = {
  object: ['DICT_TYPE_CONVERT', 'Only dictionaries may be used in a DictType'],
  record: ['DICT_TYPE_CONVERT', 'Only dictionaries may be used in a DictType'],
  array: ['LIST_TYPE_CONVERT', 'Only iterables may be used in a ListType'],
  string: ['STRING_TYPE_CONVERT', 'Could not interpret value as string.'],
  number: ['NUMBER_TYPE_COERCE', 'Value is not number.'],
  int: ['NUMBER_TYPE_COERCE', 'Value is not int.'],
  boolean: ['BOOLEAN_TYPE_CONVERT', 'Must be either true or false.'],
};

const REQUIRED = ['BASE_TYPE_REQUIRED', 'This field is required'] as const;

/** Discord's error code and message for a schema issue. */
export function fieldErrorOf(issue: z.core.$ZodIssue): readonly [code: string, message: string] {
  switch (issue.code) {
    case 'custom':
      return [String(issue.params?.code ?? 'BASE_TYPE_INVALID'), issue.message];
    case 'invalid_type':
      if (issue.input === undefined) return REQUIRED;
      return CONVERT[issue.expected] ?? ['BASE_TYPE_CONVERT', issue.message];
    case 'invalid_value':
      if (issue.input === undefined) return REQUIRED;
      return ['BASE_TYPE_CHOICES', `Value must be one of {${issue.values.map(String).join(', ')}}.`];
    case 'too_big':
      return ['NUMBER_TYPE_MAX', `int value should be less than or equal to ${issue.maximum}.`];
    case 'too_small':
      return ['NUMBER_TYPE_MIN', `int value should be greater than or equal to ${issue.minimum}.`];
    case 'invalid_format':
      return ['STRING_TYPE_REGEX', 'String value did not match validation regex.'];
    case 'invalid_union':
      return [
        'UNION_TYPE_CHOICES',
        `Value of field "${issue.discriminator ?? 'type'}" is not one of those allowed here.`,
      ];
    default:
      return ['BASE_TYPE_INVALID', issue.message];
  }
}
