import { describe, expect, it, vi } from 'vitest';
import { games } from '../../src/games/registry.ts';
import type { Thinker } from '../../src/players/thinker.ts';
import type { Play } from '../../src/table/document.ts';
import { undoTo } from '../../src/table/play.ts';
import { sinceFor } from '../../src/table/report.ts';
import { resigned } from '../../src/table/seats.ts';
import { chairLover, openArtus } from './fixtures/artus.ts';
import { gameReport } from './fixtures/reports.ts';
import { ada, choose, room } from './fixtures/room.ts';
import type { FaultyStore } from './fixtures/stores.ts';

const BEST = { type: 'lands', value: 10 };

/** A table where Ada has placed a Knight, and a computer another. */
async function oneRound(thinker: Thinker = chairLover) {
  const { tables, store, logged } = room(undefined, { thinker });
  const id = await openArtus(tables);
  await tables.act(id, ada, null, choose('place'));
  await tables.advance(id);
  return { id, tables, store, logged };
}

/** The play as another process reads it. */
const playIn = async (store: FaultyStore, id: string): Promise<Play> =>
  (await room(store.copy()).tables.read(id, ({ play }) => play))!;

describe('the reasons of computer players', () => {
  it('are told with their moves, in the channel and to whoever comes back to the table', async () => {
    const { id, tables } = await oneRound();
    const report = await gameReport(tables, id);
    expect(report!.turns.map(({ seat, why }) => ({ seat, why }))).toEqual([
      { seat: 0, why: undefined },
      { seat: 1, why: { seat: 1, reasons: [BEST] } },
    ]);
    expect((await tables.read(id, sinceFor(ada.userId))).turns).toMatchObject([
      { why: { seat: 1, reasons: [BEST] } },
    ]);
  });

  it('are the same after a restart', async () => {
    const { id, tables, store } = await oneRound();
    const after = room(store.copy()).tables;
    expect(await gameReport(after, id)).toEqual(await gameReport(tables, id));
  });

  it('are told for whoever a computer stands in for', async () => {
    const { tables } = room(undefined, { thinker: chairLover });
    const id = await openArtus(tables);
    const { wait } = await tables.info(id);
    await tables.standIn(id, 0, wait);
    expect((await gameReport(tables, id))!.turns).toMatchObject([
      { seat: 0, why: { seat: 0, reasons: [BEST] } },
    ]);
  });

  it('are kept only as long as they can be told', async () => {
    const { tables, store } = room(undefined, { thinker: chairLover });
    const id = await openArtus(tables);
    await tables.change(id, ada, resigned);
    await tables.advance(id);
    const { reasons, record } = await playIn(store, id);
    expect(reasons.length).toBeLessThanOrEqual(24);
    expect(reasons.length).toBeGreaterThan(0);
    expect(reasons.at(-1)!.index).toBeLessThan(record.steps.length);
  });

  it('are forgotten with the steps they belong to', async () => {
    const { id, store } = await oneRound();
    const play = await playIn(store, id);
    expect(play.reasons).toEqual([{ index: 1, reasons: [BEST] }]);
    expect(undoTo(play, 2).reasons).toEqual(play.reasons);
    expect(undoTo(play, 1).reasons).toEqual([]);
  });

  it('cost nobody their move if they can’t be given', async () => {
    const preview = vi.spyOn(games.get('artus')!, 'preview').mockImplementation(() => {
      throw new Error('no facts');
    });
    const { id, tables, logged } = await oneRound();
    preview.mockRestore();
    expect((await tables.info(id)).toAct).toEqual([0]);
    expect((await gameReport(tables, id))!.turns.at(-1)).not.toHaveProperty('why');
    expect(logged.map(({ message }) => message)).toEqual(['a computer player couldn’t give its reasons']);
  });
});
