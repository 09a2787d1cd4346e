import { describe, expect, it } from 'vitest';
import { sinceFor } from '../../src/table/report.ts';
import { ada, bob, choose, openGame, room } from './fixtures/room.ts';
import { registerThicket } from './fixtures/thicket.ts';

registerThicket();

type Told = readonly { readonly seat: number; readonly events: readonly { readonly type: string }[] }[];

const types = (turns: Told) => turns.map(({ seat, events }) => [seat, events.map(({ type }) => type)]);

describe("what has happened since one's last turn", () => {
  it('is everything since the start, before one has played', async () => {
    const { tables } = room();
    const { id } = await openGame(tables, { guests: [bob] });
    expect(await tables.read(id, sinceFor(bob.userId))).toEqual({ hasPlayed: false, turns: [] });
    await tables.act(id, ada, null, choose('end'));
    const { hasPlayed, turns } = await tables.read(id, sinceFor(bob.userId));
    expect([hasPlayed, types(turns)]).toEqual([false, [[0, ['ended']]]]);
  });

  it('excludes steps that can still be undone unseen', async () => {
    const { tables } = room();
    const { id } = await openGame(tables, { guests: [bob] });
    await tables.act(id, ada, null, choose('lay'));
    expect((await tables.read(id, sinceFor(bob.userId))).turns).toEqual([]);
    await tables.act(id, ada, null, choose('end'));
    expect(types((await tables.read(id, sinceFor(bob.userId))).turns)).toEqual([[0, ['laid', 'ended']]]);
  });

  it("stays the same within one's turn, and is empty after it", async () => {
    const { tables } = room();
    const { id } = await openGame(tables, { computers: 1, guests: [bob] });
    await tables.act(id, ada, null, choose('end'));
    await tables.advance(id);
    const before = await tables.read(id, sinceFor(bob.userId));
    expect(before.turns.map(({ seat }) => seat)).toEqual([0, 1]);
    await tables.act(id, bob, null, choose('lay'));
    expect(await tables.read(id, sinceFor(bob.userId))).toEqual(before);
    await tables.act(id, bob, null, choose('end'));
    expect(await tables.read(id, sinceFor(bob.userId))).toEqual({ hasPlayed: true, turns: [] });
    expect((await tables.read(id, sinceFor(ada.userId))).turns.map(({ seat }) => seat)).toEqual([1, 2]);
  });
});
