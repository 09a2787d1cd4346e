import { beforeEach, describe, expect, it } from 'vitest';
import { PERSON } from '../../src/settings/person.ts';
import { SERVER } from '../../src/settings/server.ts';
import { preferencesIn, Settings } from '../../src/settings/settings.ts';
import { ManualClock } from '../base/manual-clock.ts';
import { recorder } from '../base/recorder.ts';
import { refusalOf } from '../table/fixtures/room.ts';
import { FaultyStore } from '../table/fixtures/stores.ts';

const { log, lines } = recorder();
const DAY = 86_400_000;
let store: FaultyStore;
let clock: ManualClock;
let settings: Settings;

const opened = (on = store) => new Settings({ store: on, clock, log });
beforeEach(() => {
  lines.length = 0;
  store = new FaultyStore();
  clock = new ManualClock(Date.UTC(2026, 11, 20));
  settings = opened();
});

describe('settings', () => {
  it('are the defaults until something is set, and then what was set last, also after a restart', async () => {
    expect(await settings.person('1')).toEqual(PERSON);
    expect(await settings.server('9')).toEqual(SERVER);
    await settings.changePerson('1', { name: 'Kay' });
    await settings.changePerson('1', { reminders: 'off' });
    await settings.changeServer('9', { thread: true });
    for (const one of [settings, opened()]) {
      expect(await one.person('1')).toEqual({ ...PERSON, name: 'Kay', reminders: 'off' });
      expect(await one.person('2')).toEqual(PERSON);
      expect(await one.server('9')).toEqual({ ...SERVER, thread: true });
    }
  });

  it('cost the store one read, whether or not there are any', async () => {
    await settings.changePerson('1', { name: 'Kay' });
    const fresh = opened();
    for (let turn = 0; turn < 3; turn++) await Promise.all([fresh.person('1'), fresh.person('2')]);
    store.reads = 0;
    await Promise.all([fresh.person('1'), fresh.person('2')]);
    expect(store.reads).toBe(0);
    expect(fresh.knownPerson('1').name).toBe('Kay');
    expect(fresh.knownPerson('3')).toEqual(PERSON);
    expect(store.reads).toBe(0);
  });

  it('aren’t written if nothing changes', async () => {
    await settings.changePerson('1', { reminders: 'channel' });
    await settings.changePerson('1', { name: 'Kay' });
    await settings.changePerson('1', { name: 'Kay' });
    expect(store.writes).toBe(1);
  });

  it('keep every change made at once', async () => {
    await Promise.all([
      settings.changeServer('9', { thread: true }),
      settings.changeServer('9', { pace: '1d' }),
      settings.person('9'),
      settings.changeServer('9', { language: 'en-US' }),
    ]);
    expect(await opened().server('9')).toEqual({ ...SERVER, thread: true, pace: '1d', language: 'en-US' });
  });

  it('are the defaults while the store fails, which is logged, and come back with it', async () => {
    await settings.changePerson('1', { name: 'Kay' });
    const fresh = opened();
    store.failing.add('get');
    expect(await fresh.person('1')).toEqual(PERSON);
    expect(lines).toMatchObject([{ level: 'warn' }]);
    expect(await refusalOf(fresh.personToChange('1'))).toBe('storeUnreadable');
    store.failing.clear();
    expect(await fresh.person('1')).toMatchObject({ name: 'Kay' });
  });

  it('that can’t be saved are refused and stay as they were', async () => {
    await settings.changePerson('1', { name: 'Kay' });
    store.failing.add('put');
    expect(await refusalOf(settings.changePerson('1', { name: 'Bors' }))).toBe('storeFailed');
    expect(await refusalOf(settings.changePerson('2', { name: 'Bors' }))).toBe('storeFailed');
    expect(await settings.person('1')).toMatchObject({ name: 'Kay' });
    expect(await settings.person('2')).toEqual(PERSON);
  });

  it.each(['1', '2'])('that may have been saved are read again (person %s)', async (person) => {
    await settings.changePerson('1', { reminders: 'off' });
    await settings.person('2');
    store.unknown = 'written';
    expect(await refusalOf(settings.changePerson(person, { name: 'Bors' }))).toBe('saveUnknown');
    expect(await settings.person(person)).toMatchObject({ name: 'Bors' });
  });

  it('that can’t be read are the defaults, and never overwritten', async () => {
    const text = '{"version":1,"data":{"name":7}}';
    store.texts.set('person:1', text);
    expect(await settings.person('1')).toEqual(PERSON);
    expect(await refusalOf(settings.changePerson('1', { name: 'Kay' }))).toBe('settingsUnreadable');
    expect(store.texts.get('person:1')).toBe(text);
    expect(JSON.stringify(lines)).not.toContain('"name":7');
  });

  it('are put back when the store was wiped', async () => {
    await settings.changePerson('1', { name: 'Kay' });
    await settings.changeServer('9', { thread: true });
    store.wipe();
    await settings.restore();
    expect(await opened().person('1')).toMatchObject({ name: 'Kay' });
    expect(await opened().server('9')).toMatchObject({ thread: true });
  });

  it('tell whoever subscribes that a server’s have changed, once they’re saved', async () => {
    const told: string[] = [];
    const end = settings.subscribe((guildId) => told.push(guildId));
    await settings.changeServer('9', { thread: true });
    store.failing.add('put');
    await refusalOf(settings.changeServer('8', { thread: true }));
    expect(told).toEqual(['9']);
    end();
    store.failing.clear();
    await settings.changeServer('9', { thread: false });
    expect(told).toEqual(['9']);
  });
});

describe('an absence', () => {
  it('is over when its time is, without being written', async () => {
    const awayUntil = clock.now() + DAY;
    await settings.changePerson('1', { awayUntil });
    const { writes } = store;
    clock.advance(DAY - 1);
    expect(await settings.person('1')).toMatchObject({ awayUntil });
    clock.advance(1);
    expect(await settings.person('1')).toMatchObject({ awayUntil: null });
    expect(settings.knownPerson('1').awayUntil).toBeNull();
    expect(store.writes).toBe(writes);
    await settings.changePerson('1', { name: 'Kay' });
    expect(store.texts.get('person:1')).toContain('"awayUntil":null');
  });
});

describe('what reminders go by', () => {
  const of = (id: string) => preferencesIn(settings).of(id);

  it('has the time zone, which is UTC until one is chosen or if it no longer exists', async () => {
    expect(await of('1')).toEqual({ reminders: 'channel', quiet: null, awayUntil: null });
    const quietHours = { from: '22:00', to: '08:00' };
    await settings.changePerson('1', { quietHours, reminders: 'direct' });
    expect(await of('1')).toMatchObject({ reminders: 'direct', quiet: { ...quietHours, zone: 'UTC' } });
    await settings.changePerson('1', { zone: 'Asia/Tokyo' });
    expect((await of('1')).quiet?.zone).toBe('Asia/Tokyo');
    await settings.changePerson('1', { zone: 'Mars/Base' });
    expect((await of('1')).quiet?.zone).toBe('UTC');
  });
});
