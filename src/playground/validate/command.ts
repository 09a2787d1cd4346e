import { ApplicationCommandOptionType as Kind, Locale } from 'discord-api-types/v10';
import { z } from 'zod';
import { list, parseForm, text, whole } from './form.ts';
import { FieldErrors, type FieldPath } from './refusals.ts';

const MAX_SIZE = 8000;
const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;

const localised = (words: z.ZodType<string>) => z.partialRecord(z.enum(Locale), words).nullish();

const name = text(1, 32).superRefine((value, context) => {
  if (NAME.test(value) && value === value.toLowerCase()) return;
  context.addIssue({
    code: 'custom',
    params: { code: 'APPLICATION_COMMAND_INVALID_NAME' },
    message: 'Command name is invalid',
  });
});

const described = {
  name,
  name_localizations: localised(name),
  description: text(1, 100),
  description_localizations: localised(text(1, 100)),
};

const choice = z.strictObject({
  name: text(1, 100),
  name_localizations: localised(text(1, 100)),
  value: z.union([text(1, 100), z.number()]),
});

const VALUE_KINDS = [
  Kind.String,
  Kind.Integer,
  Kind.Boolean,
  Kind.User,
  Kind.Channel,
  Kind.Role,
  Kind.Mentionable,
  Kind.Number,
  Kind.Attachment,
] as const;

const valueOption = z.strictObject({
  ...described,
  type: z.literal(VALUE_KINDS),
  required: z.boolean().nullish(),
  autocomplete: z.boolean().nullish(),
  choices: list(choice, 0, 25).nullish(),
  min_value: z.number().nullish(),
  max_value: z.number().nullish(),
  min_length: whole(0, 6000).nullish(),
  max_length: whole(1, 6000).nullish(),
  channel_types: z.array(z.int()).nullish(),
});

const subcommand = z.strictObject({
  ...described,
  type: z.literal(Kind.Subcommand),
  required: z.boolean().nullish(),
  options: list(valueOption, 0, 25).nullish(),
});

const group = z.strictObject({
  ...described,
  type: z.literal(Kind.SubcommandGroup),
  required: z.boolean().nullish(),
  options: list(subcommand, 0, 25).nullish(),
});

const option = z.discriminatedUnion('type', [subcommand, group, valueOption]);

export const command = z.strictObject({
  id: z.string().nullish(),
  type: z.literal(1).nullish(),
  ...described,
  options: list(option, 0, 25).nullish(),
  default_member_permissions: z.string().regex(/^\d+$/).nullish(),
  dm_permission: z.boolean().nullish(),
  default_permission: z.boolean().nullish(),
  contexts: z.array(whole(0, 2)).min(1).nullish(),
  integration_types: z.array(whole(0, 1)).min(1).nullish(),
  nsfw: z.boolean().nullish(),
});

export type CommandForm = z.output<typeof command>;
type Option = z.output<typeof option>;

const longest = (words: string, localisations: Partial<Record<string, string>> | null | undefined) =>
  Math.max(words.length, ...Object.values(localisations ?? {}).map((one) => one?.length ?? 0));

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
export function commandSize(one: Sized): number {
  let size = longest(one.name, one.name_localizations);
  if (one.description !== undefined) size += longest(one.description, one.description_localizations);
  if (one.value !== undefined) size += String(one.value).length;
  for (const inner of [...(one.options ?? []), ...(one.choices ?? [])]) size += commandSize(inner);
  return size;
}

function checkValueOption(one: z.output<typeof valueOption>, path: FieldPath, errors: FieldErrors): void {
  const { type } = one;
  const takesChoices = type === Kind.String || type === Kind.Integer || type === Kind.Number;
  if (one.autocomplete && (one.choices?.length || !takesChoices))
    errors.add(
      [...path, 'autocomplete'],
      'APPLICATION_COMMAND_AUTOCOMPLETE_INVALID',
      'Autocomplete is not possible here',
    );
  if (one.choices?.length && !takesChoices)
    errors.add([...path, 'choices'], 'APPLICATION_COMMAND_CHOICES_INVALID', 'Choices are not possible here');
  const wanted = type === Kind.String ? 'string' : 'number';
  const names = new Set<string>();
  for (const [index, { name: label, value }] of (one.choices ?? []).entries()) {
    if (typeof value !== wanted)
      errors.add(
        [...path, 'choices', index, 'value'],
        'BASE_TYPE_CONVERT',
        `Could not interpret value as ${wanted}.`,
      );
    if (names.has(label))
      errors.add(
        [...path, 'choices', index, 'name'],
        'APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS',
        'Choice names must be unique',
      );
    names.add(label);
  }
}

function checkOptions(options: readonly Option[], path: FieldPath, errors: FieldErrors): void {
  const names = new Set<string>();
  const nested = (one: Option) => one.type === Kind.Subcommand || one.type === Kind.SubcommandGroup;
  let optionalSeen = false;
  for (const [index, one] of options.entries()) {
    const at = [...path, index];
    if (names.has(one.name))
      errors.add(
        [...at, 'name'],
        'APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS',
        'Option name already exists',
      );
    names.add(one.name);
    if (nested(one) !== nested(options[0]!))
      errors.add(
        [...at, 'type'],
        'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
        'Sub-command and sub-command group option types are mutually exclusive to all other types',
      );
    if (one.required && optionalSeen)
      errors.add(
        at,
        'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
        'Required options must be placed before non-required options',
      );
    if (!one.required) optionalSeen = true;
    if (one.type === Kind.Subcommand || one.type === Kind.SubcommandGroup)
      checkOptions(one.options ?? [], [...at, 'options'], errors);
    else checkValueOption(one, at, errors);
  }
}

/**
 * A slash command as it is registered.
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
