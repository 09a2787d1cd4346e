import { z } from 'zod';
import { messageComponent } from './components/message.ts';
import { embed } from './embeds.ts';
import { list, snowflake, text } from './fields.ts';
import { MAX_FILES } from './upload.ts';

const allowedMentions = z.strictObject({
  parse: list(z.enum(['users', 'roles', 'everyone']), 0, 3).nullish(),
  users: list(snowflake, 0, 100).nullish(),
  roles: list(snowflake, 0, 100).nullish(),
  replied_user: z.boolean().nullish(),
});

export const attachment = z.strictObject({
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
