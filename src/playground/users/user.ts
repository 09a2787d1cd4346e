import {
  type APIApplicationCommand,
  type APIMessage,
  type APIUser,
  PermissionFlagsBits as Bits,
  InteractionType,
  type Locale,
} from 'discord-api-types/v10';
import type { PageOption } from '../protocol.ts';
import { type Channel, guildPermissions, isForum } from '../state/channel.ts';
import { directMessage, unarchive } from '../state/channels.ts';
import type { StoredUser } from '../state/guild.ts';
import type { StoredMessage } from '../state/message.ts';
import type { World } from '../state/world.ts';
import { ClientRefusal, type Place } from './components.ts';
import {
  commandData,
  componentData,
  interactionPayload,
  type ModalValues,
  modalData,
} from './interaction-data.ts';
import { checkAutocomplete, checkCommandOptions, type OptionValues, optionTree } from './options.ts';
import { Outcome } from './outcome.ts';

type MessageRef = Pick<APIMessage, 'id' | 'channel_id'>;

/** An interaction in the form the gateway sends, valid or not. */
export interface RawInteraction {
  readonly type: InteractionType;
  /** The payload's `data`, sent as it is. */
  readonly data?: unknown;
  /** The message of a component or of the modal it opened. */
  readonly message?: MessageRef;
  /** Replaces fields of the payload; undefined leaves one out. */
  readonly payload?: Readonly<Record<string, unknown>>;
}

/**
 * Sends a user's message.
 * @throws {ClientRefusal} without permission, in a locked thread or a forum, or too soon after the last
 */
function say(world: World, userId: string, channel: Channel, content: string): APIMessage {
  const granted = world.permissions(channel, userId);
  if (isForum(channel) || !(granted & (channel.thread ? Bits.SendMessagesInThreads : Bits.SendMessages)))
    throw new ClientRefusal('this user cannot send messages here');
  if (channel.thread?.locked && !(granted & Bits.ManageThreads))
    throw new ClientRefusal('this thread is locked');
  const last = [...channel.messages.values()].findLast(({ message }) => message.author.id === userId);
  const waited = last ? world.clock.now() - Date.parse(last.message.timestamp) : Infinity;
  if (waited < channel.slowmode * 1_000 && !(granted & Bits.BypassSlowmode))
    throw new ClientRefusal('slowmode is on');
  unarchive(world, channel);
  return world.messages.create(channel, { form: { content }, authorId: userId }).message;
}

/** A user with a Discord client: does what the client allows and sees what it shows. */
export class LocalUser {
  readonly id: string;
  readonly #world: World;
  /** Modals the bot has opened for this user, by custom id. */
  readonly #modals = new Map<string, Outcome>();

  constructor(id: string, world: World) {
    this.id = id;
    this.#world = world;
  }

