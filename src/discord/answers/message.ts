import {
  type APIActionRowComponent,
  type APIComponentInMessageActionRow,
  type BaseMessageOptions,
  MessageFlags,
} from 'discord.js';
import { cut } from '../../telling/markdown.ts';
import { MAX_ALT } from '../../telling/text.ts';
import { type EmojiHolder, rowsWithEmoji, textWithEmoji } from './emoji.ts';
import { MAX_CONTENT } from './limits.ts';

export type Row = APIActionRowComponent<APIComponentInMessageActionRow>;

export interface Attachment {
  readonly name: string;
  readonly data: Buffer;
  /** Alt text. */
  readonly alt?: string;
}

/** A picture that may be added to its message later, if drawing it takes too long. */
export interface LatePicture {
  /** Whether it's worth waiting for, because few others are queued. */
  readonly isSoon: boolean;
  /** A line that says, below a new text, that the picture there is an older one. */
  readonly pending: string;
  /** Null if drawing failed or was aborted. */
  draw(signal: AbortSignal): Promise<Attachment | null>;
}

/** A message of the bot: text, at most one file and what goes with it, and components. */
export interface Message {
  /** Markdown with escaped names; truncated to Discord's 2000 characters. */
  readonly content: string;
  readonly file?: Attachment;
  /** A private message's picture, used instead of `file`. */
  readonly picture?: LatePicture;
  /** A file besides, which the message's controls read again. */
  readonly record?: Attachment;
  readonly rows?: readonly Row[];
  /** User ID of the only person that a mention in the content may ping, or several. */
  readonly mention?: string | readonly string[];
  /** Whether it notifies nobody, though it mentions somebody; an edit never does. */
  readonly silent?: boolean;
  /** ID of the only role that a mention in the content may ping. */
  readonly mentionRole?: string;
  /** A line above the content that mentions them; the content does if it's absent. */
  readonly pingText?: string;
}

/** The discord.js payload, for any way of sending; `holder` has the emoji that the bot may use. */
export const toPayload = (message: Message, holder: EmojiHolder | null) => ({
  ...bodyOf(message, holder),
  ...(message.silent && { flags: MessageFlags.SuppressNotifications as const }),
});

/** The same for edits, which notify nobody. */
function bodyOf(message: Message, holder: EmojiHolder | null) {
  const { content, file, record, rows, mention, mentionRole, pingText } = message;
  const words = pingText === undefined ? content : `${pingText}\n${content}`;
  return {
    content: cut(textWithEmoji(words, holder), MAX_CONTENT),
    components: rowsWithEmoji(rows ?? [], holder),
    files: [file, record].flatMap((each) =>
      each ? [{ attachment: each.data, name: each.name, ...describe(each.alt) }] : [],
    ),
    allowedMentions: {
      parse: [],
      users: [mention ?? []].flat(),
      ...(mentionRole === undefined ? {} : { roles: [mentionRole] }),
    },
  } satisfies BaseMessageOptions;
}

export const userMentions = (userIds: readonly string[]): string =>
  userIds.map((userId) => `<@${userId}>`).join(' ');

/** A message of its own that pings whoever a message mentions, since an edit pings nobody; null if it mentions nobody. */
export function pingOnly({ mention, mentionRole, pingText, silent = false }: Message): Message | null {
  if (mention === undefined && mentionRole === undefined) return null;
  return {
    content: pingText ?? (mention === undefined ? `<@&${mentionRole}>` : userMentions([mention].flat())),
    ...(mention === undefined ? {} : { mention }),
    ...(mentionRole === undefined ? {} : { mentionRole }),
    silent,
  };
}

const describe = (alt: string | undefined) => (alt ? { description: cut(alt, MAX_ALT) } : {});

/** Edits a message but keeps its old picture, if it has one, and says so, until the new one is ready. */
export const editBeforePicture = (message: Message, holder: EmojiHolder | null, hasOld = true) => {
  const { files: _none, ...edit } = bodyOf(message, holder);
  const noted = [edit.content, message.picture?.pending ?? ''].join('\n');
  return hasOld && noted.length <= MAX_CONTENT ? { ...edit, content: noted } : edit;
};

/** Adds the picture to a message that was sent or edited before it; removes the old one even if there's no new one. */
export const pictureEdit = (message: Message, file: Attachment | null, holder: EmojiHolder | null) => {
  const { content, allowedMentions, files } = bodyOf({ ...message, ...(file ? { file } : {}) }, holder);
  return { content, allowedMentions, files, attachments: [] };
};

/** Replaces a message, including its old picture. */
export const toEdit = (message: Message, holder: EmojiHolder | null) => ({
  ...bodyOf(message, holder),
  attachments: [],
});

export const privatePayload = (message: Message, holder: EmojiHolder | null) => ({
  ...bodyOf(message, holder),
  flags: MessageFlags.Ephemeral as const,
});
