import { z } from 'zod';
import { integer, list, snowflake, text } from '../fields.ts';
import { customId, emoji, id } from './base.ts';

const selectBase = {
  id,
  custom_id: customId,
  placeholder: text(0, 150).nullish(),
  min_values: integer(0, 25).nullish(),
  max_values: integer(1, 25).nullish(),
  disabled: z.boolean().nullish(),
  required: z.boolean().nullish(),
};

const selectOption = z.strictObject({
  label: text(1, 100),
  value: text(1, 100),
  description: text(0, 100).nullish(),
  emoji: emoji.nullish(),
  default: z.boolean().nullish(),
});

export const stringSelect = z.strictObject({
  type: z.literal(3),
  ...selectBase,
  options: list(selectOption, 1, 25),
});

const defaultValues = z
  .array(z.strictObject({ id: snowflake, type: z.enum(['user', 'role', 'channel']) }))
  .nullish();

export const userSelect = z.strictObject({
  type: z.literal(5),
  ...selectBase,
  default_values: defaultValues,
});

export const roleSelect = z.strictObject({
  type: z.literal(6),
  ...selectBase,
  default_values: defaultValues,
});

export const mentionableSelect = z.strictObject({
  type: z.literal(7),
  ...selectBase,
  default_values: defaultValues,
});

export const channelSelect = z.strictObject({
  type: z.literal(8),
  ...selectBase,
  default_values: defaultValues,
  channel_types: z.array(z.int()).nullish(),
});

export type StringSelect = z.output<typeof stringSelect>;

export type Select = z.output<
  | typeof stringSelect
  | typeof userSelect
  | typeof roleSelect
  | typeof mentionableSelect
  | typeof channelSelect
>;
