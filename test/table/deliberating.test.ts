import { describe, expect, it, vi } from 'vitest';
import type { ComputerPlayer, Thought } from '../../src/players/player.ts';
import { DEFAULT_PLAYER } from '../../src/players/registry.ts';
import type { Question, Thinker } from '../../src/players/thinker.ts';
import { closed } from '../../src/table/lobby.ts';
import { resigned, seatLeft, taken } from '../../src/table/seats.ts';
import type { TableService } from '../../src/table/table-service.ts';
import { ada, bob, choose, openGame, room } from './fixtures/room.ts';
import { registerThicket } from './fixtures/thicket.ts';

registerThicket();

/** Thinks until it's given up or told to answer. */
class Ponderer implements Thinker {
  readonly asked: Question[] = [];
  givenUp = 0;
  #answers: (() => void)[] = [];

  think(question: Question, signal?: AbortSignal): Promise<Thought> {
    this.asked.push(question);
    return new Promise((resolve, reject) => {
      this.#answers.push(() => resolve({ action: question.actions.at(-1)!, considered: [] }));
      signal?.addEventListener('abort', () => {
        this.givenUp++;
        reject(signal.reason);
      });
    });
  }

  answer(): void {
    for (const answer of this.#answers.splice(0)) answer();
  }
}

async function thinking(thinker: Ponderer, count: number): Promise<void> {
  while (thinker.asked.length < count) await new Promise(setImmediate);
}

/** A game in which Ada's turn is over and a computer thinks about its own. */
async function scene() {
  const thinker = new Ponderer();
  const { tables } = room(undefined, { thinker });
  const { id } = await openGame(tables, { computers: 1, guests: [bob] });
  await tables.act(id, ada, null, choose('end'));
  const advanced = tables.advance(id);
  await thinking(thinker, 1);
  return { thinker, tables, id, advanced };
}

/** Lets the computers answer until nothing's left to think about. */
async function finish(thinker: Ponderer, advanced: Promise<number>): Promise<number> {
  let played: number | null = null;
  void advanced.then((count) => {
    played = count;
  });
  while (played === null) {
    thinker.answer();
    await new Promise(setImmediate);
  }
  return played;
}

describe('while a computer player thinks', () => {
  it('the table answers, and a change makes it think again about what is new', async () => {
    const { thinker, tables, id, advanced } = await scene();
    await tables.change(id, bob, resigned);
    await thinking(thinker, 2);
    expect(thinker.givenUp).toBe(1);
    expect(thinker.asked[1]).toEqual(thinker.asked[0]);
    expect(await finish(thinker, advanced)).toBeGreaterThan(0);
  });

  it('a table that is closed needs no move any more', async () => {
    const { thinker, tables, id, advanced } = await scene();
    await tables.change(id, ada, closed(false));
    expect(await advanced).toBe(0);
    expect(thinker).toMatchObject({ givenUp: 1, asked: { length: 1 } });
  });

  it('its seat may be taken back', async () => {
    const thinker = new Ponderer();
    const { tables } = room(undefined, { thinker });
    const { id } = await openGame(tables, { guests: [bob] });
    await tables.change(id, ada, seatLeft);
    const advanced = tables.advance(id);
    await thinking(thinker, 1);
    await tables.change(id, ada, taken(0));
    expect(await advanced).toBe(0);
    expect(thinker.givenUp).toBe(1);
    expect((await tables.info(id)).toAct).toEqual([0]);
  });

  it('other tables change without a stop', async () => {
    const { thinker, tables, advanced } = await scene();
    const other = await openGame(tables, { channelId: 'c2', guests: [bob] });
    await tables.act(other.id, ada, null, choose('end'));
    expect(thinker.givenUp).toBe(0);
    await finish(thinker, advanced);
  });

  it('the person whose turn it takes over may still move', async () => {
    const thinker = new Ponderer();
    const { tables } = room(undefined, { thinker });
    const { id, wait } = await openGame(tables);
    const stoodIn = tables.standIn(id, 0, wait);
    await thinking(thinker, 1);
    await tables.act(id, ada, null, choose('end'));
    expect(await stoodIn).toBe(false);
    expect(thinker.givenUp).toBe(1);
  });

  it('the process may end; the move is made after the restart', async () => {
    const thinker: Thinker = { think: () => Promise.reject(new DOMException('closed', 'AbortError')) };
    const { tables, logged } = room(undefined, { thinker });
    const { id } = await openGame(tables, { computers: 1 });
    await tables.act(id, ada, null, choose('end'));
    expect(await tables.advance(id)).toBe(0);
    expect((await tables.info(id)).toAct).toEqual([1]);
    expect(logged).toEqual([]);
  });
});

describe('a computer player that fails', () => {
  const faults: readonly [string, () => Promise<Thought>][] = [
    ['by an error', () => Promise.reject(new Error('card 7'))],
    ['by an illegal action', () => Promise.resolve({ action: { type: 'cheat', card: 7 }, considered: [] })],
  ];

  async function play(tables: TableService): Promise<string> {
    const { id } = await openGame(tables, { computers: 1 });
    await tables.act(id, ada, null, choose('end'));
    await tables.advance(id);
    expect((await tables.info(id)).toAct).toEqual([0]);
    return id;
  }

  it.each(faults)('%s is replaced by a Squire', async (_how, think) => {
    const asked = vi
      .spyOn(DEFAULT_PLAYER as Required<ComputerPlayer>, 'think')
      .mockImplementation(({ actions }) => ({ action: actions.at(-1)!, considered: [] }));
    const { tables, logged } = room(undefined, { thinker: { think } });
    const id = await play(tables);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(logged).toHaveLength(1);
    expect(logged[0]!.data).toMatchObject({ tableId: id, player: 'squire' });
    expect(DEFAULT_PLAYER.id).toBe('squire');
    expect(JSON.stringify(logged)).not.toMatch(/card/);
    asked.mockRestore();
  });

  it.each(faults)('%s is replaced by chance if that fails, too', async (_how, think) => {
    const failing = vi.spyOn(DEFAULT_PLAYER as Required<ComputerPlayer>, 'think').mockImplementation(() => {
      throw new Error('card 8');
    });
    const { tables, logged } = room(undefined, { thinker: { think } });
    await play(tables);
    expect(logged.length).toBeGreaterThan(1);
    expect(JSON.stringify(logged)).not.toMatch(/card/);
    failing.mockRestore();
  });
});
