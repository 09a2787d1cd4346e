import type { APIMessage } from 'discord-api-types/v10';
import type { LocalUser } from '../../../src/playground/users/user.ts';
import { ASIDE } from '../fixtures/random-game.ts';
import type { Stage } from '../fixtures/stage.ts';
import { enabled, isPrivate, newest, pickFrom, press, type Random, use } from '../fixtures/stranger.ts';
import { t } from '../reliability/scene.ts';
import type { Span, Wait } from './expected.ts';
import { atRest, isCall, startTimed, type Time, timedStage } from './scene.ts';

const FOREVER = Number.POSITIVE_INFINITY;

/** A message of the bot at the moment of its creation. */
interface Posted {
  readonly at: number;
  readonly message: APIMessage;
}

/** A game of a move a day over many runs of the bot, and notes of what happens in it. */
export class Fortnight {
  readonly time: Time;
  readonly id: string;
  /** Everything that the bot has said to the channel or by direct message. */
  readonly posted: readonly Posted[];
  readonly waits: Wait[] = [];
  /** When the bot was away or the clock was stopped. */
  readonly still: Span[] = [];
  /** When somebody acted. */
  readonly acted: number[] = [];
  runs = 1;
  #on: Stage;
  #wait = -1;

  static async start(
    time: Time,
    people: readonly string[],
    prepare: (on: Stage) => void,
  ): Promise<Fortnight> {
    const on = await timedStage(time);
    prepare(on);
    const posted: Posted[] = [];
    const { bot, world } = on.playground.discord;
    world.events.on('message', ({ message, privateTo }, change) => {
      if (change === 'create' && privateTo === null && message.author.id === bot.id)
        posted.push({ at: time.clock.now(), message: structuredClone(message) });
    });
    return new Fortnight(time, on, await startTimed(on, people, '1d'), posted);
  }

  private constructor(time: Time, on: Stage, id: string, posted: readonly Posted[]) {
    this.time = time;
    this.#on = on;
    this.id = id;
    this.posted = posted;
  }

  get on(): Stage {
    return this.#on;
  }

  get now(): number {
    return this.time.clock.now();
  }

  /** Notes whom the table waits for now. @returns whether that's somebody else than before, and who */
  async look(): Promise<{ readonly isNew: boolean; readonly awaited: string | null }> {
    const { seats, toAct, status, wait } = await this.#on.tables.info(this.id);
    const holder = status === 'playing' ? seats[toAct[0]!] : undefined;
    const awaited = holder?.kind === 'person' ? holder.userId : null;
    if (wait === this.#wait && awaited === this.waits.at(-1)?.userId) return { isNew: false, awaited };
    this.#wait = wait;
    const last = this.waits.at(-1);
    if (last?.to === FOREVER) last.to = this.now;
    if (awaited !== null) this.waits.push({ from: this.now, to: FOREVER, seen: FOREVER, userId: awaited });
    return { isNew: true, awaited };
  }

  /** Lets time pass until that moment, or until the clock does something earlier. */
  async pass(until: number): Promise<void> {
    const { clock } = this.time;
    clock.advance(Math.max(0, Math.min(until, clock.next ?? until) - clock.now()));
    await new Promise(setImmediate);
    await this.#on.clocks?.idle();
    if ((await this.#on.tables.info(this.id)).wait !== this.#wait) await atRest(this.#on, this.id);
  }

  /** The bot ends, in order or not, and starts again after a pause. */
  async restart(pause: number, how: 'stopped' | 'killed' = 'stopped'): Promise<void> {
    const killed = this.#on.store.copy();
    if (how === 'killed') this.#on.store.writesLeft = 0;
    await this.#on.bot.stop();
    const store = how === 'killed' ? killed : this.#on.store.copy();
    const from = this.now;
    this.time.clock.advance(pause);
    this.#on = await timedStage(this.time, { on: this.#on.playground, store });
    this.runs++;
    this.still.push({ from, to: this.now });
    await atRest(this.#on, this.id);
  }

  /** The newest reminder that the person sees, if any. */
  reminderOf(user: LocalUser): APIMessage | undefined {
    return [user.directMessageId, this.#on.channelId]
      .flatMap((channelId) => user.visibleMessages(channelId))
      .findLast(isCall);
  }

  /** The person plays by whatever their hand offers, until somebody else is awaited. */
  async play(user: LocalUser, random: Random): Promise<void> {
    const { tables, channelId } = this.#on;
    const { wait } = await tables.info(this.id);
    this.acted.push(this.now);
    const shared = newest(user, channelId, (message) => !isPrivate(message) && !isCall(message))!;
    await press(user, shared, t('discord-button-hand'));
    for (let clicks = 0; (await tables.info(this.id)).wait === wait; clicks++) {
      if (clicks > 200) throw new Error('no end in sight');
      const hand = newest(user, channelId, isPrivate)!;
      const ahead = enabled(hand).filter(({ label }) => !ASIDE.includes(label));
      await use(user, hand, pickFrom(ahead, random), random);
    }
    await atRest(this.#on, this.id);
  }
}
