import {
  type APIActionRowComponent,
  type APIComponentInMessageActionRow,
  type BaseMessageOptions,
  MessageFlags,
} from 'discord.js';
import { cut } from './escape.ts';

export const MAX_CONTENT = 2000;
export const MAX_ALT = 1024;

export type Row = APIActionRowComponent<APIComponentInMessageActionRow>;

export interface Attachment {
  readonly name: string;
  readonly data: Buffer;
  /** Alt text. */
  readonly alt?: string;
}

/** What the bot says: text, at most one file, controls. */
export interface Message {
  /** Markdown with names escaped; cut to Discord's 2000 characters. */
  readonly content: string;
  readonly file?: Attachment;
  readonly rows?: readonly Row[];
  /** Who is called: the only person whom a mention in the content reaches. */
  readonly mention?: string;
}

/** A message as discord.js takes it for any way of sending. */
export function payloadOf(message: Message) {
  const { content, file, rows, mention } = message;
  return {
    content: cut(content, MAX_CONTENT),
    components: [...(rows ?? [])],
    files: file ? [{ attachment: file.data, name: file.name, ...describe(file.alt) }] : [],
    allowedMentions: { parse: [], users: mention === undefined ? [] : [mention] },
  } satisfies BaseMessageOptions;
}

const describe = (alt: string | undefined) => (alt ? { description: cut(alt, MAX_ALT) } : {});

/** In place of what a message said before: its old picture goes too. */
export const editOf = (message: Message) => ({ ...payloadOf(message), attachments: [] });

export const privatePayload = (message: Message) => ({
  ...payloadOf(message),
  flags: MessageFlags.Ephemeral as const,
});
