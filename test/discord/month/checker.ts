import type { APIMessage } from 'discord-api-types/v10';
import { decodeCustomId } from '../../../src/discord/choices/controls.ts';
import { pressables } from '../../../src/playground/users/components.ts';
import type { Outcome } from '../../../src/playground/users/outcome.ts';
import type { Pace } from '../../../src/table/document.ts';
import type { TableInfo } from '../../../src/table/views.ts';
import type { Stage } from '../fixtures/stage.ts';
import { enabled, isPrivate } from '../fixtures/stranger.ts';
import { isCall } from '../reminding/scene.ts';
import { tableMessage, verbOf } from './act.ts';
import type { Game, Month } from './month.ts';
import { DAY, FOREVER, type Guest, HOUR, isIn, MINUTE, quietSpans, uncovered } from './people.ts';

export interface Violation {
  readonly kind: string;
  readonly table: string;
  readonly day: string;
  readonly seed: number;
  readonly what: string;
}

/** How long a decision may take, in ms. */
const LASTS: Readonly<Record<Pace, number>> = {
  none: FOREVER,
  live: 2 * MINUTE,
  '1h': HOUR,
  '12h': 12 * HOUR,
  '1d': DAY,
  '3d': 3 * DAY,
};

/** What's noted about a table between two looks. */
interface Book {
  wait: number;
  /** Who's awaited, and since when. */
  awaited: string | null;
  since: number;
  revision: number;
  steps: string;
  status: string;
  /** When anything went on, and when somebody who's there could have made it go on since. */
  movedAt: number;
  idle: number;
  lastLook: number;
  /** Texts of the present wait, and how often somebody was called in it. */
  said: Set<string>;
  calls: Map<string, number>;
  /** Since when the channel can be told and nothing has changed there. */
  tellableSince: number;
}

/** Judges by its own notes what the bot does, never by the bot's reckoning. */
export class Checker {
  readonly violations: Violation[] = [];
  readonly #month: Month;
  readonly #books = new Map<Game, Book>();
  readonly #touched = new Set<Game>();
  readonly #known = new Set<string>();
  #allAt = 0;

  constructor(month: Month) {
    this.#month = month;
  }

  violated(kind: string, game: Game, what: string, once = what): void {
    const key = `${kind} ${game.number} ${once}`;
    if (this.#known.has(key)) return;
    this.#known.add(key);
    const { number, game: name, pace } = game;
    const table = `${number} ${name} ${pace}${game.channel.thread ? ' thread' : ''}`;
    this.violations.push({ kind, table, day: this.#month.day(), seed: this.#month.seed, what });
  }

  /** Another run of the bot. */
  watch({ tables }: Stage): void {
    tables.subscribe(({ tableId }) => {
      this.#month.stirs++;
      const game = this.#month.games.find(({ id }) => id === tableId);
      if (game) this.#touched.add(game);
    });
  }

  /** Hears what the bot says from now on. */
  listen(): void {
    const { discord } = this.#month;
    discord.world.events.on('message', ({ message, privateTo }, change) => {
      if (privateTo !== null || message.author.id !== discord.bot.id) return;
      const game = this.#month.games.find(({ channel }) => channel.id === message.channel_id);
      if (!game) return;
      this.#touched.add(game);
      this.#month.note(game, `${change} ${message.content}`);
      this.#month.mentioned(message.channel_id, message);
      if (change === 'create') this.#heard(game, message);
    });
    discord.world.events.on('ping', (userId, message) => {
      for (const game of this.#month.games)
        for (const guest of game.guests) if (guest.id === userId) this.#pinged(game, guest, message);
    });
  }

  #pinged(game: Game, guest: Guest, message: APIMessage): void {
    const { now } = this.#month;
    const { username } = guest.user.data;
    this.#month.count('pings');
    this.#month.note(game, `ping ${username} ${short(message)}`);
    if (guest.isQuiet(now))
      this.violated('5 quiet', game, `${username} ${short(message)}`, this.#month.day());
    if (guest.isAwayBySaying(now)) this.violated('5 away', game, `${username} ${short(message)}`);
    guest.called(now, game.pace);
    if (isCall(message) || message.channel_id !== game.channel.id) return;
    const { calls, wait } = this.#book(game);
    // The news that the game is over is no call to act.
    const call = `${guest.id}${message.content.includes('🏆')}`;
    const count = (calls.get(call) ?? 0) + 1;
    calls.set(call, count);
    if (count > 1) this.violated('6 calls', game, `${username} ×${count} in wait ${wait}: ${short(message)}`);
  }

  /** A message that isn't the table's own is said once in a wait. */
  #heard(game: Game, message: APIMessage): void {
    const verbs = pressables(message).map(verbOf);
    if (!isCall(message) && verbs.some((verb) => ['hand', 'join', 'again'].includes(verb))) return;
    const { said, wait } = this.#book(game);
    const what = message.content.replace(/<t:[^>]*>/g, '');
    if (what === '') return;
    if (said.has(what)) this.violated('6 twice', game, `wait ${wait}: ${short(message)}`);
    said.add(what);
    const [seen] = pressables(message).filter((control) => verbOf(control) === 'seen');
    const [, kind] = (seen && decodeCustomId(seen.custom_id)?.args) ?? [];
    if (seen && kind !== 'returned') this.#reminded(game, message);
  }

  #reminded(game: Game, message: APIMessage): void {
    const { awaited } = this.#book(game);
    const used = this.#used(game);
    const least = game.pace === 'none' ? DAY : LASTS[game.pace] / 2;
    if (awaited !== null && used < least - 5_000)
      this.violated('3 early reminder', game, `after ${minutes(used)}: ${short(message)}`);
  }

  #book(game: Game): Book {
    const { now } = this.#month;
    const book = this.#books.get(game) ?? {
      ...{ wait: -1, awaited: null, since: now, revision: -1, steps: '', status: 'playing' },
      ...{ movedAt: now, idle: 0, lastLook: now, said: new Set<string>(), calls: new Map<string, number>() },
      tellableSince: now,
    };
    this.#books.set(game, book);
    return book;
  }

