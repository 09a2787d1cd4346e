import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actionKey, type GameAction } from '../../src/games/game.ts';
import { type ExportedStep, recordGame, replay, verifyRecord } from '../../src/games/record.ts';
import { parseRecord } from '../../src/games/record-form.ts';
import { copy, errorOf, exported, played } from './sample-record.ts';

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
    ['missing', 'missing', (entries: unknown[]) => entries.pop()],
    ['missing before others', 'missing', (entries: unknown[]) => entries.shift()],
    ['too many', 'surplus', (entries: unknown[]) => entries.push({ what: 'start seat', outcome: 0 })],
    ['in another order', 'missing', (entries: unknown[]) => entries.reverse()],
    [
      'impossible',
      'impossible',
      (entries: unknown[]) => entries.splice(1, 1, { what: 'start seat', outcome: 3 }),
    ],
    [
      'with a duplicate card',
      'impossible',
      (entries: unknown[]) => {
        const { order } = entries[2] as { order: string[] };
        order[0] = order[1] as string;
      },
    ],
  ])('finds outcomes %s', (_, problem, change) => {
    const record = copy();
    change(record.chance);
    expect(errorOf(() => verifyRecord(record))).toMatchObject({
      code: 'chance',
      data: { step: null, problem },
    });
  });

  it('finds an outcome that no action needed', () => {
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

  it('finds a missing step, and steps after the end', () => {
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

/** An action that's legal at another step but not at this one. */
function otherAction(index: number, pick: number): GameAction {
  const state = replay(played.record, index);
  const { legalActions } = recordGame(played.record);
  const legal = new Set(legalActions(state, exported.steps[index]?.seat as number).map(actionKey));
  const others = exported.steps.map(({ action }) => action).filter((action) => !legal.has(actionKey(action)));
  return others[pick % others.length] as GameAction;
}
