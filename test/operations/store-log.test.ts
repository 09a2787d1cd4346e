import { beforeEach, describe, expect, it } from 'vitest';
import { errorReason, redactedError } from '../../src/base/log.ts';
import { StoreLog } from '../../src/operations/store-log.ts';
import { StoreFailed } from '../../src/store/errors.ts';
import { Refusal } from '../../src/table/refusal.ts';
import { ManualClock } from '../base/manual-clock.ts';
import { recorder } from '../base/recorder.ts';

const { log, lines } = recorder();
let clock: ManualClock;
let quiet: StoreLog;
const failure = new StoreFailed('get', 'table:1', { reason: 'unreachable' });
const refusal = new Refusal('storeUnreadable', null, { cause: failure });

/** What an outage has the bot say, again and again. */
function complain(): void {
  const { operation, key, reason } = failure;
  quiet.error({ operation, key, reason }, 'the store failed');
  quiet.warn({ operation, key, ms: 2_000 }, 'the store is slow');
  quiet.warn(
    { tableId: '1', retryIn: 1_000, fault: redactedError(refusal) },
    'an announcement is still owed',
  );
  quiet.warn({ task: 'g1', retryIn: 1_000, reason: errorReason(refusal) }, 'clocks cannot be kept yet');
  quiet.warn({ reason: errorReason(failure) }, 'settings cannot be read, so the defaults hold');
  quiet.error({ fault: redactedError(failure) }, 'the store reports a fault');
}

beforeEach(() => {
  lines.length = 0;
  clock = new ManualClock(0);
  quiet = new StoreLog(log, clock);
});
const written = () => lines.filter(({ level }) => level !== 'debug');

describe('the log during an outage of the store', () => {
  it('has the first thing that fails, counts the others, and keeps them for whoever looks closer', () => {
    for (let second = 0; second < 40; second++) {
      complain();
      if (second === 2) quiet.begin();
      clock.advance(1_000);
    }
    expect(written()).toMatchObject([{ level: 'error', message: 'the store failed' }]);
    expect(quiet.end()).toBe(40 * 6 - 1);
    expect(lines).toHaveLength(40 * 6);
  });

  it('has a line a minute if the store fails without being away, with how many there were between', () => {
    for (let second = 0; second <= 60; second++) {
      quiet.error({ fault: redactedError(failure) }, 'full');
      clock.advance(1_000);
    }
    expect(written()).toMatchObject([{ data: {} }, { data: { others: 59 } }]);
  });

  it('has each fault once, however soon after another, and what followed of each', () => {
    const full = new StoreFailed('put', 'table:1', { reason: 'full' });
    quiet.error({ fault: redactedError(failure) }, 'away');
    quiet.error({ fault: redactedError(full) }, 'full');
    quiet.warn({ reason: errorReason(full) }, 'full again, in words');
    quiet.error({ fault: redactedError(new Refusal('storeFailed', null, { cause: full })) }, 'full again');
    quiet.error({ fault: redactedError(failure) }, 'away again');
    expect(written().map(({ message }) => message)).toEqual(['away', 'full']);
    clock.advance(60_000);
    expect(written().slice(2)).toMatchObject([
      { data: { reason: 'unreachable', others: 1 } },
      { data: { reason: 'full', others: 2 } },
    ]);
    clock.advance(600_000);
    expect(written()).toHaveLength(4);
    quiet.error({ fault: redactedError(full) }, 'full once more');
    expect(written().at(-1)).toMatchObject({ message: 'full once more' });
  });

  it('has another fault during an outage', () => {
    quiet.begin();
    quiet.error({ fault: redactedError(failure) }, 'away');
    quiet.error({ fault: redactedError(new StoreFailed('get', 'table:1', { reason: 'wiped' })) }, 'wiped');
    expect(written()).toMatchObject([{ message: 'wiped' }]);
  });

  it('has what ends the process, whatever it came of', () => {
    complain();
    quiet.begin();
    quiet.error(
      { origin: 'unhandledRejection', fault: redactedError(failure) },
      'an error that nobody caught',
    );
    expect(written().at(-1)!.message).toBe('an error that nobody caught');
  });

  it('has everything that has nothing to do with the store', () => {
    quiet.begin();
    quiet.error({ fault: redactedError(new Error('a bug')) }, 'an interaction went wrong');
    quiet.warn({ tableId: '1', fault: redactedError(new Refusal('stale', null)) }, 'strange');
    quiet.info({}, 'stopping');
    expect(written()).toHaveLength(3);
  });
});
