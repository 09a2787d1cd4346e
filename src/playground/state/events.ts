import { EventEmitter } from 'node:events';
import type { Channel } from './channel.ts';
import type { Guild } from './guild.ts';
import type { Interaction } from './interaction.ts';
import type { StoredMessage } from './message.ts';

/** What happens in the local Discord, for the gateway, for its users and for tools. */
export interface WorldEvents {
  message: [stored: StoredMessage, change: 'create' | 'update', interaction: Interaction | null];
  messageGone: [stored: StoredMessage];
  channel: [channel: Channel, change: 'create' | 'update'];
  channelGone: [channel: Channel];
  guild: [guild: Guild];
  commands: [];
  /** A user has done something; the bot has now three seconds. */
  interaction: [interaction: Interaction];
  /** The bot has answered in time. */
  answered: [interaction: Interaction];
  /** Three seconds have passed without an answer. */
  failed: [interaction: Interaction];
}

export class WorldEmitter extends EventEmitter<WorldEvents> {
  constructor() {
    super();
    this.setMaxListeners(0);
  }
}
