import { describe, expect, it } from 'vitest';
import type { GameAction } from '../../src/games/game.ts';
import { derivedSeed, playRandomly } from '../../src/games/playout.ts';
import {
  appendStep,
  exportRecord,
  foldRecord,
  recordGame,
  replay,
  type StoredRecord,
  startRecord,
  truncateRecord,
  verifyRecord,
} from '../../src/games/record.ts';
import { parseRecord, parseStoredRecord } from '../../src/games/record-form.ts';
import { exported, OPTIONS, played, SEED } from './sample-record.ts';

describe('a record', () => {
  it('folds to the state that was played, even from JSON', () => {
    expect(replay(played.record)).toEqual(played.state);
    expect(replay(parseStoredRecord(JSON.stringify(played.record)))).toEqual(played.state);
  });

  it('exports, goes through text, and verifies', () => {
    const read = parseRecord(JSON.stringify(exported));
    expect(read).toEqual(exported);
    expect(verifyRecord(read)).toEqual(played.state);
    expect(read.result).toEqual(recordGame(read).result(played.state));
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

  it('grows without modifying what it was given', () => {
    const { record, state } = startRecord('artus', OPTIONS, SEED);
    const { legalActions, toAct } = recordGame(record);
    const seat = toAct(state)[0] as number;
    const before = JSON.stringify({ record, state });
    const next = appendStep(record, state, seat, legalActions(state, seat)[0] as GameAction);
    expect(JSON.stringify({ record, state })).toBe(before);
    expect(next.record.steps).toHaveLength(1);
    expect(replay(next.record)).toEqual(next.state);
  });

  it('folds up to any step, and a shortened record is also valid', () => {
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

  it('is the same again when replayed after an undo', () => {
    let record: StoredRecord = truncateRecord(played.record, 50);
    let state = replay(record);
    for (const { seat, action } of played.record.steps.slice(50))
      ({ record, state } = appendStep(record, state, seat, action));
    expect(record).toEqual(played.record);
  });

  it('says which steps revealed something', () => {
    const revealing = [...foldRecord(played.record)].filter(({ revealed }) => revealed);
    expect(revealing).toHaveLength(3 * 16);
  });

  it('depends only on its seed', () => {
    expect(playRandomly('artus', OPTIONS, SEED).record).toEqual(played.record);
    expect(playRandomly('artus', OPTIONS, derivedSeed(SEED, 1)).record).not.toEqual(played.record);
  });
});
