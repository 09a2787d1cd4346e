import { describe, expect, it } from 'vitest';
import { createPainting, type PictureOrder, type TableOrder } from '../../../render/drawing/order.ts';
import { NotDrawn } from '../../../render/drawing/queue.ts';
import { Renderer } from '../../../render/drawing/renderer.ts';
import { ThreadCalls, ThreadStuck } from '../../../render/drawing/thread/calls.ts';
import { ThreadedRenderer } from '../../../render/drawing/threaded-renderer.ts';
import { THEME_IDS } from '../../../render/themes/theme.ts';
import { playRandomly } from '../../../src/games/playout.ts';
import { foldRecord, recordGame } from '../../../src/games/record.ts';
import type { Translate } from '../../../src/i18n/fluent/translate.ts';
import { translator } from '../../../src/i18n/index.ts';

const t = translator('en-US');
const names = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve'];

/** Every kind of picture of one game, in both themes. */
function ordersOf(id: 'artus' | 'court' | 'quests', variant: string): TableOrder[] {
  const game = recordGame({ game: id });
  const { record } = playRandomly(id, { variant, seats: 3 }, 'pictures');
  const [begun, ...others] = [...foldRecord(record)];
  const { state, events } = others[Math.floor(others.length / 3)] ?? begun!;
  const [seat] = game.toAct(state);
  const own = game.view(state, seat!);
  const actions = game.legalActions(state, seat!).slice(0, 12);
  const scene = { view: own, names, theme: THEME_IDS[1], t, events: [] };
  return [
    { game: id, subject: { kind: 'table' }, scene: { ...scene, view: game.view(state, null), events } },
    { game: id, subject: { kind: 'hand' }, scene: { ...scene, theme: THEME_IDS[0] } },
    { game: id, subject: { kind: 'choice', seat: seat!, actions }, scene },
    { game: id, subject: { kind: 'end' }, scene: { ...scene, view: game.view(others.at(-1)!.state, null) } },
  ];
}

const [order] = ordersOf('artus', 'advanced') as [TableOrder];

/** Threads that draw have a low priority, and other tests take all cores. */
const PATIENT = { timeout: 180_000 };

describe('a renderer with a thread', PATIENT, () => {
  const threaded = new ThreadedRenderer();

  it.each([
    ['artus', 'advanced'],
    ['court', 'standard'],
    ['quests', 'seals'],
  ] as const)('draws the same pictures of %s as this thread', async (game, variant) => {
    const here = new Renderer();
    for (const each of ordersOf(game, variant)) {
      const [far, near] = await Promise.all([threaded.picture(each), here.picture(each)]);
      expect(far.alt).toBe(near.alt);
      expect(far.png.equals(near.png), each.subject.kind).toBe(true);
    }
  });

  it('draws pieces and tables with marks and notes as this thread does', async () => {
    const here = new Renderer();
    const orders: readonly PictureOrder[] = [
      { game: 'artus', subject: { kind: 'piece', id: 'king' }, scene: { theme: THEME_IDS[0], t } },
      { ...order, marks: ['king', 'nowhere'] },
      { ...order, notes: [{ spot: 'king', text: 'He wears the crown.' }] },
    ];
    for (const each of orders) {
      const [far, near] = await Promise.all([threaded.picture(each), here.picture(each)]);
      expect(far.png.equals(near.png)).toBe(true);
    }
  });

  it('gives everybody their own picture while this thread draws, too', async () => {
    const orders = [...ordersOf('artus', 'basic'), ...ordersOf('quests', 'basic')];
    const many = Array.from({ length: 2 }, () => orders).flat();
    const [far, near] = await Promise.all([
      Promise.all(many.map((each) => threaded.picture(each))),
      Promise.all(many.map((each) => threaded.png(createPainting(each)))),
    ]);
    expect(far.map(({ png }, at) => png.equals(near[at]!))).toEqual(many.map(() => true));
    expect(threaded.waiting).toBe(0);
  });

  it('doesn’t draw what nobody wants any more', async () => {
    const gone = new AbortController();
    let people = 0;
    const newOrder = () => ({ ...order, scene: { ...order.scene, names: [`${++people}`, ...names] } });
    const last = [newOrder(), newOrder(), newOrder()].map((each) => threaded.picture(each));
    const unwanted = threaded.picture(newOrder(), { signal: gone.signal });
    gone.abort(new Error('superseded'));
    await expect(unwanted).rejects.toThrow('superseded');
    await Promise.all(last);
  });

  it('draws the same once, also later', async () => {
    const first = await threaded.picture(order);
    const again = threaded.picture({ ...order });
    expect(threaded.waiting).toBe(0);
    expect(await again).toBe(first);
  });

  it('reports what a painter can’t paint, and draws the next picture', async () => {
    const broken = { ...order, scene: { ...order.scene, view: {} } } as TableOrder;
    await expect(threaded.picture(broken)).rejects.toThrow('TypeError');
    expect((await threaded.picture(order)).png.length).toBeGreaterThan(1000);
  });

  it('draws here in words that no language has', async () => {
    const own: Translate = Object.assign(((...said) => t(...said)) as Translate, {
      attributes: t.attributes,
    });
    const { png } = await threaded.picture({ ...order, scene: { ...order.scene, t: own } });
    expect(png.equals((await threaded.picture(order)).png)).toBe(true);
  });
});

