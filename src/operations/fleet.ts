import { randomUUID } from 'node:crypto';
import { type Clock, pause } from '../base/clock.ts';
import { type Log, redactedError } from '../base/log.ts';
import type { InvalidCount, Peers, Shards } from '../discord/gateway/shards.ts';
import type { Store } from '../store/store.ts';
import { Claims } from './claims.ts';

/** The list of a store's processes. */
export const PROCESSES = 'processes';
/** More are not looked at. */
const MOST = 1_000;
/** How often a process notes that it's there, in ms. */
const BEAT = 1_000;
/** A process is gone when it has noted nothing for this long, in ms. */
const GONE_AFTER = 5_000;
/** A process that isn't known yet counts as running if it has noted so within this many ms. */
const KNOWN_AFTER = 3 * BEAT;
/** What a process that died has left is removed after this many ms. */
const REMOVED_AFTER = 60_000;
/** How often a wait for another process looks again, in ms. */
const LOOK_AGAIN = 500;

export type Transport = 'gateway' | 'http' | 'gateway and http';

/** What a process tells the others of itself. */
export interface Member {
  readonly id: string;
  readonly host: string;
  readonly pid: number;
  readonly version: string;
  readonly transport: Transport;
  /** When it was started, in ms since 1970. */
  readonly since: number;
  /** Null until it connects, and if it has none. */
  readonly shards: Shards | null;
  /** Its requests of the last ten minutes that Discord refused as invalid. */
  readonly invalid: number;
}

/** A process has another number of shards than those that run. */
export class OtherTotal extends Error {
  readonly own: number;
  readonly running: number;

  constructor(own: number, running: number) {
    super(`the bot’s running processes have ${running} shards, not ${own}`);
    this.name = 'OtherTotal';
    this.own = own;
    this.running = running;
  }
}

interface Seen {
  readonly member: Member;
  /** Increases each time that it notes it's there. */
  readonly beat: number;
  /** When this process learned of it, by its own clock. */
  readonly at: number;
  /** Whether it has been seen to change. */
  readonly isSure: boolean;
}

/** The list's place in a store. */
export interface Roster {
  enter(
    entries: readonly {
      readonly list: string;
      readonly id: string;
      readonly rank: number;
      readonly text: string;
    }[],
    removed?: readonly { readonly list: string; readonly id: string }[],
  ): Promise<void>;
  list(range: {
    readonly list: string;
    readonly limit: number;
  }): Promise<readonly { id: string; text: string }[]>;
}

export interface FleetOptions {
  readonly store: Pick<Store, 'get' | 'put'> & Roster;
  readonly self: Pick<Member, 'host' | 'pid' | 'version' | 'transport'>;
  readonly clock: Clock;
  readonly log: Log;
}

/**
 * The running processes of a bot: each notes every second who it is. They needn't have the same time: whoever is there
 * is seen to change.
 */
export class Fleet implements Peers {
  readonly #options: FleetOptions;
  readonly #claims: Claims;
  readonly #ended = new AbortController();
  #seen: ReadonlyMap<string, Seen> = new Map();
  #self: Member;
  #beat = 0;
  #invalid: InvalidCount | null = null;
  #round: Promise<void> = Promise.resolve();
  #cancel: () => void = () => undefined;
  #hasFailed = false;

  constructor(options: FleetOptions) {
    this.#options = options;
    const since = options.clock.now();
    this.#self = { ...options.self, id: randomUUID(), since, shards: null, invalid: 0 };
    const isThere = (id: string) => this.others.some((other) => other.id === id);
    this.#claims = new Claims({ ...options, id: this.#self.id, isThere, ended: this.#ended.signal });
  }

