import type { Guild } from '../state/guild.ts';
import type { World } from '../state/world.ts';

export type Shard = readonly [id: number, count: number];

/** Whether a shard gets the events of a guild, or of DMs for null. */
export function isOnShard([id, count]: Shard, guildId: string | null): boolean {
  return guildId === null ? id === 0 : (BigInt(guildId) >> 22n) % BigInt(count) === BigInt(id);
}

export function guildsOf(world: World, shard: Shard): Guild[] {
  return [...world.guilds.values()].filter(({ id }) => isOnShard(shard, id));
}
