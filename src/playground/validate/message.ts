import { MessageFlags } from 'discord-api-types/v10';
import { z } from 'zod';
import { apiError, FieldErrors, type FieldPath } from './api-error.ts';
import { checkLayout, type KnownEmoji, messageComponent } from './components.ts';
import { list, parseForm, snowflake, stringForm } from './form.ts';

const MAX_FILES = 10;

/** The most that a file may have, in bytes: sent by the bot itself, or through an interaction, which says how much. */
export interface UploadLimits {
  bot: number;
  interaction: number;
}

export const UPLOAD_LIMITS: Readonly<UploadLimits> = { bot: 10 * 2 ** 20, interaction: 20 * 2 ** 20 };

/** A file of a multipart request. `index` is the `n` of `files[n]`. */
export interface Upload {
  readonly index: string;
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Buffer;
}

/** The kind of request a message body comes from; each allows different flags. */
export type MessageUse = 'create' | 'followUp' | 'reply' | 'update' | 'edit';

export interface MessageContext {
  readonly use: MessageUse;
  /** Path of the body in the request: `['data']` in a callback. */
  readonly path: FieldPath;
  readonly uploads: readonly Upload[];
  /** The most that one may have. */
  readonly maxBytes: number;
  /** The application's own emoji. */
  readonly emoji: KnownEmoji;
  /** The message being edited. */
  readonly existing: {
    readonly files: ReadonlyMap<string, { readonly name: string }>;
    readonly components: number;
    readonly content: string;
  } | null;
}

const allowedMentions = z.strictObject({
  parse: list(z.enum(['users', 'roles', 'everyone']), 0, 3).nullish(),
  users: list(snowflake, 0, 100).nullish(),
  roles: list(snowflake, 0, 100).nullish(),
  replied_user: z.boolean().nullish(),
});

const attachment = z.strictObject({
  id: z.union([z.string().regex(/^\d+$/), z.int().min(0)]).transform(String),
  filename: stringForm(1, 1024).nullish(),
  description: stringForm(0, 1024).nullish(),
  title: stringForm(0, 1024).nullish(),
  waveform: z.string().nullish(),
  duration_secs: z.number().nullish(),
  is_spoiler: z.boolean().nullish(),
});

const messageReference = z.strictObject({
  type: z.literal(0).nullish(),
  message_id: snowflake,
  channel_id: snowflake.nullish(),
  guild_id: snowflake.nullish(),
  fail_if_not_exists: z.boolean().nullish(),
});

const body = z.strictObject({
  content: stringForm(0, 2000).nullish(),
  tts: z.boolean().nullish(),
  nonce: z.union([stringForm(0, 25), z.int()]).nullish(),
  enforce_nonce: z.boolean().nullish(),
  /** The bot sends none. */
  embeds: z.tuple([]).nullish(),
  components: list(messageComponent, 0, 40).nullish(),
  allowed_mentions: allowedMentions.nullish(),
  attachments: list(attachment, 0, MAX_FILES).nullish(),
  flags: z.int().min(0).nullish(),
  message_reference: messageReference.nullish(),
  username: stringForm(1, 80).nullish(),
  avatar_url: z.string().nullish(),
});

export type MessageBody = z.output<typeof body>;

function checkMentions(form: MessageBody, path: FieldPath, errors: FieldErrors): void {
  const { parse, ...named } = form.allowed_mentions ?? {};
  for (const kind of ['users', 'roles'] as const) {
    const ids = named[kind] ?? [];
    if (parse?.includes(kind) && ids.length > 0)
      errors.add(
        [...path, 'allowed_mentions'],
        'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
        `parse:["${kind}"] and ${kind}: [ids...] are mutually exclusive.`,
      );
    if (new Set(ids).size < ids.length)
      errors.add([...path, 'allowed_mentions', kind], 'SET_TYPE_ALREADY_CONTAINS_VALUE');
  }
}

const NEW_FLAGS = MessageFlags.SuppressEmbeds | MessageFlags.SuppressNotifications;

const FLAGS: Readonly<Record<MessageUse, number>> = {
  create: NEW_FLAGS,
  followUp: NEW_FLAGS | MessageFlags.Ephemeral,
  reply: NEW_FLAGS | MessageFlags.Ephemeral,
  update: MessageFlags.SuppressEmbeds,
  edit: MessageFlags.SuppressEmbeds,
};

function checkAttachments(
  form: MessageBody,
  { path, uploads, existing }: MessageContext,
  errors: FieldErrors,
): void {
  const at = [...path, 'attachments'];
  const listed = new Set((form.attachments ?? []).map(({ id }) => id));
  const uploaded = new Set(uploads.map(({ index }) => index));
  if (new Set([...listed, ...uploaded]).size > MAX_FILES)
    errors.add(at, 'BASE_TYPE_MAX_LENGTH', `Must be ${MAX_FILES} or fewer in length.`);
  for (const [index, { id }] of (form.attachments ?? []).entries())
    if (!uploaded.has(id) && !existing?.files.has(id))
      errors.add([...at, index, 'id'], 'ATTACHMENT_NOT_FOUND');
}

function isEmpty(form: MessageBody, { existing, uploads }: MessageContext): boolean {
  const left = <T>(given: T | null | undefined, before: T): T | null =>
    given === undefined ? before : given;
  return (
    !left(form.content, existing?.content ?? '') &&
    !left(form.components?.length, existing?.components ?? 0) &&
    !(form.attachments?.length ?? existing?.files.size) &&
    !uploads.length
  );
}

/**
 * Validates the body of a message.
 * @throws {ApiError} 50035 for invalid fields, 50006 for an empty message, 40005 for a file that's too large
 */
export function checkMessage(value: unknown, context: MessageContext): MessageBody {
  const { path, use, uploads, emoji, maxBytes } = context;
  if (uploads.some(({ bytes }) => bytes.length > maxBytes)) throw apiError('requestTooLarge');
  const form = parseForm(body, value, path);
  const errors = new FieldErrors();
  if ((form.flags ?? 0) & ~FLAGS[use]) errors.add([...path, 'flags'], 'FLAGS_INVALID');
  checkMentions(form, path, errors);
  checkLayout(form.components ?? [], emoji, [...path, 'components'], errors);
  checkAttachments(form, context, errors);
  errors.throwIfAny();
  if (isEmpty(form, context)) throw apiError('emptyMessage');
  return form;
}
