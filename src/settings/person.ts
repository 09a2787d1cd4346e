import * as z from 'zod';
import type { CollectionOptions } from '../store/collection.ts';
import { isZone } from './zones.ts';

/** Where somebody is reminded that a table waits for them. */
export const REMINDERS = ['channel', 'direct', 'off'] as const;
export type Reminders = (typeof REMINDERS)[number];

/** From the first local time until the second, which may be on the next day; each as HH:MM. */
export interface QuietHours {
  readonly from: string;
  readonly to: string;
}

/** What one person has set, for all servers. */
export interface PersonSettings {
  /** How the bot calls them at tables; null for their name on Discord. */
  readonly name: string | null;
  readonly reminders: Reminders;
  readonly quietHours: QuietHours | null;
  /** An IANA time zone; null until they've chosen one. */
  readonly zone: string | null;
  /** The last moment of their last day away, in ms since 1970. */
  readonly awayUntil: number | null;
  /** The theme of their private pictures; null for the table's. */
  readonly theme: string | null;
  /** A locale code; null for the language of their Discord client. */
  readonly language: string | null;
}

export const MAX_NAME = 32;

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

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const person = z.strictObject({
  name: z.string().min(1).max(MAX_NAME).nullable(),
  reminders: z.enum(REMINDERS),
  quietHours: z.strictObject({ from: time, to: time }).nullable(),
  zone: z.string().max(64).nullable(),
  awayUntil: z.number().nullable(),
  theme: z.string().max(32).nullable(),
  language: z.string().max(16).nullable(),
});

/** What people have set, by user ID. */
export const personCollection: CollectionOptions<PersonSettings> = {
  kind: 'person',
  version: 1,
  migrations: {},
  parse: (data) => person.parse(data),
  cached: 5_000,
};

/** The settings as they hold now: an absence that's over is gone, as is a time zone that doesn't exist any more. */
export function asOf(settings: PersonSettings, now: number): PersonSettings {
  const isBack = settings.awayUntil !== null && settings.awayUntil <= now;
  const isLost = settings.zone !== null && !isZone(settings.zone);
  if (!isBack && !isLost) return settings;
  return {
    ...settings,
    awayUntil: isBack ? null : settings.awayUntil,
    zone: isLost ? null : settings.zone,
  };
}
