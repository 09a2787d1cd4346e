import { describe, expect, it } from 'vitest';
import { artusPainter } from '../../../render/artus/painter.ts';
import { cardStates } from '../../../render/artus/register.ts';
import { prepareScene } from '../../../render/scene.ts';
import { sceneOf, worked, workedEvents } from '../../../scripts/samples/artus.ts';
import { positions } from '../../../scripts/samples/artus-positions.ts';
import { cardsOnPile } from '../../../src/games/artus/outcomes.ts';
import {
  chairsPlayed,
  collectPlays,
  hasLeader,
  lastPlays,
  pileCards,
  seatRank,
  sortedHand,
} from '../../../src/games/artus/reading.ts';
import type { ArtusEvent, ArtusView, CardId } from '../../../src/games/artus/types.ts';

function withScores(scores: readonly number[]): ArtusView {
  const view = worked();
  return { ...view, players: view.players.map((player, seat) => ({ ...player, score: scores[seat] ?? 0 })) };
}

describe('the plays of several turns', () => {
  const before: readonly ArtusEvent[] = [
    { type: 'placed', seat: 1, chair: 9 },
    { type: 'placed', seat: 3, chair: 10 },
  ];
  const plays = collectPlays([...before, ...workedEvents]);

  it('are numbered from the first turn that has room at the chairs, with whoever was pushed', () => {
    expect(plays.map(({ number, seat }) => [number, seat])).toEqual([
      [null, 1],
      [1, 3],
      [2, 3],
      [3, 3],
    ]);
    expect(plays[2]?.pushed?.to).toBe(27);
    expect(plays[2] && chairsPlayed(plays[2])).toEqual({ from: [26], to: [1] });
  });

  it('end with those of whoever played last', () => {
    expect(lastPlays(plays).map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(lastPlays([])).toEqual([]);
  });
});

describe('ranks', () => {
  it('share a place for equal scores', () => {
    const view = withScores([5, 9, 9, -2]);
    expect([0, 1, 2, 3].map((seat) => seatRank(view, seat))).toEqual([
      { place: 3, shared: false },
      { place: 1, shared: true },
      { place: 1, shared: true },
      { place: 4, shared: false },
    ]);
    expect(hasLeader(view)).toBe(true);
    expect(hasLeader(withScores([0, 0, 0, 0]))).toBe(false);
  });

  it('are told in the alternative text', () => {
    expect(artusPainter.table(sceneOf(withScores([5, 9, 9, -2]))).alt).toContain(
      'Lancelot du Lac 9 (tied for 1st)',
    );
    expect(artusPainter.table(sceneOf(withScores([0, 0, 0, 0]))).alt).not.toContain('1st');
  });
});

describe('a hand', () => {
  const hand: readonly CardId[] = [
    'scoring:joker',
    'king:ring-either',
    'knight:7-9',
    'knight:1-4',
    'king:1-7-silver',
  ];

  it('is sorted by pile, then by range', () => {
    expect(sortedHand(hand)).toEqual([
      'knight:1-4',
      'knight:7-9',
      'king:1-7-silver',
      'king:ring-either',
      'scoring:joker',
    ]);
  });

  it('is drawn, told and marked in the same order', () => {
    const view = worked();
    const own = {
      ...view,
      viewer: 0,
      players: view.players.map((player, seat) => (seat === 0 ? { ...player, hand } : player)),
    };
    const { alt } = artusPainter.hand(sceneOf(own));
    expect(alt).toMatch(/Knight 1–4; Knight 7–9; King 1–7 silver; Ring; Joker/);
    const spots = artusPainter.handSpots(sceneOf(own));
    expect(spots.get('card-0')).toEqual(spots.get('card-knight:1-4'));
    expect(spots.get('card-4')).toEqual(spots.get('card-scoring:joker'));
  });

  it('and the cards played leave the cards still to come, copies counted', () => {
    const king = pileCards('king');
    expect(cardStates(king, ['king:ring-either'], ['king:ring-either', 'king:1-7-silver'])).toEqual([
      'left',
      'held',
      'left',
      'left',
      'left',
      'left',
      'played',
      'held',
    ]);
  });
});

describe('piles to draw from', () => {
  it('hold as many cards as the game says', () => {
    for (const { own, toAct } of positions({ variant: 'advanced', seats: 3, seed: '9'.repeat(32) })) {
      if (toAct === null) break;
      for (const pile of ['knight', 'king', 'scoring'] as const)
        expect(cardsOnPile(prepareScene(sceneOf(own)), toAct, pile)).toHaveLength(
          own.players[toAct]?.piles[pile] ?? -1,
        );
    }
  });
});
