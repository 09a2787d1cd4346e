import {
  type APIMessage,
  type APIMessageInteractionMetadata,
  type APIMessageTopLevelComponent,
  type APIUser,
  ApplicationCommandType,
  InteractionType,
  MessageFlags,
  MessageType,
} from 'discord-api-types/v10';
import type { Clock } from '../../base/clock.ts';
import { ApiError, apiError } from '../validate/api-error.ts';
import { inRows, type KnownEmoji, type Row } from '../validate/components.ts';
import {
  checkMessage,
  type MessageBody,
  type MessageUse,
  type Upload,
  type UploadLimits,
} from '../validate/message.ts';
import type { Channel } from './channel.ts';
import type { WorldEmitter } from './events.ts';
import { Files } from './files.ts';
import { ping, type StoredUser } from './guild.ts';
import { commandName, type Interaction } from './interactions.ts';
import { findMentions, type MentionsWorld, pingedBy } from './mentions.ts';
import type { StoredFile, StoredMessage } from './message.ts';
import { createdAt, type Snowflakes } from './snowflakes.ts';

const HOUR_MS = 3_600_000;
const MAX_LATE_EDITS_PER_HOUR = 30;

/**
 * Counts an edit of a message that isn't itself an interaction response.
 * @param now milliseconds since 1970
 * @throws {ApiError} 30046 after too many edits of a message older than an hour
 */
function countLateEdit(stored: StoredMessage, now: number): void {
  if (now - createdAt(stored.message.id) <= HOUR_MS) return;
  stored.lateEdits = stored.lateEdits.filter((at) => at > now - HOUR_MS);
  const first = stored.lateEdits[0];
  if (first !== undefined && stored.lateEdits.length >= MAX_LATE_EDITS_PER_HOUR) {
    const wait = (first + HOUR_MS - now) / 1000;
    throw new ApiError(
      429,
      30046,
      'Maximum number of edits to messages older than 1 hour reached. Try again later.',
      { retry_after: wait, global: false },
      { 'retry-after': String(Math.ceil(wait)), 'x-ratelimit-scope': 'shared' },
    );
  }
  stored.lateEdits.push(now);
}

/** Components as the API returns them: numbered, with Discord's defaults. */
function componentObjects(rows: readonly Row[]): APIMessageTopLevelComponent[] {
  const copies = structuredClone(rows) as Row[];
  const all = inRows(copies).map(({ component }) => component);
  const taken = new Set(all.map(({ id }) => id));
  let next = 1;
  for (const component of all) {
    while (!component.id && taken.has(next)) next += 1;
    component.id ||= next++;
    if (component.type === 1 || component.type === 2) continue;
    component.min_values ??= 1;
    component.max_values ??= 1;
  }
  return copies as APIMessageTopLevelComponent[];
}

export interface NewMessage {
  readonly form: MessageBody;
  readonly uploads?: readonly Upload[];
  readonly authorId: string;
  /** The interaction whose token sends the message. */
  readonly interaction?: Interaction | null;
  /** The only user who can see it, for an ephemeral message. */
  readonly privateTo?: string | null;
  /** The message it replies to, in the same channel. */
  readonly replyTo?: StoredMessage | null;
  /** The thread whose creation it announces. */
  readonly thread?: Channel;
  /** "Is thinking": a deferred response without content. */
  readonly loading?: boolean;
}

type FilesById = ReadonlyMap<string, StoredFile>;

/** The parts of the world that messages depend on. */
interface MessageDependencies extends MentionsWorld {
  readonly clock: Clock;
  readonly ids: Snowflakes;
  readonly events: WorldEmitter;
  readonly bot: APIUser;
  readonly emoji: KnownEmoji;
  readonly users: ReadonlyMap<string, StoredUser>;
  readonly uploads: UploadLimits;
  channel(id: string): Channel;
}

/** Creates, edits and deletes messages, and emits an event for each. */
export class Messages {
  readonly files: Files;
  readonly #world: MessageDependencies;
  readonly #maxPerChannel: number;
  readonly #countsPrivate: boolean;

  constructor(
    world: MessageDependencies,
    options: {
      readonly fileBase: () => string;
      readonly fileBytes: number;
      readonly messagesPerChannel: number;
      readonly countsPrivateMessages: boolean;
    },
  ) {
    this.#world = world;
    this.#maxPerChannel = options.messagesPerChannel;
    this.#countsPrivate = options.countsPrivateMessages;
    this.files = new Files(options.fileBase, options.fileBytes);
  }

