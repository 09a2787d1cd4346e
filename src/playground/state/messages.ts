import {
  type APIMessage,
  type APIMessageInteractionMetadata,
  InteractionType,
  MessageFlags,
  MessageType,
} from 'discord-api-types/v10';
import type { MessageBody, MessageContext, Upload } from '../validate/message.ts';
import { ApiError, refuse } from '../validate/refusals.ts';
import type { Channel } from './channel.ts';
import { Composer } from './compose.ts';
import { Files } from './files.ts';
import type { Interaction } from './interaction.ts';
import { mentionsOf } from './mentions.ts';
import type { StoredFile, StoredMessage } from './message.ts';
import { bornAt } from './snowflakes.ts';
import type { World } from './world.ts';

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
  /** "Is thinking": the message has no content yet. */
  readonly loading?: boolean;
}

/** Makes, changes and removes messages, and tells of it. */
export class Messages {
  readonly files: Files;
  readonly #world: World;
  readonly #perChannel: number;

  constructor(
    world: World,
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
    const { form, interaction, privateTo, replyTo } = made;
    const id = this.#world.ids.next();
    const files = this.#attach(channel, form, made.uploads, new Map());
    const flags = (form.flags ?? 0) | (privateTo === null ? 0 : MessageFlags.Ephemeral);
    const author = this.#world.user(made.authorId);
    if (!author) throw refuse('unknownUser');
    const command = interaction?.type === InteractionType.ApplicationCommand;
    const message: APIMessage = {
      id,
      channel_id: channel.id,
      type: replyTo ? MessageType.Reply : command ? MessageType.ChatInputCommand : MessageType.Default,
      author,
      timestamp: new Date(this.#world.clock.now()).toISOString(),
      edited_timestamp: null,
      tts: form.tts ?? false,
      pinned: false,
      flags: flags | (made.loading ? MessageFlags.Loading : 0),
      ...this.#content(form, files, privateTo !== null),
      ...mentionsOf(form, (userId) => this.#world.user(userId)),
      ...(form.nonce === undefined || form.nonce === null ? {} : { nonce: form.nonce }),
      ...(interaction ? this.#origin(interaction) : {}),
      ...(replyTo
        ? {
            message_reference: {
              message_id: replyTo.message.id,
              channel_id: channel.id,
              ...(channel.guildId === null ? {} : { guild_id: channel.guildId }),
            },
          }
        : {}),
    };
    const stored: StoredMessage = {
      message,
      privateTo,
      token: interaction?.token ?? null,
      files,
      lateEdits: [],
      dismissed: false,
    };
    channel.messages.set(id, stored);
    this.#forgetOldest(channel);
    this.#world.events.emit('message', stored, 'create', interaction);
    return stored;
  }

  /** Changes what `form` names; `interaction` is the one by which it is changed. */
  edit(
    stored: StoredMessage,
    form: MessageBody,
    uploads: readonly Upload[],
    interaction: Interaction | null,
  ): void {
    const channel = this.#world.channel(stored.message.channel_id);
    this.#countLateEdit(stored);
    const before = stored.message;
    const files = this.#attach(channel, form, uploads, stored.files);
    for (const [id, file] of stored.files) if (!files.has(id)) this.files.remove(file);
    const named = (field: keyof MessageBody) => form[field] !== undefined;
    const content = this.#content(form, files, stored.privateTo !== null);
    const textual = named('content') || named('components');
    stored.files = files;
    stored.message = {
      ...before,
      edited_timestamp: new Date(this.#world.clock.now()).toISOString(),
      flags: this.#flagsAfter(before.flags ?? 0, form.flags),
      attachments:
        named('embeds') || named('components') ? content.attachments : this.#listed(before, files, stored),
      ...(named('content') ? { content: content.content } : {}),
      ...(named('embeds') ? { embeds: content.embeds } : {}),
      ...(named('components') ? { components: content.components } : {}),
      ...(textual ? mentionsOf(form, (userId) => this.#world.user(userId)) : {}),
    };
    this.#world.events.emit('message', stored, 'update', interaction);
  }

  remove(stored: StoredMessage): void {
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

  #content(form: MessageBody, files: ReadonlyMap<string, StoredFile>, ephemeral: boolean) {
    const composer = new Composer(this.files, files.values());
    const embeds = composer.embeds(form.embeds ?? []);
    const components = composer.components(form.components ?? []);
    const listed = [...files.values()].filter(({ id }) => !composer.shown.has(id));
    return {
      content: form.content ?? '',
      embeds,
      components,
      attachments: listed.map((file) => this.files.data(file, ephemeral)),
    };
  }

  #listed(before: APIMessage, files: ReadonlyMap<string, StoredFile>, stored: StoredMessage) {
    const shown = JSON.stringify([before.embeds, before.components]);
    return [...files.values()]
      .filter((file) => !shown.includes(this.files.urlOf(file)))
      .map((file) => this.files.data(file, stored.privateTo !== null));
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

  #countLateEdit(stored: StoredMessage): void {
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

  #forgetOldest(channel: Channel): void {
    if (channel.messages.size <= this.#perChannel) return;
    const oldest = channel.messages.values().next().value;
    if (!oldest) return;
    channel.messages.delete(oldest.message.id);
    for (const file of oldest.files.values()) this.files.remove(file);
  }
}