describe('a renderer with several threads', PATIENT, () => {
  const NUMBERED = new URL('../fixtures/numbered-thread.mjs', import.meta.url);
  let people = 0;
  const newOrder = () => ({ ...order, scene: { ...order.scene, names: [`${++people}`, ...names] } });
  const threadsOf = async (renderer: ThreadedRenderer, pictures: number) => {
    const orders = Array.from({ length: pictures }, newOrder);
    const drawn = await Promise.all(orders.map((each) => renderer.picture(each)));
    return drawn.map(({ alt }) => alt);
  };

  it('uses one as long as few pictures wait, and all once many do', async () => {
    const renderer = new ThreadedRenderer({ thread: NUMBERED, threads: 2 });
    const one = new Set<string>();
    for (let time = 0; time < 10; time++) for (const id of await threadsOf(renderer, 8)) one.add(id);
    expect(one.size).toBe(1);
    const all = new Set(one);
    while (all.size < 2) for (const id of await threadsOf(renderer, 40)) all.add(id);
    const after = await threadsOf(renderer, 8);
    expect(new Set(after).size).toBe(2);
  });

  it('has no more than it may', async () => {
    const renderer = new ThreadedRenderer({ thread: NUMBERED, threads: 1 });
    const all = new Set<string>();
    for (let time = 0; time < 10; time++) for (const id of await threadsOf(renderer, 90)) all.add(id);
    expect(all.size).toBe(1);
  });
});

describe('a thread that takes too long', PATIENT, () => {
  const STUCK = new URL('../fixtures/stuck-thread.mjs', import.meta.url);
  const limits = { job: 500, first: 180_000 };

  it('is replaced, and its job is not done', async () => {
    const calls = new ThreadCalls<number, number>(STUCK, limits);
    expect(await calls.ask(0)).toBe(0);
    const stuck = [calls.ask(3_000), calls.ask(1)];
    for (const each of stuck) await expect(each).rejects.toBeInstanceOf(ThreadStuck);
    expect(await calls.ask(2)).toBe(2);
  });

  it('is not replaced while two others are stuck', async () => {
    const calls = new ThreadCalls<number, number>(STUCK, limits);
    for (let thread = 0; thread < 2; thread++) {
      expect(await calls.ask(0)).toBe(0);
      await expect(calls.ask(600_000)).rejects.toBeInstanceOf(ThreadStuck);
    }
    expect(calls.start()).toBe(false);
    await expect(calls.ask(0)).rejects.toBeInstanceOf(ThreadStuck);
  });

  it('leaves its picture undrawn, rather than have it drawn here', async () => {
    const faults: unknown[] = [];
    const onFault = (error: unknown) => faults.push(error);
    const renderer = new ThreadedRenderer({ thread: STUCK, limits: { job: 1, first: 1 }, onFault });
    await expect(renderer.picture(order)).rejects.toBeInstanceOf(NotDrawn);
    expect(faults).toEqual([expect.any(ThreadStuck)]);
  });
});

describe('a renderer whose thread ends', PATIENT, () => {
  const faults: unknown[] = [];

  it('draws here, says why, and gives up after a few threads', async () => {
    const renderer = new ThreadedRenderer({
      thread: new URL('../fixtures/ending-thread.mjs', import.meta.url),
      onFault: (error) => faults.push(error),
    });
    const here = new Renderer();
    for (const each of [...ordersOf('artus', 'basic'), order])
      expect((await renderer.picture(each)).png.equals((await here.picture(each)).png)).toBe(true);
    expect(faults).toHaveLength(3);
    expect(String(faults[0])).toContain('code 3');
  });
});
