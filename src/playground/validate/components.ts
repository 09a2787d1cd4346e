import { z } from 'zod';
import { FieldErrors, type FieldPath } from './api-error.ts';
import { integer, list, parseForm, snowflake, stringForm } from './form.ts';

const id = integer(0, 2 ** 31 - 1).nullish();
const customId = stringForm(1, 100);

const emoji = z.strictObject({
  id: snowflake.nullish(),
  name: stringForm(0, 100).nullish(),
  animated: z.boolean().nullish(),
});

const button = z.strictObject({
  type: z.literal(2),
  id,
  style: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]),
  label: stringForm(0, 80).nullish(),
  emoji: emoji.nullish(),
  custom_id: customId.nullish(),
  url: stringForm(0, 512).nullish(),
  disabled: z.boolean().nullish(),
});

type Button = z.output<typeof button>;

const selectBase = {
  id,
  custom_id: customId,
  placeholder: stringForm(0, 150).nullish(),
  min_values: integer(0, 25).nullish(),
  max_values: integer(1, 25).nullish(),
  disabled: z.boolean().nullish(),
  required: z.boolean().nullish(),
};

const selectOption = z.strictObject({
  label: stringForm(1, 100),
  value: stringForm(1, 100),
  description: stringForm(0, 100).nullish(),
  emoji: emoji.nullish(),
  default: z.boolean().nullish(),
});

const stringSelect = z.strictObject({
  type: z.literal(3),
  ...selectBase,
  options: list(selectOption, 1, 25),
});

const defaultValue = z.strictObject({ id: snowflake, type: z.enum(['user', 'role', 'channel']) });
const entityBase = { ...selectBase, default_values: z.array(defaultValue).nullish() };

/** Menus of strings, users, roles, users and roles, and channels. */
const selects = [
  stringSelect,
  z.strictObject({ type: z.literal([5, 6, 7]), ...entityBase }),
  z.strictObject({ type: z.literal(8), ...entityBase, channel_types: z.array(z.int()).nullish() }),
] as const;

type Select = z.output<(typeof selects)[number]>;

/** The schema allows more than five: `checkLayout` checks the width of a row. */
const row = z.strictObject({
  type: z.literal(1),
  id,
  components: list(z.discriminatedUnion('type', [button, ...selects]), 1, 25),
});

/** Top-level components of a message. The bot sends none of Components V2. */
export const messageComponent = z.discriminatedUnion('type', [row]);

export type Row = z.output<typeof row>;

interface Located {
  readonly component: Row | Button | Select;
  readonly path: FieldPath;
}

/** The rows of a message and what's in them, with their paths, parents first. */
export function inRows(rows: readonly Row[], path: FieldPath = []): Located[] {
  return rows.flatMap((component, index) => [
    { component, path: [...path, index] },
    ...component.components.map((inner, at) => ({
      component: inner,
      path: [...path, index, 'components', at],
    })),
  ]);
}

/** The custom emoji that may be used, by ID. */
export interface KnownEmoji {
  has(id: string): boolean;
}

/** Matches emoji of several code points. Node 20 supports the flag, but the compile target doesn't. */
const UNICODE_SETS = 'v';
const RECOMMENDED = new RegExp('^\\p{RGI_Emoji}$', UNICODE_SETS);
const VARIATION_SELECTOR = '\uFE0F';

/** Whether a text is one emoji of Unicode's recommended set, with or without its variation selector. */
function isUnicodeEmoji(text: string): boolean {
  return RECOMMENDED.test(text) || RECOMMENDED.test(text + VARIATION_SELECTOR);
}

function checkEmoji(emoji: Button['emoji'], known: KnownEmoji, path: FieldPath, errors: FieldErrors): void {
  if (!emoji) return;
  const isKnown = emoji.id ? known.has(emoji.id) : emoji.name && isUnicodeEmoji(emoji.name);
  if (!isKnown) errors.add([...path, 'emoji', emoji.id ? 'id' : 'name'], 'COMPONENT_INVALID_EMOJI');
}

function checkButton(button: Button, known: KnownEmoji, path: FieldPath, errors: FieldErrors): void {
  checkEmoji(button.emoji, known, path, errors);
  if (!button.label && !button.emoji) errors.add(path, 'BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED');
  const [needed, excluded] =
    button.style === 5 ? (['url', 'custom_id'] as const) : (['custom_id', 'url'] as const);
  if (!button[needed]) errors.add([...path, needed], 'BASE_TYPE_REQUIRED');
  else if (needed === 'url' && !/^(https?|discord):\/\/\S+$/.test(button[needed]))
    errors.add([...path, needed], 'URL_TYPE_INVALID_URL');
  if (button[excluded]) errors.add([...path, excluded], 'BUTTON_COMPONENT_URL_CUSTOM_ID');
}

/** How many values a field takes, in messages and modals. */
export function valueRange(field: object): { readonly min: number; readonly max: number } {
  const { type, min_values: min, max_values: max, options } = field as Partial<Extract<Group, { type: 22 }>>;
  return { min: min ?? 1, max: max ?? (type === 22 ? options!.length : 1) };
}

