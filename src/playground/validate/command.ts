import { checkOptions } from './command-options.ts';
import { type CommandForm, command } from './command-schema.ts';
import { commandSize, type Sized } from './command-size.ts';
import { FieldErrors, type FieldPath } from './field-errors.ts';
import { parseForm } from './form.ts';

const MAX_SIZE = 8000;

/**
 * Validates a slash command's registration.
 * @throws {ApiError} 50035
 */
export function checkCommand(value: unknown, path: FieldPath = []): CommandForm {
  const form = parseForm(command, value, path);
  const errors = new FieldErrors();
  checkOptions(form.options ?? [], [...path, 'options'], errors);
  if (commandSize(form as Sized) > MAX_SIZE)
    errors.add(path, 'APPLICATION_COMMAND_TOO_LARGE', `Command exceeds maximum size (${MAX_SIZE})`);
  errors.throwIfAny();
  return form;
}
