import { beforeAll, describe, expect, it } from 'vitest';
import { type Analysis, analyse } from '../../src/analysis/analysis.ts';
import { playRandomly } from '../../src/games/playout.ts';
import { recordGame, replay, type StoredRecord } from '../../src/games/record.ts';
import { KINDS } from './fixtures/games.ts';

const EFFORT = { playouts: 4, draws: 4 };

const total = (shares: readonly number[]): number => shares.reduce((sum, share) => sum + share, 0);

const court = { game: 'court', variant: 'standard', seats: 3 } as const;
const played = new Map<string, { readonly record: StoredRecord; readonly analysis: Analysis }>();

/** A game of that kind, analysed once. */
function analysedGame({ game, ...options }: (typeof KINDS)[number]) {
  const key = JSON.stringify({ game, ...options });
  const known = played.get(key);
  if (known) return known;
  const { record } = playRandomly(game, options, 'analysis');
  const made = { record, analysis: analyse(record, EFFORT) };
  played.set(key, made);
  return made;
}

describe.each(KINDS)('the analysis of $game, $variant, with $seats', (kind) => {
  let record: StoredRecord;
  let analysis: Analysis;
  beforeAll(() => {
    ({ record, analysis } = analysedGame(kind));
  });

  it('follows the winning chances to the result', () => {
    const { chances, start } = analysis;
    expect(chances).toHaveLength(record.steps.length + 1);
    for (const shares of [start, ...chances]) expect(total(shares)).toBeCloseTo(1, 9);
    const { places } = recordGame(record).result(replay(record))!;
    const winners = places.filter((place) => place === 1).length;
    expect(chances.at(-1)).toEqual(places.map((place) => (place === 1 ? 1 / winners : 0)));
  });

  it('splits every change, so that the parts add up', () => {
    const { chances, start, changes } = analysis;
    let before = start;
    for (const [at, { luck, error, unsure }] of changes.entries()) {
      for (const part of [luck, error, unsure]) expect(total(part)).toBeCloseTo(0, 9);
      for (const [seat, chance] of chances[at]!.entries())
        expect(before[seat]! + luck[seat]! + error[seat]! + unsure[seat]!).toBeCloseTo(chance, 9);
      before = chances[at]!;
    }
  });

  it('finds luck only where something was drawn, and errors only in decisions', () => {
    const { changes, decisions } = analysis;
    const decided = new Map(decisions.map((decision) => [decision.step, decision]));
    for (const [step, { seat }] of record.steps.entries()) {
      const { error } = changes[step + 1]!;
      const { loss = 0 } = decided.get(step) ?? {};
      expect(loss).toBeGreaterThanOrEqual(0);
      expect(error[seat]).toBeCloseTo(-loss, 9);
      for (const [other, gain] of error.entries()) if (other !== seat) expect(gain).toBeGreaterThanOrEqual(0);
    }
    expect(changes.some(({ luck }) => luck.some((one) => one !== 0))).toBe(true);
    expect(decisions.length).toBeGreaterThan(record.steps.length / 4);
  });

  it('comes out the same again', () => {
    expect(analyse(record, EFFORT)).toEqual(analysis);
  });
});

it('finds no luck where nobody draws', () => {
  const { record, analysis } = analysedGame(court);
  const { changes } = analysis;
  const lucky = changes.flatMap(({ luck }, at) => (luck.some((one) => one !== 0) ? [at] : []));
  const drawn = record.steps.flatMap(({ chance }, step) => (chance.length > 0 ? [step + 1] : []));
  expect(lucky).toEqual(drawn);
});
