import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import type { PlaygroundOptions } from '../../../src/playground/server.ts';
import type { Pace } from '../../../src/table/document.ts';
import { pickFrom, type Random } from '../fixtures/stranger.ts';
import type { Game, Month } from './month.ts';
import { DAY, FOREVER, HOUR, MANNERS, type Manner } from './people.ts';

export interface Plan {
  readonly game: string;
  readonly pace: Pace;
  readonly vacations: boolean;
  readonly invited: boolean;
  readonly inThread: boolean;
  /** Whether the host opens the table and is never seen again. */
  readonly isLobby: boolean;
  readonly language: string;
  readonly manners: readonly Manner[];
}

export interface Trouble {
  readonly at: number;
  readonly kind: string;
  readonly happens: (month: Month) => Promise<void> | void;
}

const GAMES = ['artus', 'court', 'quests'];
const PACES = ['none', 'live', '1h', '12h', '1d'] as const;
const LANGUAGES = ['en-US', 'en-US', 'de', 'fr'];

/** The people of some tables in particular. */
const COMPANIES: readonly (readonly Manner[])[] = [
  ['sleeper', 'sleeper', 'sleeper'],
  ['gone', 'prompt', 'prompt'],
  ['late', 'late'],
  ['away', 'away', 'late'],
  ['says away', 'leaver', 'daily'],
  ['leaver', 'prompt', 'prompt'],
  ['prompt', 'gone'],
  ['gone', 'daily', 'sleeper', 'prompt'],
];

/** That many tables, with all games, clocks and manners among them. */
export function plansFor(tables: number, random: Random): Plan[] {
  return Array.from({ length: tables }, (_, at): Plan => {
    const some = () => pickFrom(MANNERS, random);
    const company =
      at % 2 === 0
        ? COMPANIES[(at / 2) % COMPANIES.length]!
        : [some(), some(), some()].slice(at % 3 === 0 ? 1 : 0);
    return {
      game: GAMES[at % GAMES.length]!,
      pace: PACES[(at + Math.floor(at / 3)) % PACES.length]!,
      vacations: at % 4 !== 1,
      invited: at % 5 === 3,
      inThread: troubleAt(at) === 'locked' || at % 4 === 2,
      isLobby: at % 12 === 7,
      language: LANGUAGES[at % LANGUAGES.length]!,
      manners: GAMES[at % GAMES.length] === 'court' && company.length < 3 ? [...company, 'prompt'] : company,
    };
  });
}

const TABLES_A_SERVER = 6;

/** The username of whoever has that seat at that table. */
export const nameOf = (table: number, seat: number): string => `p${table}x${seat}`;

/** The servers in which those tables are, with their people. */
export function peopledBy(plans: readonly Plan[]): Pick<PlaygroundOptions, 'users' | 'guilds'> {
  const tables = plans.map(({ manners, language }, table) => ({
    channel: { name: `table-${table}` },
    people: manners.map((manner, seat) => ({
      name: nameOf(table, seat),
      displayName: `${'ABCDE'[seat]} ${manner} ${table}`,
      locale: language,
    })),
  }));
  const servers = Array.from({ length: Math.ceil(plans.length / TABLES_A_SERVER) }, (_, server) => server);
  const guilds = servers.map((server) => {
    const owner = `owner${server}`;
    const here = tables.filter((_, table) => table % servers.length === server);
    const people = here.flatMap((table) => table.people.map(({ name }) => name));
    const channels = [{ name: 'round-table' }, ...here.map(({ channel }) => channel)];
    return { name: `Server ${server}`, owner, members: [owner, ...people], channels };
  });
  const owners = guilds.map(({ owner }) => ({ name: owner }));
  return { users: [...owners, ...tables.flatMap(({ people }) => people)], guilds };
}

/** What a plan has of everything that has to occur. */
export const kindsIn = ({ game, pace, vacations, invited, inThread, isLobby, manners }: Plan): string[] => [
  game,
  `clock: ${pace}`,
  ...manners,
  ...(vacations ? [] : ['without vacations']),
  ...(invited ? ['invited'] : []),
  ...(inThread ? ['in a thread'] : []),
  ...(isLobby || manners[0] === 'gone' ? ['host gone'] : []),
];

/** What the bot may be denied in a channel. */
const DENIED: Readonly<Record<string, bigint>> = {
  view: Bits.ViewChannel,
  send: Bits.SendMessages | Bits.SendMessagesInThreads,
  files: Bits.AttachFiles,
  history: Bits.ReadMessageHistory,
  'files and history': Bits.AttachFiles | Bits.ReadMessageHistory,
  'send and files': Bits.SendMessages | Bits.SendMessagesInThreads | Bits.AttachFiles,
  'external emoji': Bits.UseExternalEmojis | Bits.EmbedLinks,
};

