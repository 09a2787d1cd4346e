import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import type { Pace } from '../../../src/table/document.ts';
import { pickFrom, type Random } from '../fixtures/stranger.ts';
import type { Game, Month } from './month.ts';
import { DAY, HOUR, MANNERS, type Manner } from './people.ts';

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
  readonly happens: (month: Month) => Promise<void> | void;
}

const GAMES = ['artus', 'court', 'quests'];
const PACES = ['none', '1d', '12h', '1h', 'live', '1d', 'none', '12h'] as const;
const LANGUAGES = ['en-US', 'en-US', 'de', 'fr'];

/** The people of some tables in particular. */
const COMPANIES: readonly (readonly Manner[])[] = [
  ['sleeper', 'sleeper', 'sleeper'],
  ['gone', 'prompt', 'prompt'],
  ['late', 'late'],
  ['away', 'away', 'late'],
  ['says away', 'prompt', 'daily'],
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
      pace: PACES[Math.floor(at / 3 + at) % PACES.length]!,
      vacations: random() < 0.7,
      invited: random() < 0.3,
      inThread: random() < 0.3,
      isLobby: at % 12 === 7,
      language: LANGUAGES[at % LANGUAGES.length]!,
      manners: GAMES[at % GAMES.length] === 'court' && company.length < 3 ? [...company, 'prompt'] : company,
    };
  });
}

/** What the bot may be denied in a channel. */
const DENIED: readonly (readonly [name: string, bits: bigint])[] = [
  ['view', Bits.ViewChannel],
  ['send', Bits.SendMessages | Bits.SendMessagesInThreads],
  ['files', Bits.AttachFiles],
  ['history', Bits.ReadMessageHistory],
  ['files and history', Bits.AttachFiles | Bits.ReadMessageHistory],
  ['send and files', Bits.SendMessages | Bits.SendMessagesInThreads | Bits.AttachFiles],
  ['external emoji', Bits.UseExternalEmojis | Bits.EmbedLinks],
];

/** The permissions without which the bot still says everything. */
const DISPENSABLE = DENIED.filter(([name]) => ['history', 'external emoji'].includes(name));

/** Everything that befalls servers, channels and people; if not the `whole` of it, nothing that closes a channel to the bot. */
export function addTroubles(month: Month, whole: boolean): void {
  const { begin, random } = month;
  const at = (from: number, to: number) => begin + (from + random() * (to - from)) * DAY;
  const add = (when: number, happens: Trouble['happens']) =>
    month.troubles.push({ at: Math.round(when), happens });
  for (const game of month.games) {
    for (const guest of game.guests) {
      const { absence, manner } = guest;
      if (manner === 'says away') add(absence!.from - HOUR, () => month.sayAway(game, guest));
      if (manner === 'leaver')
        add(absence!.from, () => {
          guest.hasLeft = true;
          game.guild.members.delete(guest.id);
        });
    }
    if (game.guests.some(({ manner }) => manner === 'gone') && game.pace !== 'none' && random() < 0.5) {
      const [host] = game.guests;
      if (host!.absence) add(host!.absence.from - HOUR, () => pause(month, game));
    }
    const draw = random();
    const from = at(1, 14);
    const to = from + (0.2 + random() * 3) * DAY;
    if (draw < 0.45) {
      const [, bits] = pickFrom(whole ? DENIED : DISPENSABLE, random);
      add(from, () => deny(month, game, bits));
      add(to, () => deny(month, game, 0n));
    } else if (whole && draw < 0.65 && game.channel.thread) {
      add(from, () => lock(month, game, true));
      add(to, () => lock(month, game, false));
    }
  }
  const kicked = at(4, 5);
  if (whole) {
    add(kicked, () => kick(month, true));
    add(kicked + 2.5 * DAY, () => kick(month, false));
  }
  add(at(8, 9), () => month.kill(5 * HOUR));
  add(at(16, 17), () => month.outage(7 * HOUR));
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

/** The bot is removed from the first server, or added again. */
function kick({ discord, games }: Month, isOut: boolean): void {
  const { guild } = games[0]!;
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
