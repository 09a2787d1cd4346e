import { describe, expect, it } from 'vitest';
import { artus } from '../../../src/games/artus/index.ts';
import type { ArtusState } from '../../../src/games/artus/state.ts';
import type { ArtusAction, CardId } from '../../../src/games/artus/types.ts';
import type { Seat } from '../../../src/games/game.ts';
import { SeededChance } from '../../../src/games/seeded-chance.ts';
import { play } from './inspect.ts';
import { knight, position, prince } from './position.ts';

const chance = () => new SeededChance('0123456789abcdef0123456789abcdef');
const firstAction = (state: ArtusState) => artus.legalActions(state, state.toAct as Seat)[0] as ArtusAction;

function placeAll(start: ArtusState): { readonly order: Seat[]; readonly state: ArtusState } {
  const order: Seat[] = [];
  let state = start;
  while (state.round === 0) {
    order.push(state.toAct as Seat);
    state = play(state, firstAction(state)).state;
  }
  return { order, state };
}

describe('set-up', () => {
  it.each(['silver', 'bronze'] as const)(
    'puts a %s King on 0, the same metal on 14, the other on 7 and 21',
    (metal) => {
      const outcomes = {
        pick: (what: string) => (what === 'king metal' ? metal : 0),
        shuffle: (_: string, items: []) => items,
      };
      const { chairs, king, ringSupply } = artus.view(
        artus.setup({ variant: 'basic', seats: 2 }, outcomes as never),
        null,
      );
      const other = metal === 'silver' ? 'bronze' : 'silver';
      expect(king).toBe(0);
      expect(chairs[0]).toEqual({ kind: 'prince', metal, rings: 3, king: true });
      expect(chairs[14]).toEqual({ kind: 'prince', metal, rings: 1, king: false });
      for (const chair of [7, 21])
        expect(chairs[chair]).toEqual({ kind: 'prince', metal: other, rings: 1, king: false });
      expect(chairs.filter((figure) => figure !== null)).toHaveLength(4);
      expect(ringSupply).toBe(4);
    },
  );

  it.each([
    ['basic', 2, ['knight', 'knight', 'king', 'king'], { knight: 6, king: 6, scoring: 0 }],
    [
      'advanced',
      3,
      ['knight', 'knight', 'knight', 'king', 'king', 'king'],
      { knight: 5, king: 5, scoring: 6 },
    ],
  ])('%s deals from the top of the recorded orders', (variant, seats, dealt, left) => {
    const source = chance();
    const state = artus.setup({ variant, seats }, source);
    for (let seat = 0; seat < seats; seat++) {
      const { hand = [], piles } = artus.view(state, seat).players[seat] ?? {};
      expect(hand.map((card) => card.split(':')[0])).toEqual(dealt);
      expect(piles).toEqual(left);
      const order = source.drawn.find(({ what }) => what === `pile of seat ${seat}: knight`);
      expect(order && 'order' in order && order.order.slice(0, dealt.length / 2)).toEqual(
        hand.slice(0, dealt.length / 2),
      );
    }
  });

  it('draws the start seat only if it isn’t chosen', () => {
    const free = chance();
    artus.setup({ variant: 'basic', seats: 3 }, free);
    expect(free.drawn.map(({ what }) => what).slice(0, 2)).toEqual(['king metal', 'start seat']);
    const chosen = chance();
    const state = artus.setup({ variant: 'basic', seats: 3, startSeat: 2 }, chosen);
    expect(state.startSeat).toBe(2);
    expect(chosen.drawn.some(({ what }) => what === 'start seat')).toBe(false);
  });

  it.each([
    [{ variant: 'expert', seats: 2 }, 'unknownVariant'],
    [{ variant: 'basic', seats: 1 }, 'seatCount'],
    [{ variant: 'basic', seats: 5 }, 'seatCount'],
    [{ variant: 'basic', seats: 2.5 }, 'seatCount'],
    [{ variant: 'basic', seats: 2, startSeat: 2 }, 'unknownSeat'],
    [{ variant: 'basic', seats: 2, startSeat: -1 }, 'unknownSeat'],
    [{ variant: 'basic', seats: 2, rules: { seals: 'on' } }, 'unknownRule'],
  ])('refuses %j', (options, code) => {
    expect(() => artus.setup(options, chance())).toThrow(expect.objectContaining({ code }));
  });
});

describe('placement', () => {
  it.each([
    [2, 5],
    [3, 5],
    [4, 4],
  ])('%i seats place %i Knights each, anticlockwise, the start player last', (seats, knights) => {
    const { order, state } = placeAll(artus.setup({ variant: 'basic', seats, startSeat: 1 }, chance()));
    const around = Array.from({ length: seats }, (_, i) => (2 * seats - i) % seats);
    expect(order).toHaveLength(seats * knights);
    expect(order.slice(0, seats)).toEqual(
      Array.from({ length: seats }, (_, i) => around[(i + seats) % seats]),
    );
    expect(order.slice(seats, 2 * seats)).toEqual(order.slice(0, seats));
    expect(order[seats - 1]).toBe(1);
    expect(state.toAct).toBe(1);
    expect(state.round).toBe(1);
    expect(state.turn).toBe(order.length);
  });

  it('allows empty chairs only', () => {
    const state = artus.setup({ variant: 'basic', seats: 2 }, chance());
    const chairs = artus
      .legalActions(state, state.toAct as Seat)
      .map((action) => action.type === 'place' && action.chair);
    expect(chairs).toHaveLength(24);
    for (const crown of [0, 7, 14, 21]) expect(chairs).not.toContain(crown);
  });
});

