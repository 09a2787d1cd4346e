import type { Clock } from '../base/clock.ts';
import type { Log } from '../base/log.ts';
import type { ListName, Store } from '../store/store.ts';
import { Documents } from './documents.ts';
import { currentSettings, PERSON, type PersonSettings, personCollection } from './person.ts';
import {
  NO_PAGE,
  type PostedPage,
  pageCollection,
  SERVER,
  type ServerSettings,
  serverSettingsCollection,
} from './server.ts';
import { DEFAULT_ZONE } from './zones.ts';

/** How often a server's role may be called for new tables, in ms. */
const CALLED_EVERY = 15 * 60_000;

export interface SettingsOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Log;
}

/**
 * What people and servers have set. Reading never fails: where the store does, the defaults hold. A change that
 * can't be saved is refused, see `Documents.change`.
 */
export class Settings {
  /** Where servers' lists of tables are posted. */
  readonly frontPages: Documents<PostedPage>;
  readonly #people: Documents<PersonSettings>;
  readonly #servers: Documents<ServerSettings>;
  readonly #clock: Clock;
  readonly #listeners = new Set<(guildId: string) => void>();

  constructor({ store, clock, log }: SettingsOptions) {
    this.#people = new Documents(store, personCollection, PERSON, log);
    this.#servers = new Documents(store, serverSettingsCollection, SERVER, log);
    this.frontPages = new Documents(store, pageCollection, NO_PAGE, log);
    this.#clock = clock;
  }

  async person(userId: string): Promise<PersonSettings> {
    return currentSettings(await this.#people.read(userId), this.#clock.now());
  }

  server(guildId: string): Promise<ServerSettings> {
    return this.#servers.read(guildId);
  }

  /** For whoever is about to change them. @throws Refusal as `Documents.get` */
  async personToChange(userId: string): Promise<PersonSettings> {
    return currentSettings(await this.#people.get(userId), this.#clock.now());
  }

  /** Like `personToChange`. */
  serverToChange(guildId: string): Promise<ServerSettings> {
    return this.#servers.get(guildId);
  }

  /** Without reading the store: the defaults if they aren't in memory. */
  knownPerson(userId: string): PersonSettings {
    return currentSettings(this.#people.known(userId) ?? PERSON, this.#clock.now());
  }

  /** Like `knownPerson`. */
  knownServer(guildId: string): ServerSettings {
    return this.#servers.known(guildId) ?? SERVER;
  }

  /** @returns the settings as they are now. @throws Refusal as `Documents.change` */
  changePerson(userId: string, change: Partial<PersonSettings>): Promise<PersonSettings> {
    return this.#people.change(userId, (before) =>
      changed(currentSettings(before, this.#clock.now()), change),
    );
  }

  /** The language of their Discord client, where direct messages go by it. @throws Refusal as `Documents.change` */
  async noteLocale(userId: string, locale: string): Promise<void> {
    await this.#people.change(userId, (before) => (before.locale ? changed(before, { locale }) : before));
  }

  /** Like `changePerson`; afterwards, the subscribers are called. */
  async changeServer(guildId: string, change: Partial<ServerSettings>): Promise<ServerSettings> {
    const after = await this.#servers.change(guildId, (before) => changed(before, change));
    for (const listener of this.#listeners) listener(guildId);
    return after;
  }

  /** Whether the server's role may be called; from now on, it has been. @throws Refusal as `Documents.change` */
  async callDue(guildId: string): Promise<boolean> {
    const now = this.#clock.now();
    const after = await this.#servers.change(guildId, (before) =>
      now - (before.calledAt ?? 0) < CALLED_EVERY ? before : { ...before, calledAt: now },
    );
    return after.calledAt === now;
  }

  /** What's stored of a person; undefined if they've set nothing. @throws Refusal as `Documents.get` */
  personStored(userId: string): Promise<PersonSettings | undefined> {
    return this.#people.stored(userId);
  }

  /** Deletes what a person has set, and takes a line off a list. @throws Refusal as `Documents.change` */
  removePerson(userId: string, line: ListName): Promise<void> {
    return this.#people.remove(userId, line);
  }

  /** Forgets what's in memory of a person whose settings may be deleted. */
  forgetPerson(userId: string): void {
    this.#people.forget(userId);
  }

  /** Called after a server's settings were saved. @returns a function that unsubscribes */
  subscribe(listener: (guildId: string) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Writes back everything that's in memory when it's called and missing from the store. */
  async restore(): Promise<void> {
    await Promise.all([this.#people.restore(), this.#servers.restore(), this.frontPages.restore()]);
  }

  /** Resolves once no change is in progress. */
  async idle(): Promise<void> {
    await Promise.all([this.#people.idle(), this.#servers.idle(), this.frontPages.idle()]);
  }
}

/** The same object if nothing changes, so that nothing is saved. */
function changed<T extends object>(before: T, change: Partial<T>): T {
  const after = { ...before, ...change };
  return JSON.stringify(after) === JSON.stringify(before) ? before : after;
}

/** How and when people may be reminded, as clocks ask for it. Never fails. */
export const preferencesIn = (settings: Pick<Settings, 'person'>) => ({
  of: async (userId: string) => {
    const { reminders, quietHours, zone, awayUntil } = await settings.person(userId);
    return { reminders, quiet: quietHours && { ...quietHours, zone: zone ?? DEFAULT_ZONE }, awayUntil };
  },
});
