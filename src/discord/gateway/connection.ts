import { type Client, Events, Status } from 'discord.js';
import type { Log } from '../../base/log.ts';
import { IdentifyTurns } from './identify-turns.ts';
import { resumingShards } from './resuming.ts';
import { loginError, SessionEnded, toSessionEnd } from './session-end.ts';
import { type Peers, planShards, SessionStarts, type SessionStartsOptions, type Shards } from './shards.ts';

/** Called as the connection to Discord changes. */
export interface ConnectionListeners {
  /** A shard isn't connected, either not yet or not any more. Called once until all are connected. */
  readonly onAway?: () => void;
  /** Every shard is connected. */
  readonly onBack?: () => void;
  /** Discord closed an established session for good. */
  readonly onEnded?: (end: SessionEnded) => void;
}

/** How many shards are in each state. */
export type ShardStates = Readonly<Record<'ready' | 'connecting' | 'disconnected', number>>;

export function readShardStates({ ws }: Pick<Client, 'ws'>): ShardStates {
  const count = (...states: readonly Status[]) =>
    ws.shards.filter(({ status }) => states.includes(status)).size;
  const [ready, disconnected] = [count(Status.Ready), count(Status.Disconnected, Status.Idle)];
  return { ready, disconnected, connecting: ws.shards.size - ready - disconnected };
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
      reject(toSessionEnd(code) ?? new SessionEnded('invalidated', code));
    });
    client.on(Events.Invalidated, () => reject(new SessionEnded('invalidated', null)));
  });
}

export interface ConnectionOptions {
  readonly token: string;
  /** All, in this process, if absent. */
  readonly shards?: Shards | 'auto' | undefined;
  /** Absent if this is the bot's only process. */
  readonly peers?: Peers | undefined;
  readonly onShortage?: SessionStartsOptions['onShortage'];
  readonly listeners?: ConnectionListeners | undefined;
  readonly log: Log;
}

/**
 * Logs in, and resolves once every shard is ready. Waits while Discord allows too few more connections today.
 * @throws SessionEnded, OtherTotal, or what discord.js throws
 */
export async function connect(client: Client, options: ConnectionOptions): Promise<Client<true>> {
  const { token, shards = 'auto', peers, onShortage, listeners = {}, log } = options;
  const ended = watchShards(client, listeners);
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  try {
    const rest = client.rest.setToken(token);
    const starts = new SessionStarts({ rest, log, onShortage });
    const planned = await planShards(shards, starts, peers);
    await peers?.join(planned);
    await starts.enough(planned.ids.length);
    client.options.shards = [...planned.ids];
    client.options.shardCount = planned.total;
    client.options.ws = {
      ...client.options.ws,
      buildStrategy: resumingShards,
      buildIdentifyThrottler: async () => new IdentifyTurns(starts, peers, log),
    };
    const connected = await Promise.race([ended, client.login(token).then(() => ready)]);
    ended.catch((end: SessionEnded) => listeners.onEnded?.(end));
    return connected;
  } catch (error) {
    client.destroy().catch(() => undefined);
    throw loginError(error);
  }
}
