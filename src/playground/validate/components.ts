import { z } from 'zod';
import { list, snowflake, text, whole } from './form.ts';

const id = whole(0, 2 ** 31 - 1).optional();
const customId = text(1, 100);

const emoji = z.strictObject({
  id: snowflake.nullish(),
  name: text(0, 100).nullish(),
  animated: z.boolean().optional(),
});

const button = z.strictObject({
  type: z.literal(2),
  id,
  style: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5), z.literal(6)]),
  label: text(0, 80).optional(),
  emoji: emoji.optional(),
  custom_id: customId.optional(),
  url: text(1, 512).optional(),
  sku_id: snowflake.optional(),
  disabled: z.boolean().optional(),
});

const selectBase = {
  id,
  custom_id: customId,
  placeholder: text(0, 150).optional(),
  min_values: whole(0, 25).optional(),
  max_values: whole(1, 25).optional(),
  disabled: z.boolean().optional(),
  required: z.boolean().optional(),
};

const selectOption = z.strictObject({
  label: text(1, 100),
  value: text(1, 100),
  description: text(0, 100).optional(),
  emoji: emoji.optional(),
  default: z.boolean().optional(),
});

const stringSelect = z.strictObject({
  type: z.literal(3),
  ...selectBase,
  options: list(selectOption, 1, 25),
});

const defaultValues = z
  .array(z.strictObject({ id: snowflake, type: z.enum(['user', 'role', 'channel']) }))
  .optional();
const userSelect = z.strictObject({ type: z.literal(5), ...selectBase, default_values: defaultValues });
const roleSelect = z.strictObject({ type: z.literal(6), ...selectBase, default_values: defaultValues });
const mentionableSelect = z.strictObject({
  type: z.literal(7),
  ...selectBase,
  default_values: defaultValues,
});
const channelSelect = z.strictObject({
  type: z.literal(8),
  ...selectBase,
  default_values: defaultValues,
  channel_types: z.array(z.int()).optional(),
});

const textInput = z.strictObject({
  type: z.literal(4),
  id,
  custom_id: customId,
  style: z.union([z.literal(1), z.literal(2)]),
  label: text(1, 45).optional(),
  min_length: whole(0, 4000).optional(),
  max_length: whole(1, 4000).optional(),
  required: z.boolean().optional(),
  value: text(0, 4000).optional(),
  placeholder: text(0, 100).optional(),
});

const fileUpload = z.strictObject({
  type: z.literal(19),
  id,
  custom_id: customId,
  min_values: whole(0, 10).optional(),
  max_values: whole(1, 10).optional(),
  required: z.boolean().optional(),
});

const textDisplay = z.strictObject({ type: z.literal(10), id, content: text(1, 4000) });
const media = z.strictObject({ url: text(1, 2048) });
const description = text(0, 1024).nullish();
const spoiler = z.boolean().optional();
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
  divider: z.boolean().optional(),
  spacing: z.union([z.literal(1), z.literal(2)]).optional(),
});
const section = z.strictObject({
  type: z.literal(9),
  id,
  components: list(textDisplay, 1, 3),
  accessory: z.discriminatedUnion('type', [thumbnail, button]),
});

/** Rows are not cut off at five here: what goes into one row is a matter of width. */
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
  accent_color: whole(0, 0xffffff).nullish(),
  spoiler,
  components: list(
    z.discriminatedUnion('type', [row, section, textDisplay, gallery, file, separator]),
    1,
    40,
  ),
});

/** What may stand at the top of a message. */
export const messageComponent = z.discriminatedUnion('type', [
  row,
  section,
  textDisplay,
  gallery,
  file,
  separator,
  container,
]);

const label = z.strictObject({
  type: z.literal(18),
  id,
  label: text(1, 45),
  description: text(0, 100).optional(),
  component: z.discriminatedUnion('type', [
    textInput,
    stringSelect,
    userSelect,
    roleSelect,
    mentionableSelect,
    channelSelect,
    fileUpload,
  ]),
});

const inputRow = z.strictObject({ type: z.literal(1), id, components: list(textInput, 1, 1) });

/** What may stand at the top of a modal. */
export const modalComponent = z.discriminatedUnion('type', [inputRow, label, textDisplay]);

export type MessageComponent = z.output<typeof messageComponent>;
export type ModalComponent = z.output<typeof modalComponent>;
export type Button = z.output<typeof button>;
export type StringSelect = z.output<typeof stringSelect>;
export type Select = z.output<
  | typeof stringSelect
  | typeof userSelect
  | typeof roleSelect
  | typeof mentionableSelect
  | typeof channelSelect
>;
export type Row = z.output<typeof row>;
export type TextInput = z.output<typeof textInput>;
/** Any component that can stand in a message, at whatever depth. */
export type AnyComponent = MessageComponent | Button | Select | z.output<typeof thumbnail>;
