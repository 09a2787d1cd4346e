/** What is said on the console of whoever runs the bot. */
export const config = {
  invalid: (count: number) =>
    count === 1 ? 'One setting cannot be used:' : `${count} settings cannot be used:`,
  /** One line a bad variable: its name, what is wrong with it, and how to mend it. */
  variable: {
    DISCORD_TOKEN:
      'is not a bot token. Copy it from https://discord.com/developers/applications → your application → Bot → Reset Token, without quotes or the word “Bot”. Leave it empty to try the bot in the playground.',
    DISCORD_API_URL: 'must be an http or https address such as https://discord.com/api.',
    STORE_URL:
      'must begin with sqlite://, redis://, rediss://, postgresql:// or memory:, for example sqlite://data/round-table.sqlite.',
    LOG_LEVEL: 'must be one of trace, debug, info, warn, error, silent.',
    LIMITS_OF_USE: 'must be on or off.',
    PLAYGROUND_HOST: 'must be the address to listen on, for example 127.0.0.1.',
    PLAYGROUND_PORT: 'must be a whole number from 0 to 65535; 0 takes any free port.',
  },
  missingToken:
    'is empty, and NODE_ENV=production rules the playground out. Copy the token from https://discord.com/developers/applications → your application → Bot → Reset Token.',
  see: 'Settings are read from the environment and from .env; .env.example explains each.',
  playground: (url: string) => `The playground is open: ${url}`,
  invitation: (url: string) => `Add the bot to a server: ${url}`,
  /** What's wrong with the store, and what to do about it. */
  store: {
    unreachable: 'The store doesn’t answer. Check that the database is running and that STORE_URL is right.',
    locked: 'Another program keeps the store’s file locked.',
    refused:
      'The store doesn’t accept the user name or password, or gives that user too few rights. Check both in STORE_URL.',
    noDatabase:
      'The PostgreSQL database that STORE_URL names doesn’t exist. Create it first, for example: createdb round_table',
    badFolder:
      'The store’s file can’t be made or opened. STORE_URL must name a file in a folder on a local disk that the bot may write to.',
    readOnly:
      'The store can be read but not written to. Let the bot write to the file and its folder; with a server, connect to the primary and not to a replica.',
    full: 'The store has no room left. Free disk space, or raise Redis’s maxmemory, then start the bot again.',
    wiped: 'The store was emptied while the bot was starting. Start the bot again.',
    other: 'The store can’t be used; the log says why. Check STORE_URL and the database’s own log.',
  },
  /** `since`: local time. */
  storeHeld: (host: string, pid: number, since: string) =>
    `Another bot process is using this store: process ${pid} on ${host}, since ${since}. This one starts when that one stops.`,
  storeTaken:
    'Another bot process has taken over the store, so this one stops. Nothing is lost. Only one bot can use a store at a time.',
  advice: {
    evictsKeys:
      'Redis is set up to drop keys when memory runs short, and games would be lost. Set maxmemory-policy to noeviction.',
    keepsNothing:
      'Redis keeps nothing on disk, so a restart of Redis loses all games. Set appendonly to yes.',
  },
  tryingAgain: (seconds: number) => `Trying again in ${seconds} s.`,
  unreachable: (url: string, reason: string) =>
    `Discord can’t be reached at ${url}: ${reason}. If it stays that way, check DISCORD_API_URL and the network.`,
  notConnected: (reason: string) => `The bot couldn’t connect to Discord: ${reason}.`,
  /** Why Discord ends a session for good, and what to do about it. */
  session: {
    token:
      'Discord doesn’t accept the bot’s token. Check DISCORD_TOKEN; a new token is made at https://discord.com/developers/applications → your application → Bot → Reset Token.',
    intents:
      'Discord doesn’t allow what the bot asks for (its intents). Check that DISCORD_TOKEN belongs to an application of type Bot that isn’t restricted.',
    shards: 'Discord wants the bot’s servers spread over more connections.',
    version: 'Discord no longer speaks this version of its protocol. Update Round Table.',
    invalidated: 'Discord has ended the bot’s session.',
  },
  portTaken: (host: string, port: number) =>
    `The playground cannot listen on ${host}:${port}, because something else does. Set PLAYGROUND_PORT to another number, or to 0 for any free one.`,
};
