import { randomBytes } from 'node:crypto';
import { GatewayCloseCodes as Close, GatewayOpcodes as Op } from 'discord-api-types/v10';
import { z } from 'zod';
import type { Guild } from '../state/guild.ts';
import type { World } from '../state/world.ts';
import { guildCreate, readyData } from './events.ts';
import { areKnown, arePrivileged, type Connection, guildsOf, Session, type Shard } from './session.ts';

const frame = z.object({ op: z.int(), d: z.unknown() });

const identifyPayload = z.object({
  token: z.string(),
  intents: z.int(),
  properties: z.record(z.string(), z.unknown()),
  shard: z.tuple([z.int(), z.int()]).nullish(),
});

const resumePayload = z.object({ token: z.string(), session_id: z.string(), seq: z.int() });

type Identify = z.output<typeof identifyPayload>;

/** A payload a client sent; null when it isn't valid. */
export function parseFrame(text: string): z.output<typeof frame> | null {
  try {
    return frame.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

const IDENTIFIES_PER_DAY = 1_000;
const DAY_MS = 86_400_000;

export interface GatewayOptions {
  readonly world: World;
  readonly token: string;
  /** The URL clients resume at. */
  readonly url: () => string;
  readonly heartbeatMs: number;
  readonly guildsPerShard: number;
  /** How many shards may identify at once. */
  readonly maxConcurrency: number;
}

/** How many guilds a session is told of before anything else goes on. */
const GUILDS_AT_ONCE = 20;

const UNSHARDED: Shard = [0, 1];

type CloseReason = readonly [code: Close, reason: string];

const DECODE_ERROR: CloseReason = [Close.DecodeError, 'Error while decoding payload.'];
const AUTHENTICATION_FAILED: CloseReason = [Close.AuthenticationFailed, 'Authentication failed.'];

/** Starts and resumes sessions. A session outlives its connection for as long as it can be resumed. */
export class Sessions {
  /** How many interactions the next resume sends once more. */
  repeatOnResume = 0;
  readonly #options: GatewayOptions;
  readonly #byId = new Map<string, Session>();
  #identifiedAt: number[] = [];

  constructor(options: GatewayOptions) {
    this.#options = options;
  }

  /** The `session_start_limit` of `/gateway/bot`. */
  startLimit() {
    const since = this.#options.world.clock.now() - DAY_MS;
    this.#identifiedAt = this.#identifiedAt.filter((at) => at > since);
    return {
      total: IDENTIFIES_PER_DAY,
      remaining: IDENTIFIES_PER_DAY - this.#identifiedAt.length,
      reset_after: DAY_MS,
      max_concurrency: this.#options.maxConcurrency,
    };
  }

  all(): Iterable<Session> {
    return this.#byId.values();
  }

  clear(): void {
    this.#byId.clear();
  }

  /** Parts a session from its connection, which can then identify or resume again. */
  detach(session: Session): void {
    if (session.connection) session.connection.session = null;
    session.detach(this.#options.world.clock.now());
  }

  remove({ id }: Session): void {
    this.#byId.delete(id);
  }

  /** Starts a session; null when the connection was closed instead. */
  identify(connection: Connection, d: unknown): Session | null {
    const { world, url } = this.#options;
    const { success, data } = identifyPayload.safeParse(d);
    const closeReason = success ? this.#identifyError(data) : DECODE_ERROR;
    if (!success || closeReason) return close(connection, closeReason ?? DECODE_ERROR);
    this.#identifiedAt.push(world.clock.now());
    const { intents } = data;
    const shard = data.shard ?? UNSHARDED;
    this.#dropExpired();
    const session = new Session(randomBytes(16).toString('hex'), intents, shard, connection);
    this.#byId.set(session.id, session);
    session.dispatch('READY', readyData(world, { id: session.id, resumeUrl: url(), shard }));
    this.#sendGuilds(session, guildsOf(world, shard));
    return session;
  }

  /** One event for each, with pauses, as from a Discord that goes on with everything else meanwhile. */
  #sendGuilds(session: Session, guilds: readonly Guild[]): void {
    for (const guild of guilds.slice(0, GUILDS_AT_ONCE))
      session.dispatch('GUILD_CREATE', guildCreate(this.#options.world, guild));
    const left = guilds.slice(GUILDS_AT_ONCE);
    if (left.length > 0 && this.#byId.has(session.id)) setImmediate(() => this.#sendGuilds(session, left));
  }

  /** Resumes a session; null when it can't be, or the connection was closed. */
  resume(connection: Connection, d: unknown): Session | null {
    const { success, data } = resumePayload.safeParse(d);
    if (!success) return close(connection, DECODE_ERROR);
    if (!this.#isToken(data.token)) return close(connection, AUTHENTICATION_FAILED);
    this.#dropExpired();
    const session = this.#byId.get(data.session_id);
    if (session && data.seq > session.seq) return close(connection, [Close.InvalidSeq, 'Invalid seq.']);
    if (session?.resume(connection, data.seq)) {
      session.repeatInteractions(this.repeatOnResume, data.seq);
      this.repeatOnResume = 0;
      return session;
    }
    connection.frames.send({ op: Op.InvalidSession, t: null, s: null, d: false });
    return null;
  }

  #identifyError({ token, intents, shard }: Identify): CloseReason | null {
    if (!this.#isToken(token) || this.startLimit().remaining <= 0) return AUTHENTICATION_FAILED;
    if (!areKnown(intents)) return [Close.InvalidIntents, 'Invalid intent(s).'];
    if (arePrivileged(intents)) return [Close.DisallowedIntents, 'Disallowed intent(s).'];
    if (shard && (shard[0] >= shard[1] || shard[0] < 0)) return [Close.InvalidShard, 'Invalid shard.'];
    const { world, guildsPerShard } = this.#options;
    if (guildsOf(world, shard ?? UNSHARDED).length > guildsPerShard)
      return [Close.ShardingRequired, 'Sharding is required.'];
    return null;
  }

  #isToken(token: string): boolean {
    return token.replace(/^Bot /, '') === this.#options.token;
  }

  #dropExpired(): void {
    const now = this.#options.world.clock.now();
    for (const [id, session] of this.#byId) if (session.hasExpired(now)) this.#byId.delete(id);
  }
}

function close({ socket }: Connection, [code, reason]: CloseReason): null {
  socket.close(code, reason);
  return null;
}
