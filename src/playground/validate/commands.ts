import { Locale, ApplicationCommandOptionType as OptionType } from 'discord-api-types/v10';
import { z } from 'zod';
import { FILE_TYPE } from '../file-types.ts';
import { apiError, FieldErrors, type FieldPath } from './api-error.ts';
import { integer, list, parseForm, reject, stringForm } from './form.ts';

const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]*$/u;
const localised = (words: z.ZodType<string>) => z.partialRecord(z.enum(Locale), words).nullish();

const name = stringForm(1, 32).superRefine((value, context) => {
  if (NAME.test(value) && value === value.toLowerCase()) return;
  reject(context, 'APPLICATION_COMMAND_INVALID_NAME', 'Command name is invalid');
});

const described = {
  name,
  name_localizations: localised(name),
  description: stringForm(1, 100),
  description_localizations: localised(stringForm(1, 100)),
};

const choice = z.strictObject({
  name: stringForm(1, 100),
  name_localizations: localised(stringForm(1, 100)),
  value: z.union([stringForm(1, 100), z.number()]),
});

const fileType = z
  .string()
  .transform((type) => type.toLowerCase())
  .superRefine((type, context) => {
    if (!FILE_TYPE.test(type)) reject(context, 'BASE_TYPE_CHOICES', `"${type}" is not a file type.`);
  });

const valueOption = z.strictObject({
  ...described,
  /** Anything but a subcommand or a group of them. */
  type: z.literal([3, 4, 5, 6, 7, 8, 9, 10, 11]),
  required: z.boolean().nullish(),
  autocomplete: z.boolean().nullish(),
  choices: list(choice, 0, 25).nullish(),
  min_value: z.number().nullish(),
  max_value: z.number().nullish(),
  min_length: integer(0, 6000).nullish(),
  max_length: integer(1, 6000).nullish(),
  channel_types: z.array(z.int()).nullish(),
  file_types: list(fileType, 0, 10).nullish(),
});

const nested = <T extends 1 | 2, I extends z.ZodType>(type: T, item: I) =>
  z.strictObject({
    ...described,
    type: z.literal(type),
    required: z.boolean().nullish(),
    options: list(item, 0, 25).nullish(),
  });
const subcommand = nested(OptionType.Subcommand, valueOption);
const group = nested(OptionType.SubcommandGroup, subcommand);

const option = z.discriminatedUnion('type', [subcommand, group, valueOption]);

const command = z.strictObject({
  id: z.string().nullish(),
  type: z.literal(1).nullish(),
  ...described,
  options: list(option, 0, 25).nullish(),
  default_member_permissions: z.string().regex(/^\d+$/).nullish(),
  dm_permission: z.boolean().nullish(),
  default_permission: z.boolean().nullish(),
  contexts: z.array(integer(0, 2)).min(1).nullish(),
  integration_types: z.array(integer(0, 1)).min(1).nullish(),
  nsfw: z.boolean().nullish(),
});

export type CommandForm = z.output<typeof command>;
type Option = z.output<typeof option>;

const longest = (words: string, localisations: Partial<Record<string, string>> | null | undefined) =>
  Math.max(words.length, ...Object.values(localisations ?? {}).map((item) => item?.length ?? 0));

interface Sized {
  readonly name: string;
  readonly name_localizations?: Partial<Record<string, string>> | null | undefined;
  readonly description?: string;
  readonly description_localizations?: Partial<Record<string, string>> | null | undefined;
  readonly value?: string | number;
  readonly options?: readonly Sized[] | undefined;
  readonly choices?: readonly Sized[] | undefined;
}

/** Characters that count towards a command's limit: the longest localisation of each name and description, and values. */
function commandSize(item: Sized): number {
  let size = longest(item.name, item.name_localizations);
  if (item.description !== undefined) size += longest(item.description, item.description_localizations);
  if (item.value !== undefined) size += String(item.value).length;
  for (const inner of [...(item.options ?? []), ...(item.choices ?? [])]) size += commandSize(inner);
  return size;
}

