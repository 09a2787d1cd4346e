import type { LocalUser } from '../../../src/playground/users/user.ts';
import type { Pace } from '../../../src/table/document.ts';
import { pickFrom, type Random } from '../fixtures/stranger.ts';
import { idOf } from '../settings/scene.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
export const FOREVER = Number.POSITIVE_INFINITY;

/** From a moment until another, in ms since 1970; Infinity while it lasts. */
export interface Span {
  readonly from: number;
  to: number;
}

export const isIn = (at: number, { from, to }: Span): boolean => at >= from && at < to;

/**
 * How somebody is at the table: at once, once a day, asleep at night, away for two weeks with or without a word, gone
 * for good, back for the last day, or out of the server for good.
 */
export const MANNERS = ['prompt', 'daily', 'sleeper', 'says away', 'away', 'gone', 'late', 'leaver'] as const;
export type Manner = (typeof MANNERS)[number];

const ZONES = ['Europe/Berlin', 'Asia/Tokyo', 'America/Phoenix', 'Asia/Kolkata'];

const formats = new Map<string, Intl.DateTimeFormat>();

/** Hours since midnight on the zone's clocks. */
function hourIn(zone: string, at: number): number {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  formats.set(zone, format);
  const [hour, minute] = format.format(at).split(':').map(Number) as [number, number];
  return hour + minute / 60;
}

/** How soon somebody acts who sees that they're awaited, in ms: as long as the clock lets them, more or less. */
const SOON: Readonly<Record<Pace, readonly [number, number]>> = {
  live: [15_000, 100_000],
  '1h': [2 * MINUTE, 45 * MINUTE],
  '12h': [10 * MINUTE, 7 * HOUR],
  '1d': [HOUR, 14 * HOUR],
  '3d': [HOUR, 30 * HOUR],
  none: [HOUR, 12 * HOUR],
};

/** Somebody with a phone. */
export class Guest {
  readonly user: LocalUser;
  readonly manner: Manner;
  readonly zone: string;
  /** Local hours in which they want no ping. */
  readonly quiet: readonly [number, number] | null;
  /** When they aren't there, whether or not they've said so. */
  readonly absence: Span | null;
  /** Until when they've said that they're away. */
  said: Span | null = null;
  hasLeft = false;
  /** When they look at the table next. */
  next = FOREVER;
  /** What they saw when they last looked, and since when it has been so. */
  seen = { what: '', since: 0 };
  /** When they last tried whatever may make the game go on. */
  triedAt = 0;
  readonly #random: Random;
  readonly #hour: number;

  /** @param isMissed whether they're gone from the beginning on */
  constructor(user: LocalUser, manner: Manner, begin: number, random: Random, isMissed = false) {
    this.user = user;
    this.manner = manner;
    this.#random = random;
    this.zone = pickFrom(ZONES, random);
    this.#hour = 9 + Math.floor(random() * 12);
    this.quiet = manner === 'sleeper' || random() < 0.3 ? [22, 8] : null;
    const from = isMissed ? begin : begin + (1 + random() * 9) * DAY;
    const lasts: Partial<Record<Manner, number>> = {
      'says away': 14 * DAY,
      away: 14 * DAY,
      gone: FOREVER,
      leaver: FOREVER,
      late: begin + 29 * DAY - from,
    };
    const length = isMissed ? FOREVER : lasts[manner];
    this.absence = length === undefined ? null : { from, to: from + length };
  }

  get id(): string {
    return this.user.id;
  }

  /** They say how they want to be reminded, and when they sleep. */
  async prefer(channelId: string, reminders: string): Promise<void> {
    const { message } = await this.user.command(channelId, 'settings me');
    if (reminders !== 'channel') await this.user.select(message!, idOf('me', 'reminders'), [reminders]);
    await this.#fill(channelId, 'zoneForm', {});
    const [from, to] = this.quiet ?? [];
    if (this.quiet) await this.#fill(channelId, 'quietForm', { from: `${from}:00`, to: `0${to}:00` });
  }

  /** They say until when they're away. */
  async sayAway(channelId: string): Promise<void> {
    const away = new Intl.DateTimeFormat('sv', { timeZone: this.zone }).format(this.absence!.to);
    await this.#fill(channelId, 'awayForm', { away });
  }

  /** Fills in a form of one's settings; what isn't given stays as it is. */
  async #fill(channelId: string, form: string, typed: Readonly<Record<string, string>>): Promise<void> {
    const { message } = await this.user.command(channelId, 'settings me');
    const opened = await this.user.click(message!, idOf('me', form));
    const held = opened.modal!.components.flatMap((label) =>
      'component' in label ? [label.component as { custom_id: string; value?: string }] : [],
    );
    const values = { zone: this.zone, ...typed };
    await this.user.submitModal(
      opened,
      Object.fromEntries(held.map(({ custom_id: id, value = '' }) => [id, values[id as 'zone'] ?? value])),
    );
  }

  isThere(at: number): boolean {
    return this.absence === null || !isIn(at, this.absence);
  }

  /** Whether they'll be there again, or are. */
  mayBeBack(at: number): boolean {
    return this.absence === null || at < this.absence.from || this.absence.to < FOREVER;
  }

  isQuiet(at: number): boolean {
    if (!this.quiet) return false;
    const hour = hourIn(this.zone, at);
    return hour >= this.quiet[0] || hour < this.quiet[1];
  }

  isAwayBySaying = (at: number): boolean => this.said !== null && isIn(at, this.said);

  /** They've seen that they're awaited, or their phone has told them so. */
  called(now: number, pace: Pace): void {
    if (this.manner === 'daily') return;
    const [least, most] = SOON[pace];
    this.#lookAt(now + least + this.#random() ** 2 * (most - least), now);
  }

  /** When they look even if nobody calls them. */
  again(now: number): void {
    this.next = FOREVER;
    const day = this.manner === 'daily' ? 24 : 8 + this.#random() * 12;
    this.#lookAt(now + Math.max(1, day) * HOUR, now);
  }

  /** A person there acts within the hour. */
  hurry(now: number): void {
    this.next = FOREVER;
    this.#lookAt(now + (10 + this.#random() * 50) * MINUTE, now);
  }

  #lookAt(wanted: number, now: number): void {
    let at = Math.max(wanted, now + 5_000);
    if (this.absence && isIn(at, this.absence)) at = this.absence.to + this.#random() * 10 * HOUR;
    if (at === FOREVER || Number.isNaN(at)) return;
    while (!this.#isAwake(at)) at += 20 * MINUTE + this.#random() * 40 * MINUTE;
    this.next = Math.min(this.next, Math.round(at));
  }

  #isAwake(at: number): boolean {
    const hour = hourIn(this.zone, at);
    if (this.manner === 'daily') return Math.floor(hour) === this.#hour;
    return this.manner === 'prompt' ? hour >= 7 : hour >= 8 && hour < 22;
  }
}

/** Somebody's quiet hours between the two, half an hour by half an hour. */
export function quietSpans(guest: Guest, from: number, to: number): Span[] {
  const half = HOUR / 2;
  const spans: Span[] = [];
  for (let at = Math.floor(from / half) * half; at < to; at += half)
    if (guest.isQuiet(at)) spans.push({ from: at, to: at + half });
  return spans;
}

/** How many ms between the two lie in none of the spans. */
export function uncovered(from: number, to: number, spans: readonly Span[]): number {
  let free = 0;
  let at = from;
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    if (span.from >= to) break;
    free += Math.max(0, span.from - at);
    at = Math.max(at, span.to);
  }
  return free + Math.max(0, to - at);
}