function checkSelect(select: Select | Group, known: KnownEmoji, path: FieldPath, errors: FieldErrors): void {
  const { min, max } = valueRange(select);
  if (min > max) errors.add([...path, 'max_values'], 'SELECT_COMPONENT_MAX_VALUES_MIN');
  if (!('options' in select)) return;
  const { options } = select;
  const values = new Set<string>();
  for (const [index, option] of options.entries()) {
    const at = [...path, 'options', index];
    if (select.type === 3) checkEmoji(select.options[index]?.emoji, known, at, errors);
    if (values.has(option.value)) errors.add([...at, 'value'], 'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED');
    values.add(option.value);
  }
  const tooMany = `int value should be less than or equal to ${options.length}.`;
  if (min > options.length) errors.add([...path, 'min_values'], 'NUMBER_TYPE_MAX', tooMany);
  if (max > options.length) errors.add([...path, 'max_values'], 'NUMBER_TYPE_MAX', tooMany);
  if (options.filter((option) => option.default).length > max)
    errors.add([...path, 'options'], 'SELECT_COMPONENT_DEFAULTS');
}

/** Custom ids and ids must be unique within a message or modal. */
function checkDuplicates(
  located: readonly { readonly component: { id?: number | null | undefined }; readonly path: FieldPath }[],
  errors: FieldErrors,
): void {
  const customIds = new Set<unknown>();
  const ids = new Set<number>();
  for (const { component, path } of located) {
    const customId = 'custom_id' in component ? component.custom_id : undefined;
    if (customIds.has(customId)) errors.add([...path, 'custom_id'], 'COMPONENT_CUSTOM_ID_DUPLICATED');
    if (typeof customId === 'string') customIds.add(customId);
    if (!component.id) continue;
    if (ids.has(component.id)) errors.add([...path, 'id'], 'COMPONENT_ID_DUPLICATED');
    ids.add(component.id);
  }
}

const MAX_ROWS = 5;
const BUTTONS_IN_ROW = 5;

/** Checks what a schema can't express: the width of rows, unique ids and fields that exclude each other. */
export function checkLayout(
  rows: readonly Row[],
  known: KnownEmoji,
  path: FieldPath,
  errors: FieldErrors,
): void {
  if (rows.length > MAX_ROWS)
    errors.add(path, 'BASE_TYPE_BAD_LENGTH', `Must be between 1 and ${MAX_ROWS} in length.`);
  const located = inRows(rows, path);
  checkDuplicates(located, errors);
  for (const { component, path: at } of located) {
    if (component.type === 1) {
      const room = component.components.some(({ type }) => type !== 2) ? 1 : BUTTONS_IN_ROW;
      for (let index = room; index < component.components.length; index += 1)
        errors.add([...at, 'components', index], 'COMPONENT_LAYOUT_WIDTH_EXCEEDED');
    } else if (component.type === 2) checkButton(component, known, at, errors);
    else checkSelect(component, known, at, errors);
  }
}

const textInput = z.strictObject({
  type: z.literal(4),
  id,
  custom_id: customId,
  style: z.union([z.literal(1), z.literal(2)]),
  label: stringForm(1, 45).nullish(),
  min_length: integer(0, 4000).nullish(),
  max_length: integer(1, 4000).nullish(),
  required: z.boolean().nullish(),
  value: stringForm(0, 4000).nullish(),
  placeholder: stringForm(0, 100).nullish(),
});

const groupBase = { id, custom_id: customId, required: z.boolean().nullish() };
const groupOption = selectOption.omit({ emoji: true });

/** Radio buttons, of which one can be chosen, and checkboxes. */
const groups = [
  z.strictObject({ type: z.literal(21), ...groupBase, options: list(groupOption, 2, 10) }),
  z.strictObject({
    type: z.literal(22),
    ...groupBase,
    min_values: integer(0, 10).nullish(),
    max_values: integer(1, 10).nullish(),
    options: list(groupOption, 1, 10),
  }),
] as const;

type Group = z.output<(typeof groups)[number]>;

const label = z.strictObject({
  type: z.literal(18),
  id,
  label: stringForm(1, 45),
  description: stringForm(0, 100).nullish(),
  component: z.discriminatedUnion('type', [textInput, ...selects, ...groups]),
});

const inputRow = z.strictObject({ type: z.literal(1), id, components: list(textInput, 1, 1) });

/** Top-level components of a modal. */
const modalComponent = z.discriminatedUnion('type', [inputRow, label]);

type ModalComponent = z.output<typeof modalComponent>;

const modal = z.strictObject({
  title: stringForm(1, 45),
  custom_id: stringForm(1, 100),
  components: list(modalComponent, 1, 5),
});

export type Modal = z.output<typeof modal>;

/** The fields of a modal that the user fills in. */
export function modalFields(components: readonly ModalComponent[]) {
  return components.flatMap((part) => (part.type === 18 ? [part.component] : part.components));
}

/** @throws {ApiError} 50035 */
export function checkModal(value: unknown, known: KnownEmoji): Modal {
  const form = parseForm(modal, value, ['data']);
  const errors = new FieldErrors();
  const located = form.components.flatMap((part, index) => {
    const path = ['data', 'components', index];
    if (part.type === 18) return [{ component: part.component, path: [...path, 'component'] }];
    return part.components.map((component, at) => ({ component, path: [...path, 'components', at] }));
  });
  checkDuplicates(located, errors);
  for (const { component, path } of located) {
    if (component.type === 4) {
      const inRow = path.at(-1) !== 'component';
      if (inRow && !component.label) errors.add([...path, 'label'], 'BASE_TYPE_REQUIRED');
      if (!inRow && component.label) errors.add([...path, 'label'], 'UNKNOWN_FIELD');
      if ((component.min_length ?? 0) > (component.max_length ?? 4000))
        errors.add([...path, 'max_length'], 'TEXT_INPUT_LENGTHS');
    } else checkSelect(component, known, path, errors);
  }
  errors.throwIfAny();
  return form;
}
