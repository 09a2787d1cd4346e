import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import type { Frame, FrameOrder } from '../../render/drawing/film.ts';
import { Renderer } from '../../render/drawing/renderer.ts';
import { Films } from '../../src/discord/messages/film.ts';
import { Pictures } from '../../src/discord/messages/pictures.ts';
import type { Sealed } from '../../src/games/fairness.ts';
import { derivedSeed, playRandomly, seededIndex } from '../../src/games/playout.ts';
import {
  type ExportedRecord,
  exportRecord,
  foldRecord,
  recordGame,
  type StoredRecord,
  verifyRecord,
} from '../../src/games/record.ts';
import { parseRecord, parseStoredRecord } from '../../src/games/record-form.ts';
import { translator } from '../../src/i18n/index.ts';
import { lookedInto, pastOfRecord } from '../../src/table/look-back.ts';
import { recorder } from '../base/recorder.ts';
import { KINDS } from '../leaks/games.ts';
import { meanError, seenIn } from '../render/fixtures/gif.ts';

/** So many random games are played. */
const { RECORDS = '34' } = process.env;

const t = translator('en-US');
const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve'];

/** In pixels. What's shown doesn't depend on it, but how long reading it again takes does. */
const [WIDTH, HEIGHT] = [180, 120];
/** By how much a channel may differ from what was drawn, on average, of 255. */
const MOST_ERROR = 5;
const EMPTY = { width: WIDTH, height: HEIGHT, pixels: new Uint16Array(WIDTH * HEIGHT) };

/** Draws small frames, and keeps them. */
class SmallFrames extends Renderer {
  drawn: Frame[] = [];

  override async frame(order: FrameOrder): Promise<Frame> {
    const frame = await super.frame({ ...order, before: order.before ?? EMPTY });
    this.drawn.push(frame);
    return frame;
  }
}

/** A random game of that kind: with any rules, and drawn fairly every other time. */
function randomRecord({ game, variant, seats }: (typeof KINDS)[number], number: number): StoredRecord {
  const seed = derivedSeed(`records of ${game} ${variant} ${seats}`, number);
  const random = seededIndex(seed);
  const rules = recordGame({ game }).ruleOptions.map(({ id, values }) => [
    id,
    values[random(values.length)]!,
  ]);
  const options = { variant, seats, rules: Object.fromEntries(rules) };
  if (number % 2 === 0) return playRandomly(game, options, seed).record;
  const words = NAMES.slice(0, seats).map((name) => (random(2) === 0 ? name : null));
  const sealed: Sealed = { number: number + 1, seed: hash('sha256', seed), words };
  return playRandomly(game, options, seed, sealed).record;
}

/** Reads the line and plays it again; what's read of it as a table stores it is played, too. */
function replayed(line: string): ExportedRecord {
  const record = parseRecord(line);
  const last = verifyRecord(record);
  expect(record.result).toEqual(recordGame(record).result(last));
  const { facts: _facts, result: _result, ...rest } = record;
  const steps = rest.steps.map(({ facts: _, ...step }) => step);
  const stored = parseStoredRecord(JSON.stringify({ ...rest, steps }));
  for (const again of [record, stored]) expect(`${JSON.stringify(exportRecord(again))}\n`).toBe(line);
  return record;
}

/** After set-up, and whenever a turn ends. */
function turnsOf(record: StoredRecord): number {
  const { turn } = recordGame(record);
  const states = [...foldRecord(record)].map(({ state }) => state);
  return 1 + new Set(states.slice(0, -1).map(turn)).size;
}

/** Makes its moving picture, and reads that again frame by frame. */
async function filmed(record: ExportedRecord): Promise<number> {
  const { log, lines } = recorder();
  const renderer = new SmallFrames();
  const films = new Films(new Pictures(renderer, log));
  const past = pastOfRecord(record, NAMES.slice(0, record.options.seats));
  const moments = async () => lookedInto(past, 'all', null);
  const film = await films.of(
    { id: 'any', names: [], moments, theme: 'court', t },
    10_000_000,
    () => undefined,
  );
  expect(lines).toEqual([]);
  expect(film!.isShortened).toBe(false);
  const frames = seenIn(film!.file.data);
  expect(frames).toHaveLength(turnsOf(record));
  expect(renderer.drawn).toHaveLength(frames.length);
  for (const [at, { seen, stays, delay }] of frames.entries()) {
    expect(stays).toBe(true);
    expect(delay).toBeGreaterThanOrEqual(500);
    expect(meanError(seen, renderer.drawn[at]!)).toBeLessThan(MOST_ERROR);
  }
  return frames.length;
}

const total = { records: 0, frames: 0 };
afterAll(() => console.log(`${total.records} records, films of ${total.frames} frames`));

async function holds(line: string): Promise<void> {
  total.frames += await filmed(replayed(line));
  total.records++;
}

const FOLDER = 'docs/records';

it.each(readdirSync(FOLDER))('%s replays, animates and is exported again as it was', async (file) => {
  const lines = readFileSync(`${FOLDER}/${file}`, 'utf8').split(/(?<=\n)/);
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) await holds(line);
});

describe.each(KINDS.map((kind, at) => ({ ...kind, at })))(
  'random records of $game $variant, $seats seats',
  ({ at, ...kind }) => {
    const count = Math.ceil((Number(RECORDS) - at) / KINDS.length);
    it('replay, animate and are exported again as they were', { timeout: 7_200_000 }, async () => {
      for (let number = 0; number < count; number++) {
        const line = `${JSON.stringify(exportRecord(randomRecord(kind, number)))}\n`;
        await holds(line);
      }
    });
  },
);
