import { describe, expect, it } from 'vitest';
import { closed } from '../../src/table/lobby.ts';
import { endedPast, lookBackAt, lookedInto } from '../../src/table/look-back.ts';
import { createSpectatorView, openHand, toExportedRecord } from '../../src/table/views.ts';
import { ada, bob, CHANNEL, choose, cyd, openGame, playOut, refusalOf, room } from './fixtures/room.ts';
import { registerThicket, type ThicketView } from './fixtures/thicket.ts';

registerThicket();

async function game() {
  const { tables } = room();
  const { id } = await openGame(tables, { guests: [bob] });
  const act = async (who: typeof ada, ...types: readonly string[]) => {
    for (const type of types) await tables.act(id, who, null, choose(type));
  };
  const at = (moment: number | null, eyes: number | null = null, who = cyd) =>
    tables.read(id, lookBackAt(moment, eyes, who.userId));
  return { tables, id, act, at };
}

const handOf = (view: object, seat: number) => (view as ThicketView).players[seat]!.hand;

describe('looking back at a finished game', () => {
  it('goes from the set-up to what everybody sees at the end', async () => {
    const { tables, id, act, at } = await game();
    await act(ada, 'lay', 'roll', 'end');
    await playOut(tables, id);
    const { steps: recorded } = await tables.read(id, toExportedRecord);
    const start = await at(null);
    expect(start).toMatchObject({ at: 0, steps: recorded.length, step: null, isOver: true });
    const seen = await Promise.all(recorded.map((_, step) => at(step + 1)));
    expect(seen.map(({ step }) => step!.seat)).toEqual(recorded.map(({ seat }) => seat));
    expect(seen.slice(0, 3).map(({ step }) => step!.events.map(({ type }) => type))).toEqual([
      ['laid'],
      ['rolled'],
      ['ended'],
    ]);
    expect(seen.at(-1)!.view).toEqual((await tables.read(id, createSpectatorView)).view);
  });

  it('shows each seat’s cards through its eyes, and no others', async () => {
    const { tables, id, at } = await game();
    await playOut(tables, id);
    const { steps } = await at(null);
    for (const seat of [0, 1]) {
      const { view } = await at(1, seat);
      expect(handOf(view, seat)).toHaveLength(3);
      expect(handOf(view, 1 - seat)).toBeUndefined();
      expect((await at(steps, seat)).view).toEqual((await tables.read(id, openHand(seat))).view);
    }
    expect(handOf((await at(1)).view, 0)).toBeUndefined();
    expect(await refusalOf(at(1, 2))).toBe('noSuchSeat');
  });

  it('says where each turn begins, and whose it was', async () => {
    const { tables, id, act, at } = await game();
    await act(ada, 'lay', 'roll', 'end');
    await act(bob, 'end');
    await playOut(tables, id);
    const { turns } = await at(null);
    expect(turns.map(({ turn, name }) => [turn, name])).toEqual([
      [0, 'Ada'],
      [1, 'Bob'],
      [2, 'Ada'],
      [3, 'Bob'],
    ]);
    expect(turns.slice(0, 3).map((turn) => turn.at)).toEqual([1, 4, 5]);
  });

  it('as a whole is what everybody saw after set-up and at the end of each turn', async () => {
    const { tables, id, act, at } = await game();
    expect(await refusalOf(tables.read(id, endedPast))).toBe('recordNotOpen');
    await act(ada, 'lay', 'roll', 'end');
    await playOut(tables, id);
    const whole = lookedInto(await tables.read(id, endedPast), 'all', null);
    const { turns, steps } = await at(null);
    expect(whole.map((moment) => moment.at)).toEqual([
      0,
      ...turns.slice(1).map((turn) => turn.at - 1),
      steps,
    ]);
    for (const moment of whole) expect(moment).toEqual(await at(moment.at));
  });

  it('stays inside the game', async () => {
    const { tables, id, at } = await game();
    await playOut(tables, id);
    const { steps } = await at(null);
    expect((await at(999)).at).toBe(steps);
    expect((await at(-1)).at).toBe(0);
  });
});

describe('looking back at a running game', () => {
  it('shows what everybody has seen, through nobody’s eyes', async () => {
    const { act, at } = await game();
    await act(ada, 'lay', 'draw');
    // Ada's turn isn't over, so nobody has seen it.
    expect(await at(999)).toMatchObject({ steps: 0, step: null, isOver: false });
    await act(ada, 'end');
    expect((await at(999)).step!.events.map(({ type }) => type)).toEqual(['ended']);
    expect(handOf((await at(1)).view, 0)).toBeUndefined();
    expect(await refusalOf(at(1, 0))).toBe('handsNotOpen');
    expect(await refusalOf(at(1, 0, ada))).toBe('handsNotOpen');
  });

  it('begins with the first thing since the person’s last decision', async () => {
    const { act, at } = await game();
    await act(ada, 'lay', 'end');
    expect((await at(null, null, bob)).at).toBe(1);
    await act(bob, 'roll', 'end');
    expect((await at(null, null, ada)).step!.events.map(({ type }) => type)).toEqual(['rolled']);
    expect((await at(null, null, bob)).at).toBe(4);
  });
});

it('the last game of a channel is the one that ended last, by itself or closed', async () => {
  const { tables } = room();
  const ended = async (byItself: boolean) => {
    const { id } = await openGame(tables);
    if (byItself) await playOut(tables, id);
    else await tables.change(id, ada, closed(true));
    return id;
  };
  for (const byItself of [true, false, true]) {
    const id = await ended(byItself);
    expect((await tables.finishedIn(CHANNEL, true))?.id).toBe(id);
  }
});
