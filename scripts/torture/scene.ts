import { setTimeout as delay } from 'node:timers/promises';
import { wordsOf } from '../../src/i18n/index.ts';
import type { Playground } from '../../src/playground/server.ts';
import type { LocalUser } from '../../src/playground/users/user.ts';
import type { Bot } from './bot.ts';
import type { ChannelLog } from './channel-log.ts';
import { type Control, controlsOf, make, type Sent, use } from './people.ts';
import type { Relay } from './relay.ts';
import type { TestStore } from './stores.ts';

const words = wordsOf('en-US');
const { button } = words.discord;

/** What all runs share. */
export interface Stage {
  readonly playground: Playground;
  readonly discordRelay: Relay;
  readonly store: TestStore;
  readonly bot: Bot;
  readonly log: ChannelLog;
}

export interface GameChoice {
  readonly game: string;
  readonly variant: string;
  readonly people: number;
  readonly computers: number;
}

/** The users of the local Discord. */
export const NAMES = ['ann', 'ben', 'cyd', 'dan'];

/** One channel, its table, and everything people did there. */
export class Scene {
  readonly stage: Stage;
  readonly channelId: string;
  readonly sent: Sent[] = [];
  readonly people: readonly LocalUser[];
  /** Whether anything was undone: if so, more may have been announced than is in the record. */
  undone = false;
  redeliveries = 0;
  #troubles = 0;
  #lastTrouble = 0;
  readonly #waiting: Promise<void>[] = [];

  constructor(stage: Stage, channelId: string, people: number) {
    this.stage = stage;
    this.channelId = channelId;
    this.people = NAMES.slice(0, people).map((name) => stage.playground.discord.user(name));
  }

  /** True if nothing is disturbed, and nothing has been for as long as an interaction may take. */
  readonly isCalm = (): boolean => this.#troubles === 0 && Date.now() - this.#lastTrouble > 3_000;

  /** Opens a table, seats everyone and starts. */
  async begin({ game, variant, computers }: GameChoice): Promise<void> {
    const [host, ...guests] = this.people;
    await this.command(host!, 'table open', { game, variant, computers });
    for (const guest of guests) await this.command(guest, 'table join');
    await this.command(host!, 'table start');
  }

  async command(user: LocalUser, name: string, values: Record<string, string | number> = {}): Promise<void> {
    await this.stage.bot.up();
    const sent = await make(user, `/${name}`, () => user.command(this.channelId, name, values), this.isCalm);
    if (sent) this.sent.push(sent);
  }

  /** Uses a control that the user sees, usually in their own hand, which is opened first. */
  async press(who: number, age: number, pick: number, times = 1): Promise<void> {
    await this.stage.bot.up();
    const user = pick % 6 === 0 ? this.people[who % this.people.length]! : this.#called(who);
    const control = this.#control(user, age, pick);
    if (!control) return;
    const name = control.control.label ?? 'a menu';
    if (name === button.undo) this.undone = true;
    const act = () => use(user, control, pick);
    const made = await Promise.all(
      Array.from({ length: times }, () =>
        make(user, `${name} (${control.control.custom_id})`, act, this.isCalm, name === button.hand),
      ),
    );
    this.sent.push(...made.filter((sent) => sent !== null));
  }

  /** For failure reports. */
  nameOf(userId: string): string {
    return NAMES[this.people.findIndex(({ id }) => id === userId)] ?? userId;
  }

  /** The user whose turn it was said to be last, or any. */
  #called(who: number): LocalUser {
    const texts = this.stage.log.versionsIn(this.channelId).map(({ content }) => content);
    const id = [...texts.join('\n').matchAll(/<@(\d+)>/g)].at(-1)?.[1];
    return this.people.find((user) => user.id === id) ?? this.people[who % this.people.length]!;
  }

  /** Redelivers an interaction, as Discord may after a gateway resume. */
  redeliver(back: number): void {
    const sent = this.sent.at(-1 - back);
    if (!sent) return;
    this.stage.playground.discord.redeliver(sent.id);
    this.redeliveries++;
  }

  #control(user: LocalUser, age: number, pick: number): Control | undefined {
    const own = controlsOf(user, this.channelId, 'private', age);
    const shared = controlsOf(user, this.channelId, 'public', age);
    const hand = shared.find(({ control }) => control.label === button.hand);
    if (own.length === 0 || pick % 5 === 0) return hand ?? shared[pick % Math.max(1, shared.length)];
    const onward = own.filter(
      ({ control: { label = '' } }) =>
        ![button.text, button.back, button.now, words.hints.button].includes(label),
    );
    const from = onward.length > 0 ? onward : own;
    return from[pick % from.length];
  }

  /** Causes a fault for that many ms while `during` runs. */
  async trouble(
    begin: () => unknown,
    ms: number,
    end: () => unknown,
    during: () => Promise<void>,
  ): Promise<void> {
    this.#troubles++;
    const happening = during();
    await begin();
    await delay(ms);
    await end();
    this.#lastTrouble = Date.now();
    this.#troubles--;
    this.#waiting.push(happening);
  }

  /** Kills the bot while `during` runs, and restarts it. */
  async kill(afterMs: number, during: () => Promise<void>): Promise<void> {
    this.#troubles++;
    const happening = during();
    await delay(afterMs);
    await this.stage.bot.kill();
    await this.stage.bot.up();
    this.#lastTrouble = Date.now();
    this.#troubles--;
    this.#waiting.push(happening);
  }

  /** Resolves once every interaction has been answered or has timed out. */
  async over(): Promise<void> {
    await Promise.all(this.#waiting.splice(0));
  }
}
