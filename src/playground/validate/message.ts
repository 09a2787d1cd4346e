import { MessageFlags } from 'discord-api-types/v10';
import { z } from 'zod';
import { messageComponent } from './components.ts';
import { checkEmbeds, embed, embedAttachments } from './embeds.ts';
import { list, parseForm, snowflake, text } from './form.ts';
import { checkLayout, componentAttachments } from './layout.ts';
import { FieldErrors, type FieldPath, refuse } from './refusals.ts';

export const MAX_FILES = 10;
export const MAX_FILE_BYTES = 10 * 1024 * 1024;

const allowedMentions = z.strictObject({
  parse: list(z.enum(['users', 'roles', 'everyone']), 0, 3).nullish(),
  users: list(snowflake, 0, 100).nullish(),
  roles: list(snowflake, 0, 100).nullish(),
  replied_user: z.boolean().nullish(),
});

const attachment = z.strictObject({
  id: z.union([z.string().regex(/^\d+$/), z.int().min(0)]).transform(String),
  filename: text(1, 1024).nullish(),
  description: text(0, 1024).nullish(),
  title: text(0, 1024).nullish(),
  waveform: z.string().nullish(),
  duration_secs: z.number().nullish(),
  is_spoiler: z.boolean().nullish(),
});

const body = z.strictObject({
  content: text(0, 2000).nullish(),
  tts: z.boolean().nullish(),
  nonce: z.union([text(0, 25), z.int()]).nullish(),
  enforce_nonce: z.boolean().nullish(),
  embeds: list(embed, 0, 10).nullish(),
  components: list(messageComponent, 0, 40).nullish(),
  allowed_mentions: allowedMentions.nullish(),
  attachments: list(attachment, 0, MAX_FILES).nullish(),
  flags: z.int().min(0).nullish(),
  message_reference: z
    .strictObject({
      type: z.literal(0).nullish(),
      message_id: snowflake,
      channel_id: snowflake.nullish(),
      guild_id: snowflake.nullish(),
      fail_if_not_exists: z.boolean().nullish(),
    })
    .nullish(),
  username: text(1, 80).nullish(),
  avatar_url: z.string().nullish(),
});

export type MessageBody = z.output<typeof body>;

/** A file of a multipart request; `index` is the n of `files[n]`. */
export interface Upload {
  readonly index: string;
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Buffer;
}

/** By which door a message comes: each allows other flags and treats what it leaves out in another way. */
export type MessageUse = 'create' | 'followUp' | 'reply' | 'update' | 'edit';

export interface MessageContext {
  readonly use: MessageUse;
  /** Where the body stands in the request: `['data']` in a callback. */
  readonly path: FieldPath;
  readonly uploads: readonly Upload[];
  /** The message that is changed. */
  readonly existing: {
    readonly flags: number;
    readonly files: ReadonlyMap<string, { readonly name: string }>;
    readonly embeds: number;
    readonly components: number;
    readonly content: string;
  } | null;
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

/** The names a message can show by `attachment://`, with whether they come with this request. */
function namesAtHand(form: MessageBody, context: MessageContext, errors: FieldErrors): ReadonlySet<string> {
  const uploads = new Map(context.uploads.map((one) => [one.index, one.name]));
  const existing = context.existing?.files ?? new Map<string, { name: string }>();
  const names = new Set(uploads.values());
  for (const [index, one] of (form.attachments ?? []).entries()) {
    const name = uploads.get(one.id) ?? existing.get(one.id)?.name;
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
  const names = namesAtHand(form, context, errors);
  const shown = new Set<string>();
  const notFound = 'The referenced attachment was not found';
  for (const one of componentAttachments(form.components ?? [], [...path, 'components'])) {
    shown.add(one.name);
    // Discord's open fault: a gallery cannot take an attachment when a message is edited.
    if (!names.has(one.name) || (one.gallery && use === 'edit'))
      errors.add(one.path, 'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND', notFound);
  }
  for (const one of embedAttachments(form.embeds ?? []))
    if (!names.has(one.name))
      errors.add([...path, 'embeds', ...one.path], 'EMBED_REFERENCED_ATTACHMENT_NOT_FOUND', notFound);
  if (!v2) return;
  for (const { index, name } of uploads)
    if (!shown.has(name))
      errors.add(
        [...path, 'attachments', index],
        'ATTACHMENT_NOT_REFERENCED',
        'No component shows this attachment',
      );
}

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
 * The body of a message, by everything Discord asks of it.
 * @throws {ApiError} 50035 for its fields, 50006 when nothing would be shown, 40005 for a file that is too large.
 */
export function checkMessage(value: unknown, context: MessageContext): MessageBody {
  if (context.uploads.some(({ bytes }) => bytes.length > MAX_FILE_BYTES)) throw refuse('requestTooLarge');
  const form = parseForm(body, value, context.path);
  const errors = new FieldErrors();
  const v2 = Boolean(((form.flags ?? 0) | (context.existing?.flags ?? 0)) & MessageFlags.IsComponentsV2);
  checkFlags(form, v2, context, errors);
  checkMentions(form, context.path, errors);
  checkEmbeds(form.embeds ?? [], [...context.path, 'embeds'], errors);
  checkLayout(form.components ?? [], v2, [...context.path, 'components'], errors);
  checkAttachments(form, v2, context, errors);
  errors.throwIfAny();
  if (isEmpty(form, context)) throw refuse('emptyMessage');
  return form;
}
