import * as z from 'zod';
import type { CollectionOptions } from '../store/collection.ts';

/** The message that lists a server's tables, in the channel that its managers chose. */
export interface PostedPage {
  /** Null if there's no message. */
  readonly message: { readonly channelId: string; readonly id: string; readonly digest: string } | null;
  /** How many have been posted, which tells their nonces apart. */
  readonly posts: number;
}

export const NO_PAGE: PostedPage = { message: null, posts: 0 };

const page = z.strictObject({
  message: z
    .strictObject({ channelId: z.string().max(20), id: z.string().max(20), digest: z.string().max(64) })
    .nullable(),
  posts: z.int().nonnegative(),
});

/** Front pages by server ID. */
export const pageCollection: CollectionOptions<PostedPage> = {
  kind: 'frontpage',
  version: 1,
  migrations: {},
  parse: (data) => page.parse(data),
  cached: 1_000,
};
