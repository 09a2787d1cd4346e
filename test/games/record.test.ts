import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChanceEntry } from '../../src/games/chance.ts';
import { actionKey, type GameAction, type SetupOptions } from '../../src/games/game.ts';
import { derivedSeed, playRandomly } from '../../src/games/playout.ts';
import {
  appendStep,
  type ExportedRecord,
  type ExportedStep,
  exportRecord,
  foldRecord,
  gameOf,
  parseRecord,
  parseStoredRecord,
  RecordError,
  type RecordErrorCode,
  replay,
  type StoredRecord,
  startRecord,
  truncateRecord,
  verifyRecord,
} from '../../src/games/record.ts';

const SEED = '00112233445566778899aabbccddeeff';
const OPTIONS: SetupOptions = { variant: 'advanced', seats: 3 };
const played = playRandomly('artus', OPTIONS, SEED);
const exported = exportRecord(played.record);
const copy = (): Loose => JSON.parse(JSON.stringify(exported));

type Loose = Omit<ExportedRecord, 'steps' | 'chance'> & { steps: ExportedStep[]; chance: ChanceEntry[] };

function errorOf(act: () => unknown): {
  readonly code: RecordErrorCode;
  readonly data: Record<string, unknown>;
} {
  try {
    act();
  } catch (error) {
    if (error instanceof RecordError) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
}

describe('a record', () => {
  it('folds to the state that was played, from JSON too', () => {
    expect(replay(played.record)).toEqual(played.state);
    expect(replay(parseStoredRecord(JSON.stringify(played.record)))).toEqual(played.state);
  });

  it('exports, goes through text, and verifies', () => {
    const read = parseRecord(JSON.stringify(exported));
    expect(read).toEqual(exported);
    expect(verifyRecord(read)).toEqual(played.state);
    expect(read.result).toEqual(gameOf(read).result(played.state));
    expect(read.steps).toHaveLength(played.record.steps.length);
  });

  it('names every outcome of the set-up', () => {
    expect(exported.chance.map(({ what }) => what)).toEqual([
      'king metal',
      'start seat',
      ...[0, 1, 2].flatMap((seat) =>
        ['knight', 'king', 'scoring'].map((pile) => `pile of seat ${seat}: ${pile}`),
      ),
    ]);
  });

  it('keeps what it was given while it grows', () => {
    const { record, state } = startRecord('artus', OPTIONS, SEED);
    const { legalActions, toAct } = gameOf(record);
    const seat = toAct(state)[0] as number;
    const before = JSON.stringify({ record, state });
    const next = appendStep(record, state, seat, legalActions(state, seat)[0] as GameAction);
    expect(JSON.stringify({ record, state })).toBe(before);
    expect(next.record.steps).toHaveLength(1);
    expect(replay(next.record)).toEqual(next.state);
  });

  it('folds up to any step, and a shortened one is a record of its own', () => {
    const states = [...foldRecord(played.record)];
    expect(states.map(({ index }) => index)).toEqual([null, ...played.record.steps.keys()]);
    for (const steps of [0, 1, 40, played.record.steps.length]) {
      expect(replay(played.record, steps)).toEqual(states[steps]?.state);
      const short = exportRecord(truncateRecord(played.record, steps));
      expect(short.steps).toHaveLength(steps);
      expect(verifyRecord(short)).toEqual(states[steps]?.state);
      expect(short.result === null).toBe(steps < played.record.steps.length);
    }
  });

  it('played on after an undo as before, is as before', () => {
    let record: StoredRecord = truncateRecord(played.record, 50);
    let state = replay(record);
    for (const { seat, action } of played.record.steps.slice(50))
      ({ record, state } = appendStep(record, state, seat, action));
    expect(record).toEqual(played.record);
  });

  it('tells which steps revealed something', () => {
    const revealing = [...foldRecord(played.record)].filter(({ revealed }) => revealed);
    expect(revealing).toHaveLength(3 * 16);
  });

  it('hangs on nothing but its seed', () => {
    expect(playRandomly('artus', OPTIONS, SEED).record).toEqual(played.record);
    expect(playRandomly('artus', OPTIONS, derivedSeed(SEED, 1)).record).not.toEqual(played.record);
  });
});

describe('reading', () => {
  it.each([
    ['not JSON', () => '{"version":1', 'notJson'],
    ['an empty text', () => '', 'notJson'],
    ['a list', () => '[1,2,3]', 'notRecord'],
    ['null', () => 'null', 'notRecord'],
    ['a number', () => '42', 'notRecord'],
    ['a text', () => '"x"', 'notRecord'],
    ['an empty object', () => '{}', 'noVersion'],
    ['no version', () => ({ ...copy(), version: undefined }), 'noVersion'],
    [
      'bottomless facts',
      () => ({ ...copy(), facts: JSON.parse('['.repeat(9999) + ']'.repeat(9999)) }),
      'tooDeep',
    ],
    ['a version before the first', () => ({ ...copy(), version: 0 }), 'unknownVersion'],
    ['a later version', () => ({ ...copy(), version: 2, moves: [] }), 'unknownVersion'],
    ['a version in words', () => ({ ...copy(), version: '1' }), 'shape'],
    ['another game', () => ({ ...copy(), game: 'chess' }), 'unknownGame'],
    ['a field too many', () => ({ ...copy(), note: '' }), 'shape'],
    ['a field missing', () => ({ ...copy(), result: undefined }), 'shape'],
    ['no game', () => ({ version: 1 }), 'shape'],
    ['a bad seed', () => ({ ...copy(), seed: 'seed' }), 'shape'],
    [
      'an action without a type',
      () => ({ ...copy(), steps: [{ ...exported.steps[0], action: {} }] }),
      'shape',
    ],
    ['a seat in words', () => ({ ...copy(), steps: [{ ...exported.steps[0], seat: 'zero' }] }), 'shape'],
    ['a step without facts', () => ({ ...copy(), steps: [played.record.steps[0]] }), 'shape'],
  ])('refuses %s', (_, source, code) => {
    expect(errorOf(() => parseRecord(source())).code).toBe(code);
  });

  it('names an unknown version and those it knows', () => {
    expect(errorOf(() => parseRecord({ ...copy(), version: 7 })).data).toEqual({ version: 7, known: [1] });
  });

  const step = { seat: 0, action: { type: 'draw' }, chance: [], facts: null };
  it.each([
    [{ note: '' }, 'note', 'surplus', 'nothing'],
    [{ ['__proto__']: {} }, '__proto__', 'surplus', 'nothing'],
    [{ result: undefined }, 'result', 'missing', 'objectOrNull'],
    [{ result: 0 }, 'result', 'wrong', 'objectOrNull'],
    [{ result: { scores: [1], places: [0] } }, 'result.places.0', 'wrong', 'place'],
    [{ result: { scores: ['1'], places: [1] } }, 'result.scores.0', 'wrong', 'number'],
    [{ facts: undefined }, 'facts', 'missing', 'anything'],
    [{ version: '1' }, 'version', 'wrong', 'number'],
    [{ game: undefined }, 'game', 'missing', 'text'],
    [{ seed: '00112233445566778899AABBCCDDEEFF' }, 'seed', 'wrong', 'seed'],
    [{ options: [] }, 'options', 'wrong', 'object'],
    [{ options: { variant: 'basic', seats: 2.5 } }, 'options.seats', 'wrong', 'wholeNumber'],
    [{ options: { variant: 'basic', seats: 2, rules: { a: 1 } } }, 'options.rules.a', 'wrong', 'text'],
    [{ options: { variant: 'basic', seats: 2, host: 1 } }, 'options.host', 'surplus', 'nothing'],
    [{ chance: {} }, 'chance', 'wrong', 'list'],
    [{ chance: [{ what: 'start seat' }] }, 'chance.0', 'wrong', 'outcome'],
    [{ chance: [{ what: 'start seat', outcome: 0, by: 1 }] }, 'chance.0.by', 'surplus', 'nothing'],
    [{ steps: [{ ...step, seat: -1 }] }, 'steps.0.seat', 'wrong', 'wholeNumber'],
    [{ steps: [step, { ...step, facts: undefined }] }, 'steps.1.facts', 'missing', 'anything'],
    [{ steps: [{ ...step, action: 'draw' }] }, 'steps.0.action', 'wrong', 'object'],
    [{ steps: [{ ...step, action: {} }] }, 'steps.0.action.type', 'missing', 'text'],
    [{ steps: [{ ...step, at: 0 }] }, 'steps.0.at', 'surplus', 'nothing'],
  ])('says of %j what is wrong where', (change, path, problem, expected) => {
    const { code, data } = errorOf(() =>
      parseRecord(Object.defineProperties(copy(), Object.getOwnPropertyDescriptors(change))),
    );
    expect({ code, ...data }).toEqual({ code: 'shape', path, problem, expected });
  });

  it.each([
    ['"type":"place"', 'steps.0.action.__proto__'],
    ['"seats":3', 'options.__proto__'],
    ['"seats":3,"rules":{', 'options.rules.__proto__'],
  ])('does not overlook the key __proto__ after %s', (before, path) => {
    const open = before.endsWith('{');
    const text = JSON.stringify(exported).replace(
      open ? '"seats":3' : before,
      `${before}${open ? '' : ','}"__proto__":"x"${open ? '}' : ''}`,
    );
    const { code, data } = errorOf(() => parseRecord(text));
    expect([code, data.path, data.problem]).toEqual(['shape', path, 'surplus']);
  });

  it('takes a number as written otherwise, and the last of two equal keys', () => {
    const text = JSON.stringify(exported)
      .replace('"version":1', '"version":7,"version":1.0')
      .replace('"seats":3', '"seats":3e0');
    expect(parseRecord(text)).toEqual(exported);
  });
});

describe('verifying', () => {
  it('finds options that the game refuses', () => {
    const { code, data } = errorOf(() =>
      verifyRecord({ ...copy(), options: { variant: 'basic', seats: 9 } }),
    );
    expect([code, data.code]).toEqual(['setup', 'seatCount']);
  });

  it('finds false facts of the set-up', () => {
    const record = copy() as unknown as { facts: { scores: number[] } };
    record.facts.scores[2] = 1;
    expect(errorOf(() => verifyRecord(record as never))).toMatchObject({
      code: 'facts',
      data: { step: null, path: 'scores.2', recorded: 1, computed: 0 },
    });
  });

  it.each([
    ['missing', (entries: unknown[]) => entries.pop()],
    ['too many', (entries: unknown[]) => entries.push({ what: 'start seat', outcome: 0 })],
    ['in another order', (entries: unknown[]) => entries.reverse()],
    ['impossible', (entries: unknown[]) => entries.splice(1, 1, { what: 'start seat', outcome: 3 })],
    [
      'with a card twice',
      (entries: unknown[]) => {
        const { order } = entries[2] as { order: string[] };
        order[0] = order[1] as string;
      },
    ],
  ])('finds outcomes %s', (_, change) => {
    const record = copy();
    change(record.chance);
    expect(errorOf(() => verifyRecord(record))).toMatchObject({ code: 'chance', data: { step: null } });
  });

  it('finds an outcome that no action called for', () => {
    const record = copy();
    record.steps[9] = { ...(record.steps[9] as ExportedStep), chance: [{ what: 'start seat', outcome: 0 }] };
    expect(errorOf(() => verifyRecord(record))).toMatchObject({
      code: 'chance',
      data: { step: 9, what: null },
    });
  });

  it('finds a false result', () => {
    const record = copy();
    const scores = exported.result?.scores.with(0, 1000) ?? [];
    expect(errorOf(() => verifyRecord({ ...record, result: { scores, places: [1, 2, 3] } }))).toMatchObject({
      code: 'result',
      data: { path: 'scores.0', recorded: 1000 },
    });
    expect(errorOf(() => verifyRecord({ ...copy(), result: null })).code).toBe('result');
  });

  it('finds a step left out, and steps after the end', () => {
    const without = copy();
    without.steps.splice(30, 1);
    expect(errorOf(() => verifyRecord(without)).data.step).toBe(30);
    const beyond = copy();
    beyond.steps.push(beyond.steps.at(-1) as never);
    expect(errorOf(() => verifyRecord(beyond))).toMatchObject({
      code: 'illegalStep',
      data: { step: exported.steps.length, code: 'gameOver' },
    });
  });

  it('finds any tampering with a step at that step', () => {
    const tampering = fc.constantFrom('seat', 'action', 'score', 'figure', 'drop', 'add');
    fc.assert(
      fc.property(fc.nat(exported.steps.length - 1), tampering, fc.nat(), (index, kind, pick) => {
        const record = copy();
        const step = record.steps[index] as unknown as Tampered;
        const { figures, scores } = step.facts;
        const figure = figures[pick % figures.length] as Record<string, unknown>;
        if (kind === 'seat') step.seat = (step.seat + 1 + (pick % 2)) % 3;
        if (kind === 'action') step.action = otherAction(index, pick);
        if (kind === 'score') scores[pick % 3] = (scores[pick % 3] as number) + 1;
        if (kind === 'figure') figure.chair = ((figure.chair as number) + 1) % 28;
        if (kind === 'drop') figures.splice(pick % figures.length, 1);
        if (kind === 'add') figure.name = 'Lancelot';
        const { code, data } = errorOf(() => verifyRecord(parseRecord(JSON.stringify(record))));
        expect(data.step).toBe(index);
        expect(code).toBe(kind === 'seat' || kind === 'action' ? 'illegalStep' : 'facts');
      }),
      { numRuns: 60 },
    );
  });
});

interface Tampered {
  seat: number;
  action: GameAction;
  facts: { scores: number[]; figures: Record<string, unknown>[] };
}

/** An action that is legal at some other step, but not at this one. */
function otherAction(index: number, pick: number): GameAction {
  const state = replay(played.record, index);
  const { legalActions } = gameOf(played.record);
  const legal = new Set(legalActions(state, exported.steps[index]?.seat as number).map(actionKey));
  const others = exported.steps.map(({ action }) => action).filter((action) => !legal.has(actionKey(action)));
  return others[pick % others.length] as GameAction;
}
