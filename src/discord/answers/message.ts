import {
  type APIActionRowComponent,
  type APIComponentInMessageActionRow,
  type BaseMessageOptions,
  MessageFlags,
} from 'discord.js';
import { cut } from './escape.ts';
import { MAX_ALT, MAX_CONTENT } from './limits.ts';

export type Row = APIActionRowComponent<APIComponentInMessageActionRow>;

export interface Attachment {
  readonly name: string;
  readonly data: Buffer;
  /** Alt text. */
  readonly alt?: string;
}

/** A picture that may be added to its message afterwards, where it takes longer than people should wait. */
export interface LatePicture {
  /** Whether it is worth waiting for: few others are asked for now. */
  readonly isSoon: boolean;
  /** Null when it could not be drawn, or is not wanted any more. */
  draw(signal: AbortSignal): Promise<Attachment | null>;
}

/** What the bot says: text, at most one file, controls. */
export interface Message {
  /** Markdown with names escaped; cut to Discord's 2000 characters. */
  readonly content: string;
  readonly file?: Attachment;
  /** The picture of a private message, in place of a file. */
  readonly picture?: LatePicture;
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

/** In place of what a message said before, its old picture staying until the new one is there. */
export const editBeforePicture = (message: Message) => {
  const { files: _none, ...edit } = payloadOf(message);
  return edit;
};

/** The picture alone, in place of the old one, which goes even where there is no new one. */
export const pictureEdit = (file: Attachment | null) => ({
  files: payloadOf({ content: '', ...(file ? { file } : {}) }).files,
  attachments: [],
});

/** In place of what a message said before: its old picture goes too. */
export const editOf = (message: Message) => ({ ...payloadOf(message), attachments: [] });

export const privatePayload = (message: Message) => ({
  ...payloadOf(message),
  flags: MessageFlags.Ephemeral as const,
});
