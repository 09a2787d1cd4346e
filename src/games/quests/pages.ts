import type { Counts } from './deck.ts';

/** Entries that are remembered before all are forgotten. */
const MOST = 1 << 14;

/** Remembers lists of results by the cards that they follow from. */
export class Pages<T> {
  readonly #copies: Counts;
  readonly #pages = new Map<number, (T | undefined)[]>();

  /** @param copies the most of each card that's remembered */
  constructor(copies: Counts) {
    this.#copies = copies;
  }

  /** What's known about these cards, by a number of the caller's; whatever is added is remembered. */
  page(held: Counts): (T | undefined)[] {
    let key = 0;
    for (let card = 0; card < held.length; card++) {
      const most = this.#copies[card] as number;
      const count = held[card] as number;
      if (count > most) return [];
      key = key * (most + 1) + count;
    }
    let page = this.#pages.get(key);
    if (page === undefined) {
      if (this.#pages.size >= MOST) this.#pages.clear();
      page = [];
      this.#pages.set(key, page);
    }
    return page;
  }
}
