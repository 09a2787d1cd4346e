import * as z from 'zod';
import { storedAs } from '../store/collection.ts';
import type { Stored } from '../table/document.ts';
import { isZone } from './zones.ts';

/** Where somebody is reminded that a table waits for them. */
export const REMINDERS = ['channel', 'direct', 'off'] as const;

export const MAX_NAME = 32;

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** From the first local time until the second, which may be on the next day; each as HH:MM. */
const quietHours = z.strictObject({ from: time, to: time });
export type QuietHours = Stored<typeof quietHours>;

/** What one person has set, for all servers. */
const person = z.strictObject({
  /** How the bot calls them at tables; null for their name on Discord. */
  name: z.string().min(1).max(MAX_NAME).nullable(),
  reminders: z.enum(REMINDERS),
  quietHours: quietHours.nullable(),
  /** An IANA time zone; null until they've chosen one. */
  zone: z.string().max(64).nullable(),
  /** The last moment of their last day away, in ms since 1970. */
  awayUntil: z.number().nullable(),
  /** The theme of their private pictures; null for the table's. */
  theme: z.string().max(32).nullable(),
  /** A locale code; null for the language of their Discord client. */
  language: z.string().max(16).nullable(),
  /** The language of their Discord client when they were last seen, for direct messages; null or absent without. */
  locale: z.exactOptional(z.string().max(16).nullable()),
});
export type PersonSettings = Stored<typeof person>;

/** What holds for somebody who has set nothing. */
export const PERSON: PersonSettings = {
  name: null,
  reminders: 'channel',
  quietHours: null,
  zone: null,
  awayUntil: null,
  theme: null,
  language: null,
};

/** For how long other processes may go by earlier settings, in ms. */
export const LAG = 5_000;

/** What people have set, by user ID. */
export const personCollection = storedAs<PersonSettings>('person', person, { cached: 5_000, lag: LAG });

/** The settings as they hold now: an absence that's over is gone, as is a time zone that doesn't exist any more. */
export function currentSettings(settings: PersonSettings, now: number): PersonSettings {
  const isBack = settings.awayUntil !== null && settings.awayUntil <= now;
  const isLost = settings.zone !== null && !isZone(settings.zone);
  if (!isBack && !isLost) return settings;
  return { ...settings, awayUntil: isBack ? null : settings.awayUntil, zone: isLost ? null : settings.zone };
}
