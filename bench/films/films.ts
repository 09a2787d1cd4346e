import { monitorEventLoopDelay } from 'node:perf_hooks';
import process from 'node:process';
import { encodeGif, type Frame } from '../../render/drawing/film.ts';
import { ThreadedRenderer } from '../../render/drawing/threaded-renderer.ts';
import { THEME_IDS } from '../../render/themes/theme.ts';
import type { GameEvent, SetupOptions } from '../../src/games/game.ts';
import { derivedSeed, playRandomly } from '../../src/games/playout.ts';
import { recordGame, type StoredRecord } from '../../src/games/record.ts';
import { games } from '../../src/games/registry.ts';
import { translator } from '../../src/i18n/index.ts';
import { endsOfTurns } from '../../src/table/look-back.ts';
import { replaySteps } from '../../src/table/steps.ts';
import type { Figure } from '../figure.ts';

/** The longest of so many random games of each kind. */
const GAMES = 200;
const NAMES = ['Guinevere', 'Lancelot', 'Morgan', 'Kay', 'Gareth'];

/** What moving pictures of the longest games cost. */
export async function filmFigures(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [id, { variants, seats }] of games) {
    const options = { variant: variants.at(-1)!, seats: seats.max };
    const records = Array.from(
      { length: GAMES },
      (_, n) => playRandomly(id, options, derivedSeed('film', n)).record,
    );
    figures.push(
      ...(await filmed(records.reduce((one, other) => (turnsOf(one) < turnsOf(other) ? other : one)))),
    );
  }
  return figures;
}

const turnsOf = (record: StoredRecord): number =>
  endsOfTurns(replaySteps(record, record.steps.length).steps).length;

async function filmed(record: StoredRecord): Promise<Figure[]> {
  const { game } = record;
  const { view } = recordGame(record);
  const { start, steps } = replaySteps(record, record.steps.length);
  const renderer = new ThreadedRenderer();
  const frames: Frame[] = [];
  const order = (at: number, kind: 'table' | 'end') => {
    const { state, events } =
      at === 0 ? { state: start, events: [] as readonly GameEvent[] } : steps[at - 1]!;
    const names = NAMES.slice(0, (record.options as SetupOptions).seats);
    const scene = { view: view(state, null), names, theme: THEME_IDS[0], t: translator('en-US'), events };
    return { game, subject: { kind }, scene };
  };
  const ends = endsOfTurns(steps);
  // The thread loads and draws its backdrops.
  await renderer.frame({ picture: order(0, 'table'), before: null, lasts: 1_200 });
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const before = process.cpuUsage();
  for (const at of ends) {
    const picture = order(at, at === ends.at(-1) ? 'end' : 'table');
    frames.push(await renderer.frame({ picture, before: frames.at(-1) ?? null, lasts: 1_200 }));
  }
  const gif = encodeGif(frames);
  const { user, system } = process.cpuUsage(before);
  delay.disable();
  const of60 = (value: number) => (60 * value) / frames.length;
  const figure = (name: string, unit: string, value: number, atMost?: number): Figure => ({
    ...{ name: `${name}, ${game}`, unit, value, runs: [value] },
    ...(atMost !== undefined && { goal: { atMost } }),
  });
  return [
    figure('frames of the longest game', '', frames.length),
    figure('size of its moving picture', 'MB', gif.length / 1e6),
    figure('size of 60 frames', 'MB', of60(gif.length / 1e6), 2),
    figure('processor time of all', 's', (user + system) / 1e6),
    figure('processor time of 60 frames', 's', of60((user + system) / 1e6), 5),
    figure('longest standstill of the event loop', 'ms', delay.max / 1e6, 50),
  ];
}
