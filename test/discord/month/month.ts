import { type APIMessage, PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { vi } from 'vitest';
import { translator } from '../../../src/i18n/index.ts';
import { seededRandom } from '../../../src/players/random.ts';
import { type Playground, startPlayground } from '../../../src/playground/server.ts';
import type { Channel } from '../../../src/playground/state/channel.ts';
import type { Guild } from '../../../src/playground/state/guild.ts';
import { InteractionFailed } from '../../../src/playground/state/interactions.ts';
import type { Outcome } from '../../../src/playground/users/outcome.ts';
import { preferencesIn } from '../../../src/settings/settings.ts';
import type { Pace } from '../../../src/table/document.ts';
import { isRefused } from '../../../src/table/refusal.ts';
import type { TableInfo } from '../../../src/table/views.ts';
import { openThread } from '../../playground/threads.ts';
import type { FaultyStore } from '../../table/fixtures/stores.ts';
import { type Stage, stage } from '../fixtures/stage.ts';
import { pickFrom, press, type Random, randomFrom } from '../fixtures/stranger.ts';
import { look } from './act.ts';
import { Checker } from './checker.ts';
import { MonthClock, Requests } from './passing.ts';
import { DAY, FOREVER, Guest, MINUTE, type Span } from './people.ts';
import { kindsIn, nameOf, type Plan, peopledBy, type Trouble } from './troubles.ts';

const START = Date.parse('2026-03-10T09:00:00Z');

/** A table as the script knows it. */
export interface Game {
  readonly number: number;
  readonly guild: Guild;
  readonly channel: Channel;
  readonly guests: readonly Guest[];
  readonly game: string;
  readonly pace: Pace;
  readonly vacations: boolean;
  readonly language: string;
  id: string;
  /** When somebody last did something that the table took. */
  actedAt: number;
  /** Whoever is pressing something right now. */
  pressing: Guest | null;
  /** When the channel couldn't be told. */
  readonly untold: Span[];
}

/** Many tables over a month of simulated time, on one local Discord, over several runs of the bot. */
export class Month {
  readonly clock = new MonthClock(START);
  readonly begin = START;
  readonly random: Random;
  readonly games: Game[] = [];
  readonly checker: Checker;
  readonly troubles: Trouble[] = [];
  readonly seed: number;
  /** How often each kind of thing has happened. */
  readonly tally = new Map<string, number>();
  /** When Discord or the bot was away. */
  readonly outages: Span[] = [];
  /** Everything that people and the bot did, in order. */
  readonly log: string[] = [];
  /** How often a table has changed or a computer has moved: then there may be more to come. */
  stirs = 0;
  #on!: Stage;
  #isOut = false;
  #hurries = false;
  readonly #timer;
  readonly #requests = new Requests().listen();
  #seeds = 0;

  private constructor(seed: number) {
    this.seed = seed;
    this.random = randomFrom(seed);
    this.checker = new Checker(this);
    // What's remembered for a while is forgotten by the same time.
    this.#timer = vi.spyOn(performance, 'now').mockImplementation(() => this.now - START);
  }

  static async open(seed: number, plans: readonly Plan[]): Promise<Month> {
    const month = new Month(seed);
    const playground = await startPlayground({
      clock: month.clock,
      limits: { requests: 2_000, perRoute: 100_000, globalPerSecond: 1_000_000, messagesPerChannel: 5_000 },
      ...peopledBy(plans),
    });
    await month.#start(playground);
    const { discord } = playground;
    for (const [number, plan] of plans.entries()) {
      const parent = discord.channel(`table-${number}`);
      const channel = plan.inThread
        ? openThread(discord, parent, { name: `thread-${number}`, owner: nameOf(number, 0) })
        : parent;
      const guests = plan.manners.map((manner, seat) => {
        const user = discord.user(nameOf(number, seat));
        return new Guest(user, manner, START, month.random, plan.isLobby && seat === 0);
      });
      await month.#seat(plan, number, channel, guests);
    }
    month.checker.listen();
    for (const game of month.games) await month.checker.look(game);
    return month;
  }

  get on(): Stage {
    return this.#on;
  }

  get now(): number {
    return this.clock.now();
  }

  get discord() {
    return this.#on.playground.discord;
  }

  /** Whether the bot and Discord are there. */
  get isUp(): boolean {
    return !this.#isOut;
  }

  async #start(on: Playground, store?: FaultyStore): Promise<void> {
    const preferences = { of: (userId: string) => preferencesIn(this.#on.settings).of(userId) };
    this.#on = await stage({
      on,
      ...(store ? { store } : {}),
      time: { clock: this.clock, preferences },
      thinker: {
        think: async ({ actions, seed }) => {
          this.stirs++;
          return { action: pickFrom(actions, seededRandom(seed)), considered: [] };
        },
      },
      newSeed: () => (this.seed * 1_000 + this.#seeds++).toString(16).padStart(32, '0'),
    });
    this.checker.watch(this.#on);
  }

  /** The host opens a table, the others sit down, the game begins. */
  async #seat(plan: Plan, number: number, channel: Channel, guests: readonly Guest[]): Promise<void> {
    const { game, pace, vacations, invited, isLobby, language } = plan;
    const t = translator(language);
    const [host, ...others] = guests as [Guest, ...Guest[]];
    const opened = await host.user.command(channel.id, 'table open', {
      ...{ game, clock: pace, language },
      ...(invited ? { invited } : {}),
    });
    if (!opened.message) throw new Error('no lobby');
    for (const { id, user } of others) {
      if (invited) await host.user.command(channel.id, 'table invite', { person: id });
      await press(user, opened.message, t('discord-button-join'));
    }
    const info = await this.#on.tables.inChannel(channel.id);
    if (!vacations)
      await this.#on.tables.change(info.id, info.host, (table) => ({ ...table, vacations: false }));
    if (!isLobby) await press(host.user, opened.message, t('discord-button-start'));
    await this.settle();
    for (const kind of kindsIn(plan)) this.count(kind);
    for (const guest of guests) {
      const reminders = pickFrom(['channel', 'channel', 'direct', 'off'], this.random);
      for (const kind of [`reminders: ${reminders}`, ...(guest.quiet ? ['quiet hours'] : [])])
        this.count(kind);
      await guest.prefer(channel.id, reminders);
      guest.again(this.now);
      guest.called(this.now, pace);
    }
    this.games.push({
      ...{ number, channel, guests, game, pace, vacations, language, id: info.id },
      ...{ guild: this.discord.world.guild(channel.guildId!), actedAt: this.now, pressing: null, untold: [] },
    });
  }

  /** Somebody says until when they're away. */
  async sayAway({ channel }: Game, guest: Guest): Promise<void> {
    const { user } = guest;
    const isOffered =
      user.canSee(channel.id) && user.commands(channel.id).some(({ name }) => name === 'settings');
    // In a channel that's shut to them they can't say it.
    if (!this.isUp || !isOffered) return;
    await guest.sayAway(channel.id);
    const { awayUntil } = await this.#on.settings.person(guest.id);
    if (awayUntil === null) throw new Error(`${guest.zone}: not away`);
    guest.said = { from: this.now, to: awayUntil };
    this.count('said to be away');
  }

  /** Everything has happened that waits for no timer: if anything happens in so many turns, it's looked for longer. */
  async settle(turns = 6): Promise<void> {
    let needed = turns;
    for (let still = 0; still < needed; still++) {
      const before = this.stirs;
      // On a fast machine, turns of the event loop alone are over before sockets have delivered.
      await new Promise((resolve) => setTimeout(resolve, 1));
      await this.#on.clocks?.idle();
      if (this.#requests.underWay === 0 && this.stirs === before) continue;
      needed = 12;
      still = -1;
    }
  }

  /** Somebody presses something at a table. @returns null if Discord says that it failed */
  async #pressing(game: Game, guest: Guest, what: () => Promise<Outcome>): Promise<Outcome | null> {
    game.pressing = guest;
    try {
      const before = (await this.infoOf(game))?.revision;
      const outcome = await what();
      await this.settle();
      this.count('presses');
      this.note(game, `${guest.user.data.username} presses: ${outcome.message?.content ?? ''}`);
      const after = (await this.infoOf(game))?.revision;
      if (after !== before) {
        this.count('acts');
        game.actedAt = this.now;
        if (this.random() < 0.02) await this.checker.redelivers(game, outcome);
      }
      await this.checker.look(game);
      return outcome;
    } catch (error) {
      if (error instanceof InteractionFailed) {
        this.checker.violated('unanswered', game, guest.user.data.username);
        return null;
      }
      throw error;
    } finally {
      game.pressing = null;
    }
  }

  async #look(game: Game, guest: Guest): Promise<void> {
    guest.again(this.now);
    if (this.#hurries) guest.hurry(this.now);
    // Caches look at the time once in a millisecond.
    await new Promise((resolve) => setTimeout(resolve, 2));
    if (!this.isUp || !this.isAmong(game) || guest.hasLeft) return;
    await look(guest, {
      channel: game.channel,
      random: this.random,
      now: () => this.now,
      pressing: (who, what) => this.#pressing(game, who, what),
      tried: (what) => this.count(`tried ${what}`),
    });
  }

  /** Whether the bot can write in the game's channel. */
  canTell(game: Game): boolean {
    const { channel } = game;
    const { world, bot } = this.discord;
    const mayWrite = channel.thread ? Bits.SendMessagesInThreads : Bits.SendMessages;
    const needed = mayWrite | Bits.ViewChannel;
    const isShut = channel.thread?.locked ?? false;
    return this.isAmong(game) && !isShut && (world.permissions(channel, bot.id) & needed) === needed;
  }

  /** Whether the bot has had the time to say at the table whatever it has to. */
  isQuietAt(game: Game): boolean {
    const { tellableSince, movedAt } = this.checker.sinceOf(game);
    const back = this.outages.at(-1)?.to ?? 0;
    return this.canTell(game) && this.now - Math.max(tellableSince, movedAt, back) >= 10 * MINUTE;
  }

  /** Whether the bot is a member of the game's server. */
  isAmong({ guild }: Game): boolean {
    return guild.members.has(this.discord.bot.id);
  }

  /** A message that names somebody makes them look. */
  mentioned(channelId: string, { content }: APIMessage): void {
    const game = this.games.find(({ channel }) => channel.id === channelId);
    for (const guest of game?.guests ?? [])
      if (content.includes(`<@${guest.id}>`)) guest.called(this.now, game!.pace);
  }

  /** Lets time pass until then, alarm by alarm, with all that people do. */
  async pass(until: number): Promise<void> {
    while (this.now < until) {
      const [trouble] = this.troubles.sort((a, b) => a.at - b.at);
      let first: { game: Game; guest: Guest } | null = null;
      for (const game of this.games)
        for (const guest of game.guests)
          if (guest.next < (first?.guest.next ?? FOREVER)) first = { game, guest };
      const at = Math.min(until, trouble?.at ?? until, first?.guest.next ?? until);
      await this.#tick(at);
      if (trouble && trouble.at <= this.now) {
        this.troubles.shift();
        this.checker.tick();
        await trouble.happens(this);
        this.count(trouble.kind);
        this.checker.tick();
        await this.settle();
      } else if (first && first.guest.next <= this.now) await this.#look(first.game, first.guest);
    }
  }

  async #tick(until: number): Promise<void> {
    while (this.now < until) {
      const { lists } = this.#on.store;
      const due = ['due', 'due:clocks'].flatMap((list) => [...(lists.get(list)?.values() ?? [])]);
      const ranks = due.map(({ rank }) => rank);
      const isBehind = ranks.some((rank) => rank <= this.now);
      const next = isBehind ? (this.clock.next ?? until) : Math.min(this.clock.nextRare, ...ranks);
      this.clock.advance(Math.max(0, Math.min(next, until) - this.now));
      await this.settle(2);
      await this.checker.lookAtTouched();
    }
  }

  /** Only those who are there go on, and they don't take long. */
  hurry(): void {
    this.#hurries = true;
    for (const { guests } of this.games) for (const guest of guests) guest.hurry(this.now);
  }

  /** Null once nothing is kept of it: a lobby in which nothing was begun. */
  async infoOf({ id }: Game): Promise<TableInfo | null> {
    return this.#on.tables.info(id).catch((error: unknown) => {
      if (isRefused(error, 'unknownTable')) return null;
      throw error;
    });
  }

  async isOver(game: Game): Promise<boolean> {
    const { status = 'closed' } = (await this.infoOf(game)) ?? {};
    return status === 'finished' || status === 'closed';
  }

  /** Whether anybody who's there has a game that isn't over. */
  async isGoingOn(): Promise<boolean> {
    for (const game of this.games) {
      const isAnybodyThere = game.guests.some((guest) => !guest.hasLeft && guest.isThere(this.now));
      if (isAnybodyThere && !(await this.isOver(game))) return true;
    }
    return false;
  }

  /** The bot's process is killed, and another one starts after a while. */
  async kill(pause: number): Promise<void> {
    const { playground, store } = this.#on;
    const left = store.copy();
    store.writesLeft = 0;
    await this.#on.close();
    await this.#away(pause, () => this.#start(playground, left));
  }

  /** Discord can't be reached for a while. */
  async outage(pause: number): Promise<void> {
    const { gateway, faults } = this.discord;
    const held: Parameters<typeof gateway.accept>[0][] = [];
    const { accept } = gateway;
    const isConnected = gateway.connected > 0;
    gateway.accept = (socket) => void held.push(socket);
    const fault = faults.add({ effect: { type: 'refuse', status: 503, code: 0 } });
    gateway.dropConnections();
    await this.#away(pause, async () => {
      fault.remove();
      gateway.accept = accept;
      for (const socket of held) socket.terminate();
      while (isConnected && gateway.connected === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    });
  }

  async #away(pause: number, back: () => Promise<void>): Promise<void> {
    const from = this.now;
    this.#isOut = true;
    await new Promise((resolve) => setTimeout(resolve, 20));
    for (let end = from + pause; this.now < end; ) {
      this.clock.advance(Math.min(MINUTE, end - this.now));
      await new Promise(setImmediate);
    }
    await back();
    await this.settle();
    this.#isOut = false;
    this.outages.push({ from, to: this.now });
  }

  async close(): Promise<void> {
    await this.#on.close();
    await this.#on.playground.close();
    this.#requests.stop();
    this.#timer.mockRestore();
  }

  count(kind: string): void {
    this.tally.set(kind, (this.tally.get(kind) ?? 0) + 1);
  }

  note(game: Game, what: string): void {
    this.log.push(`${this.day()} ${game.number} ${what}`);
  }

  /** In days from the beginning. */
  day(at = this.now): string {
    return ((at - this.begin) / DAY).toFixed(2);
  }
}
