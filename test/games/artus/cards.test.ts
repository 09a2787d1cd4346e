import { describe, expect, it } from 'vitest';
import { artus } from '../../../src/games/artus/index.ts';
import type { ArtusAction, CardId, Chair } from '../../../src/games/artus/types.ts';
import { play, usesOf } from './inspect.ts';
import { knight, position, prince } from './position.ts';

const SILVER = 7;
const BRONZE = 12;
const BRONZE_KING = 0;
const SILVER_TWO_RINGS = 20;

/** Seat 0's Knight on 4, two silver Princes, one bronze Prince, a bronze King. */
const withHand = (...hand: CardId[]) =>
  position({
    seats: 2,
    hands: [hand, []],
    figures: [
      prince('bronze', BRONZE_KING, 3),
      prince('bronze', BRONZE),
      prince('silver', SILVER),
      prince('silver', SILVER_TWO_RINGS, 2),
      ...knight(0, 4),
      ...knight(1, 5, 25),
    ],
  });

const stepsBy = (actions: readonly ArtusAction[]): Record<Chair, number[]> => {
  const found: Record<Chair, number[]> = {};
  for (const action of actions)
    if (action.type === 'moveKnight' || action.type === 'movePrince')
      found[action.from] = [...(found[action.from] ?? []), action.steps].sort((a, b) => a - b);
  return found;
};

describe('Knight cards move one of the player’s Knights', () => {
  it.each([
    ['knight:1-5-both', [-5, -4, -3, -2, -1, 1, 2, 3, 4, 5]],
    ['knight:1-4', [1, 2, 3, 4]],
    ['knight:2-5', [2, 3, 4, 5]],
    ['knight:3-6', [3, 4, 5, 6]],
    ['knight:4-7', [4, 5, 6, 7]],
    ['knight:5-7', [5, 6, 7]],
    ['knight:6-8', [6, 7, 8]],
    ['knight:7-9', [7, 8, 9]],
  ] as const)('%s', (card, steps) => {
    const state = withHand(card);
    const actions = usesOf(state, card);
    expect(actions.every(({ type }) => type === 'moveKnight')).toBe(true);
    expect(stepsBy(actions)).toEqual({ 4: steps });
    for (const action of actions) {
      const { points, events } = play(state, action);
      const { steps: moved } = action as { steps: number };
      expect(events[0]).toMatchObject({ type: 'moved', from: 4, to: (4 + moved + 28) % 28, points: -15 });
      expect(points).toBe(-15);
    }
  });
});

describe('King cards move a Prince or the King', () => {
  const one = [1, 2, 3, 4, 5, 6, 7];
  const four = [4, 5, 6, 7, 8];
  const both = [-5, -4, -3, -2, -1, 1, 2, 3, 4, 5];
  it.each([
    ['king:4-8-either', { 0: four, 7: four, 12: four, 20: four }],
    ['king:1-7-silver', { 7: one, 20: one }],
    ['king:1-7-bronze', { 0: one, 12: one }],
    ['king:1-5-both-either', { 0: both, 7: both, 12: both, 20: both }],
  ] as const)('%s', (card, expected) => {
    const actions = usesOf(withHand(card), card);
    expect(actions.every(({ type }) => type === 'movePrince')).toBe(true);
    expect(stepsBy(actions)).toEqual(expected);
  });

  it('scores the chair a Prince leaves, before the table turns', () => {
    const state = withHand('king:4-8-either');
    const onTheKing = play(state, {
      type: 'movePrince',
      card: 'king:4-8-either',
      from: SILVER_TWO_RINGS,
      steps: 8,
    });
    expect(onTheKing.points).toBe(2);
    expect(onTheKing.state.king).toBe(27);
  });

  it('scores nothing for the King, who turns the table', () => {
    const state = withHand('king:1-7-bronze');
    const {
      points,
      events,
      state: after,
    } = play(state, { type: 'movePrince', card: 'king:1-7-bronze', from: BRONZE_KING, steps: 3 });
    expect(points).toBe(0);
    expect(after.king).toBe(3);
    expect(events.map(({ type }) => type)).toEqual(['moved', 'turned']);
  });
});

describe('ring cards', () => {
  it.each([
    ['king:ring-silver', [SILVER, SILVER_TWO_RINGS]],
    ['king:ring-bronze', [BRONZE]],
    ['king:ring-either', [SILVER, BRONZE, SILVER_TWO_RINGS]],
  ] as const)('%s', (card, chairs) => {
    expect(usesOf(withHand(card), card)).toEqual(chairs.map((chair) => ({ type: 'addRing', card, chair })));
  });

  it('offers two equal cards as one choice, and plays only one of them', () => {
    const state = withHand('king:ring-either', 'king:ring-either');
    const actions = artus.legalActions(state, 0);
    expect(actions).toHaveLength(3);
    const { state: after } = play(state, actions[0] as ArtusAction);
    expect(after.players[0]?.hand).toEqual(['king:ring-either']);
    expect(artus.legalActions(after, 0)).not.toHaveLength(0);
  });
});

describe('the joker', () => {
  const joker: CardId = 'scoring:joker';
  const state = withHand(joker);

  it('moves one of the player’s Knights, a Prince or the King 1 to 3 forwards, adds any ring, or scores the best Knight', () => {
    const actions = usesOf(state, joker);
    const short = [1, 2, 3];
    expect(stepsBy(actions)).toEqual({ 0: short, 4: short, 7: short, 12: short, 20: short });
    expect(actions.filter(({ type }) => type === 'addRing')).toEqual(
      [SILVER, BRONZE, SILVER_TWO_RINGS].map((chair) => ({ type: 'addRing', card: joker, chair })),
    );
    expect(actions.filter(({ type }) => type === 'score')).toEqual([
      { type: 'score', card: joker, chairs: [] },
    ]);
    expect(actions).toHaveLength(15 + 3 + 1);
  });

  it('scores the highest value and names the Knight', () => {
    const several = position({
      figures: [
        prince('silver', 10, 3),
        prince('silver', 20),
        prince('bronze', 21),
        prince('bronze', 22),
        ...knight(0, 2, 6, 12, 26),
      ],
      hands: [[joker]],
    });
    const { points, events } = play(several, { type: 'score', card: joker, chairs: [] });
    expect(points).toBe(6);
    expect(events[0]).toEqual({ type: 'scored', seat: 0, card: joker, chairs: [6], met: true, points: 6 });
  });

  it('names the Knight on the lowest chair of several that are the best', () => {
    // Chairs 1 to 3 are worth nothing, the others less.
    const tied = position({
      figures: [prince('silver', 0, 3), prince('silver', 20), ...knight(0, 10, 5, 3, 2, 1)],
      hands: [[joker]],
    });
    const { events } = play(tied, { type: 'score', card: joker, chairs: [] });
    expect(events[0]).toMatchObject({ chairs: [1], points: 0 });
  });

  it('scores a negative value if the best Knight has one', () => {
    expect(play(state, { type: 'score', card: joker, chairs: [] }).points).toBe(-15);
  });
});
