import { type APIMessage, ComponentType } from 'discord-api-types/v10';
import { within } from '../../src/base/deadline.ts';
import { translator } from '../../src/i18n/index.ts';
import type { Level } from '../../src/players/levels.ts';
import type { LocalDiscord } from '../../src/playground/local-discord.ts';
import type { StoredMessage } from '../../src/playground/state/message.ts';
import { type Pressable, pressables } from '../../src/playground/users/components.ts';
import type { Outcome } from '../../src/playground/users/outcome.ts';
import type { LocalUser } from '../../src/playground/users/user.ts';

const t = translator('en-US');

/** Buttons that don't move the game forward. */
const IDLE: readonly (string | undefined)[] = [
  t('discord-button-hand'),
  t('discord-button-text'),
  t('discord-button-undo'),
  t('discord-button-back'),
  t('discord-button-more'),
  t('discord-button-steps'),
  t('discord-button-now'),
  t('look-back-happened'),
  t('hints-button'),
  t('people-button-how-to-play'),
];

const isChoice = ({ disabled, label }: Pressable): boolean => disabled !== true && !IDLE.includes(label);

const buttonIn = (message: APIMessage, label: string): Pressable | undefined =>
  pressables(message).find((one) => one.label === label);

/** Whoever is called can act before the picture is there; nobody is called by the one of the end. */
const isTable = (message: APIMessage): boolean =>
  message.attachments.length > 0 ||
  pressables(message).some(({ label }) => label === t('discord-button-hand'));

/** After so long, in ms, the bot has refused to open a table, and it's asked again. */
const OPENED_WITHIN = 10_000;

/** After so long, in ms, whoever got nothing to choose from opens their hand again. */
const WAITS = 5_000;

/** The computer players at a table, and what's played: Artus, unless it's said. */
export interface Opponents {
  readonly computers: number;
  readonly level: Level;
  readonly game?: string;
  readonly variant?: string;
}

/** Tables by channel: with one listener for all of them, many tables cost no more than few. */
const tablesOf = new WeakMap<LocalDiscord, Map<string, LoadTable>>();

function tablesIn(discord: LocalDiscord): Map<string, LoadTable> {
  const known = tablesOf.get(discord);
  if (known) return known;
  const tables = new Map<string, LoadTable>();
  tablesOf.set(discord, tables);
  discord.world.events.on('message', (stored, change) =>
    tables.get(stored.message.channel_id)?.onMessage(stored, change),
  );
  discord.world.events.on('messageGone', ({ message }) => tables.get(message.channel_id)?.onGone(message.id));
  return tables;
}

/** People and computer players who keep playing games in their own channel. */
export class LoadTable {
  /** Turns finished by people. */
  turns = 0;
  readonly channelId: string;
  readonly #discord: LocalDiscord;
  readonly #people: readonly [host: LocalUser, guest?: LocalUser];
  readonly #opponents: Opponents;
  readonly #random: () => number;
  /** Everybody's newest private message; the bot deletes the one before. */
  readonly #hands = new Map<string, string>();
  /** The next interaction; null while waiting for the bot. */
  #next: (() => Promise<Outcome>) | null;
  /** The private message that the next interaction uses, if it's one. */
  #choosingIn: string | null = null;
  /** The newest message that shows the table. */
  #table: APIMessage | null = null;
  /** When the last interaction was made, in ms. */
  #interacted = 0;

  constructor(
    discord: LocalDiscord,
    channelId: string,
    people: readonly [LocalUser, LocalUser?],
    random: () => number,
    opponents: Opponents,
  ) {
    this.#discord = discord;
    this.channelId = channelId;
    this.#people = people;
    this.#opponents = opponents;
    this.#random = random;
    this.#next = this.#open;
    tablesIn(discord).set(channelId, this);
  }

  onMessage({ message, privateTo }: StoredMessage, change: string): void {
    if (privateTo === null) {
      if (message.id === this.#table?.id || isTable(message)) this.#onTable(message);
      return;
    }
    if (change === 'create') this.#hands.set(privateTo, message.id);
    if (this.#hands.get(privateTo) === message.id)
      this.#onPrivateMessage(this.#discord.userById(privateTo), message);
  }

  onGone(messageId: string): void {
    if (this.#next && this.#choosingIn === messageId && this.#table) this.#onTable(this.#table);
  }

  /** Whether someone can act now. */
  get ready(): boolean {
    if (!this.#next && this.#table && performance.now() - this.#interacted > WAITS)
      this.#onTable(this.#table);
    return this.#next !== null;
  }

  /** Whether a game has begun here. */
  get isPlaying(): boolean {
    return this.#table !== null;
  }

  /** Makes the next interaction. @returns milliseconds to its first response */
  async interact(): Promise<number> {
    const act = this.#next;
    if (!act) throw new Error('nobody can act at this table now');
    this.#next = null;
    this.#interacted = performance.now();
    return (await act()).elapsed;
  }

  readonly #open = async (): Promise<Outcome> => {
    const [host, guest] = this.#people;
    const opened = await host.command(this.channelId, 'table open', {
      game: 'artus',
      variant: 'advanced',
      ...this.#opponents,
    });
    const inLobby = (person: LocalUser, label: string) => this.#press(person, this.#newestWith(label), label);
    // Where the bot was late, the lobby isn't its first message.
    const lobby = opened.messageWhere(
      (message) => buttonIn(message, t('discord-button-start')) !== undefined,
    );
    if (!(await within(OPENED_WITHIN, lobby))) {
      this.#next = this.#open;
      return opened;
    }
    const start = () => inLobby(host, t('discord-button-start'));
    this.#next =
      guest === undefined
        ? start
        : async () => {
            const joined = await inLobby(guest, t('discord-button-join'));
            this.#next = start;
            return joined;
          };
    return opened;
  };

  /** The table names who acts next, unless the game is over. */
  #onTable(table: APIMessage): void {
    this.#choosingIn = null;
    this.#table = table;
    const called = /<@(\d+)>/.exec(table.content)?.[1];
    if (called === undefined) this.#next = this.#open;
    else {
      const player = this.#discord.userById(called);
      this.#next = () => this.#press(player, table, t('discord-button-hand'));
    }
  }

  /** A hand has controls for as long as there's something to choose. */
  #onPrivateMessage(player: LocalUser, message: APIMessage): void {
    const choices = pressables(message).filter(isChoice);
    const way = choices[Math.floor(this.#random() * choices.length)];
    if (way) {
      this.#choosingIn = message.id;
      this.#next = () =>
        way.type === ComponentType.Button
          ? player.click(message, way.custom_id)
          : player.select(message, way.custom_id, this.#valuesOf(way));
      return;
    }
    this.turns += 1;
    // What was offered there is gone.
    if (this.#choosingIn === message.id) this.#next = this.#choosingIn = null;
  }

  /** As few as a menu takes, in its order from a random one on. */
  #valuesOf({ options = [], min_values = 1 }: Pressable): string[] {
    const from = Math.floor(this.#random() * (options.length - min_values + 1));
    return options.slice(from, from + min_values).map(({ value }) => value);
  }

  /** @throws Error if no message of the channel has such a button */
  #newestWith(label: string): APIMessage {
    const found = this.#people[0]
      .visibleMessages(this.channelId)
      .findLast((message) => buttonIn(message, label));
    if (!found) throw new Error(`no message with “${label}”`);
    return found;
  }

  #press(player: LocalUser, message: APIMessage, label: string): Promise<Outcome> {
    const found = buttonIn(message, label);
    if (!found) throw new Error(`no “${label}” in: ${message.content}`);
    return player.click(message, found.custom_id);
  }
}
