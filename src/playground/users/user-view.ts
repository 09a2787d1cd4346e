import {
  type APIApplicationCommand,
  type APIMessage,
  PermissionFlagsBits as Bits,
} from 'discord-api-types/v10';
import type { Channel } from '../state/channel.ts';
import type { StoredMessage } from '../state/message.ts';
import { guildPermissions } from '../state/permissions.ts';
import type { World } from '../state/world.ts';
import { ClientRefusal } from './errors.ts';

export type MessageRef = Pick<APIMessage, 'id' | 'channel_id'>;

/** The channels, messages and commands one user can see. */
export class UserView {
  readonly #userId: string;
  readonly #world: World;

  constructor(userId: string, world: World) {
    this.#userId = userId;
    this.#world = world;
  }

  canSee(channelId: string): boolean {
    const channel = this.#world.channels.get(channelId);
    return (
      channel !== undefined && (this.#world.permissions(channel, this.#userId) & Bits.ViewChannel) !== 0n
    );
  }

  sees(stored: StoredMessage): boolean {
    const addressed = stored.privateTo === null || stored.privateTo === this.#userId;
    return addressed && !stored.dismissed && this.canSee(stored.message.channel_id);
  }

  /** @throws {ClientRefusal} */
  channel(id: string): Channel {
    if (!this.canSee(id)) throw new ClientRefusal(`this user does not see channel ${id}`);
    return this.#world.channel(id);
  }

  /** @throws {ClientRefusal} */
  message({ id, channel_id }: MessageRef): StoredMessage {
    const stored = this.#world.channels.get(channel_id)?.messages.get(id);
    if (!stored || !this.sees(stored)) throw new ClientRefusal(`this user does not see message ${id}`);
    return stored;
  }

  /** The messages of a channel, oldest first, including the user's ephemeral ones. */
  messages(channelId: string): APIMessage[] {
    const stored = [...(this.#world.channels.get(channelId)?.messages.values() ?? [])];
    return stored.filter((item) => this.sees(item)).map(({ message }) => message);
  }

  /** The commands the client offers in a channel. */
  commands(channelId: string): APIApplicationCommand[] {
    const channel = this.channel(channelId);
    const { commands } = this.#world;
    if (channel.guildId === null) return commands.available(null);
    const granted = this.#world.permissions(channel, this.#userId);
    if (!(granted & Bits.UseApplicationCommands)) return [];
    const inGuild = guildPermissions(this.#world.guild(channel.guildId), this.#userId);
    return commands.available(channel.guildId).filter(({ default_member_permissions: required }) => {
      if (required === null || required === undefined) return true;
      const bits = BigInt(required);
      return bits === 0n ? (inGuild & Bits.Administrator) !== 0n : (granted & bits) === bits;
    });
  }

  /** @throws {ClientRefusal} */
  command(channelId: string, name: string): APIApplicationCommand {
    const command = this.commands(channelId).find((item) => item.name === name);
    if (!command) throw new ClientRefusal(`there is no /${name} here`);
    return command;
  }
}
