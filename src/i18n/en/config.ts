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
    PLAYGROUND_HOST: 'must be the address to listen on, for example 127.0.0.1.',
    PLAYGROUND_PORT: 'must be a whole number from 0 to 65535; 0 takes any free port.',
  },
  see: 'Settings are read from the environment and from .env; .env.example explains each.',
  playground: (url: string) => `The playground is open: ${url}`,
  invitation: (url: string) => `Add the bot to a server: ${url}`,
  /** Without the address, which may hold a password. */
  storeUnusable: (reason: string) =>
    `The store cannot be used: ${reason}. Check STORE_URL, and that the database runs and may be written to.`,
  unreachable: (url: string, reason: string, seconds: number) =>
    `No Discord answers at ${url}: ${reason}. Trying again in ${seconds} s. If it stays so, check DISCORD_API_URL and the network.`,
  loginFailed: (reason: string) =>
    `Discord refused the bot: ${reason}. Check DISCORD_TOKEN; a new token is made at https://discord.com/developers/applications → your application → Bot → Reset Token.`,
  portTaken: (host: string, port: number) =>
    `The playground cannot listen on ${host}:${port}, because something else does. Set PLAYGROUND_PORT to another number, or to 0 for any free one.`,
};
