import { MessageFlags } from 'discord-api-types/v10';
import { apiError, FieldErrors, type FieldPath } from './api-error.ts';
import type { AnyComponent } from './components.ts';
import { parseForm } from './form.ts';
import { checkLayout, walk } from './layout.ts';
import { MAX_FILE_BYTES, MAX_FILES, type MessageContext, type MessageUse } from './message-context.ts';
import { body, checkEmbeds, embedAttachments, type MessageBody } from './message-schema.ts';

function checkMentions(form: MessageBody, path: FieldPath, errors: FieldErrors): void {
  const { users, roles } = form.allowed_mentions ?? {};
  const parse = form.allowed_mentions?.parse ?? [];
  const named = { users, roles };
  for (const kind of ['users', 'roles'] as const)
    if (parse.includes(kind) && named[kind]?.length)
      errors.add(
        [...path, 'allowed_mentions'],
        'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
        `parse:["${kind}"] and ${kind}: [ids...] are mutually exclusive.`,
      );
  for (const [kind, ids] of Object.entries(named))
    if (ids && new Set(ids).size < ids.length)
      errors.add(
        [...path, 'allowed_mentions', kind],
        'SET_TYPE_ALREADY_CONTAINS_VALUE',
        'The set already contains this value',
      );
}

const NEW_FLAGS =
  MessageFlags.SuppressEmbeds | MessageFlags.SuppressNotifications | MessageFlags.IsComponentsV2;

const EDIT_FLAGS = MessageFlags.SuppressEmbeds | MessageFlags.IsComponentsV2;

const FLAGS: Readonly<Record<MessageUse, number>> = {
  create: NEW_FLAGS,
  followUp: NEW_FLAGS | MessageFlags.Ephemeral,
  reply: NEW_FLAGS | MessageFlags.Ephemeral,
  update: EDIT_FLAGS,
  edit: EDIT_FLAGS,
};

function checkFlags(form: MessageBody, v2: boolean, context: MessageContext, errors: FieldErrors): void {
  const { path, use, existing } = context;
  if ((form.flags ?? 0) & ~FLAGS[use])
    errors.add([...path, 'flags'], 'FLAGS_INVALID', 'A flag is set that cannot be set here');
  if (!v2) return;
  for (const field of ['content', 'embeds'] as const)
    if (form[field]?.length)
      errors.add(
        [...path, field],
        'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
        `The '${field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2`,
      );
  const kept = existing && !(existing.flags & MessageFlags.IsComponentsV2) ? existing : null;
  for (const field of ['content', 'embeds'] as const)
    if (kept && form[field] === undefined && (field === 'content' ? kept.content : kept.embeds))
      errors.add(
        [...path, field],
        'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
        `The '${field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2`,
      );
}

/** The attachments that components reference, by file name. */
function* componentAttachments(components: readonly AnyComponent[], path: FieldPath) {
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
    for (const reference of media)
      if (reference.url.startsWith('attachment://'))
        yield {
          name: reference.url.slice('attachment://'.length),
          path: reference.path,
          gallery: component.type === 12,
        };
  }
}

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

function checkAttachments(
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

function isEmpty(form: MessageBody, { existing, uploads }: MessageContext): boolean {
  const left = <T>(given: T | null | undefined, before: T): T | null =>
    given === undefined ? before : given;
  const files = form.attachments?.length ?? existing?.files.size ?? 0;
  return (
    !left(form.content, existing?.content ?? '') &&
    !left(form.embeds?.length, existing?.embeds ?? 0) &&
    !left(form.components?.length, existing?.components ?? 0) &&
    !files &&
    !uploads.length
  );
}

/**
 * Validates the body of a message.
 * @throws {ApiError} 50035 for invalid fields, 50006 for an empty message, 40005 for a file that's too large
 */
export function checkMessage(value: unknown, context: MessageContext): MessageBody {
  if (context.uploads.some(({ bytes }) => bytes.length > MAX_FILE_BYTES)) throw apiError('requestTooLarge');
  const form = parseForm(body, value, context.path);
  const errors = new FieldErrors();
  const v2 = Boolean(((form.flags ?? 0) | (context.existing?.flags ?? 0)) & MessageFlags.IsComponentsV2);
  checkFlags(form, v2, context, errors);
  checkMentions(form, context.path, errors);
  checkEmbeds(form.embeds ?? [], [...context.path, 'embeds'], errors);
  checkLayout(form.components ?? [], v2, context.emoji, [...context.path, 'components'], errors);
  checkAttachments(form, v2, context, errors);
  errors.throwIfAny();
  if (isEmpty(form, context)) throw apiError('emptyMessage');
  return form;
}
