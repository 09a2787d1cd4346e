import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { systemClock } from '../../../src/base/clock.ts';
import { type Log, redactedError } from '../../../src/base/log.ts';
import { Schedule } from '../../../src/store/schedule.ts';
import type { Store } from '../../../src/store/store.ts';
import { room } from '../../table/fixtures/room.ts';
import { announcerIn, discordError, FakeChannel, openTable, quiet } from './fixtures.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

/** The log as it's written. */
function writtenLog(): { log: Log; written: () => string } {
  const lines: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line) => void lines.push(line) });
  return { log, written: () => lines.join('') };
}

const SECRETS = /secret|Your hand/;

it('logs a failed request of an announcement without its body and address', async () => {
  const at = room();
  const channel = new FakeChannel();
  const { log, written } = writtenLog();
  const announcer = announcerIn(at, channel, log);
  const { id } = await openTable(at);
  channel.refusals.push(discordError(404, 10_062));
  await announcer.announce(id, null);
  await announcer.stop();
  expect(written()).toContain('an announcement is still owed');
  expect(written()).toContain('10062');
  expect(written()).not.toMatch(SECRETS);
});

it('logs what could not be done when it was due without body and address', async () => {
  const { log, written } = writtenLog();
  const { store } = room();
  const schedule = new Schedule({ store: store as Store, list: 'due', clock: systemClock, log });
  schedule.on('table', () => Promise.reject(new Error('no', { cause: discordError(500) })));
  await store.enter([{ list: 'due', id: 'table:1', rank: 0, text: '' }]);
  schedule.start();
  await vi.advanceTimersByTimeAsync(1);
  await quiet();
  await schedule.stop();
  expect(written()).toContain('what is due is tried again');
  expect(written()).not.toMatch(SECRETS);
});

it('keeps of an error what finds its place in the code, down to its first cause', () => {
  const { log, written } = writtenLog();
  log.error({ fault: redactedError(new Error('outer', { cause: discordError(500, 77) })) }, 'failed');
  const { fault } = JSON.parse(written());
  expect(fault).toMatchObject({ name: 'Error', message: 'outer', cause: { code: 77, message: 'no' } });
  expect(fault.stack).toContain(import.meta.filename);
  expect(written()).not.toMatch(SECRETS);
});