describe('a turn', () => {
  const types = (state: ArtusState) => [
    ...new Set(artus.legalActions(state, state.toAct as Seat).map(({ type }) => type)),
  ];

  it('is one card and one draw in the basic game', () => {
    const { state } = placeAll(artus.setup({ variant: 'basic', seats: 2, startSeat: 0 }, chance()));
    expect(types(state)).not.toContain('draw');
    const played = play(state, firstAction(state)).state;
    expect(played).toMatchObject({ toAct: 0, playsLeft: 0, drawsLeft: 1, turn: state.turn });
    expect(artus.legalActions(played, 0)).toEqual([
      { type: 'draw', pile: 'knight' },
      { type: 'draw', pile: 'king' },
    ]);
    expect(play(played, { type: 'draw', pile: 'king' }).state).toMatchObject({
      toAct: 1,
      turn: state.turn + 1,
    });
  });

  it('is two cards and two draws in the advanced game, each draw revealing the top card', () => {
    const { state } = placeAll(artus.setup({ variant: 'advanced', seats: 2, startSeat: 0 }, chance()));
    const second = play(state, firstAction(state)).state;
    expect(second).toMatchObject({ toAct: 0, playsLeft: 1, drawsLeft: 2 });
    const draw = play(second, firstAction(second)).state;
    expect(types(draw)).toEqual(['draw']);
    const top = draw.players[0]?.piles.scoring[0] as CardId;
    const step = artus.play(draw, 0, { type: 'draw', pile: 'scoring' }, chance());
    expect(step.revealed).toBe(true);
    expect(step.events).toEqual([{ type: 'drew', seat: 0, pile: 'scoring' }]);
    expect(artus.view(step.state, 0).players[0]?.hand?.at(-1)).toBe(top);
    expect(step.state).toMatchObject({ toAct: 0, drawsLeft: 1, turn: state.turn });
    expect(play(step.state, { type: 'draw', pile: 'scoring' }).state).toMatchObject({
      toAct: 1,
      turn: state.turn + 1,
    });
  });

  it('counts separately when the last to place also plays first', () => {
    const setup = artus.setup({ variant: 'basic', seats: 2, startSeat: 0 }, chance());
    const { order, state } = placeAll(setup);
    expect(order.at(-1)).toBe(state.toAct);
    expect(artus.turn(state)).toBe(10);
  });
});

describe('when hands and piles run out', () => {
  const figures = [
    prince('silver', 0, 3),
    prince('silver', 7),
    prince('bronze', 8),
    prince('bronze', 9),
    ...knight(0, 1),
    ...knight(1, 2),
  ];
  const move: ArtusAction = { type: 'moveKnight', card: 'knight:1-4', from: 1, steps: 2 };

  it('an empty pile cannot be drawn from', () => {
    const state = position({
      seats: 2,
      figures,
      playsLeft: 0,
      drawsLeft: 1,
      hands: [[], []],
      piles: [{ king: ['king:ring-silver'] }],
    });
    expect(artus.legalActions(state, 0)).toEqual([{ type: 'draw', pile: 'king' }]);
    expect(() => play(state, { type: 'draw', pile: 'knight' })).toThrow(
      expect.objectContaining({ code: 'illegalAction', data: { reason: 'pileEmpty' } }),
    );
  });

  it('an advanced turn draws one card if only one is left in all piles', () => {
    const before = position({
      seats: 2,
      figures,
      playsLeft: 1,
      toAct: 1,
      hands: [['knight:1-4', 'knight:2-5'], ['knight:1-4']],
      piles: [{ scoring: ['scoring:all'] }],
    });
    const turn = play(before, { ...move, from: 2 }).state;
    expect(turn).toMatchObject({ toAct: 0, playsLeft: 2, drawsLeft: 1 });
    const once = play(turn, move).state;
    const twice = play(once, { type: 'moveKnight', card: 'knight:2-5', from: 3, steps: 2 }).state;
    expect(artus.legalActions(twice, 0)).toEqual([{ type: 'draw', pile: 'scoring' }]);
    expect(play(twice, { type: 'draw', pile: 'scoring' }).state.toAct).toBe(1);
  });

  it('a turn ends with its last card if all piles are empty', () => {
    const state = position({ seats: 2, figures, playsLeft: 1, hands: [['knight:1-4'], []] });
    expect(play(state, move).state).toMatchObject({ toAct: 1, turn: state.turn + 1 });
  });

  it('the last card of the last round ends the game', () => {
    const state = position({
      seats: 2,
      figures,
      round: 11,
      startSeat: 1,
      playsLeft: 1,
      hands: [['knight:1-4'], []],
      scores: [10, -30],
    });
    const { state: over, events } = play(state, move);
    expect(events.slice(-2)).toEqual([{ type: 'roundEnded', round: 11 }, { type: 'ended' }]);
    expect(artus.toAct(over)).toEqual([]);
    expect(artus.view(over, 0).phase).toBe('over');
    expect(artus.legalActions(over, 0)).toEqual([]);
    expect(artus.turn(over)).toBe(artus.turn(state) + 1);
    expect(artus.result(state)).toBeNull();
    expect(artus.result(over)).toEqual({ scores: [10, -30], places: [1, 2] });
    expect(() => artus.play(over, 0, move, chance())).toThrow(expect.objectContaining({ code: 'gameOver' }));
  });
});

describe('the result', () => {
  const over = (...scores: number[]) => ({
    ...position({ seats: scores.length, figures: [prince('silver', 0, 3)], scores }),
    toAct: null,
  });
  it('shares places among equal scores, including negative ones', () => {
    expect(artus.result(over(12, 40, 40, -3))?.places).toEqual([3, 1, 1, 4]);
    expect(artus.result(over(-20, -20))).toEqual({ scores: [-20, -20], places: [1, 1] });
    expect(artus.result(over(-90, -5, -30))?.places).toEqual([3, 1, 2]);
  });
});
