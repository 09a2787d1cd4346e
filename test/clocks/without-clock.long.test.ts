import { beforeEach, describe, expect, it } from 'vitest';
import { cameBack, filledIn } from '../../src/table/seats.ts';
import { ada, bob, refusalOf } from '../table/fixtures/room.ts';
import { registerThicket } from '../table/fixtures/thicket.ts';
import { HOUR, quiet, Ward } from './fixtures.ts';

registerThicket();

const DAY = 24 * HOUR;
const MINUTE = 60_000;

let on: Ward;
beforeEach(async () => {
  on = await new Ward().start();
});

/** The channel is told at once. */
async function told(id: string): Promise<void> {
  await on.tables.told(id, {
    shown: (await on.tables.info(id)).shown,
    posted: { messageId: 'm', at: 0, shown: 1_000, newestId: 'm', called: 1_000, callId: null },
  });
}

async function game(): Promise<string> {
  const id = await on.game('none');
  await told(id);
  return id;
}

describe('a table without a clock', () => {
  it('reminds whoever is awaited after a day and after three, then leaves it to the others', async () => {
    const id = await game();
    await on.pass(DAY - MINUTE);
    expect(on.channel.log).toEqual([]);
    await on.pass(2 * MINUTE);
    expect(on.channel.log.map(([kind, userId]) => [kind, userId])).toEqual([['waiting', '1']]);
    expect(await refusalOf(on.tables.change(id, bob, filledIn(0)))).toBe('notAway');
    await on.pass(2 * DAY);
    expect(on.channel.log.map(([kind]) => kind)).toEqual(['waiting', 'silent']);
    expect([...on.channel.present.values()].map(({ kind }) => kind)).toEqual(['silent']);
    expect(on.channel.moves).toBe(1);
    await told(id);
    await on.pass(DAY);
    expect(on.channel.log.length).toBe(2);
    expect((await on.tables.info(id)).seats[0]!.kind).toBe('person');
    await on.tables.change(id, bob, filledIn(0));
    await quiet();
    expect([...on.channel.present.values()].map(({ kind }) => kind)).toEqual(['absent']);
    await on.tables.change(id, ada, cameBack);
    await quiet();
    expect(on.channel.present.size).toBe(0);
    expect(on.stored(id)).toBeNull();
  });

  it('takes the reminder back once they have moved, and has no clock any more', async () => {
    const id = await game();
    await on.pass(DAY + MINUTE);
    expect(on.channel.present.size).toBe(1);
    await on.act(id);
    expect(on.channel.present.size).toBe(0);
    expect(on.stored(id)).toBeNull();
    await told(id);
    await on.pass(DAY + MINUTE);
    expect(on.channel.log.map(([kind, userId]) => [kind, userId])).toEqual([
      ['waiting', '1'],
      ['waiting', '2'],
    ]);
  });

  it('waits for nobody who has left the server', async () => {
    const id = await game();
    on.channel.gone.add(ada.userId);
    await on.pass(DAY + MINUTE);
    expect(on.channel.log).toEqual([]);
    expect((await on.tables.change(id, bob, filledIn(0))).seats[0]).toMatchObject({ formerly: ada });
  });

  it.each([true, false])(
    'calls who was away when it had waited for a day, once they are back; it waits: %s',
    async (vacations) => {
      const id = await game();
      await on.tables.change(id, ada, (table) => ({ ...table, vacations }));
      on.preferences.set(ada.userId, { awayUntil: on.clock.now() + 2 * DAY });
      await on.pass(2 * DAY - MINUTE);
      expect(on.channel.log).toEqual([]);
      await on.pass(2 * MINUTE);
      expect(on.channel.log.map(([kind, userId]) => [kind, userId])).toEqual([['returned', '1']]);
    },
  );

  it('says nothing to who is back before it has waited for a day', async () => {
    await game();
    on.preferences.set(ada.userId, { awayUntil: on.clock.now() + 12 * HOUR });
    await on.pass(DAY - MINUTE);
    expect(on.channel.log).toEqual([]);
    await on.pass(2 * MINUTE);
    expect(on.channel.log.map(([kind]) => kind)).toEqual(['waiting']);
  });

  it('does not count outages, nor pings in quiet hours', async () => {
    const id = await game();
    on.preferences.set(ada.userId, { quiet: { from: '22:00', to: '08:00', zone: 'UTC' } });
    await on.pass(12 * HOUR);
    on.clocks.suspend();
    on.clock.advance(12 * HOUR);
    await on.clocks.resume();
    await on.pass(12 * HOUR - MINUTE);
    expect(on.channel.log).toEqual([]);
    await on.pass(12 * HOUR);
    expect(on.channel.log).toEqual([['waiting', '1', 36 * 60]]);
    expect((await on.tables.info(id)).silent).toBeUndefined();
  });

  it('writes nothing for a day, and little for those in which somebody is awaited', async () => {
    await game();
    const before = on.store.writes;
    await on.pass(23 * HOUR);
    const minutes = 23 * 60;
    expect(on.store.writes - before).toBe(minutes);
    await on.pass(3 * DAY);
    expect(on.store.writes - before - minutes - 3 * 24 * 60).toBeLessThan(15);
  });
});
