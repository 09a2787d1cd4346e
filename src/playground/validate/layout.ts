import { checkButton } from './check-button.ts';
import { checkSelect } from './check-select.ts';
import type { MessageComponent, Row } from './components/message.ts';
import { checkDuplicates } from './duplicates.ts';
import type { FieldErrors, FieldPath } from './field-errors.ts';
import type { KnownEmoji } from './message-context.ts';
import { type LocatedComponent, walk } from './walk.ts';

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
