import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { encodeGif, type Frame, type FrameOrder } from '../../../render/drawing/film.ts';
import { Renderer } from '../../../render/drawing/renderer.ts';
import { recordGame } from '../../../src/games/record.ts';
import { parseRecord } from '../../../src/games/record-form.ts';
import { translator } from '../../../src/i18n/index.ts';
import { replaySteps } from '../../../src/table/steps.ts';
import { meanError, seenIn } from '../fixtures/gif.ts';

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dora', 'Emil'];

/** The first turns of a recorded game, and its end. */
function ordersOf(file: string, count: number): Pick<FrameOrder, 'picture' | 'lasts'>[] {
  const [line] = readFileSync(new URL(`../../../docs/records/${file}.jsonl`, import.meta.url), 'utf8').split(
    '\n',
  );
  const record = parseRecord(line!);
  const game = recordGame(record);
  const { start, steps } = replaySteps(record, record.steps.length);
  const states = [
    { state: start, events: [] as (typeof steps)[number]['events'] },
    ...steps.slice(0, count),
    steps.at(-1)!,
  ];
  return states.map(({ state, events }, at) => ({
    lasts: at === states.length - 1 ? 5_000 : 1_200,
    picture: {
      game: record.game,
      subject: { kind: at === states.length - 1 ? 'end' : 'table' },
      scene: {
        view: game.view(state, null),
        names: NAMES.slice(0, record.options.seats),
        theme: 'court',
        t: translator('en-US'),
        events,
      },
    },
  }));
}

async function filmed(orders: readonly Pick<FrameOrder, 'picture' | 'lasts'>[]): Promise<Frame[]> {
  const renderer = new Renderer();
  const frames: Frame[] = [];
  for (const order of orders) frames.push(await renderer.frame({ ...order, before: frames.at(-1) ?? null }));
  return frames;
}

describe.each(['artus', 'court', 'quests'])('a moving picture of %s', (file) => {
  it('shows each frame as it was drawn, for as long as it lasts, and writes only what has changed', async () => {
    const orders = ordersOf(file, 5);
    const frames = await filmed(orders);
    const gif = encodeGif(frames);
    const all = seenIn(gif);
    expect(all.map(({ delay }) => delay)).toEqual(orders.map(({ lasts }) => lasts));
    expect(all.every(({ stays }) => stays)).toBe(true);
    for (const [at, { seen }] of all.entries()) expect(meanError(seen, frames[at]!)).toBeLessThan(10);
    const [first, ...later] = frames.slice(0, -1).map(({ blocks }) => blocks.length);
    for (const size of later) expect(size).toBeLessThan(first! / 1.5);
    expect(new Set(frames.map(({ width, height }) => `${width}x${height}`)).size).toBe(1);
    expect(frames.every(({ alt }) => alt.length > 0)).toBe(true);
  });
});

it('a frame in which nothing changes takes next to nothing', async () => {
  const [order] = ordersOf('artus', 1);
  const [first, same] = await filmed([order!, order!]);
  expect(same!.pixels).toEqual(first!.pixels);
  expect(same!.blocks.length).toBeLessThan(1_000);
});

it('has at least one frame', () => {
  expect(() => encodeGif([])).toThrow(RangeError);
});
