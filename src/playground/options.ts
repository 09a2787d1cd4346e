import { nearest, wordsOf } from '../i18n/index.ts';
import type { Clock } from '../time/clock.ts';
import type { GuildSetup, UserSetup } from './state/setup.ts';

export interface PlaygroundOptions {
  /** Address to bind to; loopback by default. */
  readonly host?: string;
  /** 0, the default, picks a free port. */
  readonly port?: number;
  readonly clock?: Clock;
  /** The bot's token; random by default. */
  readonly token?: string;
  readonly botName?: string;
  /** The locale of the users and the server that there are by default; English if absent. */
  readonly language?: string;
  readonly users?: readonly UserSetup[];
  readonly guilds?: readonly GuildSetup[];
  readonly limits?: {
    /** Requests per second that count towards the global rate limit; 50 by default. */
    readonly globalPerSecond?: number;
    /** Factor on the limits per route, for people who click faster than any; 1 by default. */
    readonly perRoute?: number;
    /** Recorded requests to keep; 10,000 by default. */
    readonly requests?: number;
    /** Messages to keep per channel; 1,000 by default. */
    readonly messagesPerChannel?: number;
    /** Bytes of uploaded files to keep; 256 MiB by default. */
    readonly fileBytes?: number;
  };
  readonly gateway?: {
    /** Shards that `/gateway/bot` recommends; 1 by default. */
    readonly shards?: number;
    /** How many shards `/gateway/bot` lets identify at once; 1 by default. */
    readonly maxConcurrency?: number;
    /** The most guilds a shard may have; 2,500 by default. */
    readonly guildsPerShard?: number;
    /** Milliseconds between heartbeats; 41,250 by default. */
    readonly heartbeatMs?: number;
  };
  /** Receives unexpected errors of the server. */
  readonly log?: (error: unknown) => void;
}

/** What there is if the options don't say, in a language. */
export function defaultsIn(language: string | undefined) {
  const { server } = wordsOf(language).playground;
  const locale = nearest(language);
  return {
    botName: server.bot,
    users: server.people.map((displayName): UserSetup => {
      return { name: displayName.toLowerCase(), displayName, locale };
    }),
    guilds: [{ name: server.guild, channels: server.channels, locale } satisfies GuildSetup],
  };
}
