import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { systemClock } from '../../base/clock.ts';
import { Refusal } from '../../table/refusal.ts';

/** How much of something costly there may be. */
interface Allowance {
  /** How much of it one person may have under way. */
  readonly person: number;
  /** How much more of it one person may have waiting for that. */
  readonly waiting: number;
  /** How much of it one server may have under way and waiting. */
  readonly server: number;
  /** How often one person may ask for it in ten seconds. */
  readonly often: number;
}

/** What takes far longer than other answers. Whatever is added to it is limited where it's declared by `costly`. */
const COSTLY = {
  /** A moment or the record of a game that's over: it's replayed, and checked if it was uploaded. */
  moment: { person: 1, waiting: 3, server: 30, often: 40 },
  /** A moving picture. */
  film: { person: 1, waiting: 0, server: 3, often: 20 },
  /** Judging a whole game, or some of them to practise. */
  analysis: { person: 1, waiting: 0, server: 3, often: 20 },
  /** A Knight's advice. */
  hint: { person: 1, waiting: 0, server: 10, often: 20 },
} satisfies Readonly<Record<string, Allowance>>;

type Kind = keyof typeof COSTLY;

/** What's known of a request. */
interface Asked {
  readonly person: { readonly userId: string };
  readonly interaction: { readonly guildId: string | null };
  readonly context: { readonly costly: CostlyUse };
}

/** In s. */
const OFTEN = 10;

/** What one person or server has under way and waiting, of one kind. */
class Line {
  /** What's done in it; nothing else is known of what has no name. */
  readonly #names: (string | null)[] = [];
  #turn = Promise.resolve();

  get length(): number {
    return this.#names.length;
  }

  has(name: string | null): boolean {
    return name !== null && this.#names.includes(name);
  }

  enter(name: string | null): void {
    this.#names.push(name);
  }

  leave(name: string | null): void {
    this.#names.splice(this.#names.indexOf(name), 1);
  }

  /** Once it's done what came before. */
  async after<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#turn.then(work);
    this.#turn = turn.then(
      () => undefined,
      () => undefined,
    );
    return turn;
  }
}

/** Keeps one person, or one server, from taking all there is of what's costly. Nothing is limited unless `isLimited`. */
export class CostlyUse {
  readonly #isLimited: boolean;
  readonly #lines = new Map<string, Line>();
  readonly #rates: Readonly<Record<Kind, RateLimiterMemory>>;

  constructor(isLimited: boolean) {
    this.#isLimited = isLimited;
    const rate = (kind: Kind) =>
      new RateLimiterMemory({ keyPrefix: kind, points: COSTLY[kind].often, duration: OFTEN });
    this.#rates = {
      moment: rate('moment'),
      film: rate('film'),
      analysis: rate('analysis'),
      hint: rate('hint'),
    };
  }

  /**
   * Does it once the person's work before it is done, its answers included. What's shared by those who want it at the time
   * has a `name`: whoever asks for it again meanwhile waits for the same.
   * @throws Refusal `tooMuch`, `oneAtATime`, `manyHere`, and what the work throws
   */
  async during<T>(
    kind: Kind,
    { person, interaction }: Asked,
    name: string | null,
    work: () => Promise<T>,
  ): Promise<T> {
    if (!this.#isLimited) return work();
    const { userId } = person;
    const { guildId } = interaction;
    const most = COSTLY[kind];
    await this.#count(kind, userId);
    const ownKey = `${kind}/person/${userId}`;
    const hereKey = `${kind}/server/${guildId}`;
    const own = this.#line(ownKey);
    if (own.has(name)) return work();
    if (own.length >= most.person + most.waiting) throw new Refusal('oneAtATime', null);
    if (guildId !== null && this.#line(hereKey).length >= most.server)
      throw new Refusal('manyHere', { most: most.server });
    const leave = this.#enter(name, guildId === null ? [ownKey] : [ownKey, hereKey]);
    try {
      return await this.#line(ownKey).after(work);
    } finally {
      leave();
    }
  }

  #line(key: string): Line {
    return this.#lines.get(key) ?? new Line();
  }

  /** @returns what leaves the lines again */
  #enter(name: string | null, keys: readonly string[]): () => void {
    const lines = keys.map((key) => ({ key, line: this.#line(key) }));
    for (const { key, line } of lines) {
      line.enter(name);
      this.#lines.set(key, line);
    }
    return () => {
      for (const { key, line } of lines) {
        line.leave(name);
        if (line.length === 0) this.#lines.delete(key);
      }
    };
  }

  /** @throws Refusal `tooMuch` */
  async #count(kind: Kind, userId: string): Promise<void> {
    try {
      await this.#rates[kind].consume(userId);
    } catch (excess) {
      if (!(excess instanceof RateLimiterRes)) throw excess;
      throw new Refusal('tooMuch', { until: systemClock.now() + excess.msBeforeNext });
    }
  }
}

/** Declares that it's costly; `nameOf` is the name of what's shared. */
export const costly =
  <R extends Asked, Rest extends readonly unknown[]>(
    kind: Kind,
    run: (request: R, ...rest: Rest) => Promise<void>,
    nameOf: (request: NoInfer<R>) => string | null = () => null,
  ) =>
  (request: R, ...rest: Rest): Promise<void> =>
    request.context.costly.during(kind, request, nameOf(request), () => run(request, ...rest));
