import type { TableDocument } from './document.ts';

const CAPACITY = 256;

/** The tables used last, as the store has them; the one unused for longest makes room for a new one. */
export class TableCache {
  readonly #tables = new Map<string, TableDocument>();

  get(id: string): TableDocument | undefined {
    const table = this.#tables.get(id);
    if (table) this.put(table);
    return table;
  }

  put(table: TableDocument): void {
    this.#tables.delete(table.id);
    this.#tables.set(table.id, table);
    const [oldest] = this.#tables.keys();
    if (this.#tables.size > CAPACITY && oldest !== undefined) this.#tables.delete(oldest);
  }
}
