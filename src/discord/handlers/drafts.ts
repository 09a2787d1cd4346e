import { LRUCache } from 'lru-cache';

const MOST_KEPT = 5_000;
/** In ms. */
const KEPT_FOR = 15 * 60_000;

/** What was typed into a form, by the ID of its fields. */
export type Typed = Readonly<Record<string, string>>;

/** What people typed into forms and couldn't be used, so that it's there when the form is opened again. */
export class Drafts {
  readonly #typed = new LRUCache<string, Typed>({ max: MOST_KEPT, ttl: KEPT_FOR });

  keep(userId: string, form: string, typed: Typed): void {
    this.#typed.set(`${userId}/${form}`, typed);
  }

  of(userId: string, form: string): Typed | undefined {
    return this.#typed.get(`${userId}/${form}`);
  }

  drop(userId: string, form: string): void {
    this.#typed.delete(`${userId}/${form}`);
  }
}
