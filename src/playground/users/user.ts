import {
  type APIApplicationCommand,
  type APIMessage,
  type APIUser,
  PermissionFlagsBits as Bits,
  InteractionType,
  type Locale,
} from 'discord-api-types/v10';
import type { Channel } from '../state/channel.ts';
import type { OptionData } from '../state/focus.ts';
import type { StoredMessage } from '../state/message.ts';
import { guildPermissions } from '../state/permissions.ts';
import type { World } from '../state/world.ts';
import type { MessageBody } from '../validate/message.ts';
import { ClientRefusal } from './client-refusal.ts';
import { pressable } from './components.ts';
import type { Conversations } from './conversations.ts';
import { type ModalValues, modalData } from './modal.ts';
import { checkAutocomplete, checkOptions, type OptionValues, optionTree } from './options.ts';
import type { Outcome } from './outcome.ts';
import { resolvedData } from './payload.ts';

type MessageRef = Pick<APIMessage, 'id' | 'channel_id'>;

/** A person at a Discord client: can do what the client lets people do, and sees what it shows them. */
export class LocalUser {
  readonly id: string;
  readonly #world: World;
  readonly #conversations: Conversations;
  /** The modals the bot has opened for this user, by custom id. */
  readonly #modals = new Map<string, Outcome>();

  constructor(id: string, world: World, conversations: Conversations) {
    this.id = id;
    this.#world = world;
    this.#conversations = conversations;
  }

  get data(): APIUser {
    return this.#world.user(this.id)!;
  }

  /** Discord's locale code. */
  get locale(): Locale {
    return this.#world.users.get(this.id)!.locale;
  }

  /** This user's direct messages with the bot. */
  get directMessageId(): string {
    return this.#world.directMessage(this.id).id;
  }

  /**
   * Uses a slash command: `command(channelId, 'table open', { game: 'artus' })`.
   * @throws {ClientRefusal | InteractionFailed}
   */
  async command(channelId: string, name: string, values: OptionValues = {}): Promise<Outcome> {
    const [first = '', ...words] = name.split(' ');
    const command = this.#commandNamed(this.#seen(channelId), first);
    return this.commandTree(channelId, first, optionTree(command, words, values));
  }

