import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
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
  /** A moment of a game that's over: it's replayed, and checked if it was uploaded. */
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
  #length = 0;
  #turn = Promise.resolve();
  readonly #end: () => void;

  /** @param end called once nobody is in it any more */
  constructor(end: () => void) {
    this.#end = end;
  }

  get length(): number {
    return this.#length;
  }

  enter(): void {
    this.#length += 1;
  }

  leave(): void {
    this.#length -= 1;
    if (this.#length === 0) this.#end();
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
   * Does it once the person's work before it is done, its answers included.
   * @throws Refusal `oneAtATime`, `manyHere`, and what the work throws
   */
  async during<T>(kind: Kind, { person, interaction }: Asked, work: () => Promise<T>): Promise<T> {
    if (!this.#isLimited) return work();
    const { userId } = person;
    const { guildId } = interaction;
    const most = COSTLY[kind];
    const own = this.#line(`${kind}/person/${userId}`);
    if (own.length >= most.person + most.waiting) throw new Refusal('oneAtATime', null);
    const here = guildId === null ? null : this.#line(`${kind}/server/${guildId}`);
    if (here && here.length >= most.server) throw new Refusal('manyHere', { most: most.server });
    const lines = [own, ...(here ? [here] : [])];
    for (const line of lines) line.enter();
    try {
      if (await this.#isTooOften(kind, userId)) throw new Refusal('oneAtATime', null);
      return await own.after(work);
    } finally {
      for (const line of lines) line.leave();
    }
  }

  #line(key: string): Line {
    const line = this.#lines.get(key) ?? new Line(() => this.#lines.delete(key));
    this.#lines.set(key, line);
    return line;
  }

  async #isTooOften(kind: Kind, userId: string): Promise<boolean> {
    try {
      await this.#rates[kind].consume(userId);
      return false;
    } catch (excess) {
      if (excess instanceof RateLimiterRes) return true;
      throw excess;
    }
  }
}

/** Declares that it's costly. */
export const costly =
  <R extends Asked, Rest extends readonly unknown[]>(
    kind: Kind,
    run: (request: R, ...rest: Rest) => Promise<void>,
  ) =>
  (request: R, ...rest: Rest): Promise<void> =>
    request.context.costly.during(kind, request, () => run(request, ...rest));
