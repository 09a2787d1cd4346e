import { uptime } from 'node:os';
import type { Log } from './log.ts';
import { measure } from './measures.ts';

/** Where a process has its time from; all in ms. */
export interface TimeSources {
  /** The machine's time, since 1970. It may be wrong, and be set at any moment. */
  readonly machine: () => number;
  /** Never jumps; it may stand still while the machine sleeps. */
  readonly ticks: () => number;
  /** The same, but it goes on while the machine sleeps. */
  readonly uptime: () => number;
}

const SYSTEM: TimeSources = {
  machine: () => Date.now(),
  ticks: () => performance.now(),
  uptime: () => 1_000 * uptime(),
};

/** How often the machine's time is compared, in ms. */
const EVERY = 1_000;
/** What a reply says the time is, it says in whole seconds. */
const A_SECOND = 1_000;
/** How much times may differ without being wrong, in ms. */
const TOLERANCE = 1_000;
/** A change by less isn't a jump, in ms. */
const JUMP = 2_500;

/**
 * The time, in ms since 1970, which goes on evenly whatever the machine's time is set to. It's set to another one only
 * if two replies of Discord's in a row say so, and goes by the machine's as long as that agrees with them. Until it's
 * begun, it's the machine's.
 */
export class SteadyTime {
  readonly #from: TimeSources;
  #log: Log | null = null;
  /** Each of these is what's to be added to the ticks. */
  #now: number | null = null;
  #machine = 0;
  #uptime = 0;
  #proposed: number | null = null;
  #isConfirmed = false;
  #heardAt = Number.NEGATIVE_INFINITY;
  readonly #onJump = new Set<() => void>();

  constructor(from: TimeSources = SYSTEM) {
    this.#from = from;
  }

  now(): number {
    const { machine, ticks } = this.#from;
    return this.#now === null ? machine() : Math.floor(ticks() + this.#now);
  }

  /** As of now, the machine's time may jump. */
  begin(log: Log): void {
    const { machine, ticks, uptime } = this.#from;
    const at = ticks();
    this.#log = log;
    this.#now = this.#machine = machine() - at;
    this.#uptime = uptime() - at;
    setInterval(() => this.look(), EVERY).unref();
  }

  /** By how much the machine's time is ahead of Discord's, in ms; 0 if that isn't known. */
  get off(): number {
    const off = this.#from.machine() - this.now();
    return this.#isConfirmed && Math.abs(off) > TOLERANCE ? off : 0;
  }

  /** Whether Discord has to say what time it is. */
  get isInDoubt(): boolean {
    return this.#now !== null && (!this.#isConfirmed || this.#proposed !== null);
  }

  /** For how long Discord hasn't said what time it is, in ms. */
  get unheard(): number {
    return this.#now === null ? 0 : this.ticks() - this.#heardAt;
  }

  /** In ms since any moment. */
  ticks(): number {
    return this.#from.ticks();
  }

  /** Called when the machine's time has jumped. @returns a function that unsubscribes */
  onJump(listener: () => void): () => void {
    this.#onJump.add(listener);
    return () => void this.#onJump.delete(listener);
  }

  /** Looks whether the machine has slept, or its time has jumped. */
  look(): void {
    if (this.#now === null) return;
    const at = this.ticks();
    const machine = this.#from.machine() - at;
    const jump = machine - this.#machine;
    this.#machine = machine;
    if (Math.abs(jump) < JUMP) return;
    const uptime = this.#from.uptime() - at;
    const slept = uptime - this.#uptime;
    this.#uptime = uptime;
    if (Math.abs(jump - slept) < JUMP) {
      this.#now += jump;
      this.#log?.info({ seconds: seconds(slept) }, 'the machine slept');
      return;
    }
    this.#isConfirmed = false;
    measure('timeJump', {});
    const direction = jump > 0 ? 'ahead' : 'back';
    this.#log?.warn(
      { seconds: seconds(jump) },
      `the machine’s time has jumped ${direction}; the bot’s goes on`,
    );
    for (const listener of this.#onJump) listener();
  }

  /** Discord says in whole seconds that it was then, in ms since 1970, in reply to a request made at those ticks. */
  heard(said: number, asked: number): void {
    if (this.#now === null || Number.isNaN(said)) return;
    this.look();
    const at = this.ticks();
    this.#heardAt = at;
    const [least, most] = [said - at, said + A_SECOND - asked];
    const mayBe = (time: number) => time > least - TOLERANCE && time < most + TOLERANCE;
    const wanted = [this.#from.machine() - at, this.#now].find(mayBe) ?? (least + most) / 2;
    const change = wanted - this.#now;
    const isJump = Math.abs(change) >= JUMP;
    if (isJump && (this.#proposed === null || Math.abs(wanted - this.#proposed) >= JUMP)) {
      this.#proposed = wanted;
      return;
    }
    this.#now = wanted;
    this.#proposed = null;
    this.#isConfirmed = true;
    if (isJump)
      this.#log?.warn(
        { seconds: seconds(change), machine: seconds(this.off) },
        'the bot’s time is set to Discord’s',
      );
  }
}

const seconds = (ms: number): number => Math.round(ms / 1_000);

/** This process's. */
export const time = new SteadyTime();
