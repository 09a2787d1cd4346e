import { describe, expect, it } from 'vitest';
import type { Highlight } from '../../src/table/highlights.ts';
import { resigned } from '../../src/table/seats.ts';
import { createSpectatorView } from '../../src/table/views.ts';
import { ada, bob, choose, GUILD, openGame, playOut, room } from './fixtures/room.ts';
import { registerThicket } from './fixtures/thicket.ts';

registerThicket();

const told = (highlight: Highlight | null | undefined) =>
  highlight && [highlight.seat, highlight.names[highlight.seat], highlight.events.map(({ type }) => type)];

/** A game in which Ada lays a card in her first turn, and Bob two in his first and one in his second. */
async function played() {
  const { tables } = room();
  const { id } = await openGame(tables, { guests: [bob] });
  const act = (who: typeof ada, ...types: readonly string[]) =>
    types.reduce<Promise<unknown>>(
      (before, type) => before.then(() => tables.act(id, who, null, choose(type))),
      Promise.resolve(),
    );
  return { tables, id, act };
}

describe('the highlights of a game', () => {
  it('are none before its end', async () => {
    const { tables, id, act } = await played();
    await act(ada, 'lay', 'end');
    expect((await tables.read(id, createSpectatorView)).highlights).toEqual({ best: [], turning: null });
  });

  it('are each player’s best move, and the one that turned it', async () => {
    const { tables, id, act } = await played();
    await act(ada, 'lay', 'end');
    await act(bob, 'lay', 'lay', 'end');
    await act(ada, 'end');
    await act(bob, 'roll', 'end');
    const { highlights, table } = await tables.read(id, createSpectatorView);
    expect(table.result!.places).toEqual([2, 1]);
    expect(highlights.best.map(told)).toEqual([
      [0, 'Ada', ['laid']],
      [1, 'Bob', ['laid', 'laid']],
    ]);
    expect(told(highlights.turning)).toEqual(told(highlights.best[1]));
    expect([...highlights.best, highlights.turning].map((each) => each?.row)).toEqual([0, 1, 1]);
  });

  it('are those of whoever has the seat, not of who had it before', async () => {
    const { tables, id, act } = await played();
    await act(ada, 'lay', 'end');
    await act(bob, 'end');
    await tables.change(id, ada, resigned);
    await playOut(tables, id);
    const { highlights } = await tables.read(id, createSpectatorView);
    expect(told(highlights.best[0])?.[1]).not.toBe('Ada');
    expect(told(highlights.best[1])).toBeNull();
  });

  it('don’t name whose data was deleted since', async () => {
    const { tables, id, act } = await played();
    await act(ada, 'lay', 'end');
    await playOut(tables, id);
    const before = (await tables.read(id, createSpectatorView)).highlights;
    expect(told(before.best[0])?.[1]).toBe('Ada');
    await tables.persons.erase(ada.userId, { tableId: id, guildId: GUILD }, {});
    const { highlights } = await tables.read(id, createSpectatorView);
    expect(told(highlights.best[0])).toEqual([0, { player: 1 }, ['laid']]);
    expect(JSON.stringify(highlights)).not.toContain('Ada');
  });
});
