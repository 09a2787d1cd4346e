import { componentAttachments } from './component-attachments.ts';
import { embedAttachments } from './embeds.ts';
import type { FieldErrors } from './field-errors.ts';
import type { MessageContext } from './message-context.ts';
import type { MessageBody } from './message-schema.ts';
import { MAX_FILES } from './upload.ts';

/** The file names a message can reference with `attachment://`. */
function availableNames(
  form: MessageBody,
  context: MessageContext,
  errors: FieldErrors,
): ReadonlySet<string> {
  const uploads = new Map(context.uploads.map((item) => [item.index, item.name]));
  const existing = context.existing?.files ?? new Map<string, { name: string }>();
  const names = new Set(uploads.values());
  for (const [index, item] of (form.attachments ?? []).entries()) {
    const name = uploads.get(item.id) ?? existing.get(item.id)?.name;
    if (name === undefined)
      errors.add(
        [...context.path, 'attachments', index, 'id'],
        'ATTACHMENT_NOT_FOUND',
        'Attachment data not found',
      );
    else names.add(name);
  }
  if (!form.attachments) for (const { name } of existing.values()) names.add(name);
  return names;
}

export function checkAttachments(
  form: MessageBody,
  v2: boolean,
  context: MessageContext,
  errors: FieldErrors,
): void {
  const { path, uploads, use } = context;
  const listed = new Set((form.attachments ?? []).map(({ id }) => id));
  const count = listed.size + uploads.filter(({ index }) => !listed.has(index)).length;
  if (count > MAX_FILES)
    errors.add([...path, 'attachments'], 'BASE_TYPE_MAX_LENGTH', `Must be ${MAX_FILES} or fewer in length.`);
  const names = availableNames(form, context, errors);
  const shown = new Set<string>();
  const notFound = 'The referenced attachment was not found';
  for (const item of componentAttachments(form.components ?? [], [...path, 'components'])) {
    shown.add(item.name);
    // A known Discord bug: a gallery can't reference an attachment in an edit.
    if (!names.has(item.name) || (item.gallery && use === 'edit'))
      errors.add(item.path, 'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND', notFound);
  }
  for (const item of embedAttachments(form.embeds ?? []))
    if (!names.has(item.name))
      errors.add([...path, 'embeds', ...item.path], 'EMBED_REFERENCED_ATTACHMENT_NOT_FOUND', notFound);
  if (!v2) return;
  for (const { index, name } of uploads)
    if (!shown.has(name))
      errors.add(
        [...path, 'attachments', index],
        'ATTACHMENT_NOT_REFERENCED',
        'No component shows this attachment',
      );
}