/** What befalls a table's channel; null for nothing. */
const CHANNELS_TROUBLES = [...Object.keys(DENIED), 'locked', null, null];
const troubleAt = (at: number) => CHANNELS_TROUBLES[at % CHANNELS_TROUBLES.length]!;

/** Everything that has to occur in a month of ten tables or more. */
export const KINDS: readonly string[] = [
  ...GAMES,
  ...PACES.map((pace) => `clock: ${pace}`),
  ...MANNERS,
  ...[
    'without vacations',
    'invited',
    'in a thread',
    'quiet hours',
    'reminders: direct',
    'reminders: channel',
  ],
  ...['host gone', 'host pauses', 'said to be away', 'left the server', 'back after the end'],
  ...Object.keys(DENIED).flatMap((name) => [`denied: ${name}`, `given back: ${name}`]),
  ...['locked', 'unlocked', 'kicked', 'added again', 'bot killed', 'Discord out'],
  ...GAMES.map((game) => `finished by its people: ${game}`),
];

/** Everything that befalls servers, channels and people. */
export function addTroubles(month: Month): void {
  const { begin, random, games } = month;
  const at = (from: number, to: number) => begin + (from + random() * (to - from)) * DAY;
  const add = (when: number, kind: string, happens: Trouble['happens']) =>
    month.troubles.push({ at: Math.round(when), kind, happens });
  for (const game of games) {
    for (const guest of game.guests) {
      const { absence, manner } = guest;
      if (manner === 'says away' && absence!.to < FOREVER)
        add(absence!.from - HOUR, 'will be away', () => month.sayAway(game, guest));
      if (manner === 'leaver')
        add(absence!.from, 'left the server', () => {
          guest.hasLeft = true;
          game.guild.members.delete(guest.id);
        });
    }
    const [host] = game.guests;
    if (host!.manner === 'gone' && game.pace !== 'none' && game.number % 2 === 0)
      add(host!.absence!.from - HOUR, 'host pauses', () => pause(month, game));
    const from = at(1, 14);
    const to = from + (0.2 + random() * 3) * DAY;
    const trouble = troubleAt(game.number);
    if (trouble === 'locked') {
      add(from, 'locked', () => lock(month, game, true));
      add(to, 'unlocked', () => lock(month, game, false));
    } else if (trouble !== null) {
      add(from, `denied: ${trouble}`, () => deny(month, game, DENIED[trouble]!));
      add(to, `given back: ${trouble}`, () => deny(month, game, 0n));
    }
  }
  for (const [server, day] of [4, 11].entries()) {
    const game = games[server];
    const kicked = at(day, day + 1);
    if (!game) continue;
    add(kicked, 'kicked', () => kick(month, game, true));
    add(kicked + 2.5 * DAY, 'added again', () => kick(month, game, false));
  }
  add(at(8, 9), 'bot killed', () => month.kill(5 * HOUR));
  add(at(16, 17), 'Discord out', () => month.outage(7 * HOUR));
}

function deny({ discord }: Month, { channel }: Game, bits: bigint): void {
  const parent = channel.thread ? discord.world.channel(channel.thread.parentId) : channel;
  discord.setOverwrite(parent, { user: 'bot', deny: bits });
}

function lock({ discord }: Month, { channel }: Game, locked: boolean): void {
  channel.thread!.locked = locked;
  discord.world.events.emit('channel', channel, 'update');
}

/** The host pauses the clock, and is gone. */
async function pause(month: Month, { channel, guests: [host] }: Game): Promise<void> {
  if (!month.isUp || !host!.user.canSee(channel.id) || channel.thread?.locked) return;
  await host!.user.command(channel.id, 'table pause');
}

/** The bot is removed from the game's server, or added again. */
function kick({ discord }: Month, { guild }: Game, isOut: boolean): void {
  const { world, gateway, bot } = discord;
  const own = kept.get(guild) ?? guild.members.get(bot.id)!;
  kept.set(guild, own);
  if (isOut) {
    guild.members.delete(bot.id);
    for (const session of gateway.sessions.values()) session.dispatch('GUILD_DELETE', { id: guild.id });
  } else {
    guild.members.set(bot.id, own);
    world.events.emit('guild', guild);
  }
}

const kept = new WeakMap<object, NonNullable<ReturnType<Game['guild']['members']['get']>>>();
