import { describe, expect, it } from 'vitest';
import { type PictureOrder, paintingOf } from '../../render/order.ts';
import { THEME_IDS } from '../../render/painter.ts';
import { Renderer } from '../../render/renderer.ts';
import { ThreadedRenderer } from '../../render/threadedRenderer.ts';
import { playRandomly } from '../../src/games/playout.ts';
import { foldRecord, gameOf } from '../../src/games/record.ts';
import { wordsOf } from '../../src/i18n/index.ts';

const words = wordsOf('en-US');
const names = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve'];

/** Every kind of picture of one game, in both themes. */
function ordersOf(id: 'artus' | 'court' | 'quests', variant: string): PictureOrder[] {
  const game = gameOf({ game: id });
  const { record } = playRandomly(id, { variant, seats: 3 }, 'pictures');
  const [begun, ...others] = [...foldRecord(record)];
  const { state, events } = others[Math.floor(others.length / 3)] ?? begun!;
  const [seat] = game.toAct(state);
  const own = game.view(state, seat!);
  const actions = game.legalActions(state, seat!).slice(0, 12);
  const scene = { view: own, names, theme: THEME_IDS[1], words, events: [] };
  return [
    { game: id, subject: { kind: 'table' }, scene: { ...scene, view: game.view(state, null), events } },
    { game: id, subject: { kind: 'hand' }, scene: { ...scene, theme: THEME_IDS[0] } },
    { game: id, subject: { kind: 'choice', seat: seat!, actions }, scene },
    { game: id, subject: { kind: 'end' }, scene: { ...scene, view: game.view(others.at(-1)!.state, null) } },
  ];
}

const [order] = ordersOf('artus', 'advanced') as [PictureOrder];

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

  it('gives everybody their own picture while this thread draws, too', async () => {
    const orders = [...ordersOf('artus', 'basic'), ...ordersOf('quests', 'basic')];
    const many = Array.from({ length: 2 }, () => orders).flat();
    const [far, near] = await Promise.all([
      Promise.all(many.map((each) => threaded.picture(each))),
      Promise.all(many.map((each) => threaded.png(paintingOf(each)))),
    ]);
    expect(far.map(({ png }, at) => png.equals(near[at]!))).toEqual(many.map(() => true));
    expect(threaded.waiting).toBe(0);
  });

  it('doesn’t draw what nobody wants any more', async () => {
    const gone = new AbortController();
    const last = [order, order, order].map((each) => threaded.picture(each));
    const unwanted = threaded.picture(order, gone.signal);
    gone.abort(new Error('superseded'));
    await expect(unwanted).rejects.toThrow('superseded');
    await Promise.all(last);
  });

  it('reports what a painter can’t paint, and draws the next picture', async () => {
    const broken = { ...order, scene: { ...order.scene, view: {} } } as PictureOrder;
    await expect(threaded.picture(broken)).rejects.toThrow('TypeError');
    expect((await threaded.picture(order)).png.length).toBeGreaterThan(1000);
  });

  it('draws here in words that no language has', async () => {
    const own = { ...words };
    const { png } = await threaded.picture({ ...order, scene: { ...order.scene, words: own } });
    expect(png.equals((await threaded.picture(order)).png)).toBe(true);
  });
});

describe('a renderer whose thread ends', PATIENT, () => {
  const faults: unknown[] = [];

  it('draws here, says why, and gives up after a few threads', async () => {
    const renderer = new ThreadedRenderer({
      thread: new URL('./fixtures/endingThread.mjs', import.meta.url),
      onFault: (error) => faults.push(error),
    });
    const { png } = await new Renderer().picture(order);
    for (let time = 0; time < 5; time++) expect((await renderer.picture(order)).png.equals(png)).toBe(true);
    expect(faults).toHaveLength(3);
    expect(String(faults[0])).toContain('code 3');
  });
});