  /** Takes over a channel's messages and their files, which have another address now. */
  restore({ messages }: Channel): void {
    for (const stored of messages.values()) {
      for (const file of stored.files.values()) this.files.hold(file);
      const attachments = this.#attachments(stored.files, stored.privateTo);
      stored.message = { ...stored.message, attachments };
    }
  }

  /** @throws {ApiError} 10008 */
  find(channel: Channel, id: string): StoredMessage {
    const stored = channel.messages.get(id);
    if (!stored) throw apiError('unknownMessage');
    return stored;
  }

  /**
   * Validates the body of a message that's new, or that changes one. `by` says what it's sent through.
   * @throws {ApiError} 50035 for invalid fields, 50006 for an empty message, 40005 for a file that's too large
   */
  check(
    use: MessageUse,
    { json, uploads }: { readonly json: unknown; readonly uploads: readonly Upload[] },
    edited: StoredMessage | null = null,
    by: keyof UploadLimits = 'interaction',
  ): MessageBody {
    const path = use === 'reply' || use === 'update' ? ['data'] : [];
    const maxBytes = this.#world.uploads[by];
    const existing = edited && {
      files: edited.files,
      components: edited.message.components?.length ?? 0,
      content: edited.message.content,
    };
    return checkMessage(json, { use, path, uploads, emoji: this.#world.emoji, existing, maxBytes });
  }

  create(channel: Channel, created: NewMessage): StoredMessage {
    const { form, interaction = null, privateTo = null } = created;
    const { bot, clock, events, ids } = this.#world;
    const id = ids.next();
    const files = this.#attach(channel.id, form, created.uploads ?? [], new Map());
    const author = this.#world.user(created.authorId);
    if (!author) throw apiError('unknownUser');
    const ephemeral = privateTo === null ? 0 : MessageFlags.Ephemeral;
    const loading = created.loading ? MessageFlags.Loading : 0;
    const message: APIMessage = {
      id,
      channel_id: channel.id,
      type: messageType(created),
      author,
      timestamp: new Date(clock.now()).toISOString(),
      edited_timestamp: null,
      tts: form.tts ?? false,
      pinned: false,
      flags: (form.flags ?? 0) | ephemeral | loading,
      content: form.content ?? '',
      embeds: [],
      components: componentObjects(form.components ?? []),
      attachments: this.#attachments(files, privateTo),
      ...findMentions(this.#world, channel, author.id, form, interaction ? null : created.replyTo),
      ...nonceOf(created),
      ...(interaction ? interactionOrigin(interaction, this.#world.user(interaction.userId)!, bot.id) : {}),
      ...messageReference(channel, created),
    };
    const stored: StoredMessage = {
      message,
      privateTo,
      token: interaction?.token ?? null,
      files,
      lateEdits: [],
      removed: false,
    };
    channel.messages.set(id, stored);
    for (const userId of pingedBy(this.#world, channel, message)) {
      const user = this.#world.users.get(userId);
      if (user) ping(user, message);
      events.emit('ping', userId, message);
    }
    if (privateTo === null || this.#countsPrivate) channel.lastMessageId = id;
    this.#dropOldest(channel);
    interaction?.messages.add(stored);
    events.emit('message', stored, 'create', interaction);
    return stored;
  }

  /**
   * Changes the fields that `form` names. `interaction` is the one the edit came through, if any.
   * @throws {ApiError} 10003 for a deleted channel, 10008 for a deleted message
   */
  edit(
    stored: StoredMessage,
    form: MessageBody,
    uploads: readonly Upload[],
    interaction: Interaction | null,
  ): void {
    const before = stored.message;
    const channel = this.#world.channel(before.channel_id);
    if (stored.removed) throw apiError('unknownMessage');
    const files = this.#attach(channel.id, form, uploads, stored.files);
    for (const [id, file] of stored.files) if (!files.has(id)) this.files.remove(file);
    const textChanged = form.content !== undefined || form.components !== undefined;
    stored.files = files;
    stored.message = {
      ...before,
      content: form.content === undefined ? before.content : (form.content ?? ''),
      components:
        form.components === undefined ? (before.components ?? []) : componentObjects(form.components ?? []),
      attachments: this.#attachments(files, stored.privateTo),
      edited_timestamp: new Date(this.#world.clock.now()).toISOString(),
      flags: flagsAfterEdit(before.flags ?? 0, form.flags),
      ...(textChanged ? findMentions(this.#world, channel, before.author.id, form) : {}),
    };
    interaction?.messages.add(stored);
    this.#world.events.emit('message', stored, 'update', interaction);
  }

  /** @throws {ApiError} 30046 after too many edits of a message older than an hour */
  countEdit(stored: StoredMessage): void {
    countLateEdit(stored, this.#world.clock.now());
  }

  /**
   * A message as the bot receives it without the privileged message content intent: other users' messages
   * lose their content, except in DMs and when they mention the bot.
   */
  readableByBot({ message }: StoredMessage): APIMessage {
    const { bot } = this.#world;
    const direct = this.#world.channel(message.channel_id).guildId === null;
    const called = message.mentions.some(({ id }) => id === bot.id);
    if (message.author.id === bot.id || direct || called) return message;
    return { ...message, content: '', embeds: [], attachments: [], components: [] };
  }

  remove(stored: StoredMessage): void {
    stored.removed = true;
    this.#world.channel(stored.message.channel_id).messages.delete(stored.message.id);
    for (const file of stored.files.values()) this.files.remove(file);
    this.#world.events.emit('messageGone', stored);
  }

  /** The files of a message after `form`: the ones it keeps, then the uploads. */
  #attach(channelId: string, form: MessageBody, uploads: readonly Upload[], before: FilesById): FilesById {
    const listed = new Map((form.attachments ?? []).map((item) => [item.id, item]));
    const kept = [...before.values()].filter(({ id }) => form.attachments === undefined || listed.has(id));
    const added = uploads.map((upload) =>
      this.files.add(
        this.#world.ids.next(),
        channelId,
        upload,
        listed.get(upload.index)?.description ?? null,
      ),
    );
    return new Map([...kept, ...added].map((file) => [file.id, file]));
  }

  #attachments(files: FilesById, privateTo: string | null) {
    return [...files.values()].map((file) => this.files.data(file, privateTo !== null));
  }

  #dropOldest(channel: Channel): void {
    if (channel.messages.size <= this.#maxPerChannel) return;
    const oldest = channel.messages.values().next().value;
    if (!oldest) return;
    channel.messages.delete(oldest.message.id);
    for (const file of oldest.files.values()) this.files.remove(file);
  }
}

/** The nonce of a new message. Interaction webhooks ignore it. */
function nonceOf({ form: { nonce }, interaction }: NewMessage): Pick<APIMessage, 'nonce'> {
  return interaction || nonce === undefined || nonce === null ? {} : { nonce };
}

function flagsAfterEdit(before: number, given: number | null | undefined): number {
  const cleared = given === undefined || given === null ? 0 : MessageFlags.SuppressEmbeds;
  return (before & ~MessageFlags.Loading & ~cleared) | (given ?? 0);
}

function messageType({ thread, replyTo, interaction }: NewMessage): APIMessage['type'] {
  if (thread) return MessageType.ThreadCreated;
  if (replyTo) return MessageType.Reply;
  if (interaction?.type !== InteractionType.ApplicationCommand) return MessageType.Default;
  const { type: commandType } = (interaction.payload.data ?? {}) as { readonly type?: unknown };
  return commandType === ApplicationCommandType.User || commandType === ApplicationCommandType.Message
    ? MessageType.ContextMenuCommand
    : MessageType.ChatInputCommand;
}

/** The `message_reference` of a reply or of the notice that a thread was created. */
function messageReference(
  channel: Channel,
  { replyTo, thread }: NewMessage,
): Pick<APIMessage, 'message_reference'> {
  const guild = channel.guildId === null ? {} : { guild_id: channel.guildId };
  if (thread) return { message_reference: { type: 0, channel_id: thread.id, ...guild } };
  if (!replyTo) return {};
  return { message_reference: { type: 0, message_id: replyTo.message.id, channel_id: channel.id, ...guild } };
}

/** The fields of a message that was sent through an interaction's webhook. */
function interactionOrigin(interaction: Interaction, user: APIUser, botId: string) {
  const { original, source, id, type } = interaction;
  const metadata = {
    id,
    type,
    user,
    authorizing_integration_owners: interaction.payload.authorizing_integration_owners,
    ...(original ? { original_response_message_id: original.message.id } : {}),
    ...(type === InteractionType.MessageComponent && source
      ? { interacted_message_id: source.message.id }
      : {}),
  };
  return {
    webhook_id: botId,
    application_id: botId,
    interaction_metadata: metadata as APIMessageInteractionMetadata,
    ...(type === InteractionType.ApplicationCommand && !original
      ? { interaction: { id, type, name: commandName(interaction.payload.data), user } }
      : {}),
  };
}
