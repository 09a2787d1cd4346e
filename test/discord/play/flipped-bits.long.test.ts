import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GameId } from '../../../src/games/game.ts';
import { verifyRecord } from '../../../src/games/record.ts';
import { RecordError } from '../../../src/games/record-error.ts';
import { parseRecord } from '../../../src/games/record-form.ts';
import { findingIn } from '../../../src/playground/page/checker/reading.ts';
import { fairnessOfEach, hasPython } from '../../games/python.ts';
import { fillIn, press } from '../fixtures/stranger.ts';
import { command, endsWell, newStage, playOut, shared, t, user } from '../reliability/scene.ts';

// Games are played through the bot and exported; a bit of each kind of field is flipped in their records.

/** The record of a whole game of two, who gave words, as `/table export` sends it. */
async function exportedGame(game: GameId): Promise<Buffer> {
  const on = await newStage();
  try {
    const lobby = (await command(on, 'ann', 'table open', { game })).message!;
    await press(user(on, 'ben'), lobby, t('discord-button-join'));
    for (const [name, word] of [
      ['ann', 'Camelot'],
      ['ben', 'épée ⚔️ "'],
    ] as const) {
      const by = user(on, name);
      const { message = null } = await press(by, shared(on), t('people-button-options'));
      if (message) await fillIn(by, message, t('shuffles-give'), { word });
      else await fillIn(by, shared(on), t('people-button-options'), { word });
    }
    await press(user(on, 'ann'), shared(on), t('discord-button-start'));
    const { id } = await on.tables.inChannel(on.channelId);
    await on.tables.settled(id);
    await playOut(on, id, 25);
    const { message } = await command(on, 'cleo', 'table export');
    await endsWell(on);
    return Buffer.from(on.playground.discord.filesOf(message!)[0]!.bytes);
  } finally {
    await on.close();
  }
}

/** Where a record has each kind of field, in bytes; a character of the pattern's text is a byte. */
const KINDS = {
  version: /"version":(\d+)/g,
  game: /"game":"([^"]+)"/g,
  variant: /"variant":"([^"]+)"/g,
  seats: /"seats":(\d+)/g,
  number: /"number":(\d+)/g,
  seed: /"seed":"(\w+)"/g,
  words: /"words":(\[.*?\]),"commitment"/g,
  commitment: /"commitment":"(\w+)"/g,
  start: /"start":"(\w+)"/g,
  outcomes: /"chance":\[((?:(?!"facts").)+)\],"facts"/g,
} as const;

interface Span {
  readonly from: number;
  readonly bits: number;
}

const spansOf = (line: Buffer, pattern: RegExp): Span[] =>
  [...line.toString('latin1').matchAll(pattern)].map(({ 0: whole, 1: value = '', index }) => {
    return { from: index + whole.indexOf(value, whole.indexOf(':')), bits: value.length * 8 };
  });

const LINE_FEED = 0x0a;

function flipped(line: Buffer, { from, bits }: Span, bit: number): Buffer {
  const [copy, at] = [Buffer.from(line), from + ((bit % bits) >> 3)];
  copy[at]! ^= 1 << (bit & 7);
  // It would be two lines, and the first one broken off.
  return copy[at] === LINE_FEED ? copy.subarray(0, at) : copy;
}

interface Said {
  readonly isTrue: boolean;
  /** Whether it's said to be no outcome, rather than not the one drawn. */
  readonly isNone?: boolean;
  /** The step that's said to be wrong, from 1, 0 for the set-up; null if none is said. */
  readonly step: number | null;
}

/** @param index in the record; none for the set-up */
const stepFrom = (index: unknown): number => (index === null || index === undefined ? 0 : Number(index) + 1);

/** What the bot and `npm run replay` say. */
function saidByRules(line: Buffer): Said {
  try {
    verifyRecord(parseRecord(new TextDecoder('utf-8', { fatal: true }).decode(line)));
    return { isTrue: true, step: null };
  } catch (error) {
    if (error instanceof RecordError && error.code === 'fairness') {
      const { problem, step } = error.data;
      const isOutcome = problem === 'label' || problem === 'outcome';
      return { isTrue: false, step: isOutcome ? stepFrom(step) : null };
    }
    const place =
      error instanceof RecordError && /^(?:steps\.(\d+)\.)?chance\./.exec(String(error.data.path ?? ''));
    if (place) return { isTrue: false, isNone: true, step: stepFrom(place[1]) };
    if (error instanceof RecordError || error instanceof TypeError) return { isTrue: false, step: null };
    throw error;
  }
}

/** What `scripts/fairness.py` says. */
function saidByPython(text: string): Said {
  const place =
    /^'(?:at set-up|at step (\d+)): the outcome .* (?:wasn\\?'t drawn there|isn\\?'t the one drawn)/.exec(
      text.replace(/^"(.*)"$/, "'$1'"),
    );
  return { isTrue: text === 'true', step: place ? Number(place[1] ?? 0) : null };
}

describe.each(['artus', 'court', 'quests'] as const)('in the record of a game of %s at a table', (game) => {
  it('a flipped bit in any kind of field is found by each check, in the same step', async () => {
    const line = (await exportedGame(game)).subarray(0, -1);
    const spans = Object.values(KINDS).map((pattern) => spansOf(line, pattern));
    for (const [at, kind] of Object.keys(KINDS).entries()) expect(spans[at], kind).not.toEqual([]);
    const flip = fc
      .tuple(fc.constantFrom(...spans), fc.nat(), fc.nat())
      .map(([kind, place, bit]) => flipped(line, kind[place % kind.length]!, bit));
    const lineOf = fc.option(flip, { freq: 11, nil: line });
    let compared = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(lineOf, { minLength: 100, maxLength: 100 }), async (lines) => {
        const isTrue = lines.map((each) => each === line);
        const rules = lines.map(saidByRules);
        expect(rules.map((each) => each.isTrue)).toEqual(isTrue);
        const page = lines.map((each, at) => findingIn(at + 1, each)?.wrong === null);
        expect(page).toEqual(isTrue);
        if (!hasPython) return;
        const python = (await fairnessOfEach(lines)).map(saidByPython);
        expect(python.map((each) => each.isTrue)).toEqual(isTrue);
        for (const [at, { step, isNone = false }] of rules.entries()) {
          // What's no outcome to the rules may be no record to the other, which then names no step.
          if (isNone && python[at]!.step === null) continue;
          expect(python[at]!.step).toBe(step);
          if (step !== null) compared++;
        }
      }),
      { seed: 25, numRuns: 3, endOnFailure: true },
    );
    if (hasPython) expect(compared).toBeGreaterThan(0);
  }, 240_000);
});
