import type { FieldErrors, FieldPath } from './api-error.ts';
import type { AnyComponent, Button, MessageComponent, Row, Select } from './components.ts';
import type { KnownEmoji } from './message-context.ts';

interface LocatedComponent {
  readonly component: AnyComponent;
  readonly path: FieldPath;
}

/** Every component of a message with its path, parents first. */
export function* walk(components: readonly AnyComponent[], path: FieldPath): Generator<LocatedComponent> {
  for (const [index, component] of components.entries()) {
    const here = [...path, index];
    yield { component, path: here };
    if ('components' in component) yield* walk(component.components, [...here, 'components']);
    if ('accessory' in component) yield { component: component.accessory, path: [...here, 'accessory'] };
  }
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
  if (emoji.id) {
    if (!known.has(emoji.id))
      errors.add([...path, 'emoji', 'id'], 'COMPONENT_INVALID_EMOJI', 'Invalid emoji');
  } else if (!emoji.name || !isUnicodeEmoji(emoji.name))
    errors.add([...path, 'emoji', 'name'], 'COMPONENT_INVALID_EMOJI', 'Invalid emoji');
}

function checkButton(button: Button, known: KnownEmoji, path: FieldPath, errors: FieldErrors): void {
  const required = (field: string) =>
    errors.add([...path, field], 'BASE_TYPE_REQUIRED', 'This field is required');
  checkEmoji(button.emoji, known, path, errors);
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

export function checkSelect(select: Select, known: KnownEmoji, path: FieldPath, errors: FieldErrors): void {
  const min = select.min_values ?? 1;
  const max = select.max_values ?? 1;
  if (min > max)
    errors.add(
      [...path, 'max_values'],
      'SELECT_COMPONENT_MAX_VALUES_MIN',
      'max_values must be at min min_values',
    );
  if (select.type !== 3) return;
  const values = new Set<string>();
  for (const [index, option] of select.options.entries()) {
    const at = [...path, 'options', index];
    checkEmoji(option.emoji, known, at, errors);
    if (values.has(option.value))
      errors.add(
        [...at, 'value'],
        'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
        'The specified option value is already used',
      );
    values.add(option.value);
  }
  for (const [field, value] of [['min_values', min] as const, ['max_values', max] as const])
    if (value > select.options.length)
      errors.add(
        [...path, field],
        'NUMBER_TYPE_MAX',
        `int value should be less than or equal to ${select.options.length}.`,
      );
  if (select.options.filter((option) => option.default).length > max)
    errors.add([...path, 'options'], 'SELECT_COMPONENT_DEFAULTS', 'More defaults than max_values');
}

/** Custom ids and ids must be unique within a message or modal. */
export function checkDuplicates(
  located: readonly { readonly component: { id?: number | null | undefined }; readonly path: FieldPath }[],
  errors: FieldErrors,
): void {
  const customIds = new Set<string>();
  const ids = new Set<number>();
  for (const { component, path } of located) {
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

const MAX_COMPONENTS = 40;
const MAX_TEXT = 4000;
const MAX_LEGACY_ROWS = 5;
const BUTTONS_IN_ROW = 5;

function checkRow(row: Row, path: FieldPath, errors: FieldErrors): void {
  const mixed = row.components.some((component) => component.type !== 2);
  const room = mixed ? 1 : BUTTONS_IN_ROW;
  for (let index = room; index < row.components.length; index += 1)
    errors.add(
      [...path, 'components', index],
      'COMPONENT_LAYOUT_WIDTH_EXCEEDED',
      'The specified component exceeds the maximum width',
    );
}

function checkTotals(located: readonly LocatedComponent[], path: FieldPath, errors: FieldErrors): void {
  if (located.length > MAX_COMPONENTS)
    errors.add(
      path,
      'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
      `The number of components exceeds the maximum allowed total (${MAX_COMPONENTS})`,
    );
  let length = 0;
  for (const { component } of located) if (component.type === 10) length += [...component.content].length;
  if (length > MAX_TEXT)
    errors.add(
      path,
      'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
      `The total displayable text size exceeds the maximum of ${MAX_TEXT}`,
    );
}

/** Checks what a schema can't express: totals, row width, unique ids and fields that exclude each other. */
export function checkLayout(
  components: readonly MessageComponent[],
  v2: boolean,
  known: KnownEmoji,
  path: FieldPath,
  errors: FieldErrors,
): void {
  const located = [...walk(components, path)];
  if (v2) checkTotals(located, path, errors);
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
  checkDuplicates(located, errors);
  for (const { component, path: at } of located) {
    if (component.type === 1) checkRow(component, at, errors);
    else if (component.type === 2) checkButton(component, known, at, errors);
    else if (component.type === 13 && !component.file.url.startsWith('attachment://'))
      errors.add([...at, 'file', 'url'], 'FILE_COMPONENT_URL', 'Only an attachment can be shown as a file');
    else if ('custom_id' in component) checkSelect(component, known, at, errors);
  }
}
