import { setTimeout as delay } from 'node:timers/promises';
import { games } from '../../src/games/registry.ts';
import { seededRandom } from '../../src/players/random.ts';
import { type Playground, startPlayground } from '../../src/playground/server.ts';
import type { LocalUser } from '../../src/playground/users/user.ts';
import { LoadTable } from '../answers/load-table.ts';
import { processorTimeOf } from '../cluster/process-figures.ts';
import { Fleet, type FleetOptions } from './fleet.ts';
import type { Step } from './step.ts';

/** Tables of a server; each has a channel of its own. Few, so that each shard has servers. */
const TABLES_PER_SERVER = 5;
/** A person plays at so many tables. */
const TABLES_PER_PERSON = 5;
/** Tables that are opened at a time. */
const OPENED_AT_ONCE = 4;
/** Opening one takes three interactions; a bot that's late needs more, and pauses in between, in ms. */
const MOST_STEPS = 100;
const BETWEEN = 200;
/** How many interactions of a hundred are no moves. */
const LOOKS = 15;
/** How often the bot's memory is read and pictures are counted, in ms. */
const SAMPLED_EVERY = 1_000;

/** What people do beside playing: at the table, or in a channel without one, where nothing distracts them from it. */
const LOOKING: readonly ((
  person: LocalUser,
  tableId: string,
  loungeId: string,
) => Promise<{ readonly elapsed: number }>)[] = [
  (person, tableId) => person.command(tableId, 'hand'),
  (person, _, loungeId) => person.command(loungeId, 'games'),
  (person, _, loungeId) => person.command(loungeId, 'help'),
  (person, _, loungeId) =>
    person.autocomplete(loungeId, 'rules', 'about', 'k', { game: [...games.keys()][0]! }),
];
const loungeOf = (server: number): string => `lounge-${server}`;

export interface CrowdOptions extends FleetOptions {
  readonly tables: number;
}

/** People who play all games at many tables of a bot in processes of its own, over real sockets. */
export class Crowd {
  readonly #playground: Playground;
  readonly #fleet: Fleet;
  readonly #tables: readonly LoadTable[];
  readonly #people: readonly LocalUser[];
  readonly #random = seededRandom('load');
  #at = 0;

  private constructor(playground: Playground, fleet: Fleet, tables: number) {
    this.#playground = playground;
    this.#fleet = fleet;
    const { discord } = playground;
    const kinds = [...games.values()].map(({ id, variants }) => ({ game: id, variant: variants.at(-1)! }));
    this.#people = namesOf(tables).map((name) => discord.user(name));
    this.#tables = Array.from(
      { length: tables },
      (_, index) =>
        new LoadTable(
          discord,
          discord.channel(`table-${index}`).id,
          [this.#person(2 * index), this.#person(2 * index + 1)],
          seededRandom(`load ${index}`),
          { computers: 1, level: 'page', ...kinds[index % kinds.length]! },
        ),
    );
  }

  /** Starts the bot and opens the tables. @throws as `Fleet.start` */
  static async gather({ tables, processes = 1, ...options }: CrowdOptions): Promise<Crowd> {
    const names = namesOf(tables);
    const playground = await startPlayground({
      users: names.map((name) => ({ name })),
      guilds: Array.from({ length: Math.ceil(tables / TABLES_PER_SERVER) }, (_, server) => {
        const first = server * TABLES_PER_SERVER;
        const channels = Math.min(TABLES_PER_SERVER, tables - first);
        const people = new Set<string>();
        for (let seat = 2 * first; seat < 2 * (first + channels); seat++)
          people.add(names[seat % names.length]!);
        return {
          name: `Server ${server}`,
          members: [...people],
          channels: [
            ...Array.from({ length: channels }, (_, at) => ({ name: `table-${first + at}` })),
            { name: loungeOf(server) },
          ],
        };
      }),
      gateway: { shards: processes, identifies: { total: 1_000, maxConcurrency: processes } },
      limits: {
        globalPerSecond: 1_000_000,
        perRoute: 1_000,
        requests: 1_000,
        messagesPerChannel: 20,
        fileBytes: 2 ** 25,
      },
    });
    let fleet: Fleet | undefined;
    try {
      fleet = await Fleet.start(playground, { processes, ...options });
      const crowd = new Crowd(playground, fleet, tables);
      await crowd.#open();
      return crowd;
    } catch (error) {
      await fleet?.stop().catch(() => undefined);
      await playground.close();
      throw error;
    }
  }

