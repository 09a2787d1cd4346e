import { describe, expect, it } from 'vitest';
import { closed, removed, started, withComputer } from '../../src/table/lobby.ts';
import { fullReport } from '../../src/table/report.ts';
import { filledIn, hostPassed, vacated } from '../../src/table/seats.ts';
import { ManualClock } from '../base/manual-clock.ts';
import { ada, bob, choose, cyd, openGame, openLobby, refusalOf, room } from './fixtures/room.ts';
import { registerThicket } from './fixtures/thicket.ts';

registerThicket();

const DAY = 24 * 60 * 60_000;
const dan = { userId: '4', name: 'Dan' };

function timed() {
  const clock = new ManualClock(1_000);
  return { clock, ...room(undefined, { clock }) };
}

const lastNote = async ({ tables }: ReturnType<typeof timed>, id: string) =>
  (await tables.read(id, fullReport)).notes.at(-1);

describe('whoever keeps the others waiting for days', () => {
  it('can be replaced by a computer until they are back, as somebody else at the table decides', async () => {
    const on = timed();
    const { tables } = on;
    const { id, wait, shown } = await openGame(tables, { guests: [bob, cyd] });
    expect(await refusalOf(tables.change(id, bob, filledIn(0)))).toBe('notAway');
    expect(await tables.fallSilent(id, 1, wait)).toBe(false);
    expect(await tables.fallSilent(id, 0, wait)).toBe(true);
    expect(await tables.fallSilent(id, 0, wait)).toBe(false);
    expect((await tables.info(id)).shown).toBe(shown + 1);
    expect(await refusalOf(tables.change(id, ada, filledIn(0)))).toBe('notAway');
    expect(await refusalOf(tables.change(id, bob, filledIn(1)))).toBe('notAway');
    expect(await refusalOf(tables.change(id, dan, filledIn(0)))).toBe('notSeated');
    const { seats } = await tables.change(id, cyd, filledIn(0));
    expect(seats[0]).toMatchObject({ kind: 'computer', formerly: ada, until: 'back' });
    expect(await lastNote(on, id)).toMatchObject({ kind: 'host', name: 'Bob' });
  });

  it('can have their seat opened, and it is said by whom', async () => {
    const on = timed();
    const { tables } = on;
    const { id, wait } = await openGame(tables, { guests: [bob, cyd] });
    await tables.act(id, ada, null, choose('end'));
    await tables.fallSilent(id, 1, wait + 1);
    const { seats } = await tables.change(id, cyd, vacated(1));
    expect(seats[1]).toMatchObject({ formerly: bob, until: 'taken' });
    expect(await lastNote(on, id)).toMatchObject({ kind: 'vacated', name: 'Bob', by: 'Cyd' });
  });

  it('is no longer silent once they have moved', async () => {
    const { tables } = timed();
    const { id, wait } = await openGame(tables, { guests: [bob] });
    await tables.fallSilent(id, 0, wait);
    await tables.act(id, ada, null, choose('end'));
    for (const seat of [0, 1])
      expect(await refusalOf(tables.change(id, seat ? ada : bob, filledIn(seat)))).toBe('notAway');
  });

  it('can be replaced by whoever comes by once nobody at the table has done anything for a week', async () => {
    const { tables, clock } = timed();
    const { id, wait } = await openGame(tables, { guests: [bob] });
    clock.advance(3 * DAY);
    await tables.fallSilent(id, 0, wait);
    expect(await refusalOf(tables.change(id, dan, vacated(0)))).toBe('notSeated');
    clock.advance(4 * DAY);
    expect((await tables.change(id, dan, vacated(0))).seats[0]).toMatchObject({ until: 'taken' });
  });

  it('can be replaced at once if they are missing for another reason', async () => {
    const { tables } = timed();
    const { id } = await openGame(tables, { guests: [bob] });
    expect((await tables.change(id, bob, filledIn(0, true))).seats[0]).toMatchObject({ until: 'back' });
    expect(await refusalOf(tables.change(id, ada, filledIn(0, true)))).toBe('notAway');
  });
});

describe('a host who does nothing', () => {
  it('for a day leaves a lobby to whoever is seated', async () => {
    const { tables, clock } = timed();
    const { id } = await openLobby(tables, { guests: [bob] });
    clock.advance(DAY - 1);
    expect(await refusalOf(tables.change(id, bob, started(0)))).toBe('hostOnly');
    clock.advance(1);
    expect(await refusalOf(tables.change(id, dan, withComputer()))).toBe('hostOnly');
    expect((await tables.change(id, bob, withComputer())).host).toEqual(bob);
    expect((await tables.change(id, bob, removed(0))).seats).toHaveLength(2);
    expect((await tables.change(id, bob, started(0))).status).toBe('playing');
  });

  it('for a day no longer keeps a lobby open', async () => {
    const { tables, clock } = timed();
    const { id } = await openLobby(tables, { guests: [bob] });
    expect(await refusalOf(tables.change(id, bob, closed(false)))).toBe('hostOrManagerOnly');
    clock.advance(DAY);
    expect(await refusalOf(tables.change(id, dan, closed(false)))).toBe('hostOrManagerOnly');
    expect((await tables.change(id, bob, closed(false))).status).toBe('closed');
  });

  it('for a week loses their part to whoever is seated and takes it', async () => {
    const { tables, clock } = timed();
    const { id } = await openGame(tables, { guests: [bob, cyd] });
    clock.advance(7 * DAY - 1);
    expect(await refusalOf(tables.change(id, bob, hostPassed(bob.userId)))).toBe('hostOnly');
    await tables.act(id, ada, null, choose('end'));
    clock.advance(7 * DAY - 1);
    expect(await refusalOf(tables.change(id, bob, hostPassed(bob.userId)))).toBe('hostOnly');
    clock.advance(1);
    expect((await tables.change(id, bob, hostPassed(bob.userId))).host).toEqual(bob);
    expect(await refusalOf(tables.change(id, ada, hostPassed(ada.userId)))).toBe('hostOnly');
  });
});

it('a game that everybody left a week ago can be closed by anybody', async () => {
  const { tables, clock } = timed();
  const { id } = await openGame(tables, { guests: [bob] });
  for (const seat of [0, 1]) {
    await tables.takeOver(id, seat, (await tables.info(id)).wait);
    await tables.advance(id);
  }
  clock.advance(7 * DAY - 1);
  expect(await refusalOf(tables.change(id, dan, closed(false)))).toBe('hostOrManagerOnly');
  clock.advance(1);
  expect((await tables.change(id, dan, closed(false))).status).toBe('closed');
});
