import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bagOfCourtiers, scoreCourt } from '../../../src/games/court/data.ts';
import { court } from '../../../src/games/court/index.ts';
import { rank } from '../../../src/games/court/scoring.ts';
import { CHARACTERS, type Character, COURTIERS, type Courtier } from '../../../src/games/court/types.ts';
import { playAll, position } from './position.ts';
import { bestSizes } from './reference/facts.ts';

const courtOf = (...counts: number[]): Courtier[] =>
  COURTIERS.flatMap((courtier, at) => Array<Courtier>(counts[at] as number).fill(courtier));
const sizesOf = (courtiers: Courtier[], characters: readonly Character[]) =>
  scoreCourt(bagOfCourtiers(courtiers), characters).sizes;

describe('a court', () => {
  it.each<[number[], Character[], number[]]>([
    [[2, 1, 2, 1], ['arthur'], [2, 2, 4]],
    [[2, 0, 2, 1], ['merlin'], [2, 2, 2]],
    [[3, 0, 0, 0], ['guinevere'], [0, 0, 5]],
    [[2, 0, 0, 0], ['merlin'], [1, 1, 1]],
    [[4, 1, 5, 0], ['arthur'], [0, 5, 7]],
    [[1, 0, 3, 3], ['guinevere'], [3, 3, 3]],
    [[1, 2, 2, 2], ['guinevere'], [2, 3, 4]],
    [[5, 1, 1, 1], [], [2, 3, 3]],
    [
      [2, 3, 2, 0],
      ['merlin', 'lancelot'],
      [3, 3, 4],
    ],
    [
      [0, 0, 0, 3],
      ['guinevere', 'arthur'],
      [2, 2, 3],
    ],
    [[3, 0, 0, 0], [], [0, 0, 0]],
  ])('of %j with %j has groups %j', (counts, characters, sizes) => {
    expect(sizesOf(courtOf(...counts), characters)).toEqual(sizes);
  });

  it('scores as the best of all possible jester assignments', () => {
    const counts = fc.tuple(...COURTIERS.map(() => fc.nat({ max: 6 })));
    fc.assert(
      fc.property(counts, fc.subarray([...CHARACTERS], { maxLength: 2 }), (held, characters) => {
        const courtiers = courtOf(...held);
        expect(sizesOf(courtiers, characters)).toEqual(bestSizes(courtiers, characters));
      }),
      { numRuns: 300 },
    );
  });

  it('accounts for every courtier, jester and pawn', () => {
    const counts = fc.tuple(...COURTIERS.map(() => fc.nat({ max: 6 })));
    fc.assert(
      fc.property(counts, fc.subarray([...CHARACTERS], { maxLength: 2 }), (held, characters) => {
        const { groups, jesters, idleJesters, sizes } = scoreCourt(
          bagOfCourtiers(courtOf(...held)),
          characters,
        );
        const all = Object.values(groups);
        expect(all.map(({ courtiers }) => courtiers)).toEqual(held.slice(1));
        for (const { courtiers, pawn, jesters: joined, size } of all)
          expect(courtiers + pawn + joined).toBe(size);
        expect(all.reduce((sum, group) => sum + group.jesters, idleJesters)).toBe(jesters);
        expect(all.map(({ size }) => size).sort((a, b) => a - b)).toEqual([...sizes]);
      }),
    );
  });
});

describe('the ranking', () => {
  it('goes by the smallest group, then the middle, then the largest', () => {
    expect(
      rank(
        [
          [2, 2, 2],
          [2, 2, 4],
          [1, 9, 9],
          [2, 2, 5],
        ],
        0,
      ),
    ).toEqual([3, 2, 4, 1]);
  });

  it('puts the holder of the Favor ahead in a total tie; others share the place', () => {
    const equal = [2, 3, 3] as const;
    expect(rank([equal, equal, [1, 1, 1]], 1)).toEqual([2, 1, 3]);
    expect(rank([equal, equal, [1, 1, 1]], 2)).toEqual([1, 1, 3]);
    expect(rank([equal, equal, equal], 2)).toEqual([2, 2, 1]);
  });
});

describe('the worked example', () => {
  const seats = { andrew: 0, phillip: 1, jacky: 2, irene: 3 };
  const lastChoice = position({
    phase: 'swapMerlin',
    actor: seats.irene,
    treasuries: [[1], [2], [3], [4]],
    courts: ['JJMGGK', 'MMGKKK', 'JJMMMGK', 'JJGGK'],
    row: '',
    peasantry: '',
    taken: { arthur: seats.andrew, lancelot: seats.phillip, guinevere: seats.jacky, merlin: seats.irene },
  });

  it('ends Jacky, Andrew, Irene, Phillip', () => {
    const { state, events } = playAll(
      { ...lastChoice, opener: null, role: 'merlin', lastRound: true, round: 4 },
      [{ type: 'swapMerlin', give: [], take: [] }],
    );
    expect(court.result(state)).toEqual({ scores: [2, 1, 2, 2], places: [2, 4, 1, 3] });
    expect(state.sizesByRound.at(-1)).toEqual([
      [2, 2, 4],
      [1, 2, 5],
      [2, 2, 5],
      [2, 2, 2],
    ]);
    expect(events.slice(1)).toEqual([
      { type: 'favorMoved', from: 0, to: 0 },
      { type: 'roundEnded', round: 4 },
      { type: 'ended' },
    ]);
    expect(court.toAct(state)).toEqual([]);
  });

  it('counts characters in the course only if they stay, so not in an earlier round', () => {
    const { state } = playAll({ ...lastChoice, opener: null, role: 'merlin', round: 3 }, [
      { type: 'swapMerlin', give: [], take: [] },
    ]);
    expect(state.sizesByRound.at(-1)).toEqual([
      [2, 2, 2],
      [1, 2, 3],
      [2, 2, 3],
      [0, 2, 3],
    ]);
  });

  it('breaks a total tie by the Favor as Arthur leaves it', () => {
    const tie = position({
      phase: 'swapMerlin',
      actor: 0,
      treasuries: [[1], [2], [3], [4]],
      courts: ['J', 'GGKKK', 'MMKKK', 'J'],
      row: '',
      peasantry: '',
      taken: { merlin: 0, guinevere: 1, arthur: 2, lancelot: 3 },
    });
    const last = { ...tie, opener: null, role: 'merlin' as const, lastRound: true, favor: 1 };
    const { players } = court.view(last, null);
    expect(players.map(({ place }) => place)).toEqual([3, 2, 1, 4]);
    expect(players.map(({ lastingPlace }) => lastingPlace)).toEqual([3, 2, 1, 3]);
    const { state } = playAll(last, [{ type: 'swapMerlin', give: [], take: [] }]);
    expect(state.sizesByRound.at(-1)).toEqual([
      [0, 1, 1],
      [2, 2, 3],
      [2, 2, 3],
      [0, 0, 3],
    ]);
    expect(court.result(state)).toEqual({ scores: [0, 2, 2, 0], places: [3, 2, 1, 4] });
  });
});