  #person(seat: number): LocalUser {
    return this.#people[seat % this.#people.length]!;
  }

  /** Opens, joins and starts every table. @throws Error if the bot doesn't let them */
  async #open(): Promise<void> {
    const waiting = [...this.#tables];
    const openNext = async (): Promise<void> => {
      for (let table = waiting.pop(); table; table = waiting.pop()) {
        for (let step = 0; !table.isPlaying; step++) {
          if (step >= MOST_STEPS) throw new Error('a table could not be opened');
          if (table.ready) await table.interact();
          else await delay(BETWEEN);
        }
      }
    };
    await Promise.all(Array.from({ length: OPENED_AT_ONCE }, openNext));
  }

  /** Goes on at a rate, whether or not the bot keeps up; `rate` is in interactions per second. */
  async step(rate: number, seconds: number): Promise<Step> {
    const waits: number[] = [];
    const memory: number[] = [];
    const { discord } = this.#playground;
    const counted = new WeakSet<object>(discord.requests);
    let pictures = 0;
    const sample = () => {
      const now = this.#fleet.memory;
      if (now !== null) memory.push(now);
      for (const request of discord.requests) {
        if (!counted.has(request)) pictures += request.files.length;
        counted.add(request);
      }
    };
    const sampling = setInterval(sample, SAMPLED_EVERY);
    sample();
    const used = () => ({ bot: this.#fleet.processorTime, load: processorTimeOf(process.pid) });
    const before = used();
    const under: Promise<void>[] = [];
    let failed = 0;
    const began = performance.now();
    for (let sent = 0; sent < rate * seconds; sent++) {
      await delay(Math.max(0, began + (sent * 1000) / rate - performance.now()));
      const made = this.#next();
      if (!made) continue;
      under.push(
        made.then(
          (wait) => void waits.push(wait),
          () => {
            failed += 1;
          },
        ),
      );
    }
    const took = (performance.now() - began) / 1000;
    await Promise.all(under);
    clearInterval(sampling);
    sample();
    const after = used();
    const each = (from: number | null, to: number | null) =>
      from === null || to === null || under.length === 0 ? null : (to - from) / under.length;
    return {
      rate,
      seconds: took,
      made: under.length / took,
      failed,
      waits,
      processorTime: { bot: each(before.bot, after.bot), load: each(before.load, after.load) },
      pictures: under.length === 0 ? 0 : pictures / under.length,
      memory,
    };
  }

  /** What happens next: somebody plays, or looks at something. Null if nobody can do anything. */
  #next(): Promise<number> | null {
    for (let tried = 0; tried < this.#tables.length; tried++) {
      this.#at = (this.#at + 1) % this.#tables.length;
      const table = this.#tables[this.#at]!;
      if (!table.ready) continue;
      return this.#random() * 100 < LOOKS ? this.#look(table) : table.interact();
    }
    return null;
  }

  async #look({ channelId }: LoadTable): Promise<number> {
    const look = LOOKING[Math.floor(this.#random() * LOOKING.length)]!;
    const lounge = this.#playground.discord.channel(loungeOf(Math.floor(this.#at / TABLES_PER_SERVER)));
    const { elapsed } = await look(this.#person(2 * this.#at), channelId, lounge.id);
    return elapsed;
  }

  /** Ends all processes. @throws Error if the bot doesn't end in order */
  async leave(): Promise<void> {
    try {
      await this.#fleet.stop();
    } finally {
      await this.#playground.close();
    }
  }
}

/** At least two, so that every table has a host and a guest. */
const namesOf = (tables: number): string[] =>
  Array.from(
    { length: Math.max(2, Math.ceil((2 * tables) / TABLES_PER_PERSON)) },
    (_, index) => `person-${index}`,
  );
