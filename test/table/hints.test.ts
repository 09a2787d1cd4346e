import { describe, expect, it } from 'vitest';
import type { GameAction } from '../../src/games/game.ts';
import type { Question, Thinker } from '../../src/players/thinker.ts';
import { closed, started, withSettings } from '../../src/table/lobby.ts';
import { hostPassed } from '../../src/table/seats.ts';
import { undone } from '../../src/table/turn.ts';
import { seatViewFor } from '../../src/table/views.ts';
import { chairLover, openArtus } from './fixtures/artus.ts';
import { ada, bob, choose, openLobby, type Room, refusalOf, room } from './fixtures/room.ts';
import { FaultyStore } from './fixtures/stores.ts';

/** Thinks as `chairLover` does, and keeps the questions. */
class Listening implements Thinker {
  readonly questions: Question[] = [];
  /** Called before an answer. */
  before: () => Promise<unknown> | undefined = () => undefined;

  async think(question: Question, signal?: AbortSignal) {
    this.questions.push(question);
    await this.before();
    signal?.throwIfAborted();
    return chairLover.think(question);
  }
}

interface Hinting extends Room {
  readonly id: string;
  readonly thinker: Listening;
}

async function hinting(store?: FaultyStore): Promise<Hinting> {
  const thinker = new Listening();
  const opened = room(store, { thinker });
  return { ...opened, id: await openArtus(opened.tables, 'advanced'), thinker };
}

const taken = async ({ tables, id }: Pick<Hinting, 'tables' | 'id'>) => (await tables.info(id)).hintsTaken;

/** Ada and the computer place all their Knights. */
async function placed({ tables, id }: Hinting): Promise<void> {
  for (;;) {
    await tables.advance(id);
    const { actions } = await tables.read(id, seatViewFor(ada.userId));
    if (actions[0]!.type !== 'place') return;
    await tables.act(id, ada, null, choose('place'));
  }
}

