import type { APIEmoji, APIUser } from 'discord-api-types/v10';
import { apiError } from '../validate/api-error.ts';
import type { EmojiForm } from '../validate/emoji-form.ts';
import { fieldError } from '../validate/field-errors.ts';
import type { Snowflakes } from './snowflakes.ts';

/** How many emoji an application may have. */
const MOST = 2_000;

export interface StoredEmoji {
  readonly id: string;
  readonly name: string;
  readonly image: Buffer;
  readonly contentType: string;
}

/** The application's own emoji. */
export class ApplicationEmoji {
  readonly #ids: Snowflakes;
  readonly #creator: APIUser;
  readonly #byId = new Map<string, StoredEmoji>();

  constructor(ids: Snowflakes, creator: APIUser) {
    this.#ids = ids;
    this.#creator = creator;
  }

  has(id: string): boolean {
    return this.#byId.has(id);
  }

  list(): APIEmoji[] {
    return [...this.#byId.values()].map((emoji) => this.data(emoji));
  }

  /** @throws {ApiError} 10014 */
  get(id: string): StoredEmoji {
    const emoji = this.#byId.get(id);
    if (!emoji) throw apiError('unknownEmoji');
    return emoji;
  }

  /** @throws {ApiError} 30008 or 50035 */
  add({ name, image, contentType }: EmojiForm): StoredEmoji {
    if (this.#byId.size >= MOST) throw apiError('tooManyEmoji');
    this.#checkName(name);
    const emoji: StoredEmoji = { id: this.#ids.next(), name, image, contentType };
    this.#byId.set(emoji.id, emoji);
    return emoji;
  }

  /** @throws {ApiError} 10014 or 50035 */
  rename(id: string, name: string): StoredEmoji {
    const emoji = this.get(id);
    if (emoji.name !== name) this.#checkName(name);
    const renamed = { ...emoji, name };
    this.#byId.set(id, renamed);
    return renamed;
  }

  /** @throws {ApiError} 10014 */
  remove(id: string): void {
    this.#byId.delete(this.get(id).id);
  }

  data({ id, name }: StoredEmoji): APIEmoji {
    return {
      id,
      name,
      roles: [],
      user: this.#creator,
      require_colons: true,
      managed: false,
      animated: false,
      available: true,
    };
  }

  #checkName(name: string): void {
    if ([...this.#byId.values()].some((emoji) => emoji.name === name))
      throw fieldError(['name'], 'APPLICATION_EMOJI_NAME_ALREADY_TAKEN', 'This emoji name is already taken.');
  }
}