  get #user(): StoredUser {
    return this.#world.users.get(this.id)!;
  }

  get data(): APIUser {
    return this.#world.user(this.id)!;
  }

  /** Discord's locale code. */
  get locale(): Locale {
    return this.#user.locale;
  }

  set locale(locale: Locale) {
    this.#user.locale = locale;
  }

  /** The id of this user's DM channel with the bot. */
  get directMessageId(): string {
    return directMessage(this.#world, this.id).id;
  }

  /** The messages of this user's DM with the bot, oldest first. */
  get directMessages(): APIMessage[] {
    return this.visibleMessages(this.directMessageId);
  }

  /** The messages that pinged this user, oldest first, as they were then. */
  get pings(): readonly APIMessage[] {
    return this.#user.pings;
  }

  /** Takes the bot's direct messages, or refuses them from now on. */
  set takesDirectMessages(takes: boolean) {
    this.#user.takesDirectMessages = takes;
  }

  /**
   * Runs a slash command: `command(channelId, 'table open', { game: 'artus' })`.
   * @throws {ClientRefusal | InteractionFailed}
   */
  async command(channelId: string, name: string, values: OptionValues = {}): Promise<Outcome> {
    const [first = '', ...path] = name.split(' ');
    const command = this.#command(channelId, first);
    return this.commandTree(channelId, first, optionTree(command, path, values));
  }

  /** Uploads a file for a command. @returns the value of the option that takes it */
  upload(channelId: string, name: string, bytes: Buffer): string {
    const world = this.#world;
    return world.messages.files.add(world.ids.next(), channelId, { name, bytes }, null).id;
  }

  /** Runs a slash command with options in the form an interaction carries. */
  async commandTree(channelId: string, name: string, options: readonly PageOption[]): Promise<Outcome> {
    const command = this.#command(channelId, name);
    checkCommandOptions(command, options, this.#world.messages.files);
    return this.#sendCommand(InteractionType.ApplicationCommand, channelId, command, options);
  }

  /** Types `typed` into the option `focused`, with the other options set to `values`. The outcome has the choices. */
  async autocomplete(
    channelId: string,
    name: string,
    focused: string,
    typed: string | number,
    values: OptionValues = {},
  ): Promise<Outcome> {
    const [first = '', ...path] = name.split(' ');
    const command = this.#command(channelId, first);
    const options = optionTree(command, path, { ...values, [focused]: typed }, focused);
    return this.autocompleteTree(channelId, first, options);
  }

  /** Autocomplete with options in the form an interaction carries, one of them focused. */
  async autocompleteTree(channelId: string, name: string, options: readonly PageOption[]): Promise<Outcome> {
    const command = this.#command(channelId, name);
    checkAutocomplete(command, options);
    return this.#sendCommand(InteractionType.ApplicationCommandAutocomplete, channelId, command, options);
  }

  /** Clicks a button. */
  async click(message: MessageRef, customId: string): Promise<Outcome> {
    return this.#useComponent(message, customId);
  }

  /** Picks values from a select menu. */
  async select(message: MessageRef, customId: string, values: readonly string[]): Promise<Outcome> {
    return this.#useComponent(message, customId, values);
  }

  /** Submits an open modal, given as its outcome or custom id, with `values` by custom id of the field. */
  async submitModal(opened: Outcome | string, values: ModalValues): Promise<Outcome> {
    const outcome = typeof opened === 'string' ? this.#modals.get(opened) : opened;
    if (!outcome?.modal) throw new ClientRefusal('no such modal is open');
    const { channelId, source } = outcome.interaction;
    const channel = this.#usable(channelId);
    const data = modalData(outcome.modal, values, this.#placeIn(channel));
    this.#modals.delete(outcome.modal.custom_id);
    return this.#send(InteractionType.ModalSubmit, channel, data, source);
  }

  /** Sends a message to a channel. An archived thread opens again. */
  say(channelId: string, content: string): APIMessage {
    return say(this.#world, this.id, this.#channel(channelId), content);
  }

  /**
   * Sends an interaction the client wouldn't: with any data, from a message's component or none.
   * @throws {ClientRefusal | InteractionFailed} a refusal only for a channel or message the user doesn't see
   */
  async interact(channelId: string, { type, data, message, payload }: RawInteraction): Promise<Outcome> {
    const channel = this.#channel(channelId);
    return this.#send(type, channel, data, message ? this.#message(message) : null, payload);
  }

  /** Dismisses an ephemeral message. The bot can't edit it any more. */
  dismiss(message: MessageRef): void {
    const stored = this.#message(message);
    if (stored.privateTo !== this.id) throw new ClientRefusal('only an ephemeral message can be dismissed');
    this.#world.messages.remove(stored);
  }

  canSee(channelId: string): boolean {
    const world = this.#world;
    const channel = world.channels.get(channelId);
    if (channel === undefined || !(world.permissions(channel, this.id) & Bits.ViewChannel)) return false;
    return this.#user.isOfAge || !world.isAgeRestricted(channel);
  }

  sees(stored: StoredMessage): boolean {
    const addressed = stored.privateTo === null || stored.privateTo === this.id;
    return addressed && this.canSee(stored.message.channel_id);
  }

  /** The messages of a channel, oldest first, including this user's ephemeral ones. */
  visibleMessages(channelId: string): APIMessage[] {
    const stored = [...(this.#world.channels.get(channelId)?.messages.values() ?? [])];
    return stored.filter((item) => this.sees(item)).map(({ message }) => message);
  }

  /** The commands the client offers in a channel. */
  commands(channelId: string): APIApplicationCommand[] {
    const channel = this.#channel(channelId);
    const { commands } = this.#world;
    if (channel.guildId === null)
      return commands.availableIn('direct').filter(({ nsfw }) => !nsfw || this.#user.takesAgeRestricted);
    const granted = this.#world.permissions(channel, this.id);
    // There's nowhere to type one in a forum, nor in a locked thread unless one manages it.
    const isShut = isForum(channel) || (channel.thread?.locked && !(granted & Bits.ManageThreads));
    if (isShut || !(granted & Bits.UseApplicationCommands)) return [];
    const isAgeRestricted = this.#world.isAgeRestricted(channel);
    const inGuild = guildPermissions(this.#world.guild(channel.guildId), this.id);
    return commands.availableIn('guild').filter(({ default_member_permissions: required, nsfw }) => {
      if (nsfw && !isAgeRestricted) return false;
      if (required === null || required === undefined) return true;
      const bits = BigInt(required);
      return bits === 0n ? (inGuild & Bits.Administrator) !== 0n : (granted & bits) === bits;
    });
  }

  /** @throws {ClientRefusal} */
  #channel(id: string): Channel {
    if (!this.canSee(id)) throw new ClientRefusal(`this user does not see channel ${id}`);
    return this.#world.channel(id);
  }

  /** A channel that isn't only looked at in a time-out. @throws {ClientRefusal} */
  #usable(id: string): Channel {
    const channel = this.#channel(id);
    const guild = this.#world.guilds.get(channel.guildId ?? '');
    const isAdmin = guild && guildPermissions(guild, this.id) & Bits.Administrator;
    if (guild && !isAdmin && this.#world.isTimedOut(guild, this.id))
      throw new ClientRefusal('this user is in a time-out');
    return channel;
  }

  /** @throws {ClientRefusal} */
  #message({ id, channel_id }: MessageRef): StoredMessage {
    const stored = this.#world.channels.get(channel_id)?.messages.get(id);
    if (!stored || !this.sees(stored)) throw new ClientRefusal(`this user does not see message ${id}`);
    return stored;
  }

  /** @throws {ClientRefusal} */
  #command(channelId: string, name: string): APIApplicationCommand {
    const command = this.commands(channelId).find((item) => item.name === name);
    if (!command) throw new ClientRefusal(`there is no /${name} here`);
    return command;
  }

  async #useComponent(ref: MessageRef, customId: string, values?: readonly string[]): Promise<Outcome> {
    const channel = this.#usable(ref.channel_id);
    if (channel.thread?.locked) throw new ClientRefusal('components are disabled in a locked thread');
    const stored = this.#message(ref);
    const data = componentData(this.#placeIn(channel), stored.message, customId, values);
    return this.#send(InteractionType.MessageComponent, channel, data, stored);
  }

  #placeIn(channel: Channel): Place {
    return { world: this.#world, channel, userId: this.id };
  }

  #sendCommand(
    type: InteractionType,
    channelId: string,
    command: APIApplicationCommand,
    options: readonly PageOption[],
  ): Promise<Outcome> {
    const channel = this.#channel(channelId);
    return this.#send(type, channel, commandData(this.#world, channel, this.id, command, options));
  }

  async #send(
    type: InteractionType,
    channel: Channel,
    data: unknown,
    source: StoredMessage | null = null,
    overrides: Readonly<Record<string, unknown>> = {},
  ): Promise<Outcome> {
    const world = this.#world;
    const sent = { id: world.ids.next(), type, userId: this.id, source };
    const payload = interactionPayload(world, { ...sent, channel, data, overrides });
    const place = { channelId: channel.id, guildId: channel.guildId };
    const outcome = new Outcome(await world.interactions.open({ ...sent, ...place, payload }), world.events);
    if (outcome.modal) this.#modals.set(outcome.modal.custom_id, outcome);
    return outcome;
  }
}
