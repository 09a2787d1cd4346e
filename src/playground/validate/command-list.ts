import { z } from 'zod';
import { apiError } from './api-error.ts';
import { checkCommand } from './command.ts';
import type { CommandForm } from './command-schema.ts';
import { FieldErrors } from './field-errors.ts';
import { parseForm } from './form.ts';

/** The most commands an application can have in one scope. */
export const MAX_COMMANDS = 100;

const listSchema = z.array(z.record(z.string(), z.unknown()));

/**
 * Validates the body of a bulk overwrite.
 * @throws {ApiError} 30032 for too many commands, 50035 for invalid fields or duplicate names.
 */
export function checkCommandList(value: unknown): CommandForm[] {
  const values = parseForm(listSchema, value);
  if (values.length > MAX_COMMANDS) throw apiError('tooManyCommands');
  const forms = values.map((item, index) => checkCommand(item, [index]));
  const errors = new FieldErrors();
  const names = new Set<string>();
  for (const [index, { name }] of forms.entries()) {
    if (names.has(name))
      errors.add([index], 'APPLICATION_COMMANDS_DUPLICATE_NAME', 'Application command names must be unique');
    names.add(name);
  }
  errors.throwIfAny();
  return forms;
}
