/** The pause between reads, in ms. */
const ASK_AGAIN = 500;

/**
 * Tables whose last save may or may not have reached the store. They're reread until the store answers: a read
 * either finds the write or rules it out for good.
 */
export class UnsettledSaves {
  /** The revision before the save, by table. */
  readonly #revisions = new Map<string, number>();
  readonly #read: (tableId: string) => Promise<unknown>;
  #timer: NodeJS.Timeout | null = null;

  constructor(read: (tableId: string) => Promise<unknown>) {
    this.#read = read;
  }

  add(tableId: string, revision: number): void {
    this.#revisions.set(tableId, revision);
    this.#schedule();
  }

  /** Call once the table has been read. @returns the revision before its unsettled save, if there was one */
  settle(tableId: string): number | undefined {
    const revision = this.#revisions.get(tableId);
    this.#revisions.delete(tableId);
    return revision;
  }

  stop(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#revisions.clear();
  }

  #schedule(): void {
    this.#timer ??= setTimeout(() => void this.#ask(), ASK_AGAIN).unref();
  }

  async #ask(): Promise<void> {
    await Promise.allSettled([...this.#revisions.keys()].map((tableId) => this.#read(tableId)));
    this.#timer = null;
    if (this.#revisions.size > 0) this.#schedule();
  }
}
