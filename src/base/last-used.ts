import { LRUCache } from 'lru-cache';

/**
 * The `most` entries used last, by ID, each for `ttl` ms, or for as long as there's room if that's 0. Room is taken as
 * they come: with lru-cache's own `max` it's reserved for all of them at once, which took 8 MB and 35 ms of each start.
 * The time is looked at each time, since a test's may leap.
 */
export const lastUsed = <V extends NonNullable<unknown>>(most: number, ttl = 0) =>
  new LRUCache<string, V>({ maxSize: most, sizeCalculation: () => 1, ttl, ttlResolution: 0 });