describe('a hint', () => {
  it('is what a Knight would do, and what’s next best, from the seat’s own view', async () => {
    const { tables, id, thinker } = await hinting();
    const { seat, hint } = await tables.hint(id, ada);
    expect(hint.best).toEqual({
      action: expect.objectContaining({ type: 'place' }),
      share: 0.6,
      reasons: [{ type: 'lands', value: 10 }],
    });
    expect(hint.next).toMatchObject({ share: 0.58, reasons: [{ type: 'lands', value: 8 }] });
    expect(hint.next!.action).not.toEqual(hint.best.action);
    expect(seat.actions).toContainEqual(hint.best.action);
    const [question] = thinker.questions;
    expect(question).toMatchObject({ player: 'knight', seat: 0 });
    expect(question!.view).toEqual((await tables.read(id, seatViewFor(ada.userId))).view);
  });

  it('is counted once for each position, and the same each time', async () => {
    const game = await hinting();
    const { tables, id, thinker, store } = game;
    const { revision, shown } = await tables.info(id);
    const first = await tables.hint(id, { ...ada, requestId: 'r1' });
    expect(await tables.hint(id, { ...ada, requestId: 'r2' })).toEqual(first);
    expect(thinker.questions).toHaveLength(1);
    expect(await tables.info(id)).toMatchObject({ hintsTaken: [1, 0], revision, shown });
    const after = room(store.copy(), { thinker });
    expect((await after.tables.hint(id, ada)).hint).toEqual(first.hint);
    expect(thinker.questions).toHaveLength(1);
    await tables.act(id, ada, null, choose('place'));
    await tables.advance(id);
    await tables.hint(id, ada);
    expect(await taken(game)).toEqual([2, 0]);
  });

  it('is counted once if it’s delivered again, even when the game has moved on', async () => {
    const game = await hinting();
    const { tables, id, store } = game;
    await tables.hint(id, { ...ada, requestId: 'r1' });
    const kept = [...store.texts];
    await tables.hint(id, { ...ada, requestId: 'r1' });
    expect([...store.texts]).toEqual(kept);
    await tables.act(id, ada, null, choose('place'));
    await tables.advance(id);
    expect(await refusalOf(tables.hint(id, { ...ada, requestId: 'r1' }))).toBe('movedOn');
    expect(await taken(game)).toEqual([1, 0]);
  });

  it('is remembered through undo, in each of the turn’s positions', async () => {
    const game = await hinting();
    await placed(game);
    const { tables, id, thinker } = game;
    const first = (await tables.hint(id, ada)).hint;
    await tables.act(id, ada, null, () => first.best.action);
    const second = (await tables.hint(id, ada)).hint;
    const asked = thinker.questions.length;
    await tables.change(id, ada, undone(null), seatViewFor(ada.userId));
    expect((await tables.hint(id, ada)).hint).toEqual(first);
    await tables.act(id, ada, null, () => first.best.action);
    expect((await tables.hint(id, ada)).hint).toEqual(second);
    expect(thinker.questions).toHaveLength(asked);
    expect(await taken(game)).toEqual([2, 0]);
  });

  it('costs nothing and takes no thinking where there’s only one action', async () => {
    const thinker = new Listening();
    const { tables } = room(undefined, { thinker });
    const id = await openArtus(tables, 'basic');
    let only: readonly GameAction[] = [];
    for (let turn = 0; turn < 200 && only.length !== 1; turn++) {
      await tables.advance(id);
      only = (await tables.read(id, seatViewFor(ada.userId))).actions;
      if (only.length > 1) await tables.act(id, ada, null, ({ actions }) => actions[0]!);
    }
    const asked = thinker.questions.length;
    expect((await tables.hint(id, ada)).hint).toEqual({
      best: { action: only[0], share: null, reasons: [] },
      next: null,
    });
    expect(thinker.questions).toHaveLength(asked);
    expect(await taken({ tables, id })).toEqual([0, 0]);
  });

  it('is refused to everybody but the player who decides', async () => {
    const { tables, id, thinker } = await hinting();
    expect(await refusalOf(tables.hint(id, bob))).toBe('notSeated');
    await tables.act(id, ada, null, choose('place'));
    expect(await refusalOf(tables.hint(id, ada))).toBe('notYourTurn');
    const lobby = await openLobby(tables, { variant: 'basic', channelId: 'c8' });
    expect(await refusalOf(tables.hint(lobby.id, ada))).toBe('notInPlay');
    await tables.change(id, ada, closed(false));
    expect(await refusalOf(tables.hint(id, ada))).toBe('tableClosed');
    expect(thinker.questions).toEqual([]);
  });

  it('is refused where the host has switched hints off', async () => {
    const { tables, thinker, store } = await hinting();
    const lobby = await openLobby(tables, { variant: 'basic', guests: [bob] });
    expect(lobby.hints).toBe(true);
    expect(await refusalOf(tables.change(lobby.id, bob, withSettings({ hints: false })))).toBe('hostOnly');
    await tables.change(lobby.id, ada, withSettings({ hints: false }));
    await tables.change(lobby.id, ada, started(0));
    expect(await refusalOf(tables.hint(lobby.id, ada))).toBe('hintsOff');
    expect(await refusalOf(room(store.copy()).tables.hint(lobby.id, ada))).toBe('hintsOff');
    expect(thinker.questions).toEqual([]);
  });

  it('is for the decision it was asked for, or none', async () => {
    const game = await hinting();
    const { tables, id, thinker } = game;
    thinker.before = () => tables.act(id, ada, null, choose('place'));
    expect(await refusalOf(tables.hint(id, ada))).toBe('movedOn');
    expect(await taken(game)).toEqual([0, 0]);
  });

  it('is thought of again if only something else of the table has changed', async () => {
    const thinker = new Listening();
    const { tables } = room(undefined, { thinker });
    const id = await openArtus(tables, 'basic', [bob]);
    thinker.before = () => {
      thinker.before = () => undefined;
      return tables.change(id, ada, hostPassed(bob.userId));
    };
    await tables.hint(id, ada);
    expect(thinker.questions).toHaveLength(2);
    expect(await taken({ tables, id })).toEqual([1, 0, 0]);
  });

  it('is dropped when the process ends, which is no fault', async () => {
    const game = await hinting();
    const { tables, id, thinker, logged } = game;
    thinker.before = () => Promise.reject(new DOMException('closed', 'AbortError'));
    expect(await refusalOf(tables.hint(id, ada))).toBe('restarting');
    expect(logged).toEqual([]);
    expect(await taken(game)).toEqual([0, 0]);
  });

  it('isn’t given if it can’t be counted, or thought of', async () => {
    const store = new FaultyStore();
    const game = await hinting(store);
    const { tables, id, thinker, logged } = game;
    store.failing.add('put');
    expect(await refusalOf(tables.hint(id, ada))).toBe('storeFailed');
    store.failing.clear();
    expect(await taken(game)).toEqual([0, 0]);
    thinker.before = () => Promise.reject(new Error('card 7'));
    logged.length = 0;
    expect(await refusalOf(tables.hint(id, ada))).toBe('noHint');
    expect(logged.map(({ message }) => message)).toEqual(['a hint could not be thought of']);
    expect(JSON.stringify(logged)).not.toContain('card 7');
    expect(await taken(game)).toEqual([0, 0]);
    thinker.before = () => undefined;
    await tables.hint(id, ada);
    expect(await taken(game)).toEqual([1, 0]);
  });
});
