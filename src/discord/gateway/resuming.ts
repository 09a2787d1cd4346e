import { CloseCodes, SimpleShardingStrategy, type WebSocketOptions } from 'discord.js';

/** That of @discordjs/ws; discord.js has another of the same name. */
type Manager = Parameters<NonNullable<WebSocketOptions['buildStrategy']>>[0];
/** `WebSocketShardEvents.Closed` of @discordjs/ws, which discord.js hides in the same way. */
const CLOSED = 'closed' as Parameters<Manager['on']>[0] & 'closed';

/**
 * Shards that try to resume their session after Discord has closed the connection with 1000, as after other codes.
 * discord.js would give the session up: to identify takes a turn of up to five seconds, is one of a day's identifies, and
 * what Discord tells meanwhile is lost. If the session is over, Discord says so, and the shard identifies then.
 */
export function resumingShards(manager: Manager): SimpleShardingStrategy {
  const { options } = manager;
  const update = options.updateSessionInfo;
  const closing = new Set<number>();
  manager.on(CLOSED, ({ code, shardId }) => {
    if (code !== CloseCodes.Normal) return;
    // The session is given up at once after this event; later, it's for other reasons.
    closing.add(shardId);
    queueMicrotask(() => closing.delete(shardId));
  });
  options.updateSessionInfo = (shardId, session) => {
    if (session !== null || !closing.has(shardId)) return update(shardId, session);
  };
  return new SimpleShardingStrategy(manager);
}
