import { type APIMessage, ComponentType, MessageFlags } from 'discord-api-types/v10';
import { wordsOf } from '../../src/i18n/index.ts';
import type { Level } from '../../src/players/levels/levels.ts';
import type { LocalDiscord } from '../../src/playground/local-discord.ts';
import { pressables } from '../../src/playground/users/components.ts';
import type { Outcome } from '../../src/playground/users/outcome.ts';
import type { LocalUser } from '../../src/playground/users/user.ts';

const words = wordsOf('en-US').discord.button;

/** Buttons that don't move the game forward. */
const IGNORED_BUTTONS: readonly (string | undefined)[] = [
  words.hand,
  words.text,
  words.undo,
  words.back,
  words.more,
  words.now,
];

const isPublic = ({ flags }: APIMessage): boolean => ((flags ?? 0) & MessageFlags.Ephemeral) === 0;

/** The computer players at a table. */
export interface Opponents {
  readonly computers: number;
  readonly level: Level;
}

/** People and computer players who keep playing games of Artus in their own channel. */
export class LoadTable {
  /** Turns finished by people. */
  turns = 0;
  readonly #discord: LocalDiscord;
  readonly #channelId: string;
  readonly #people: readonly [host: LocalUser, guest?: LocalUser];
  readonly #opponents: Opponents;
  readonly #random: () => number;
  /** The next interaction; null while waiting for the bot. */
  #next: (() => Promise<Outcome>) | null;

  constructor(
    discord: LocalDiscord,
    channelId: string,
    people: readonly [LocalUser, LocalUser?],
    opponents: Opponents,
    random: () => number,
  ) {
    this.#discord = discord;
    this.#channelId = channelId;
    this.#people = people;
    this.#opponents = opponents;
    this.#random = random;
    this.#next = this.#open;
    discord.world.events.on('message', ({ message, privateTo }, change) => {
      if (message.channel_id === channelId && privateTo === null && change === 'create')
        this.#onPublicMessage(message);
    });
  }

  /** Whether someone can act now. */
  get ready(): boolean {
    return this.#next !== null;
  }

  /** Makes the next interaction. @returns milliseconds to its first response */
  async interact(): Promise<number> {
    const act = this.#next;
    if (!act) throw new Error('nobody can act at this table now');
    this.#next = null;
    return (await act()).elapsed;
  }

  readonly #open = async (): Promise<Outcome> => {
    const [host, guest] = this.#people;
    const opened = await host.command(this.#channelId, 'table open', {
      game: 'artus',
      variant: 'advanced',
      ...this.#opponents,
    });
    const start = (lobby: APIMessage) => () => this.#press(host, lobby, words.start);
    const lobby = opened.message as APIMessage;
    this.#next =
      guest === undefined
        ? start(lobby)
        : async () => {
            const joined = await this.#press(guest, lobby, words.join);
            this.#next = start(joined.message as APIMessage);
            return joined;
          };
    return opened;
  };

  /** Handles a public message: it mentions who acts next, unless the game is over. */
  #onPublicMessage(message: APIMessage): void {
    if (message.attachments.length === 0 || !isPublic(message)) return;
    const called = message.mentions[0];
    if (!called) this.#next = this.#open;
    else {
      const player = this.#discord.userById(called.id);
      this.#next = async () => this.#chooseNext(player, await this.#press(player, message, words.hand));
    }
  }

  #chooseNext(player: LocalUser, outcome: Outcome): Outcome {
    const message = outcome.message as APIMessage;
    const ways = pressables(message).filter(
      ({ disabled, label }) => !disabled && !IGNORED_BUTTONS.includes(label),
    );
    const way = this.#pick(ways);
    if (way)
      this.#next = async () =>
        this.#chooseNext(
          player,
          way.type === ComponentType.Button
            ? await player.click(message, way.custom_id)
            : await player.select(message, way.custom_id, [this.#pick(way.options ?? [])?.value as string]),
        );
    else this.turns += 1;
    return outcome;
  }

  #press(player: LocalUser, message: APIMessage, label: string): Promise<Outcome> {
    const found = pressables(message).find((one) => one.label === label);
    if (!found) throw new Error(`no “${label}” in: ${message.content}`);
    return player.click(message, found.custom_id);
  }

  #pick<T>(items: readonly T[]): T | undefined {
    return items[Math.floor(this.#random() * items.length)];
  }
}