function checkValue(value: unknown, type: OptionType, path: FieldPath, errors: FieldErrors): void {
  const expected = type === OptionType.String ? 'string' : 'number';
  if (typeof value !== expected)
    errors.add(path, 'BASE_TYPE_CONVERT', `Could not interpret value as ${expected}.`);
}

function checkValueOption(option: z.output<typeof valueOption>, path: FieldPath, errors: FieldErrors): void {
  const { type } = option;
  const takesChoices =
    type === OptionType.String || type === OptionType.Integer || type === OptionType.Number;
  if (option.autocomplete && (option.choices?.length || !takesChoices))
    errors.add([...path, 'autocomplete'], 'APPLICATION_COMMAND_AUTOCOMPLETE_INVALID');
  if (option.choices?.length && !takesChoices)
    errors.add([...path, 'choices'], 'APPLICATION_COMMAND_CHOICES_INVALID');
  if (option.file_types?.length && type !== OptionType.Attachment)
    errors.add([...path, 'file_types'], 'APPLICATION_COMMAND_FILE_TYPES_INVALID');
  const names = new Set<string>();
  for (const [index, { name: label, value }] of (option.choices ?? []).entries()) {
    checkValue(value, type, [...path, 'choices', index, 'value'], errors);
    if (names.has(label))
      errors.add(
        [...path, 'choices', index, 'name'],
        'APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS',
      );
    names.add(label);
  }
}

function checkCommandOptions(options: readonly Option[], path: FieldPath, errors: FieldErrors): void {
  const names = new Set<string>();
  const nested = (option: Option) =>
    option.type === OptionType.Subcommand || option.type === OptionType.SubcommandGroup;
  let optionalSeen = false;
  for (const [index, option] of options.entries()) {
    const at = [...path, index];
    if (names.has(option.name))
      errors.add([...at, 'name'], 'APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS');
    names.add(option.name);
    if (nested(option) !== nested(options[0]!))
      errors.add([...at, 'type'], 'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID');
    if (option.required && optionalSeen) errors.add(at, 'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID');
    if (!option.required) optionalSeen = true;
    if (option.type === OptionType.Subcommand || option.type === OptionType.SubcommandGroup)
      checkCommandOptions(option.options ?? [], [...at, 'options'], errors);
    else checkValueOption(option, at, errors);
  }
}

const MAX_SIZE = 8000;

/**
 * Validates a slash command's registration.
 * @throws {ApiError} 50035
 */
function checkCommand(value: unknown, path: FieldPath): CommandForm {
  const form = parseForm(command, value, path);
  const errors = new FieldErrors();
  checkCommandOptions(form.options ?? [], [...path, 'options'], errors);
  if (commandSize(form as Sized) > MAX_SIZE)
    errors.add(path, 'APPLICATION_COMMAND_TOO_LARGE', `Command exceeds maximum size (${MAX_SIZE})`);
  errors.throwIfAny();
  return form;
}

/** The most commands an application can have in one scope. */
const MAX_COMMANDS = 100;

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
    if (names.has(name)) errors.add([index], 'APPLICATION_COMMANDS_DUPLICATE_NAME');
    names.add(name);
  }
  errors.throwIfAny();
  return forms;
}

const answered = z.strictObject({
  name: stringForm(1, 100),
  name_localizations: z.record(z.string(), stringForm(1, 100)).nullish(),
  value: z.union([stringForm(0, 100), z.number()]),
});

const answer = z.strictObject({ choices: list(answered, 0, 25) });

export type Choices = z.output<typeof answer>['choices'];

/**
 * Validates autocomplete choices. `type` is the focused option's; null leaves the type of values unchecked.
 * @throws {ApiError} 50035
 */
export function checkChoices(value: unknown, type: OptionType | null): Choices {
  const { choices } = parseForm(answer, value, ['data']);
  if (type === null) return choices;
  const errors = new FieldErrors();
  for (const [index, choice] of choices.entries())
    checkValue(choice.value, type, ['data', 'choices', index, 'value'], errors);
  errors.throwIfAny();
  return choices;
}
