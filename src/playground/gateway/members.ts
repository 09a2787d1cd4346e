import { z } from 'zod';
import { memberData } from '../state/member-data.ts';
import type { World } from '../state/world.ts';
import type { Session } from './session.ts';
import { isOnShard } from './shards.ts';

const request = z.object({
  guild_id: z.string(),
  query: z.string().optional(),
  limit: z.int().optional(),
  user_ids: z.union([z.string(), z.array(z.string())]).optional(),
  nonce: z.string().optional(),
});

/** Answers Request Guild Members with one chunk: members by id, or by the start of their name. */
export function guildMembersChunk(world: World, session: Session, d: unknown): void {
  const read = request.safeParse(d);
  const guild = read.success ? world.guilds.get(read.data.guild_id) : undefined;
  if (!read.success || !guild || !isOnShard(session.shard, guild.id)) return;
  const { query = '', limit = 0, user_ids, nonce } = read.data;
  const ids = user_ids === undefined ? null : [user_ids].flat();
  const found = [...guild.members.values()].filter(({ user }) =>
    ids ? ids.includes(user.id) : user.username.startsWith(query.toLowerCase()),
  );
  session.dispatch('GUILD_MEMBERS_CHUNK', {
    guild_id: guild.id,
    members: found.slice(0, limit || found.length).map(memberData),
    chunk_index: 0,
    chunk_count: 1,
    ...(ids ? { not_found: ids.filter((id) => !guild.members.has(id)) } : {}),
    ...(nonce === undefined ? {} : { nonce }),
  });
}
