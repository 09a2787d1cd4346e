import type { Button } from './components/button.ts';
import { isUnicodeEmoji } from './emoji.ts';
import type { FieldErrors, FieldPath } from './field-errors.ts';
import type { KnownEmoji } from './message-context.ts';

export function checkEmoji(
  emoji: Button['emoji'],
  known: KnownEmoji,
  path: FieldPath,
  errors: FieldErrors,
): void {
  if (!emoji) return;
  if (emoji.id) {
    if (!known.has(emoji.id))
      errors.add([...path, 'emoji', 'id'], 'COMPONENT_INVALID_EMOJI', 'Invalid emoji');
  } else if (!emoji.name || !isUnicodeEmoji(emoji.name))
    errors.add([...path, 'emoji', 'name'], 'COMPONENT_INVALID_EMOJI', 'Invalid emoji');
}

export function checkButton(button: Button, known: KnownEmoji, path: FieldPath, errors: FieldErrors): void {
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
