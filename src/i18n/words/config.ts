import type { Say } from '../fluent/say.ts';

/** What is said on the console of whoever runs the bot. */
export const config = (say: Say) => ({
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
  advice: {
    evictsKeys: say('config-advice-evicts-keys'),
    keepsNothing: say('config-advice-keeps-nothing'),
  },
});
