import type { APIEmoji, APIUser } from 'discord-api-types/v10';
import { z } from 'zod';
import { apiError, fieldError } from '../validate/api-error.ts';
import { parseForm, stringForm } from '../validate/form.ts';
import type { Snowflakes } from './snowflakes.ts';

const MAX_BYTES = 256 * 1024;
const NAME = /^\w+$/;
const IMAGE = /^data:(image\/(?:png|jpe?g|gif|webp));base64,([A-Za-z0-9+/]+=*)$/;

const creation = z.strictObject({ name: stringForm(2, 32), image: z.string() });

interface EmojiForm {
  readonly name: string;
  readonly image: Buffer;
  readonly contentType: string;
}

/** The body of a new emoji. @throws {ApiError} 50035 */
export function checkEmojiForm(value: unknown): EmojiForm {
  const { name, image } = parseForm(creation, value);
  const [, contentType, data] = IMAGE.exec(image) ?? [];
  if (contentType === undefined || data === undefined) throw fieldError(['image'], 'IMAGE_INVALID');
  const bytes = Buffer.from(data, 'base64');
  if (bytes.length > MAX_BYTES) throw fieldError(['image'], 'BINARY_TYPE_MAX_SIZE');
  if (!NAME.test(name)) throw fieldError(['name'], 'STRING_TYPE_REGEX');
  return { name, image: bytes, contentType };
}

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
  readonly byId: Map<string, StoredEmoji>;

  constructor(ids: Snowflakes, creator: APIUser, byId = new Map<string, StoredEmoji>()) {
    this.#ids = ids;
    this.#creator = creator;
    this.byId = byId;
  }

  has(id: string): boolean {
    return this.byId.has(id);
  }

  list(): APIEmoji[] {
    return [...this.byId.values()].map((emoji) => this.data(emoji));
  }

  /** @throws {ApiError} 10014 */
  get(id: string): StoredEmoji {
    const emoji = this.byId.get(id);
    if (!emoji) throw apiError('unknownEmoji');
    return emoji;
  }

  /** @throws {ApiError} 30008 or 50035 */
  add({ name, image, contentType }: EmojiForm): StoredEmoji {
    if (this.byId.size >= MOST) throw apiError('tooManyEmoji');
    if ([...this.byId.values()].some((emoji) => emoji.name === name))
      throw fieldError(['name'], 'APPLICATION_EMOJI_NAME_ALREADY_TAKEN');
    const emoji: StoredEmoji = { id: this.#ids.next(), name, image, contentType };
    this.byId.set(emoji.id, emoji);
    return emoji;
  }

  /** @throws {ApiError} 10014 */
  remove(id: string): void {
    this.byId.delete(this.get(id).id);
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
}
