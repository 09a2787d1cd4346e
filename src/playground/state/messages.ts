import {
  type APIChannel,
  type APIMessage,
  type APIMessageInteractionMetadata,
  type APIUser,
  InteractionType,
  MessageFlags,
  MessageType,
} from 'discord-api-types/v10';
import type { Clock } from '../clock.ts';
import type { MessageBody, MessageContext, Upload } from '../validate/message.ts';
import { ApiError, refuse } from '../validate/refusals.ts';
import type { Channel } from './channel.ts';
import { Composer } from './compose.ts';
import type { WorldEmitter } from './events.ts';
import { Files } from './files.ts';
import type { Interaction } from './interaction.ts';
import { mentionsOf } from './mentions.ts';
import type { StoredFile, StoredMessage } from './message.ts';
import { bornAt, type Snowflakes } from './snowflakes.ts';

const HOUR = 3_600_000;
/** Edits of one message older than an hour that are taken within an hour. */
const LATE_EDITS = 30;

export interface NewMessage {
  readonly form: MessageBody;
  readonly uploads: readonly Upload[];
  readonly authorId: string;
  readonly interaction: Interaction | null;
  readonly privateTo: string | null;
  /** The message this one answers, in the same channel. */
  readonly replyTo: StoredMessage | null;
  /** The thread that the message says was started. */
  readonly thread?: Channel;
  /** "Is thinking": the message has no content yet. */
  readonly loading?: boolean;
}

type Shown = Pick<APIMessage, 'embeds' | 'components'>;

/** What messages need of the world around them. */
interface Surroundings {
  readonly clock: Clock;
  readonly ids: Snowflakes;
  readonly events: WorldEmitter;
  readonly bot: APIUser;
  user(id: string): APIUser | undefined;
  channel(id: string): Channel;
}

/** Makes, changes and removes messages, and tells of it. */
export class Messages {
  readonly files: Files;
  readonly #world: Surroundings;
  readonly #perChannel: number;

  constructor(
    world: Surroundings,
    options: {
      readonly fileBase: () => string;
      readonly fileBytes: number;
      readonly messagesPerChannel: number;
    },
  ) {
    this.#world = world;
    this.#perChannel = options.messagesPerChannel;
    this.files = new Files(options.fileBase, options.fileBytes);
  }

  /** @throws {ApiError} 10008 */
  find(channel: Channel, id: string): StoredMessage {
    const found = channel.messages.get(id);
    if (!found) throw refuse('unknownMessage');
    return found;
  }

