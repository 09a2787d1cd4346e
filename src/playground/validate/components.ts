import { z } from 'zod';
import { integer, list, snowflake, text } from './form.ts';

export const id = integer(0, 2 ** 31 - 1).nullish();
export const customId = text(1, 100);

const emoji = z.strictObject({
  id: snowflake.nullish(),
  name: text(0, 100).nullish(),
  animated: z.boolean().nullish(),
});

const button = z.strictObject({
  type: z.literal(2),
  id,
  style: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5), z.literal(6)]),
  label: text(0, 80).nullish(),
  emoji: emoji.nullish(),
  custom_id: customId.nullish(),
  url: text(1, 512).nullish(),
  sku_id: snowflake.nullish(),
  disabled: z.boolean().nullish(),
});

export type Button = z.output<typeof button>;

export const textDisplay = z.strictObject({ type: z.literal(10), id, content: text(1, 4000) });
const media = z.strictObject({ url: text(1, 2048) });
const description = text(0, 1024).nullish();
const spoiler = z.boolean().nullish();
const thumbnail = z.strictObject({ type: z.literal(11), id, media, description, spoiler });

const gallery = z.strictObject({
  type: z.literal(12),
  id,
  items: list(z.strictObject({ media, description, spoiler }), 1, 10),
});

const file = z.strictObject({ type: z.literal(13), id, file: media, spoiler });

const separator = z.strictObject({
  type: z.literal(14),
  id,
  divider: z.boolean().nullish(),
  spacing: z.union([z.literal(1), z.literal(2)]).nullish(),
});

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

export type Select = z.output<
  | typeof stringSelect
  | typeof userSelect
  | typeof roleSelect
  | typeof mentionableSelect
  | typeof channelSelect
>;

const section = z.strictObject({
  type: z.literal(9),
  id,
  components: list(textDisplay, 1, 3),
  accessory: z.discriminatedUnion('type', [thumbnail, button]),
});

/** The schema allows more than five: `layout.ts` checks the width of a row. */
const row = z.strictObject({
  type: z.literal(1),
  id,
  components: list(
    z.discriminatedUnion('type', [
      button,
      stringSelect,
      userSelect,
      roleSelect,
      mentionableSelect,
      channelSelect,
    ]),
    1,
    25,
  ),
});

const container = z.strictObject({
  type: z.literal(17),
  id,
  accent_color: integer(0, 0xffffff).nullish(),
  spoiler,
  components: list(
    z.discriminatedUnion('type', [row, section, textDisplay, gallery, file, separator]),
    1,
    40,
  ),
});

/** Top-level components of a message. */
export const messageComponent = z.discriminatedUnion('type', [
  row,
  section,
  textDisplay,
  gallery,
  file,
  separator,
  container,
]);

export type MessageComponent = z.output<typeof messageComponent>;
export type Row = z.output<typeof row>;

/** Any component of a message, at any depth. */
export type AnyComponent = MessageComponent | Button | Select | z.output<typeof thumbnail>;