  /** The same with options as an interaction carries them. */
  async commandTree(channelId: string, name: string, options: readonly OptionData[]): Promise<Outcome> {
    const channel = this.#seen(channelId);
    const command = this.#commandNamed(channel, name);
    checkOptions(command, options);
    return this.#send(
      InteractionType.ApplicationCommand,
      channel,
      this.#commandData(channel, command, options),
    );
  }

  /**
   * Types `typed` into the option `focused` of a command, the others being filled in as `values` says.
   * The choices are in the outcome.
   */
  async autocomplete(
    channelId: string,
    name: string,
    focused: string,
    typed: string | number,
    values: OptionValues = {},
  ): Promise<Outcome> {
    const [first = '', ...words] = name.split(' ');
    const command = this.#commandNamed(this.#seen(channelId), first);
    return this.autocompleteTree(
      channelId,
      first,
      optionTree(command, words, { ...values, [focused]: typed }, focused),
    );
  }

  /** The same with options as an interaction carries them, the focused one marked. */
  async autocompleteTree(channelId: string, name: string, options: readonly OptionData[]): Promise<Outcome> {
    const channel = this.#seen(channelId);
    const command = this.#commandNamed(channel, name);
    checkAutocomplete(command, options);
    const data = this.#commandData(channel, command, options);
    return this.#send(InteractionType.ApplicationCommandAutocomplete, channel, data);
  }

  /** Presses a button. */
  async click(message: MessageRef, customId: string): Promise<Outcome> {
    return this.#use(message, customId);
  }

  /** Chooses from a select. */
  async select(message: MessageRef, customId: string, values: readonly string[]): Promise<Outcome> {
    return this.#use(message, customId, values);
  }

  /** Sends off a modal that the bot has opened, `values` by the custom ids of its fields. */
  async submitModal(opened: Outcome | string, values: ModalValues): Promise<Outcome> {
    const outcome = typeof opened === 'string' ? this.#modals.get(opened) : opened;
    if (!outcome?.modal) throw new ClientRefusal('no such modal is open');
    const { channelId, source } = outcome.interaction;
    const data = modalData(outcome.modal, values);
    this.#modals.delete(outcome.modal.custom_id);
    return this.#send(InteractionType.ModalSubmit, this.#seen(channelId), data, source);
  }

  /** Writes a message into a channel. */
  say(channelId: string, content: string): APIMessage {
    const channel = this.#seen(channelId);
    const right = channel.thread ? Bits.SendMessagesInThreads : Bits.SendMessages;
    if (!(this.#world.permissions(channel, this.id) & right))
      throw new ClientRefusal('this user cannot write here');
    const form: MessageBody = { content };
    const made = { form, uploads: [], authorId: this.id, interaction: null, privateTo: null, replyTo: null };
    return this.#world.messages.create(channel, made).message;
  }

  /** Puts away an ephemeral message. */
  dismiss(message: MessageRef): void {
    const stored = this.#stored(message);
    if (stored.privateTo !== this.id) throw new ClientRefusal('only an ephemeral message can be put away');
    stored.dismissed = true;
  }

  canSee(channelId: string): boolean {
    const channel = this.#world.channels.get(channelId);
    return channel !== undefined && (this.#world.permissions(channel, this.id) & Bits.ViewChannel) !== 0n;
  }

  sees(stored: StoredMessage): boolean {
    const own = stored.privateTo === null || stored.privateTo === this.id;
    return own && !stored.dismissed && this.canSee(stored.message.channel_id);
  }

  /** The messages of a channel that this user sees, ephemeral ones of his own too, oldest first. */
  visibleMessages(channelId: string): APIMessage[] {
    const stored = [...(this.#world.channels.get(channelId)?.messages.values() ?? [])];
    return stored.filter((one) => this.sees(one)).map(({ message }) => message);
  }

  /** The commands that the client offers this user in a channel. */
  commands(channelId: string): APIApplicationCommand[] {
    const channel = this.#seen(channelId);
    const granted = this.#world.permissions(channel, this.id);
    if (channel.guildId === null) return this.#world.commands.available(null);
    if (!(granted & Bits.UseApplicationCommands)) return [];
    const inGuild = guildPermissions(this.#world.guild(channel.guildId), this.id);
    return this.#world.commands
      .available(channel.guildId)
      .filter(({ default_member_permissions: needed }) => {
        if (needed === null || needed === undefined) return true;
        const bits = BigInt(needed);
        return bits === 0n ? (inGuild & Bits.Administrator) !== 0n : (granted & bits) === bits;
      });
  }

  async #use({ id, channel_id }: MessageRef, customId: string, values?: readonly string[]): Promise<Outcome> {
    const channel = this.#seen(channel_id);
    const stored = this.#stored({ id, channel_id });
    const { type } = pressable(stored.message, customId, values);
    const data = { custom_id: customId, component_type: type, ...(values ? { values } : {}) };
    const kinds: Readonly<Record<number, number>> = { 5: 6, 6: 8, 7: 9, 8: 7 };
    const named = (values ?? []).flatMap((value) => {
      const kind = kinds[type];
      return kind === undefined ? [] : [{ name: value, type: kind, value }];
    });
    const resolved = resolvedData(this.#world, channel, this.id, named);
    return this.#send(InteractionType.MessageComponent, channel, { ...data, ...resolved }, stored);
  }

  async #send(type: InteractionType, channel: Channel, data: object, source: StoredMessage | null = null) {
    const outcome = await this.#conversations.send({ type, userId: this.id, channel, data, source });
    if (outcome.modal) this.#modals.set(outcome.modal.custom_id, outcome);
    return outcome;
  }

  #commandData(channel: Channel, command: APIApplicationCommand, options: readonly OptionData[]) {
    return {
      id: command.id,
      name: command.name,
      type: command.type,
      ...(command.guild_id === undefined ? {} : { guild_id: command.guild_id }),
      ...(options.length > 0 ? { options } : {}),
      ...resolvedData(this.#world, channel, this.id, options),
    };
  }

  #commandNamed(channel: Channel, name: string): APIApplicationCommand {
    const found = this.commands(channel.id).find((one) => one.name === name);
    if (!found) throw new ClientRefusal(`there is no /${name} here`);
    return found;
  }

  #seen(channelId: string): Channel {
    if (!this.canSee(channelId)) throw new ClientRefusal(`this user does not see channel ${channelId}`);
    return this.#world.channel(channelId);
  }

  #stored({ id, channel_id }: MessageRef): StoredMessage {
    const stored = this.#world.channels.get(channel_id)?.messages.get(id);
    if (!stored || !this.sees(stored)) throw new ClientRefusal(`this user does not see message ${id}`);
    return stored;
  }
}