  /** When its channel could be told again, and when the game last went on. */
  sinceOf(game: Game): Pick<Book, 'tellableSince' | 'movedAt'> {
    return this.#book(game);
  }

  /** Notes whether channels can be told; call it before and after that changes. */
  tick(): void {
    const { now } = this.#month;
    for (const game of this.#month.games) {
      const last = game.untold.at(-1);
      const isTold = this.#month.canTell(game);
      if (last?.to === FOREVER && isTold) {
        last.to = now;
        this.#book(game).tellableSince = now;
      }
      if (last?.to !== FOREVER && !isTold) game.untold.push({ from: now, to: FOREVER });
    }
  }

  /** How much of their time whoever is awaited has used at the most, in ms. */
  #used(game: Game): number {
    const { awaited, since } = this.#book(game);
    const { now, outages } = this.#month;
    const guest = game.guests.find(({ id }) => id === awaited);
    const said = guest?.said && game.vacations ? [guest.said] : [];
    const rests =
      guest?.quiet && game.pace !== 'none' && LASTS[game.pace] >= 8 * HOUR
        ? quietSpans(guest, since, now)
        : [];
    return uncovered(since, now, [...outages, ...game.untold, ...said, ...rests]);
  }

  async lookAtTouched(): Promise<void> {
    const { now, games } = this.#month;
    if (now - this.#allAt >= 6 * HOUR) {
      this.#allAt = now;
      for (const game of games) this.#touched.add(game);
    }
    const touched = [...this.#touched];
    this.#touched.clear();
    for (const game of touched) await this.look(game);
  }

  /** Everything that can be seen to be wrong at the table now. */
  async look(game: Game): Promise<void> {
    const { now, on, isUp } = this.#month;
    if (!isUp) return;
    const info = await this.#month.infoOf(game);
    if (!info) return;
    const steps = await on.tables.read(game.id, ({ play }) => play?.record.steps ?? []);
    const book = this.#book(game);
    this.#goesOn(game, book, info, steps);
    this.#isNotBlocked(game, book, info);
    book.lastLook = now;
    if (this.#month.isQuietAt(game)) this.#saysWhatIs(game, book, info);
  }

  #goesOn(game: Game, book: Book, info: TableInfo, steps: readonly unknown[]): void {
    const { now } = this.#month;
    const all = steps.map((step) => JSON.stringify(step)).join('\n');
    const before = book.steps;
    if (!all.startsWith(before))
      this.violated('7 lost', game, `${before.split('\n').length} steps, then ${steps.length}`);
    const holder =
      info.status === 'playing' ? info.toAct.map((seat) => info.seats[seat]!).find(isPerson) : undefined;
    const awaited = holder?.userId ?? null;
    const isOther = info.wait !== book.wait || awaited !== book.awaited;
    // Nobody has pressed anything, and yet whoever was awaited isn't any more.
    if (
      isOther &&
      book.awaited !== null &&
      game.pressing === null &&
      book.wait >= 0 &&
      info.status !== 'closed'
    )
      this.#timeIsUp(game);
    if (isOther || all !== before || info.status !== book.status) {
      book.movedAt = now;
      book.idle = 0;
    }
    if (isOther) Object.assign(book, { said: new Set(), calls: new Map(), since: now });
    if (info.status !== book.status) this.#hasEnded(game, info);
    Object.assign(book, {
      wait: info.wait,
      awaited,
      steps: all,
      status: info.status,
      revision: info.revision,
    });
  }

  #timeIsUp(game: Game): void {
    this.#month.count('time was up');
    const used = this.#used(game);
    const lasts = LASTS[game.pace];
    if (used < lasts - 5_000) this.violated('3 early', game, `${minutes(used)} of ${minutes(lasts)} used`);
    const { now } = this.#month;
    if (game.untold.some((span) => isIn(now, span)))
      this.violated('3 untold', game, 'time was up while the channel was out of reach');
  }

  #hasEnded(game: Game, { status, seats, startedAt }: TableInfo): void {
    const { now } = this.#month;
    const { awaited } = this.#book(game);
    if (status === 'playing') return;
    const silent = now - game.actedAt;
    const byPeople = status === 'finished' && silent < HOUR;
    for (const { absence } of game.guests)
      if (absence && isIn(now, absence) && absence.to < FOREVER) this.#month.count('back after the end');
    this.#month.count(`${status}${byPeople ? ' by its people' : ''}: ${game.game}`);
    // Whoever is at the table and isn't awaited may have nothing to do while a clock runs out.
    const isAttended = game.guests.some(
      (guest) => guest.id !== awaited && !guest.hasLeft && guest.isThere(now) && isSeatedIn(seats, guest),
    );
    const back = game.guests.filter((guest) => !guest.hasLeft && guest.mayBeBack(now));
    const isLate = status === 'closed' && silent >= (startedAt ? 30 : 7) * DAY - MINUTE;
    if (silent > DAY && back.length > 0 && !isLate && !isAttended)
      this.violated(
        '1 ended',
        game,
        `${status}; nobody has acted for ${(silent / DAY).toFixed(1)} days, ${back.map(({ user }) => user.data.username).join(' ')} may be back${startedAt ? '' : ' (lobby)'}`,
      );
    else if (status === 'closed' && !isLate)
      this.violated('1 closed', game, `after ${(silent / DAY).toFixed(1)} days`);
    if (status !== 'finished') return;
    const out = game.guests.filter(
      (guest) => guest.isThere(now) && !guest.hasLeft && !isSeatedIn(seats, guest),
    );
    if (out.length > 0 && silent > DAY)
      this.violated('8 without', game, out.map(({ user }) => user.data.username).join(' '));
  }

  /** Whoever is there looks every day, and finds a press that goes on within a week. */
  #isNotBlocked(game: Game, book: Book, { status }: TableInfo): void {
    const { now } = this.#month;
    const present = game.guests.filter(
      (guest) => !guest.hasLeft && guest.isThere(now) && guest.isThere(book.lastLook),
    );
    const lapse = uncovered(book.lastLook, now, [...this.#month.outages, ...game.untold]);
    if (status !== 'playing' && status !== 'lobby') return;
    if (present.length > 0) book.idle += lapse;
    if (book.idle > 8 * DAY) {
      const text = tableMessage(present[0]!, game.channel);
      this.violated(
        '2 blocked',
        game,
        `${present.map(({ user }) => user.data.username).join(' ')} there; ${text ? short(text) : 'no message'}`,
        String(book.wait),
      );
    }
  }

  /** What the table's message says of turn, time and seats, once the bot has nothing more to send. */
  #saysWhatIs(game: Game, book: Book, info: TableInfo): void {
    const { now, discord } = this.#month;
    const viewer = discord.userById(game.guild.ownerId);
    const message = tableMessage({ user: viewer }, game.channel);
    if (!message) {
      this.violated('4 nothing', game, info.status);
      return;
    }
    const verbs = enabled(message).map((control) => decodeCustomId(control.custom_id)?.verb);
    const wrong = (what: string, detail: string) =>
      this.violated(`4 ${what}`, game, `${detail}: ${short(message)}`, `${info.wait} ${info.status}`);
    if (info.status !== 'playing') {
      if (verbs.includes('hand')) wrong('over', info.status);
      return;
    }
    // Whoever is told that the game has begun stands in a line of their own.
    const lines = message.content.split('\n').filter((line) => line !== '' && !/^(<@\d+> ?)+$/.test(line));
    const names = [...lines.join('\n').matchAll(/<@(\d+)>/g)].map(([, id]) => id!);
    if (names.some((id) => id !== book.awaited)) wrong('turn', `${book.awaited} is awaited`);
    const guest = game.guests.find(({ id }) => id === book.awaited);
    if (
      guest &&
      names.length === 0 &&
      !guest.isAwayBySaying(now) &&
      !message.content.includes(guest.user.data.global_name!)
    )
      wrong('turn', `${guest.user.data.username} is awaited`);
    const open = info.seats.filter((holder) => holder.kind === 'computer' && holder.until === 'taken').length;
    const away = info.seats.filter((holder) => holder.kind === 'computer' && holder.until === 'back').length;
    if (verbs.includes('take') !== open > 0) wrong('seats', `${open} open`);
    if (verbs.includes('back') !== away > 0) wrong('seats', `${away} away`);
    if (lines.some((line, at) => line.length > 3 && line === lines[at + 1])) wrong('twice', 'a line');
    this.#saysWhen(game, guest, lines, wrong);
  }

  #saysWhen(
    game: Game,
    guest: Guest | undefined,
    lines: readonly string[],
    wrong: (what: string, detail: string) => void,
  ): void {
    const { now } = this.#month;
    const times = [...(lines.join('\n').matchAll(/<t:(\d+):R>/g) ?? [])].map(([, at]) => Number(at) * 1_000);
    if (times.some((at) => at < now - 2 * MINUTE)) wrong('time', 'it names a time that has passed');
    if (!guest || game.pace === 'none' || guest.isAwayBySaying(now) || times.length === 0) return;
    const due = now + LASTS[game.pace] - this.#used(game);
    if (times.every((at) => Math.abs(at - due) > 3 * MINUTE) && times.every((at) => at < due))
      wrong('time', `time runs out ${minutes(due - now)} from now`);
  }

  /** Discord sends what was handled once more: nothing changes, where only people are to act. */
  async redelivers(game: Game, { interactionId }: Outcome): Promise<void> {
    const { discord, on } = this.#month;
    const { seats, toAct } = await on.tables.info(game.id);
    if (!toAct.every((seat) => isPerson(seats[seat]!))) return;
    const count = () => on.tables.read(game.id, ({ play }) => play?.record.steps.length ?? 0);
    const before = await count();
    discord.redeliver(interactionId);
    await this.#month.settle();
    const after = await count();
    if (after !== before) this.violated('7 double', game, `${before} steps, then ${after}`);
  }

  /** After all: every game that people go on with has come to its end. */
  async end(): Promise<void> {
    const { games, now } = this.#month;
    for (const game of games) {
      const there = game.guests.filter((guest) => !guest.hasLeft && guest.isThere(now));
      if (there.length > 0 && !(await this.#month.isOver(game)))
        this.violated('8 unfinished', game, `${there.map(({ user }) => user.data.username).join(' ')} there`);
    }
  }
}

const isPerson = <H extends { readonly kind: string }>(
  holder: H,
): holder is H & { readonly kind: 'person' } => holder.kind === 'person';

const isSeatedIn = (seats: TableInfo['seats'], { id }: Guest): boolean =>
  seats.some((holder) => isPerson(holder) && holder.userId === id);

const minutes = (ms: number): string => `${(ms / MINUTE).toFixed(1)} min`;

const short = (message: APIMessage): string =>
  (isPrivate(message) ? 'private: ' : '') + message.content.replaceAll('\n', ' ⏎ ').slice(-160);