  create(channel: Channel, made: NewMessage): StoredMessage {
    const { form, interaction, privateTo } = made;
    const id = this.#world.ids.next();
    const files = this.#attach(channel, form, made.uploads, new Map());
    const flags = (form.flags ?? 0) | (privateTo === null ? 0 : MessageFlags.Ephemeral);
    const content = this.#content(form, files);
    const author = this.#world.user(made.authorId);
    if (!author) throw refuse('unknownUser');
    const message: APIMessage = {
      id,
      channel_id: channel.id,
      type: typeOf(made),
      author,
      timestamp: new Date(this.#world.clock.now()).toISOString(),
      edited_timestamp: null,
      tts: form.tts ?? false,
      pinned: false,
      flags: flags | (made.loading ? MessageFlags.Loading : 0),
      ...content,
      attachments: this.#listed(content, files, privateTo !== null),
      ...mentionsOf(form, (userId) => this.#world.user(userId)),
      ...(form.nonce === undefined || form.nonce === null ? {} : { nonce: form.nonce }),
      ...(interaction ? this.#origin(interaction) : {}),
      ...this.#reference(channel, made),
    };
    const stored: StoredMessage = {
      message,
      privateTo,
      token: interaction?.token ?? null,
      files,
      lateEdits: [],
      dismissed: false,
      removed: false,
    };
    channel.messages.set(id, stored);
    this.#forgetOldest(channel);
    this.#world.events.emit('message', stored, 'create', interaction);
    return stored;
  }

  /**
   * Changes what `form` names; `interaction` is the one by which it is changed.
   * @throws {ApiError} 10008 for a message that is gone
   */
  edit(
    stored: StoredMessage,
    form: MessageBody,
    uploads: readonly Upload[],
    interaction: Interaction | null,
  ): void {
    const channel = this.#world.channel(stored.message.channel_id);
    if (stored.removed) throw refuse('unknownMessage');
    const before = stored.message;
    const files = this.#attach(channel, form, uploads, stored.files);
    for (const [id, file] of stored.files) if (!files.has(id)) this.files.remove(file);
    const made = this.#content(form, files);
    const named = (field: keyof MessageBody) => form[field] !== undefined;
    const content = {
      content: named('content') ? made.content : before.content,
      embeds: named('embeds') ? made.embeds : before.embeds,
      components: named('components') ? made.components : (before.components ?? []),
    };
    const textual = named('content') || named('components');
    stored.files = files;
    stored.message = {
      ...before,
      ...content,
      attachments: this.#listed(content, files, stored.privateTo !== null),
      edited_timestamp: new Date(this.#world.clock.now()).toISOString(),
      flags: this.#flagsAfter(before.flags ?? 0, form.flags),
      ...(textual ? mentionsOf(form, (userId) => this.#world.user(userId)) : {}),
    };
    this.#world.events.emit('message', stored, 'update', interaction);
  }

  /**
   * Counts an edit that is not itself the answer to an interaction.
   * @throws {ApiError} 30046 after too many edits of a message older than an hour
   */
  countEdit(stored: StoredMessage): void {
    const now = this.#world.clock.now();
    if (now - bornAt(stored.message.id) <= HOUR) return;
    stored.lateEdits = stored.lateEdits.filter((at) => at > now - HOUR);
    const first = stored.lateEdits[0];
    if (first !== undefined && stored.lateEdits.length >= LATE_EDITS) {
      const wait = (first + HOUR - now) / 1000;
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

  /** Marks the message that a thread has grown from. */
  startThread(stored: StoredMessage, thread: APIChannel): void {
    const { flags = 0 } = stored.message;
    stored.message = { ...stored.message, flags: flags | MessageFlags.HasThread, thread };
    this.#world.events.emit('message', stored, 'update', null);
  }

  remove(stored: StoredMessage): void {
    stored.removed = true;
    this.#world.channel(stored.message.channel_id).messages.delete(stored.message.id);
    for (const file of stored.files.values()) this.files.remove(file);
    this.#world.events.emit('messageGone', stored);
  }

  /** What a check of an edit has to know of the message as it is. */
  existing(stored: StoredMessage): MessageContext['existing'] {
    const { flags, embeds, components, content } = stored.message;
    return {
      flags: flags ?? 0,
      files: stored.files,
      embeds: embeds.length,
      components: components?.length ?? 0,
      content,
    };
  }

  #attach(
    channel: Channel,
    form: MessageBody,
    uploads: readonly Upload[],
    before: ReadonlyMap<string, StoredFile>,
  ): ReadonlyMap<string, StoredFile> {
    const described = new Map((form.attachments ?? []).map((one) => [one.id, one]));
    const kept = [...before.values()].filter(({ id }) => form.attachments === undefined || described.has(id));
    const added = uploads.map((upload) =>
      this.files.add(
        this.#world.ids.next(),
        channel.id,
        upload,
        described.get(upload.index)?.description ?? null,
      ),
    );
    return new Map([...kept, ...added].map((file) => [file.id, file]));
  }

  #content(form: MessageBody, files: ReadonlyMap<string, StoredFile>) {
    const composer = new Composer(this.files, files.values(), () => this.#world.ids.next());
    return {
      content: form.content ?? '',
      embeds: composer.embeds(form.embeds ?? []),
      components: composer.components(form.components ?? []),
    };
  }

  /** Files that neither embeds nor components show. */
  #listed({ embeds, components }: Shown, files: ReadonlyMap<string, StoredFile>, ephemeral: boolean) {
    const shown = JSON.stringify([embeds, components]);
    return [...files.values()]
      .filter((file) => !shown.includes(this.files.urlOf(file)))
      .map((file) => this.files.data(file, ephemeral));
  }

  #reference(channel: Channel, { replyTo, thread }: NewMessage): Pick<APIMessage, 'message_reference'> {
    const guild = channel.guildId === null ? {} : { guild_id: channel.guildId };
    if (thread) return { message_reference: { type: 0, channel_id: thread.id, ...guild } };
    if (!replyTo) return {};
    return {
      message_reference: { type: 0, message_id: replyTo.message.id, channel_id: channel.id, ...guild },
    };
  }

  #flagsAfter(before: number, given: number | null | undefined): number {
    const settable = MessageFlags.SuppressEmbeds;
    const kept = before & ~MessageFlags.Loading & ~(given === undefined || given === null ? 0 : settable);
    return kept | (given ?? 0);
  }

  #origin(interaction: Interaction) {
    const user = this.#world.user(interaction.userId)!;
    const owners = interaction.payload.authorizing_integration_owners;
    const metadata = {
      id: interaction.id,
      type: interaction.type,
      user,
      authorizing_integration_owners: owners,
      ...(interaction.original ? { original_response_message_id: interaction.original.message.id } : {}),
      ...(interaction.type === InteractionType.MessageComponent && interaction.source
        ? { interacted_message_id: interaction.source.message.id }
        : {}),
    };
    return {
      webhook_id: this.#world.bot.id,
      application_id: this.#world.bot.id,
      interaction_metadata: metadata as APIMessageInteractionMetadata,
    };
  }

  #forgetOldest(channel: Channel): void {
    if (channel.messages.size <= this.#perChannel) return;
    const oldest = channel.messages.values().next().value;
    if (!oldest) return;
    channel.messages.delete(oldest.message.id);
    for (const file of oldest.files.values()) this.files.remove(file);
  }
}

function typeOf({ thread, replyTo, interaction }: NewMessage): APIMessage['type'] {
  if (thread) return MessageType.ThreadCreated;
  if (replyTo) return MessageType.Reply;
  const command = interaction?.type === InteractionType.ApplicationCommand;
  return command ? MessageType.ChatInputCommand : MessageType.Default;
}
