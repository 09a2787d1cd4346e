import { setTimeout as delay } from 'node:timers/promises';
import { GAME_IDS } from '../../src/games/game.ts';
import { type RandomIndex, seededIndex } from '../../src/games/playout.ts';
import { games } from '../../src/games/registry.ts';
import { check, checkAnswered, isLeftAlone } from './checks.ts';
import { Mismatch } from './mismatch.ts';
import { type GameChoice, Scene, type Stage } from './scene.ts';
import type { Tally } from './tally.ts';

/** Every game and variant, for two or three people, with or without a computer player. */
export const CHOICES: readonly GameChoice[] = GAME_IDS.flatMap((id) => {
  const game = games.get(id)!;
  return game.variants.flatMap((variant) => [
    { game: id, variant, people: 2, computers: 0 },
    { game: id, variant, people: 2, computers: 1 },
    { game: id, variant, people: Math.min(3, game.seats.max), computers: 0 },
  ]);
});

/** At each table; a table's people play nowhere else. */
const PEOPLE = 3;
/** The pause after a press, at most, in ms. */
const PAUSE = 300;
/** One press in so many is delivered again, and at one table in so many people undo. */
const AGAIN = 50;
const UNDOING = 4;
/** After so many presses that lead nowhere, the people of a table type its commands again. */
const STUCK = 20;
/** How often each process is asked for something before anything counts. */
const WARM = 3;

export interface CrowdOptions {
  readonly stage: Stage;
  readonly tables: number;
  readonly seed: string;
  /** How many press at each table at the same time. */
  readonly atOnce: number;
  readonly tally: Tally;
  readonly print: (line: string, isWrong?: boolean) => void;
}

/** The usernames of everybody at so many tables. */
export const namesFor = (tables: number): string[] =>
  Array.from({ length: tables }, (_, table) => seatsAt(table)).flat();

const seatsAt = (table: number): string[] =>
  Array.from({ length: PEOPLE }, (_, seat) => `person-${table}-${seat}`);

/** People who play one game after the other at some tables until they're told to stop, and check each of them. */
export class Crowd {
  readonly #options: CrowdOptions;
  readonly #counted = new WeakMap<Scene, number>();

  constructor(options: CrowdOptions) {
    this.#options = options;
  }

  /** Somebody asks each of so many processes for something, so that what comes first is loaded. Never throws. */
  async warm(processes: number): Promise<void> {
    const { discord } = this.#options.stage.playground;
    const [name] = seatsAt(0);
    const channel = discord.addChannel(guildOf(this.#options.stage, 0), { name: 'hall' });
    for (let turn = 0; turn < WARM * processes; turn++)
      await discord
        .user(name!)
        .command(channel.id, 'rules', { game: GAME_IDS[turn % GAME_IDS.length]! })
        .catch(() => undefined);
  }

  /** Resolves once the last games have been checked. */
  async play(signal: AbortSignal): Promise<void> {
    const { tables, seed } = this.#options;
    const all = Array.from({ length: tables }, (_, table) =>
      this.#playAt(table, seededIndex(`${seed} ${table}`), signal),
    );
    await Promise.all(all);
  }

  async #playAt(table: number, random: RandomIndex, signal: AbortSignal): Promise<void> {
    const { stage, print } = this.#options;
    const { discord } = stage.playground;
    for (let game = 0; !signal.aborted; game++) {
      const choice = CHOICES[(table * 4 + game) % CHOICES.length]!;
      const name = `table-${table}-${game}`;
      const channel = discord.addChannel(guildOf(stage, table), { name });
      const scene = new Scene(stage, channel.id, seatsAt(table).slice(0, choice.people), {
        undoes: random(UNDOING) === 0,
      });
      await this.#playGame(scene, choice, random, signal);
      await this.#check(scene, name);
      if (scene.isOver) print(`${name}: a game of ${choice.game} ${choice.variant} is over`);
    }
  }

  async #playGame(scene: Scene, choice: GameChoice, random: RandomIndex, signal: AbortSignal): Promise<void> {
    const { atOnce } = this.#options;
    const isOver = () => signal.aborted || scene.isOver;
    const playOn = async () => {
      while (!isOver()) {
        const times = atOnce > 1 && random(2) === 0 ? atOnce : 1;
        await scene.press(random(PEOPLE), 0, random(1_000), times);
        if (random(AGAIN) === 0) scene.redeliver(random(5));
        this.#count(scene);
        await delay(random(PAUSE) / atOnce);
      }
    };
    await scene.begin(choice);
    for (let tries = 0; !scene.hasBegun && tries < STUCK && !isOver(); tries++) await scene.begin(choice);
    await Promise.all(Array.from({ length: atOnce }, playOn));
  }

  async #check(scene: Scene, name: string): Promise<void> {
    const { tally, print } = this.#options;
    this.#count(scene);
    const { log } = scene.stage;
    tally.unanswered += scene.sent.filter(({ outcome, calm }) => outcome === null && !calm).length;
    tally.wrongs.unanswered += scene.sent.filter((sent) => isLeftAlone(sent, log)).length;
    if (scene.isOver) tally.games++;
    const complain = ({ wrong, message }: Mismatch) =>
      print(`${name}: ${wrong.toUpperCase()}: ${message}`, true);
    try {
      const steps = await check(scene);
      if (steps === null) tally.uncounted++;
      else tally.steps += steps;
    } catch (error) {
      if (!(error instanceof Mismatch)) throw error;
      tally.wrongs[error.wrong]++;
      complain(error);
    }
    try {
      checkAnswered(scene);
    } catch (error) {
      complain(error as Mismatch);
    }
    tally.longestBack = Math.max(tally.longestBack, scene.longestBack);
  }

  #count(scene: Scene): void {
    const { tally } = this.#options;
    tally.interactions += scene.sent.length - (this.#counted.get(scene) ?? 0);
    this.#counted.set(scene, scene.sent.length);
    tally.longestWait = Math.max(tally.longestWait, scene.longestWait);
  }
}

/** The server of a table: each has some, so that they're on different shards. */
export const TABLES_PER_SERVER = 4;

const guildOf = ({ playground: { discord } }: Stage, table: number) =>
  discord.guild(`Server ${Math.floor(table / TABLES_PER_SERVER)}`);
