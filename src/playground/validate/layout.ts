import type { AnyComponent, Button, MessageComponent, Row, Select } from './components.ts';
import { isUnicodeEmoji } from './emoji.ts';
import type { FieldErrors, FieldPath } from './refusals.ts';

const MAX_COMPONENTS = 40;
const MAX_TEXT = 4000;
const MAX_LEGACY_ROWS = 5;
const BUTTONS_IN_ROW = 5;

export interface Placed {
  readonly component: AnyComponent;
  readonly path: FieldPath;
}

/** Every component of a message with its place, parents first. */
export function* walk(components: readonly AnyComponent[], path: FieldPath): Generator<Placed> {
  for (const [index, component] of components.entries()) {
    const here = [...path, index];
    yield { component, path: here };
    if ('components' in component) yield* walk(component.components, [...here, 'components']);
    if ('accessory' in component) yield { component: component.accessory, path: [...here, 'accessory'] };
  }
}

/** The names of the files that components show. */
export function* componentAttachments(components: readonly AnyComponent[], path: FieldPath) {
  for (const { component, path: at } of walk(components, path)) {
    const media =
      component.type === 12
        ? component.items.map((item, index) => ({
            url: item.media.url,
            path: [...at, 'items', index, 'media', 'url'],
          }))
        : component.type === 11
          ? [{ url: component.media.url, path: [...at, 'media', 'url'] }]
          : component.type === 13
            ? [{ url: component.file.url, path: [...at, 'file', 'url'] }]
            : [];
    for (const one of media)
      if (one.url.startsWith('attachment://'))
        yield { name: one.url.slice('attachment://'.length), path: one.path, gallery: component.type === 12 };
  }
}

function checkEmoji(emoji: Button['emoji'], path: FieldPath, errors: FieldErrors): void {
  if (!emoji || emoji.id) return;
  if (!emoji.name || !isUnicodeEmoji(emoji.name))
    errors.add([...path, 'emoji', 'name'], 'COMPONENT_INVALID_EMOJI', 'Invalid emoji');
}

function checkButton(button: Button, path: FieldPath, errors: FieldErrors): void {
  const required = (field: string) =>
    errors.add([...path, field], 'BASE_TYPE_REQUIRED', 'This field is required');
  checkEmoji(button.emoji, path, errors);
  if (button.style === 6) {
    if (!button.sku_id) required('sku_id');
    return;
  }
  if (!button.label && !button.emoji)
    errors.add(path, 'BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED', 'A button needs a label or an emoji');
  if (button.style === 5) {
    if (!button.url) required('url');
    else if (!/^(https?|discord):\/\/\S+$/.test(button.url))
      errors.add([...path, 'url'], 'URL_TYPE_INVALID_URL', 'Not a well formed URL.');
    if (button.custom_id)
      errors.add(
        [...path, 'custom_id'],
        'BUTTON_COMPONENT_URL_CUSTOM_ID',
        'A custom id and url cannot both be specified',
      );
  } else {
    if (!button.custom_id) required('custom_id');
    if (button.url)
      errors.add([...path, 'url'], 'BUTTON_COMPONENT_URL_CUSTOM_ID', 'Only a link button can have a url');
  }
}

export function checkSelect(select: Select, path: FieldPath, errors: FieldErrors): void {
  const least = select.min_values ?? 1;
  const most = select.max_values ?? 1;
  if (least > most)
    errors.add(
      [...path, 'max_values'],
      'SELECT_COMPONENT_MAX_VALUES_MIN',
      'max_values must be at least min_values',
    );
  if (select.type !== 3) return;
  const values = new Set<string>();
  for (const [index, option] of select.options.entries()) {
    const at = [...path, 'options', index];
    checkEmoji(option.emoji, at, errors);
    if (values.has(option.value))
      errors.add(
        [...at, 'value'],
        'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
        'The specified option value is already used',
      );
    values.add(option.value);
  }
  for (const [field, value] of [['min_values', least] as const, ['max_values', most] as const])
    if (value > select.options.length)
      errors.add(
        [...path, field],
        'NUMBER_TYPE_MAX',
        `int value should be less than or equal to ${select.options.length}.`,
      );
  if (select.options.filter((option) => option.default).length > most)
    errors.add([...path, 'options'], 'SELECT_COMPONENT_DEFAULTS', 'More defaults than max_values');
}

function checkRow(row: Row, path: FieldPath, errors: FieldErrors): void {
  const mixed = row.components.some((one) => one.type !== 2);
  const room = mixed ? 1 : BUTTONS_IN_ROW;
  for (let index = room; index < row.components.length; index += 1)
    errors.add(
      [...path, 'components', index],
      'COMPONENT_LAYOUT_WIDTH_EXCEEDED',
      'The specified component exceeds the maximum width',
    );
}

/** No two components of a message or a modal may answer to one name. */
export function checkDuplicates(
  placed: readonly { readonly component: { id?: number | null | undefined }; readonly path: FieldPath }[],
  errors: FieldErrors,
): void {
  const customIds = new Set<string>();
  const ids = new Set<number>();
  for (const { component, path } of placed) {
    const customId = 'custom_id' in component ? component.custom_id : undefined;
    if (typeof customId === 'string') {
      if (customIds.has(customId))
        errors.add(
          [...path, 'custom_id'],
          'COMPONENT_CUSTOM_ID_DUPLICATED',
          'Component custom id cannot be duplicated',
        );
      customIds.add(customId);
    }
    if (!component.id) continue;
    if (ids.has(component.id))
      errors.add([...path, 'id'], 'COMPONENT_ID_DUPLICATED', 'Component id cannot be duplicated');
    ids.add(component.id);
  }
}

function checkTotals(placed: readonly Placed[], path: FieldPath, errors: FieldErrors): void {
  if (placed.length > MAX_COMPONENTS)
    errors.add(
      path,
      'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
      `The number of components exceeds the maximum allowed total (${MAX_COMPONENTS})`,
    );
  let length = 0;
  for (const { component } of placed) if (component.type === 10) length += [...component.content].length;
  if (length > MAX_TEXT)
    errors.add(
      path,
      'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
      `The total displayable text size exceeds the maximum of ${MAX_TEXT}`,
    );
}

/** What a schema cannot say of a message's components: their number, width, names and what goes with what. */
export function checkLayout(
  components: readonly MessageComponent[],
  v2: boolean,
  path: FieldPath,
  errors: FieldErrors,
): void {
  const placed = [...walk(components, path)];
  if (v2) checkTotals(placed, path, errors);
  else {
    if (components.length > MAX_LEGACY_ROWS)
      errors.add(path, 'BASE_TYPE_BAD_LENGTH', `Must be between 1 and ${MAX_LEGACY_ROWS} in length.`);
    for (const [index, component] of components.entries())
      if (component.type !== 1)
        errors.add(
          [...path, index, 'type'],
          'UNION_TYPE_CHOICES',
          'Value of field "type" must be one of (1,).',
        );
  }
  checkDuplicates(placed, errors);
  for (const { component, path: at } of placed) {
    if (component.type === 1) checkRow(component, at, errors);
    else if (component.type === 2) checkButton(component, at, errors);
    else if (component.type === 13 && !component.file.url.startsWith('attachment://'))
      errors.add([...at, 'file', 'url'], 'FILE_COMPONENT_URL', 'Only an attachment can be shown as a file');
    else if ('custom_id' in component) checkSelect(component, at, errors);
  }
}
