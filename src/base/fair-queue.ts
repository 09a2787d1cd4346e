import type { Asker } from './interaction.ts';

/** Too many wait already. */
export class QueueFull extends Error {}

interface Job {
  readonly run: () => void;
}

const NOBODY: Asker = { person: '', server: null };

/**
 * Work of one kind, so much of it at a time. Servers have their turns one after another, however much each has waiting,
 * and so have the people of a server; somebody in a direct message counts as a server.
 */
export class FairQueue {
  readonly #atOnce: number;
  readonly #most: number;
  /** By server and person. Whoever comes first in a map is next. */
  readonly #waiting = new Map<string, Map<string, Job[]>>();
  #underWay = 0;
  #length = 0;

  /** @param most how much may wait */
  constructor(atOnce: number, most: number) {
    this.#atOnce = atOnce;
    this.#most = most;
  }

  /** @throws QueueFull, and what the work throws */
  async run<T>(asker: Asker | null, work: () => Promise<T>): Promise<T> {
    if (this.#underWay >= this.#atOnce) {
      if (this.#length >= this.#most) throw new QueueFull();
      await new Promise<void>((resolve) => this.#wait(asker ?? NOBODY, { run: resolve }));
    } else this.#underWay += 1;
    try {
      return await work();
    } finally {
      const next = this.#next();
      if (next) next.run();
      else this.#underWay -= 1;
    }
  }

  #wait({ person, server }: Asker, job: Job): void {
    const of = server ?? person;
    const people = this.#waiting.get(of) ?? new Map<string, Job[]>();
    this.#waiting.set(of, people);
    people.set(person, [...(people.get(person) ?? []), job]);
    this.#length += 1;
  }

  /** Whose turn it was goes to the end of the line. */
  #next(): Job | undefined {
    const [server] = this.#waiting;
    if (!server) return undefined;
    const [of, people] = server;
    const [person, [job, ...others]] = people.entries().next().value as [string, [Job, ...Job[]]];
    people.delete(person);
    if (others.length > 0) people.set(person, others);
    this.#waiting.delete(of);
    if (people.size > 0) this.#waiting.set(of, people);
    this.#length -= 1;
    return job;
  }
}
