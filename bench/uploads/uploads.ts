import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { ThreadedAnalyst } from '../../src/analysis/analyst.ts';
import { checked } from '../../src/analysis/check.ts';
import { GAME_IDS, type GameId } from '../../src/games/game.ts';
import type { Figure } from '../figure.ts';

/** After these, the rules are compiled. */
const WARM_UP = 20;

/** In ms, so that the event loop's delay is looked at before and after. */
const AROUND = 20;

const texts = GAME_IDS.map((game): [GameId, string] => [
  game,
  readFileSync(new URL(`../../docs/records/${game}.jsonl`, import.meta.url), 'utf8').trim(),
]);

/** For how long the event loop stands still while an uploaded record is checked, there and in a thread. */
export async function uploadFigures(): Promise<Figure[]> {
  const analyst = new ThreadedAnalyst();
  const inThread = (text: string) => analyst.checked(text);
  const here = async (text: string) => checked(text);
  const figures = [...(await figuresOf('in a thread', inThread, 50)), ...(await figuresOf('here', here))];
  await analyst.close();
  return figures;
}

type Check = (text: string) => Promise<unknown>;

async function figuresOf(where: string, check: Check, atMost?: number): Promise<Figure[]> {
  const figure = (name: string, value: number): Figure => ({
    ...{ name: `${name}, ${where}`, unit: 'ms', value, runs: [value] },
    ...(atMost !== undefined && { goal: { atMost } }),
  });
  const first = figure('standstill, the first record', await standstill(check, texts[0]![1]));
  const figures = [first];
  for (const [game, text] of texts) {
    for (let done = 0; done < WARM_UP; done++) await check(text);
    figures.push(figure(`standstill, ${game}`, await standstill(check, text)));
  }
  return figures;
}

/** The event loop's longest delay, in ms. */
async function standstill(check: Check, text: string): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await pause(AROUND);
  await check(text);
  await pause(AROUND);
  delay.disable();
  return delay.max / 1e6;
}
