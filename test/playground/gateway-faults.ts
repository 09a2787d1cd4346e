import { GatewayCloseCodes as Close, GatewayOpcodes as Op } from 'discord-api-types/v10';
import type { Gateway } from '../../src/playground/gateway/gateway.ts';
import { type Connection, send } from '../../src/playground/gateway/session.ts';

/** Codes after which a session can't be resumed. */
const ENDS_SESSION: ReadonlySet<number> = new Set([
  Close.AuthenticationFailed,
  Close.InvalidSeq,
  Close.SessionTimedOut,
  Close.InvalidShard,
  Close.ShardingRequired,
  Close.InvalidAPIVersion,
  Close.InvalidIntents,
  Close.DisallowedIntents,
]);

/** Which connections to disturb: those of one shard, or all. */
interface Affected {
  readonly shard?: number;
}

const affected = ({ connections }: Gateway, { shard }: Affected): Connection[] =>
  [...connections].filter(({ session }) => shard === undefined || session?.shard[0] === shard);

/** Closes connections with a code, such as 1001 or 4004. Clients can resume unless the code ends the session. */
export function closeConnections(gateway: Gateway, code: number, which: Affected = {}): void {
  for (const { session, socket } of affected(gateway, which)) {
    if (session && ENDS_SESSION.has(code)) gateway.sessions.delete(session.id);
    socket.close(code, 'for a test');
  }
}

/**
 * Goes silent on connections without closing them: neither events nor answers to heartbeats get through. Events are
 * kept for a resume on a new connection.
 */
export function freezeConnections(gateway: Gateway): void {
  for (const { socket } of gateway.connections) socket.send = () => undefined;
}

/** Asks clients to reconnect and resume. */
export function requestReconnect(gateway: Gateway): void {
  for (const connection of gateway.connections) send(connection, Op.Reconnect, null);
}

/**
 * Sends Invalid Session. Clients have to identify again, also those that are away, unless the session is
 * `resumable`; they may do so on the same connection.
 */
export function invalidateSessions(
  gateway: Gateway,
  { resumable = false, shard }: Affected & { readonly resumable?: boolean } = {},
): void {
  for (const session of [...gateway.sessions.values()]) {
    if (shard !== undefined && shard !== session.shard[0]) continue;
    if (session.connection) send(session.connection, Op.InvalidSession, resumable);
    session.detach(Date.now());
    if (!resumable) gateway.sessions.delete(session.id);
  }
}
