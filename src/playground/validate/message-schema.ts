import { z } from 'zod';
import type { FieldErrors, FieldPath } from './api-error.ts';
import { messageComponent } from './components.ts';
import { integer, list, snowflake, text } from './form.ts';
import { MAX_FILES } from './message-context.ts';

const MAX_TOTAL = 6000;

const url = text(1, 2048).superRefine((value, context) => {
  if (/^(https?|attachment):\/\/\S+$/.test(value)) return;
  context.addIssue({
    code: 'custom',
    params: { code: 'URL_TYPE_INVALID_SCHEME' },
    message: `Scheme "${value.split(':')[0]}" is not supported. Scheme must be one of ('http', 'https').`,
  });
});

const embed = z.strictObject({
  type: z.literal('rich').nullish(),
  title: text(0, 256).nullish(),
  description: text(0, 4096).nullish(),
  url: url.nullish(),
  timestamp: z.iso.datetime({ offset: true }).nullish(),
  color: integer(0, 0xffffff).nullish(),
  footer: z.strictObject({ text: text(1, 2048), icon_url: url.nullish() }).nullish(),
  image: z.strictObject({ url }).nullish(),
  thumbnail: z.strictObject({ url }).nullish(),
  author: z.strictObject({ name: text(1, 256), url: url.nullish(), icon_url: url.nullish() }).nullish(),
  fields: list(
    z.strictObject({ name: text(1, 256), value: text(1, 1024), inline: z.boolean().nullish() }),
    0,
    25,
  ).nullish(),
});

export type Embed = z.output<typeof embed>;

function sizeOf(item: Embed): number {
  const texts = [item.title, item.description, item.footer?.text, item.author?.name];
  for (const field of item.fields ?? []) texts.push(field.name, field.value);
  return texts.reduce((sum, words) => sum + [...(words ?? '')].length, 0);
}

/** Checks the combined size of a message's embeds, and that none is empty. */
export function checkEmbeds(embeds: readonly Embed[], path: FieldPath, errors: FieldErrors): void {
  let total = 0;
  for (const [index, item] of embeds.entries()) {
    total += sizeOf(item);
    if (total > MAX_TOTAL)
      errors.add(
        [...path, index],
        'MAX_EMBED_SIZE_EXCEEDED',
        `Embed size exceeds maximum size of ${MAX_TOTAL}`,
      );
    const empty = sizeOf(item) === 0 && !item.image && !item.thumbnail;
    if (empty) errors.add([...path, index, 'description'], 'BASE_TYPE_REQUIRED', 'This field is required');
  }
}

/** The attachments that embeds reference, by file name. */
export function* embedAttachments(embeds: readonly Embed[]): Generator<{ name: string; path: FieldPath }> {
  for (const [index, item] of embeds.entries()) {
    const places = [
      [item.image?.url, 'image', 'url'],
      [item.thumbnail?.url, 'thumbnail', 'url'],
      [item.footer?.icon_url, 'footer', 'icon_url'],
      [item.author?.icon_url, 'author', 'icon_url'],
    ] as const;
    for (const [at, ...path] of places)
      if (at?.startsWith('attachment://'))
        yield { name: at.slice('attachment://'.length), path: [index, ...path] };
  }
}

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

export const body = z.strictObject({
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
