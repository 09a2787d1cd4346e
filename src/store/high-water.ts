import { randomUUID } from 'node:crypto';
import { time } from '../base/steady-time.ts';
import type { Backend } from './backend.ts';
import { stamp } from './header.ts';
import { ABSENT, type SetBack, type Version } from './store.ts';

/** The key of the mark, and the list with its only line. */
const [MARK, LIST] = ['mark', 'marks'];

interface Mark {
  /** Increases with each write. */
  readonly count: number;
  /** When it was written, in ms since 1970. */
  readonly at: number;
  /** Changes when a process has found that the store was set back, for the others to know. */
  readonly epoch: string;
  /** How it was, last time. */
  readonly setBack: SetBack | null;
}

interface Found {
  readonly version: Version;
  readonly mark: Mark | null;
  readonly setBack: SetBack | null;
}

/**
 * A mark that all processes keep raising, among the values and in a list. Writing it shows that the store can be written
 * to; where it stands lower than it was seen to, or lower in one than in the other, the store was set back.
 */
export class HighWater {
  readonly #backend: Backend;
  readonly #isEmptied: () => Promise<boolean>;
  readonly #onSetBack: (setBack: SetBack) => void;
  /** The highest that was seen; null before the first, and once the store was emptied. */
  #seen: Pick<Mark, 'count' | 'epoch'> | null = null;

  /** @param isEmptied whether the store has been, which accounts for whatever is missing */
  constructor(backend: Backend, isEmptied: () => Promise<boolean>, onSetBack: (setBack: SetBack) => void) {
    this.#backend = backend;
    this.#isEmptied = isEmptied;
    this.#onSetBack = onSetBack;
  }

  /** The store was emptied: a mark that's found, or none, is as good as any. */
  forget(): void {
    this.#seen = null;
  }

  /** Finds out whether the store was set back. @returns what to raise. @throws what the backend does */
  async look(): Promise<Found> {
    const held = await this.#backend.read(MARK);
    // Read later, so it's as high, unless something is wrong.
    const [line] = await this.#backend.list({ list: LIST, limit: 1 });
    const mark = held && held.gone === null ? (JSON.parse(held.text) as Mark) : null;
    const setBack = this.#judge(mark, Number(line?.text ?? 0));
    if (setBack && (await this.#isEmptied())) return { version: ABSENT, mark: null, setBack: null };
    if (mark) this.#seen = setBack ? { count: mark.count, epoch: mark.epoch } : mark;
    if (setBack) this.#onSetBack(setBack);
    return { version: held?.version ?? ABSENT, mark, setBack };
  }

  /** Raises it, unless another process just has. @throws what the backend does, if the store takes no writes */
  async raise({ version, mark, setBack }: Found): Promise<void> {
    const own = this.#seen ?? { count: 0, epoch: '' };
    const isNew = setBack !== null || !mark;
    const raised: Mark = {
      count: Math.max(own.count, mark?.count ?? 0) + 1,
      at: time.now(),
      epoch: isNew ? randomUUID() : mark.epoch,
      setBack: setBack ?? mark?.setBack ?? null,
    };
    const write = {
      key: MARK,
      head: version === ABSENT ? null : version,
      value: stamp(JSON.stringify(raised)).value,
    };
    const line = { list: LIST, id: MARK, rank: 0, text: String(raised.count) };
    const batch = { writes: [write], parts: [], entries: [line], removed: [] };
    if (await this.#backend.commit(batch)) this.#seen = raised;
  }

  #judge(mark: Mark | null, listed: number): SetBack | null {
    const seen = this.#seen;
    if (!mark) return seen && { kind: 'keys' };
    if (seen && mark.count < seen.count) return { kind: 'earlier', at: mark.at };
    if (listed < mark.count) return { kind: 'lists' };
    return seen && mark.epoch !== seen.epoch ? mark.setBack : null;
  }
}
