import type { Asker } from './interaction.ts';

/** Too many wait already. */
export class QueueFull extends Error {}

interface Job {
  readonly run: () => void;
}

const NOBODY: Asker = { person: '', server: null };

/**
 * Work of one kind, a limited number of tasks at a time. Servers take turns, however much each has waiting,
 * and so have the people of a server; somebody in a direct message counts as a server.
 */
export class FairQueue {
  readonly #atOnce: number;
  readonly #most: number;
  /** By server and person. Whoever comes first in a map is next. */
  readonly #waiting = new Map<string, Map<string, Job[]>>();
  #underWay = 0;
  /** Who had the last turn. */
  #last = NOBODY;
  #length = 0;

  /** @param most how much may wait */
  constructor(atOnce: number, most: number) {
    this.#atOnce = atOnce;
    this.#most = most;
  }

  /** @throws QueueFull, and what the work throws */
  async run<T>(by: Asker | null, work: () => Promise<T>): Promise<T> {
    const asker = by ?? NOBODY;
    if (this.#underWay >= this.#atOnce) {
      if (this.#length >= this.#most) throw new QueueFull();
      await new Promise<void>((resolve) => this.#wait(asker, { run: resolve }));
    } else {
      this.#underWay += 1;
      this.#last = asker;
    }
    try {
      return await work();
    } finally {
      const next = this.#next();
      if (next) next.run();
      else this.#underWay -= 1;
    }
  }

  #wait(asker: Asker, job: Job): void {
    const [of, { person }] = [placeOf(asker), asker];
    const people = this.#waiting.get(of) ?? new Map<string, Job[]>();
    this.#waiting.set(of, people);
    people.set(person, [...(people.get(person) ?? []), job]);
    this.#length += 1;
  }

  /** Whose turn it was goes to the end of the line. */
  #next(): Job | undefined {
    if (this.#length === 0) return undefined;
    const [of, people] = firstBut(this.#waiting, placeOf(this.#last));
    const [person, [job, ...others]] = firstBut(people, this.#last.person) as [string, [Job, ...Job[]]];
    this.#last = { person, server: of };
    people.delete(person);
    if (others.length > 0) people.set(person, others);
    this.#waiting.delete(of);
    if (people.size > 0) this.#waiting.set(of, people);
    this.#length -= 1;
    return job;
  }
}

const placeOf = ({ server, person }: Asker): string => server ?? person;

/** The first entry, but that of the key only if there's no other. */
function firstBut<T>(map: ReadonlyMap<string, T>, key: string): [string, T] {
  const entries = [...map];
  return (entries.find(([of]) => of !== key) ?? entries[0]) as [string, T];
}
