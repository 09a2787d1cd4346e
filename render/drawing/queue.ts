/** Whose pictures come first: somebody looks at a private answer, a table's words are out already, a film has time. */
const URGENCIES = ['private', 'table', 'other', 'film'] as const;
type Urgency = (typeof URGENCIES)[number];

/** How a picture is wanted. */
export interface Want {
  /** `other` if absent. */
  readonly urgency?: Urgency;
  /** Aborted once nobody wants it any more. */
  readonly signal?: AbortSignal;
}

/** A picture that there's no time for. */
export class NotDrawn extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'NotDrawn';
  }
}

/** Pictures that may wait at a time; more would be out of date before they're drawn. */
const MOST_WAITING = 100;

interface Wanted<Result> {
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

interface Drawing<Result> {
  readonly content: string | null;
  readonly draw: () => Promise<Result>;
  readonly wanted: Set<Wanted<Result>>;
  /** Index of the highest urgency with which it's wanted. */
  rank: number;
}

/**
 * Drawings that wait for their turn: the most urgent first, then in order. Nothing is drawn twice at the same time,
 * nor what nobody wants any more. A drawing has its place until it's done, even if nobody wants it meanwhile.
 */
export class DrawingQueue<Result> {
  readonly #concurrency: () => number;
  readonly #waiting = new Set<Drawing<Result>>();
  readonly #underWay = new Set<Drawing<Result>>();

  /** `concurrency`: how many drawings may be under way, now. */
  constructor(concurrency: () => number) {
    this.#concurrency = concurrency;
  }

  /** Number of drawings that aren't finished. */
  get length(): number {
    return this.#waiting.size + this.#underWay.size;
  }

  /**
   * Equal `content` is drawn once for all who want it at the time.
   * @throws NotDrawn if too many wait, the signal's reason at once when it's aborted, and what `draw` throws
   */
  async add(
    draw: () => Promise<Result>,
    { urgency = 'other', signal }: Want = {},
    content: string | null = null,
  ): Promise<Result> {
    signal?.throwIfAborted();
    const drawing = this.#sameAs(content) ?? { content, draw, wanted: new Set(), rank: URGENCIES.length };
    drawing.rank = Math.min(drawing.rank, URGENCIES.indexOf(urgency));
    const result = this.#wantedFrom(drawing, signal);
    if (!this.#underWay.has(drawing)) this.#waiting.add(drawing);
    this.#begin();
    this.#makeRoom();
    return result;
  }

  #sameAs(content: string | null): Drawing<Result> | undefined {
    if (content === null) return undefined;
    return [...this.#underWay, ...this.#waiting].find((drawing) => drawing.content === content);
  }

  #wantedFrom(drawing: Drawing<Result>, signal: AbortSignal | undefined): Promise<Result> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        drawing.wanted.delete(wanted);
        if (drawing.wanted.size === 0) this.#waiting.delete(drawing);
        reject(signal?.reason);
      };
      const stay =
        <T>(settle: (value: T) => void) =>
        (value: T) => {
          signal?.removeEventListener('abort', leave);
          settle(value);
        };
      const wanted = { resolve: stay(resolve), reject: stay(reject) };
      drawing.wanted.add(wanted);
      signal?.addEventListener('abort', leave, { once: true });
    });
  }

  #begin(): void {
    while (this.#underWay.size < this.#concurrency() && this.#waiting.size > 0) {
      const next = [...this.#waiting].reduce((best, each) => (each.rank < best.rank ? each : best));
      this.#waiting.delete(next);
      this.#underWay.add(next);
      void this.#run(next);
    }
  }

  async #run(drawing: Drawing<Result>): Promise<void> {
    try {
      const result = await drawing.draw();
      for (const { resolve } of drawing.wanted) resolve(result);
    } catch (error) {
      for (const { reject } of drawing.wanted) reject(error);
    }
    this.#underWay.delete(drawing);
    this.#begin();
  }

  /** The one that goes has waited longest among the least urgent. */
  #makeRoom(): void {
    if (this.#waiting.size <= MOST_WAITING) return;
    const last = [...this.#waiting].reduce((worst, each) => (each.rank > worst.rank ? each : worst));
    this.#waiting.delete(last);
    for (const { reject } of last.wanted) reject(new NotDrawn('too many pictures are waiting'));
  }
}
