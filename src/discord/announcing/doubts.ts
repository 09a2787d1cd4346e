/** The tables about which something may have been posted without being noted. */
export class Doubts {
  readonly #tables = new Set<string>();

  add(tableId: string): void {
    this.#tables.add(tableId);
  }

  has(tableId: string): boolean {
    return this.#tables.has(tableId);
  }

  settle(tableId: string): void {
    this.#tables.delete(tableId);
  }
}
