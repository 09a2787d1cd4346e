import { Locale, ApplicationCommandOptionType as OptionType } from 'discord-api-types/v10';
import { z } from 'zod';
import { integer, list, text } from './fields.ts';

const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;
const localised = (words: z.ZodType<string>) => z.partialRecord(z.enum(Locale), words).nullish();

export const name = text(1, 32).superRefine((value, context) => {
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

const VALUE_TYPES = [
  OptionType.String,
  OptionType.Integer,
  OptionType.Boolean,
  OptionType.User,
  OptionType.Channel,
  OptionType.Role,
  OptionType.Mentionable,
  OptionType.Number,
  OptionType.Attachment,
] as const;

export const valueOption = z.strictObject({
  ...described,
  type: z.literal(VALUE_TYPES),
  required: z.boolean().nullish(),
  autocomplete: z.boolean().nullish(),
  choices: list(choice, 0, 25).nullish(),
  min_value: z.number().nullish(),
  max_value: z.number().nullish(),
  min_length: integer(0, 6000).nullish(),
  max_length: integer(1, 6000).nullish(),
  channel_types: z.array(z.int()).nullish(),
});

const subcommand = z.strictObject({
  ...described,
  type: z.literal(OptionType.Subcommand),
  required: z.boolean().nullish(),
  options: list(valueOption, 0, 25).nullish(),
});

export const group = z.strictObject({
  ...described,
  type: z.literal(OptionType.SubcommandGroup),
  required: z.boolean().nullish(),
  options: list(subcommand, 0, 25).nullish(),
});

export const option = z.discriminatedUnion('type', [subcommand, group, valueOption]);

export const command = z.strictObject({
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
export type Option = z.output<typeof option>;
