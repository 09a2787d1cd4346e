/** What a room may import besides itself. */
interface Room {
  readonly rooms: readonly string[];
  readonly packages: RegExp;
}

const CANVAS = /^(lru-cache$|canvas$|omggif$|node:|p-queue$)/;
const DISCORD =
  /^(discord\.js$|@discordjs\/rest$|discord-api-types\/|node:|pino$|lru-cache$|p-queue$|rate-limiter-flexible$)/;

/** What every room of `src/discord` may use. */
const BENEATH_DISCORD = [
  ...['base', 'store', 'games', 'analysis', 'table', 'settings', 'clocks', 'privacy', 'i18n', 'render'],
  'telling',
];

/** The rooms of `src/discord` from top to bottom: each may import those below it. */
export const DISCORD_ROOMS = [
  'gateway',
  'handlers',
  'announcing',
  'reminding',
  'messages',
  'choices',
  'servers',
  'answers',
  'requests',
] as const;

const discordRooms = Object.fromEntries(
  DISCORD_ROOMS.map((name, at): [string, Room] => [
    `discord/${name}`,
    {
      rooms: [...DISCORD_ROOMS.slice(at + 1).map((below) => `discord/${below}`), ...BENEATH_DISCORD],
      packages: DISCORD,
    },
  ]),
);

const everywhere = /./;

/** Every room of the project, with its rules. `entry` is what lies in `src` itself. */
export const ROOMS: Readonly<Record<string, Room>> = {
  base: { rooms: [], packages: /^(node:|lru-cache$|p-queue$)/ },
  games: { rooms: [], packages: /^(pure-rand\/|node:crypto$|zod$)/ },
  players: { rooms: ['games'], packages: /^pure-rand\// },
  store: { rooms: ['base'], packages: /^(keyv$|@keyv\/|pg$|lru-cache$|node:)/ },
  'players/thinking': { rooms: ['base', 'games', 'players'], packages: /^(node:|piscina$|p-queue$)/ },
  analysis: { rooms: ['base', 'games', 'players', 'table'], packages: /^(node:|piscina$|lru-cache$)/ },
  table: {
    rooms: ['base', 'games', 'players', 'store'],
    packages: /^(node:|zod$|p-queue$|nanoid$|lru-cache$)/,
  },
  clocks: { rooms: ['base', 'games', 'table', 'store'], packages: /^(zod$|p-queue$)/ },
  settings: { rooms: ['base', 'store', 'table'], packages: /^(zod$|lru-cache$|@vvo\/tzdb$)/ },
  privacy: { rooms: ['base', 'store', 'games', 'table', 'settings', 'clocks'], packages: /^node:/ },
  i18n: { rooms: [], packages: /^(node:|@fluent\/bundle$|lru-cache$)/ },
  telling: { rooms: ['games', 'players', 'i18n'], packages: /^lru-cache$/ },
  render: { rooms: ['games', 'i18n', 'telling'], packages: CANVAS },
  ...discordRooms,
  commands: {
    rooms: [...BENEATH_DISCORD, ...DISCORD_ROOMS.slice(1).map((room) => `discord/${room}`)],
    packages: /^(discord\.js$|discord-api-types\/|node:)/,
  },
  playground: { rooms: ['base', 'i18n', 'games'], packages: everywhere },
  metrics: { rooms: ['base'], packages: /^(node:|prom-client$)/ },
  operations: {
    rooms: ['base', 'store', 'i18n', 'discord/gateway'],
    packages: /^(node:|pino$|pino-pretty$)/,
  },
  entry: {
    rooms: [
      'package.json',
      ...[
        'base',
        'store',
        'analysis',
        'table',
        'players/thinking',
        'settings',
        'clocks',
        'privacy',
        'i18n',
        'render',
      ],
      ...['discord/gateway', 'metrics', 'operations', 'playground', 'commands'],
    ],
    packages: /^(node:|pino$|dotenv$|zod$)/,
  },
  // Scenes to draw: for pictures to look at, measure and test.
  'scripts/samples': {
    rooms: ['games', 'i18n', 'telling', 'render', 'discord/choices', 'discord/messages'],
    packages: /^$/,
  },
  scripts: {
    rooms: [
      ...['base', 'store', 'games', 'players', 'analysis', 'table', 'settings', 'clocks', 'privacy', 'i18n'],
      ...['telling', 'render', 'discord/messages', 'operations', 'playground', 'scripts/samples'],
    ],
    packages: everywhere,
  },
  bench: {
    rooms: [
      ...['base', 'store', 'games', 'players', 'analysis', 'table', 'clocks', 'i18n', 'telling', 'render'],
      ...['discord/gateway', 'discord/messages', 'discord/choices', 'discord/answers', 'playground'],
      ...['scripts', 'scripts/samples'],
    ],
    packages: everywhere,
  },
};

/** The room a file lives in; null for tests, which may use everything, and which nothing else may use. */
export function roomOf(file: string): string | null {
  const [top, second, third] = file.split('/') as [string, string, string | undefined];
  if (top === 'test') return null;
  if (top === 'scripts' && second === 'samples') return 'scripts/samples';
  if (top !== 'src') return top;
  if (third === undefined) return 'entry';
  if (second === 'players' && third === 'thinking') return 'players/thinking';
  return second === 'discord' ? `discord/${third}` : second;
}
