import { EventEmitter } from 'node:events';
import type { APIMessage } from 'discord-api-types/v10';
import type { Channel } from './channel.ts';
import type { Guild, Member, Role } from './guild.ts';
import type { Interaction } from './interactions.ts';
import type { StoredMessage } from './message.ts';

/** Events of the local Discord. */
interface WorldEvents {
  message: [stored: StoredMessage, change: 'create' | 'update', interaction: Interaction | null];
  messageGone: [stored: StoredMessage];
  /** A new message calls somebody. */
  ping: [userId: string, message: APIMessage];
  channel: [channel: Channel, change: 'create' | 'update'];
  channelGone: [channel: Channel];
  guild: [guild: Guild];
  role: [guild: Guild, role: Role];
  member: [guild: Guild, member: Member];
  commands: [];
  /** A user did something; the bot has three seconds to respond. Emitted again when it's redelivered. */
  interaction: [interaction: Interaction];
}

export class WorldEmitter extends EventEmitter<WorldEvents> {
  constructor() {
    super();
    this.setMaxListeners(0);
  }

  /** Listens to some of the events. Returns a function that stops it. */
  subscribe(listeners: { [K in keyof WorldEvents]?: (...args: WorldEvents[K]) => void }): () => void {
    const all = Object.entries(listeners) as [keyof WorldEvents, () => void][];
    for (const [name, listener] of all) this.on(name, listener);
    return () => {
      for (const [name, listener] of all) this.off(name, listener);
    };
  }
}
