import { type ChildProcess, spawn } from 'node:child_process';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { type APIMessage, ComponentType, MessageFlags } from 'discord-api-types/v10';
import { Bot } from '../../../../bench/cluster/bot.ts';
import { openOwnStore } from '../../../../bench/cluster/own-store.ts';
import { decodeCustomId, type Verb } from '../../../../src/discord/choices/controls.ts';
import { type RandomIndex, seededIndex } from '../../../../src/games/playout.ts';
import type { Level } from '../../../../src/players/levels.ts';
import { DEFAULT_PLAYER } from '../../../../src/players/registry.ts';
import type { LocalDiscord } from '../../../../src/playground/local-discord.ts';
import { startPlayground } from '../../../../src/playground/server.ts';
import { InteractionFailed } from '../../../../src/playground/state/interactions.ts';
import { ClientRefusal, type Pressable, pressables } from '../../../../src/playground/users/components.ts';
import type { LocalUser } from '../../../../src/playground/users/user.ts';
import { Collection } from '../../../../src/store/collection.ts';
import type { Store } from '../../../../src/store/store.ts';
import type { TableDocument } from '../../../../src/table/document.ts';
import { tableCollection } from '../../../../src/table/storage/stored-table.ts';
import { seatsToAct } from '../../../../src/table/views.ts';
import type { Kind } from '../../../leaks/games.ts';
import { isPrivate } from '../../fixtures/stranger.ts';

import { publicMessages } from './people.ts';

/** What a person and the bot's operator see of a game on a machine whose cores are busy. */
export interface Strain {
  readonly interactions: number;
  /** Without a response within three seconds. */
  readonly unanswered: number;
  readonly calls: number;
  /** Calls that came when the person was no longer awaited. */
  readonly late: number;
  /** The computer players' moves. */
  readonly thoughts: number;
  /** Of these, a Squire's in their place, and random ones. */
  readonly byStandIn: number;
  readonly atRandom: number;
  /** Whether the game came to its end. */
  readonly isOver: boolean;
  /** From SIGTERM to the end of the process, in ms. */
  readonly endedAfter: number;
  readonly exitCode: number | null;
}

/** The person acts so long after they've seen that they can, in ms: sometimes before the call, sometimes after it. */
const REACTION = { least: 100, most: 1_000 };

/** Until a press shows, in ms. */
const SHOWN_WITHIN = 5_000;

/** Controls that lead to an action. */
const CHOICES: readonly Verb[] = ['pick', 'menu', 'set', 'quick'];

/** Other programs that take all they can get. They end with this process, however it ends. */
function startBusy(count: number): ChildProcess[] {
  const work = 'while (process.ppid === Number(process.argv[1]));';
  return Array.from({ length: count }, () =>
    spawn(process.execPath, ['-e', work, String(process.pid)], { stdio: 'ignore' }),
  );
}

export interface Load {
  readonly level: Level;
  /** The number of other programs. */
  readonly busy: number;
  /** After which a game is given up. */
  readonly minutes: number;
}

/** Plays one game against computer players, while other programs are busy. */
export async function playBusy(
  { game, variant, seats }: Kind,
  { level, busy, minutes }: Load,
  seed: string,
): Promise<Strain> {
  const playground = await startPlayground({
    users: [{ name: 'ann' }],
    limits: { globalPerSecond: 1_000, requests: 100 },
  });
  const { discord } = playground;
  const store = await openOwnStore(null);
  const bot = new Bot({
    DISCORD_TOKEN: playground.token,
    DISCORD_API_URL: playground.apiUrl,
    STORE_URL: store.url,
    LOG_LEVEL: 'warn',
    LIMITS_OF_USE: 'off',
  });
  const programs: ChildProcess[] = [];
  try {
    await bot.up();
    programs.push(...startBusy(busy));
    const open = { game, variant, computers: seats - 1, level };
    const person = new Person(discord, store.direct, seededIndex(seed));
    const table = await person.start(discord.channel('round-table').id, open);
    const isOver = await person.playOn(table, performance.now() + minutes * 60_000);
    // The bot ends in the middle of another game.
    await person.start(discord.addChannel(discord.guild(), { name: 'another' }).id, open);
    const asked = performance.now();
    const exitCode = await bot.stop();
    const endedAfter = performance.now() - asked;
    const failed = bot.lines.filter(({ msg }) => msg === 'a computer player failed');
    const atRandom = failed.filter(({ player }) => player === DEFAULT_PLAYER.id).length;
    return {
      ...(await person.counts()),
      thoughts: await thoughtsAt(store.direct, table),
      byStandIn: failed.length - atRandom,
      atRandom,
      isOver,
      endedAfter,
      exitCode,
    };
  } finally {
    for (const program of programs) program.kill('SIGKILL');
    await bot.kill();
    await playground.close();
    await store.close();
  }
}

/** Somebody who plays quickly by what the channel and their own messages show, and notes how they're treated. */
class Person {
  readonly #discord: LocalDiscord;
  readonly #store: Store;
  readonly #random: RandomIndex;
  readonly #user: LocalUser;
  readonly #late: Promise<boolean>[] = [];
  #table: string | undefined;
  #interactions = 0;
  #unanswered = 0;

