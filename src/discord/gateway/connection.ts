import { type Client, Events } from 'discord.js';
import { loginError, SessionEnded, sessionEndOf } from './session-end.ts';

/** Called as the connection to Discord changes. */
export interface ConnectionListeners {
  /** A shard isn't connected, either not yet or not any more. Called once until all are connected. */
  readonly onAway?: () => void;
  /** Every shard is connected. */
  readonly onBack?: () => void;
  /** Discord closed an established session for good. */
  readonly onEnded?: (end: SessionEnded) => void;
}

/** Stands for all shards until each has been ready once. */
const LOGIN = -1;

/** The part of a client that emits shard events. */
export type ShardEvents = Pick<Client, 'on'>;

/** Never resolves. @returns a promise that rejects when Discord ends the session for good */
export function watchShards(client: ShardEvents, { onAway, onBack }: ConnectionListeners): Promise<never> {
  const away = new Set<number>();
  const lost = (id: number) => {
    away.add(id);
    if (away.size === 1) onAway?.();
  };
  const back = (id: number) => {
    if (away.delete(id) && away.size === 0) onBack?.();
  };
  lost(LOGIN);
  client.on(Events.ClientReady, () => back(LOGIN));
  client.on(Events.ShardReconnecting, lost);
  client.on(Events.ShardReady, back);
  client.on(Events.ShardResume, back);
  return new Promise((_, reject) => {
    client.on(Events.ShardDisconnect, ({ code }, id) => {
      lost(id);
      reject(sessionEndOf(code) ?? new SessionEnded('invalidated', code));
    });
    client.on(Events.Invalidated, () => reject(new SessionEnded('invalidated', null)));
  });
}

/** Logs in, and resolves once every shard is ready. @throws SessionEnded, or what discord.js throws */
export async function connect(
  client: Client,
  token: string,
  listeners: ConnectionListeners = {},
): Promise<Client<true>> {
  const ended = watchShards(client, listeners);
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  try {
    const connected = await Promise.race([ended, client.login(token).then(() => ready)]);
    ended.catch((end: SessionEnded) => listeners.onEnded?.(end));
    return connected;
  } catch (error) {
    client.destroy().catch(() => undefined);
    throw loginError(error);
  }
}
