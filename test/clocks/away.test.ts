import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ada, bob } from '../table/fixtures/room.ts';
import { registerThicket } from '../table/fixtures/thicket.ts';
import { HOUR, Ward } from './fixtures.ts';

registerThicket();

let on: Ward;
beforeEach(async () => {
  on = await new Ward().start();
});
afterEach(() => on.stop());

/** Both say so, and their clocks learn it. */
async function prefer(preference: Parameters<Ward['preferences']['set']>[1]): Promise<void> {
  for (const { userId } of [ada, bob]) {
    on.preferences.set(userId, preference);
    await on.clocks.personChanged(userId);
  }
}

describe('somebody who is away', () => {
  it('is called once when that is over, and what the table says of their time is put right each time', async () => {
    const id = await on.game('1h');
    await prefer({ awayUntil: on.clock.now() + 2 * HOUR });
    expect(on.channel.retimings).toBe(1);
    await on.pass(1.9 * HOUR);
    expect(on.channel.log).toEqual([]);
    await on.pass(0.2 * HOUR);
    expect(on.channel.log).toEqual([['returned', '1', 120]]);
    expect(on.channel.retimings).toBe(2);
    expect((await on.clocks.deadlineOf(id))!.due).toBe(on.clock.now() + 0.9 * HOUR);
    await on.pass(0.5 * HOUR);
    expect(on.channel.log.map(([kind]) => kind)).toEqual(['returned', 'half']);
  });

  it('is called when they come back earlier', async () => {
    await on.game('1h');
    await prefer({ awayUntil: on.clock.now() + 20 * HOUR });
    await on.pass(0.5 * HOUR);
    await prefer({ awayUntil: null });
    expect(on.channel.log).toEqual([['returned', '1', 30]]);
    expect(on.channel.retimings).toBe(2);
  });

  it('is reminded of nothing, though their time runs', async () => {
    const id = await on.game('1h');
    await on.tables.change(id, ada, (table) => ({ ...table, vacations: false }));
    await prefer({ awayUntil: on.clock.now() + 5 * HOUR });
    await on.pass(0.99 * HOUR);
    expect(on.channel.log).toEqual([]);
    await on.pass(0.02 * HOUR);
    expect(on.channel.moves).toBe(1);
  });

  it('is called after their quiet hours', async () => {
    await on.game('1h');
    await prefer({ awayUntil: on.clock.now() + HOUR, quiet: { from: '00:30', to: '01:15', zone: 'UTC' } });
    await on.pass(1.3 * HOUR);
    expect(on.channel.log).toEqual([['returned', '1', 75]]);
  });
});

describe('a reminder', () => {
  it('comes an hour before quiet hours in which the time runs out', async () => {
    on.preferences.set(ada.userId, { quiet: { from: '03:00', to: '11:30', zone: 'UTC' } });
    await on.game('12h', 'c1', 'long', false);
    await on.pass(3 * HOUR);
    expect(on.channel.log).toEqual([['last', '1', 120]]);
    // At their end, half an hour is left.
    await on.pass(8.9 * HOUR);
    expect(on.channel.log.slice(1)).toEqual([['last', '1', 11.5 * 60]]);
  });
});

describe('an outage', () => {
  it('has the table say the new end of time once', async () => {
    await on.game('1d');
    await on.stop();
    const before = on.channel.retimings;
    on.clock.advance(3 * HOUR);
    on = await new Ward(on).start();
    await on.pass(2_000);
    expect(on.channel.retimings - before).toBe(1);
  });
});