  constructor(discord: LocalDiscord, store: Store, random: RandomIndex) {
    this.#discord = discord;
    this.#store = store;
    this.#random = random;
    this.#user = discord.users[0]!;
    const seen = new Set<string>();
    discord.world.events.on('message', ({ message }) => {
      const { id, flags = 0, mentions } = message;
      if (isPrivate(message) || (flags & MessageFlags.Loading) !== 0 || seen.has(id)) return;
      seen.add(id);
      if (this.#table && mentions.length > 0) this.#late.push(this.#isLate(this.#table, Date.now()));
    });
  }

  /** Opens a table and starts its game. @returns its ID */
  async start(channelId: string, values: Record<string, string | number>): Promise<string> {
    const shown = () => publicMessages(this.#discord, channelId).flatMap(pressables);
    const lobby = () => shown().flatMap(({ custom_id }) => decodeCustomId(custom_id)?.tableId ?? [])[0];
    for (let table = lobby(); ; table = lobby()) {
      if (!table) await this.#ask(() => this.#user.command(channelId, 'table open', values));
      else if ((await documentOf(this.#store, table)).status === 'playing') {
        this.#table = table;
        return table;
      } else await this.#ask(() => this.#user.command(channelId, 'table start'));
      await delay(REACTION.most);
    }
  }

  /** @returns whether the game came to its end */
  async playOn(table: string, until: number): Promise<boolean> {
    const { channelId } = await documentOf(this.#store, table);
    while (performance.now() < until) {
      await delay(REACTION.least + this.#random(REACTION.most - REACTION.least));
      const did = (await this.#choose(channelId)) || (await this.#open(channelId));
      if (!did && (await documentOf(this.#store, table)).status !== 'playing') return true;
    }
    return false;
  }

  async counts(): Promise<Pick<Strain, 'interactions' | 'unanswered' | 'calls' | 'late'>> {
    const late = (await Promise.all(this.#late)).filter(Boolean).length;
    const [interactions, unanswered] = [this.#interactions, this.#unanswered];
    return { interactions, unanswered, calls: this.#late.length, late };
  }

  /** The newest private message. */
  #own(channelId: string): APIMessage | undefined {
    return this.#user.visibleMessages(channelId).findLast(isPrivate);
  }

  /** Makes a choice in the private message, if it offers any. */
  async #choose(channelId: string): Promise<boolean> {
    const own = this.#own(channelId);
    const choices = own && pressables(own).filter(isChoice);
    const control = choices?.[this.#random(Math.max(1, choices.length))];
    if (!own || !control) return false;
    return this.#use(channelId, own, control);
  }

  /** Opens the hand, if the table says that the person is awaited. */
  async #open(channelId: string): Promise<boolean> {
    const table = publicMessages(this.#discord, channelId).findLast(
      ({ content, attachments }) => attachments.length > 0 && content.includes(`<@${this.#user.id}>`),
    );
    const control =
      table && pressables(table).find(({ custom_id }) => decodeCustomId(custom_id)?.verb === 'hand');
    return control ? this.#use(channelId, table, control) : false;
  }

  /** Resolves once the press shows in a private message. */
  async #use(channelId: string, message: APIMessage, control: Pressable): Promise<true> {
    const shown = () => JSON.stringify(this.#own(channelId));
    const before = shown();
    await this.#ask(() =>
      control.type === ComponentType.Button
        ? this.#user.click(message, control.custom_id)
        : this.#user.select(message, control.custom_id, this.#valuesOf(control)),
    );
    for (let waited = 0; waited < SHOWN_WITHIN && shown() === before; waited += REACTION.least)
      await delay(REACTION.least);
    return true;
  }

  /** As few as a menu takes, in its order from a random one on. */
  #valuesOf({ options = [], min_values = 1 }: Pressable): string[] {
    const from = this.#random(options.length - min_values + 1);
    return options.slice(from, from + min_values).map(({ value }) => value);
  }

  async #ask(act: () => Promise<unknown>): Promise<void> {
    this.#interactions++;

    try {
      await act();
    } catch (error) {
      // What the person was about to press has changed.
      if (error instanceof ClientRefusal && /message|component/.test(error.message)) this.#interactions--;
      else if (error instanceof InteractionFailed) this.#unanswered++;
      else throw error;
    }
  }

  /** Whether nobody awaited the person at that time. */
  async #isLate(table: string, at: number): Promise<boolean> {
    const document = await documentOf(this.#store, table);
    if (document.status === 'finished') return document.endedAt! < at;
    const isAwaited = seatsToAct(document).some((seat) => document.seats[seat]?.kind === 'person');
    return isAwaited ? document.waitingSince > at : document.waitingSince < at;
  }
}

const isChoice = ({ disabled, custom_id }: Pressable): boolean =>
  disabled !== true && CHOICES.some((verb) => verb === decodeCustomId(custom_id)?.verb);

/** As it's stored now. */
async function documentOf(store: Store, table: string): Promise<TableDocument> {
  return (await new Collection(store, tableCollection).get(table))!;
}

async function thoughtsAt(store: Store, table: string): Promise<number> {
  const { play, seats } = await documentOf(store, table);
  return play!.record.steps.filter(({ seat }) => seats[seat]?.kind === 'computer').length;
}
