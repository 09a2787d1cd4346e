import { decodeCustomId, type Verb } from '../../src/discord/choices/controls.ts';
import { translator } from '../../src/i18n/index.ts';
import type { Playground } from '../../src/playground/server.ts';
import type { Outcome } from '../../src/playground/users/outcome.ts';
import type { LocalUser } from '../../src/playground/users/user.ts';
import type { Store } from '../../src/store/store.ts';
import type { LogLine } from './bot.ts';
import type { ChannelLog } from './channel-log.ts';
import { type Control, controlsOf, hasSequel, make, type Sent, use } from './people.ts';

const t = translator('en-US');
const HAND = t('discord-button-hand');
const UNDO = t('discord-button-undo');
/** Buttons that lead nowhere. */
const ASIDE = [
  t('discord-button-text'),
  t('discord-button-back'),
  t('discord-button-now'),
  t('look-back-happened'),
  t('hints-button'),
];

/** As long as an interaction may take, in ms. */
const AFTERMATH = 3_000;

/** What disturbs the bot now, or has just done. */
export class Troubles {
  #count = 0;
  #lastAt = 0;

  begin(): void {
    this.#count++;
  }

  end(): void {
    this.#count--;
    this.#lastAt = Date.now();
  }

  /** Whether nothing is disturbed, and nothing has been for as long as an interaction may take. */
  readonly areOver = (): boolean => this.#count === 0 && Date.now() - this.#lastAt > AFTERMATH;
}

/** What all tables share. */
export interface Stage {
  readonly playground: Playground;
  readonly store: { readonly direct: Store };
  readonly bot: {
    readonly lines: LogLine[];
    /** Resolves once people may expect answers. */
    up(): Promise<void>;
  };
  readonly log: ChannelLog;
  readonly troubles: Troubles;
}

export interface GameChoice {
  readonly game: string;
  readonly variant: string;
  readonly people: number;
  readonly computers: number;
}

/** One channel, its table, and everything people did there. */
export class Scene {
  readonly stage: Stage;
  readonly channelId: string;
  readonly sent: Sent[] = [];
  readonly people: readonly LocalUser[];
  /** Whether anything was undone: if so, more may have been announced than is in the record. */
  undone = false;
  /** The longest time for which nobody was answered though somebody was waiting, in ms. */
  longestWait = 0;
  /** The longest time for which the channel saw an earlier moment again, in ms. */
  longestBack = 0;
  #waitingSince: number | null = null;

  readonly #undoes: boolean;

  /** @param names whose users they are in the local Discord, the host first */
  constructor(stage: Stage, channelId: string, names: readonly string[], { undoes = true } = {}) {
    this.stage = stage;
    this.#undoes = undoes;
    this.channelId = channelId;
    this.people = names.map((name) => stage.playground.discord.user(name));
  }

  /** Opens a table, seats everyone and starts. */
  async begin({ game, variant, computers }: GameChoice): Promise<void> {
    const [host, ...guests] = this.people;
    await this.command(host!, 'table open', { game, variant, computers });
    for (const guest of guests) await this.command(guest, 'table join');
    await this.command(host!, 'table start');
  }

  async command(user: LocalUser, name: string, values: Record<string, string | number> = {}): Promise<void> {
    const act = () => user.command(this.channelId, name, values);
    await this.#make(user, act, { what: `/${name}`, verb: null, hasSequel: false });
  }

  /** Uses a control that the user sees, usually in their own hand, which is opened first. */
  async press(who: number, age: number, pick: number, times = 1): Promise<void> {
    await this.stage.bot.up();
    const user = pick % 6 === 0 ? this.people[who % this.people.length]! : this.#called(who);
    const control = this.#control(user, age, pick);
    if (!control) return;
    const name = control.control.label ?? 'a menu';
    if (name === UNDO) this.undone = true;
    const { custom_id } = control.control;
    const pressing = {
      what: `${name} (${custom_id})`,
      verb: decodeCustomId(custom_id)?.verb ?? null,
      hasSequel: hasSequel(control, pick),
    };
    const act = () => use(user, control, pick);
    await Promise.all(Array.from({ length: times }, () => this.#make(user, act, pressing)));
  }

  async #make(
    user: LocalUser,
    act: () => Promise<Outcome>,
    pressing: Pick<Sent, 'what' | 'verb' | 'hasSequel'>,
  ): Promise<void> {
    await this.stage.bot.up();
    this.#waitingSince ??= Date.now();
    const sent = await make({ user, act, isCalm: this.stage.troubles.areOver, ...pressing });
    if (sent) this.sent.push(sent);
    if (!sent?.outcome) return;
    this.longestWait = Math.max(this.longestWait, Date.now() - (this.#waitingSince ?? Date.now()));
    this.#waitingSince = null;
  }

  /** Redelivers an interaction, as Discord may after a gateway resume. */
  redeliver(back: number): void {
    const sent = this.sent.at(-1 - back);
    if (sent) this.stage.playground.discord.redeliver(sent.id);
  }

  /** Whether the table has had a game. */
  get hasBegun(): boolean {
    return this.#offers('hand');
  }

  /** Whether its game is over. */
  get isOver(): boolean {
    return this.#offers('again');
  }

  /** Whether a message of the channel does; a line that calls somebody, or says that it's over, is below it. */
  #offers(verb: Verb): boolean {
    return this.stage.log
      .messagesIn(this.channelId)
      .some(
        ({ removed, latest }) => !removed && latest.customIds.some((id) => decodeCustomId(id)?.verb === verb),
      );
  }

  /** For failure reports. */
  nameOf(userId: string): string {
    return this.people.find(({ id }) => id === userId)?.data.username ?? userId;
  }

  /** The user whose turn it was said to be last, or any. */
  #called(who: number): LocalUser {
    const texts = this.stage.log.versionsIn(this.channelId).map(({ content }) => content);
    const id = [...texts.join('\n').matchAll(/<@(\d+)>/g)].at(-1)?.[1];
    return this.people.find((user) => user.id === id) ?? this.people[who % this.people.length]!;
  }

  #control(user: LocalUser, age: number, pick: number): Control | undefined {
    const own = controlsOf(user, this.channelId, 'private', age);
    const shared = controlsOf(user, this.channelId, 'public', age);
    const hand = shared.find(({ control }) => control.label === HAND);
    if (own.length === 0 || pick % 5 === 0) return hand ?? shared[pick % Math.max(1, shared.length)];
    const onward = own.filter(
      ({ control: { label = '' } }) => !ASIDE.includes(label) && (this.#undoes || label !== UNDO),
    );
    const from = onward.length > 0 ? onward : own;
    return from[pick % from.length];
  }
}
