import { setTimeout as delay } from 'node:timers/promises';
import { type REST, Routes } from 'discord.js';
import type { APIGatewayBotInfo } from 'discord-api-types/v10';
import type { Log } from '../../base/log.ts';

/** The part of the bot's servers that this process serves: those whose `(id >> 22) % total` is among the IDs. */
export interface Shards {
  /** Ascending. */
  readonly ids: readonly number[];
  /** Of all processes. */
  readonly total: number;
}

/** The invalid requests of this process, and of the others. */
export interface InvalidCount {
  readonly count: number;
  elsewhere: number;
}

/** What processes of one bot agree about. */
export interface Peers {
  /** The running processes' number of shards; null if none runs. */
  total(): Promise<number | null>;
  /** Resolves once none but this process may identify in the bucket for a while. @throws the signal's reason */
  claim(bucket: number, signal: AbortSignal): Promise<void>;
  /** The process is about to connect. @throws OtherTotal */
  join(shards: Shards): Promise<void>;
  /** Tells the others of this process's invalid requests, and it of theirs. */
  watch(invalid: InvalidCount): void;
  /**
   * Does what one process is to do for all, unless another that still runs has done the same: of equal fingerprint.
   * Resolves once it's done. @returns whether it was done here. @throws what the work throws
   */
  once(chore: string, fingerprint: string, work: () => Promise<void>): Promise<boolean>;
}

/** Discord allows too few more connections today. */
export interface Shortage {
  readonly needed: number;
  readonly remaining: number;
  /** In ms. */
  readonly resetAfter: number;
}

export interface SessionStartsOptions {
  readonly rest: Pick<REST, 'get'>;
  readonly log: Log;
  /** Tells the bot's operator of a wait. */
  readonly onShortage?: ((shortage: Shortage) => void) | undefined;
  /** How to wait; if absent, the wait keeps the process alive. */
  readonly wait?: ((ms: number, signal?: AbortSignal) => Promise<unknown>) | undefined;
}

/** Of these or fewer that are left, the log tells. */
const FEW = 100;
/** How long what Discord said about it is relied on, in ms. */
const FRESH_FOR = 10_000;
/** The least wait for more, in ms. */
const LEAST_WAIT = 1_000;

/** The identifies that Discord allows a day, for all processes together. It takes the token from a bot that makes more. */
export class SessionStarts {
  readonly #options: SessionStartsOptions;
  #info: APIGatewayBotInfo | null = null;
  #askedAt = Number.NEGATIVE_INFINITY;
  #made = 0;
  #toldOf = Number.POSITIVE_INFINITY;

  constructor(options: SessionStartsOptions) {
    this.#options = options;
  }

  /** What Discord says about connecting; not older than ten seconds. @throws what the request throws */
  async info(): Promise<APIGatewayBotInfo> {
    const now = performance.now();
    if (!this.#info || now - this.#askedAt > FRESH_FOR) {
      this.#info = (await this.#options.rest.get(Routes.gatewayBot())) as APIGatewayBotInfo;
      this.#askedAt = now;
      this.#made = 0;
    }
    return this.#info;
  }

  /** Resolves once at least this many are left. @throws what the request throws; the signal's reason */
  async enough(needed: number, signal?: AbortSignal): Promise<void> {
    const { log, onShortage, wait = (ms, until) => delay(ms, undefined, { signal: until }) } = this.#options;
    for (;;) {
      const { total, remaining: left, reset_after: resetAfter } = (await this.info()).session_start_limit;
      const remaining = left - this.#made;
      if (remaining >= needed) return this.#tellOfFew(remaining, total);
      const shortage = { needed, remaining, resetAfter };
      log.warn(shortage, 'Discord allows too few more connections today');
      onShortage?.(shortage);
      await wait(Math.max(LEAST_WAIT, resetAfter), signal);
      this.#info = null;
    }
  }

  /** An identify is made. */
  count(): void {
    this.#made++;
  }

  /** Told again whenever a tenth of the few has been used. */
  #tellOfFew(remaining: number, total: number): void {
    if (remaining > Math.min(FEW, total / 10)) this.#toldOf = Number.POSITIVE_INFINITY;
    else if (remaining <= this.#toldOf - FEW / 10) {
      this.#toldOf = remaining;
      this.#options.log.warn({ remaining, total }, 'few connections to Discord are left today');
    }
  }
}

/** The shards of this process; with `auto`, all there are: as many as the running processes have, or Discord asks for. */
export async function planShards(
  wanted: Shards | 'auto',
  starts: SessionStarts,
  peers: Peers | undefined,
): Promise<Shards> {
  if (wanted !== 'auto') return wanted;
  const total = (await peers?.total()) ?? (await starts.info()).shards;
  return { ids: Array.from({ length: total }, (_, id) => id), total };
}