  /** The other processes that are there. */
  get others(): readonly Member[] {
    const now = this.#options.clock.now();
    return [...this.#seen.values()].filter((seen) => isThere(seen, now)).map(({ member }) => member);
  }

  /** The other processes, as soon as it's known of all of them whether they're there. @throws StoreFailed */
  async known(): Promise<readonly Member[]> {
    await this.#settled();
    return this.others;
  }

  /** Notes that this process is there, from now on. @throws StoreFailed */
  async start(): Promise<void> {
    await this.#note();
    this.#beatAgain();
  }

  /** Takes it off the list. Never throws. */
  async leave(): Promise<void> {
    this.#ended.abort();
    this.#cancel();
    await this.#round;
    const { store, log } = this.#options;
    await store.enter([], [{ list: PROCESSES, id: this.#self.id }]).catch((error: unknown) => {
      log.warn({ fault: redactedError(error) }, 'the other processes cannot be told that this one leaves');
    });
  }

  watch(invalid: InvalidCount): void {
    this.#invalid = invalid;
  }

  async total(): Promise<number | null> {
    const newest = (await this.#sharded()).sort((a, b) => b.since - a.since)[0];
    return newest?.shards.total ?? null;
  }

  async join(shards: Shards): Promise<void> {
    this.#self = { ...this.#self, shards };
    await this.#note();
    for (const { shards: theirs } of await this.#sharded()) {
      if (theirs.total === shards.total) continue;
      this.#self = { ...this.#self, shards: null };
      await this.#note();
      throw new OtherTotal(shards.total, theirs.total);
    }
  }

  claim(bucket: number, signal: AbortSignal): Promise<void> {
    return this.#claims.turn(bucket, signal);
  }

  async once(chore: string, fingerprint: string, work: () => Promise<void>): Promise<boolean> {
    await this.#settled();
    return this.#claims.once(chore, fingerprint, work);
  }

  /** The others that have shards. */
  async #sharded(): Promise<(Member & { readonly shards: Shards })[]> {
    const others = await this.known();
    return others.flatMap((member) => (member.shards ? [{ ...member, shards: member.shards }] : []));
  }

  /** Resolves once it's known of everybody on the list whether they're there. */
  async #settled(): Promise<void> {
    for (;;) {
      await this.#look();
      const now = this.#options.clock.now();
      if ([...this.#seen.values()].every((seen) => seen.isSure || !isThere(seen, now))) return;
      await pause(this.#options.clock, LOOK_AGAIN, this.#ended.signal);
      this.#ended.signal.throwIfAborted();
    }
  }

  async #note(): Promise<void> {
    const { store, clock } = this.#options;
    this.#self = { ...this.#self, invalid: this.#invalid?.count ?? 0 };
    const text = JSON.stringify({ ...this.#self, beat: ++this.#beat });
    await store.enter([{ list: PROCESSES, id: this.#self.id, rank: clock.now(), text }]);
  }

  async #look(): Promise<void> {
    const { store, clock } = this.#options;
    const now = clock.now();
    const entries = await store.list({ list: PROCESSES, limit: MOST });
    const left: string[] = [];
    const seen = new Map<string, Seen>();
    for (const { id, text } of entries) {
      if (id === this.#self.id) continue;
      const { beat, ...member } = JSON.parse(text) as Member & { readonly beat: number };
      const before = this.#seen.get(id);
      const isSame = before?.beat === beat;
      seen.set(id, isSame ? before : { member, beat, at: now, isSure: before !== undefined });
      if (isSame && now - before.at > REMOVED_AFTER) left.push(id);
    }
    this.#seen = seen;
    if (left.length > 0)
      await store.enter(
        [],
        left.map((id) => ({ list: PROCESSES, id })),
      );
    if (this.#invalid) this.#invalid.elsewhere = this.others.reduce((sum, { invalid }) => sum + invalid, 0);
  }

  #beatAgain(): void {
    this.#cancel = this.#options.clock.schedule(BEAT, () => {
      this.#round = this.#goRound().then(() => {
        if (!this.#ended.signal.aborted) this.#beatAgain();
      });
    });
  }

  /** Never throws. */
  async #goRound(): Promise<void> {
    const { log } = this.#options;
    try {
      await this.#note();
      await this.#look();
      this.#hasFailed = false;
    } catch (error) {
      if (!this.#hasFailed)
        log.warn({ fault: redactedError(error) }, 'the other processes cannot be heard of');
      this.#hasFailed = true;
    }
  }
}

/** At a time in ms since 1970. */
const isThere = ({ at, isSure }: Seen, now: number): boolean =>
  now - at < (isSure ? GONE_AFTER : KNOWN_AFTER);
