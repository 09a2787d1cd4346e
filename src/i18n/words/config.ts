import type { Say } from '../fluent/say.ts';

/** What is said on the console of whoever runs the bot. */
export const config = (say: Say) => ({
  invalid: (count: number): string => say('config-invalid', { count }),
  /** One line a bad variable: its name, what is wrong with it, and how to mend it. */
  variable: {
    DISCORD_TOKEN: say('config-variable-discord-token'),
    DISCORD_API_URL: say('config-variable-discord-api-url'),
    STORE_URL: say('config-variable-store-url'),
    LOG_LEVEL: say('config-variable-log-level'),
    LIMITS_OF_USE: say('config-variable-limits-of-use'),
    PLAYGROUND_HOST: say('config-variable-playground-host'),
    PLAYGROUND_PORT: say('config-variable-playground-port'),
  },
  missingToken: say('config-missing-token'),
  see: say('config-see'),
  playground: (url: string): string => say('config-playground', { url }),
  invitation: (url: string): string => say('config-invitation', { url }),
  /** What's wrong with the store, and what to do about it. */
  store: {
    unreachable: say('config-store-unreachable'),
    locked: say('config-store-locked'),
    refused: say('config-store-refused'),
    noDatabase: say('config-store-no-database'),
    badFolder: say('config-store-bad-folder'),
    readOnly: say('config-store-read-only'),
    full: say('config-store-full'),
    wiped: say('config-store-wiped'),
    other: say('config-store-other'),
  },
  /** `since`: local time. */
  storeHeld: (host: string, pid: number, since: string): string =>
    say('config-store-held', { host, pid: String(pid), since }),
  storeTaken: say('config-store-taken'),
  advice: {
    evictsKeys: say('config-advice-evicts-keys'),
    keepsNothing: say('config-advice-keeps-nothing'),
  },
  tryingAgain: (seconds: number): string => say('config-trying-again', { seconds }),
  unreachable: (url: string, reason: string): string => say('config-unreachable', { url, reason }),
  notConnected: (reason: string): string => say('config-not-connected', { reason }),
  /** Why Discord ends a session for good, and what to do about it. */
  session: {
    token: say('config-session-token'),
    intents: say('config-session-intents'),
    shards: say('config-session-shards'),
    version: say('config-session-version'),
    invalidated: say('config-session-invalidated'),
  },
  portTaken: (host: string, port: number): string => say('config-port-taken', { host, port: String(port) }),
});
