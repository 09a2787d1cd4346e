import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createCanvas } from 'canvas';
import { artusPainter } from '../render/artus/painter.ts';
import { courtPainter } from '../render/court/painter.ts';
import type { Painter } from '../render/painter.ts';
import type { Painting } from '../render/painting.ts';
import { questsPainter } from '../render/quests/painter.ts';
import { Renderer } from '../render/renderer.ts';
import { warmUp } from '../render/warmUp.ts';
import type { GameId } from '../src/games/game.ts';
import { wordsOf } from '../src/i18n/index.ts';
import { courtPositions } from '../test/render/fixtures/court.ts';
import { positions } from '../test/render/fixtures/positions.ts';
import type { Moment } from '../test/render/fixtures/walk.ts';
import { positions as questsPositions } from '../test/render/quests/positions.ts';
import { type Figure, median } from './figure.ts';

/** How many of a game's last tables are drawn. */
const PICTURES_OF_A_GAME = 90;
const RUNS = 5;
const PICTURES_A_RUN = 6;
const WARM_UP = 10;
const AT_ONCE = 50;
const MEMORY_FROM = 100;
const MEMORY_TO = 2000;
const BATCH = 20;

type Paintings = readonly Painting[];

/** Of one game of four: the tables late in it, after each action, so that every picture is another one. */
function paintingsOf<View, Action, Event>(
  { table: paint }: Painter<View, Action, Event>,
  moments: Iterable<Moment<View, Action, Event>>,
): Paintings {
  const names = ['Guinevere', 'Lancelot du Lac', 'Morgan le Fay', 'Kay'];
  const words = wordsOf('en-US');
  const all = [...moments].slice(-PICTURES_OF_A_GAME);
  return all.map(({ table, events }) => paint({ view: table, events, names, words, theme: 'court' }));
}

function paintings(): ReadonlyMap<GameId, Paintings> {
  const [seats, seed] = [4, '5'.repeat(32)];
  return new Map<GameId, Paintings>([
    ['artus', paintingsOf(artusPainter, positions({ variant: 'advanced', seats, seed }))],
    ['court', paintingsOf(courtPainter, courtPositions(seats))],
    ['quests', paintingsOf(questsPainter, questsPositions({ variant: 'seals', seats, seed }))],
  ]);
}

/** The figure of the game that costs the most, with its name. */
async function worst(
  games: ReadonlyMap<GameId, Paintings>,
  measure: (all: Paintings) => Promise<Figure>,
): Promise<Figure> {
  const figures: Figure[] = [];
  for (const [game, all] of games) {
    const figure = await measure(all);
    figures.push({ ...figure, name: `${figure.name}, worst of ${games.size} games: ${game}` });
  }
  return figures.reduce((most, figure) => (figure.value > most.value ? figure : most));
}

/** Everything drawn anew and encoded by node-canvas. */
function drawAllAndEncode({ width, height, backdrop, draw }: Painting): Buffer {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  backdrop.draw(context);
  draw(context);
  return canvas.toBuffer();
}

function at(all: Paintings, index: number): Painting {
  return all[index % all.length] as Painting;
}

/** Milliseconds that `make` takes; the loop runs once before, so that nothing of the last one is counted. */
async function timed(make: () => Promise<unknown> | unknown): Promise<number> {
  await new Promise(setImmediate);
  const start = performance.now();
  await make();
  return performance.now() - start;
}

/** The two ways in turn, picture by picture, so that a busy machine slows both alike. */
async function ratio(all: Paintings): Promise<Figure> {
  const renderer = new Renderer();
  const runs: number[] = [];
  for (let i = 0; i < WARM_UP; i++) await renderer.png(at(all, i));
  for (let run = 0; run < RUNS; run++) {
    const plain: number[] = [];
    const ours: number[] = [];
    for (let i = 0; i < PICTURES_A_RUN; i++) {
      const painting = at(all, run * PICTURES_A_RUN + i);
      plain.push(await timed(() => drawAllAndEncode(painting)));
      ours.push(await timed(() => renderer.png(painting)));
    }
    runs.push(median(ours) / median(plain));
  }
  return {
    name: 'table PNG, draw and encode',
    unit: 'of the time',
    value: median(runs),
    runs,
    goal: { atMost: 0.2 },
    against: 'node-canvas drawing everything and toBuffer()',
  };
}

/** Milliseconds that the main thread has run so far: its processor time on Linux, its busy time elsewhere. */
function mainThreadTime(): number {
  try {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return performance.eventLoopUtilization().active;
  }
}

async function mainThread(all: Paintings): Promise<Figure> {
  const renderer = new Renderer();
  const runs: number[] = [];
  for (let i = 0; i < WARM_UP; i++) await renderer.png(at(all, i));
  for (let run = 0; run < RUNS; run++) {
    const before = mainThreadTime();
    for (let i = 0; i < PICTURES_A_RUN; i++) await renderer.png(at(all, run * PICTURES_A_RUN + i));
    runs.push((mainThreadTime() - before) / PICTURES_A_RUN);
  }
  return { name: 'main thread per picture', unit: 'ms', value: median(runs), runs, goal: { atMost: 8 } };
}

async function size(all: Paintings): Promise<Figure> {
  const renderer = new Renderer();
  const runs: number[] = [];
  for (const painting of all) runs.push((await renderer.png(painting)).length / 1000);
  return {
    name: 'size of the largest picture',
    unit: 'kB',
    value: Math.max(...runs),
    runs,
    goal: { atMost: 150 },
  };
}

function residentMb(): number {
  globalThis.gc?.();
  return process.memoryUsage().rss / 1e6;
}

async function memory(all: Paintings): Promise<Figure> {
  const renderer = new Renderer();
  let base = 0;
  for (let done = 0; done < MEMORY_TO; done += BATCH) {
    if (done === MEMORY_FROM) base = residentMb();
    await Promise.all(Array.from({ length: BATCH }, (_, i) => renderer.png(at(all, done + i))));
  }
  const grown = residentMb() - base;
  return {
    name: `memory grown from ${MEMORY_FROM} to ${MEMORY_TO} pictures`,
    unit: 'MB',
    value: grown,
    runs: [grown],
    goal: { atMost: 50 },
  };
}

async function lag(all: Paintings): Promise<Figure> {
  const renderer = new Renderer();
  const runs: number[] = [];
  await warmUp(renderer);
  for (let run = 0; run < RUNS; run++) {
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    await Promise.all(Array.from({ length: AT_ONCE }, (_, i) => renderer.png(at(all, run * 11 + i))));
    delay.disable();
    runs.push(delay.max / 1e6);
  }
  return {
    name: `event loop lag, ${AT_ONCE} pictures at once`,
    unit: 'ms',
    value: median(runs),
    runs,
    goal: { atMost: 50 },
  };
}

/** What the pictures cost. */
export async function pictureFigures(): Promise<Figure[]> {
  const games = paintings();
  const mixed = Array.from({ length: PICTURES_OF_A_GAME }, (_, i) =>
    [...games.values()].map((all) => at(all, i)),
  ).flat();
  return [
    await worst(games, ratio),
    await worst(games, mainThread),
    await worst(games, size),
    await memory(mixed),
    await lag(mixed),
  ];
}
