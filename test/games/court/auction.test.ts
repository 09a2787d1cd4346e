import { describe, expect, it } from 'vitest';
import { bagTiles } from '../../../src/games/court/data.ts';
import { court } from '../../../src/games/court/index.ts';
import type { CourtState } from '../../../src/games/court/state.ts';
import type { CourtAction, Tile } from '../../../src/games/court/types.ts';
import { bid, choose, dice, opened, pass, playAll, position } from './position.ts';

const bidding = (own: readonly Tile[], current: readonly Tile[]): CourtState =>
  position({
    phase: 'bid',
    actor: 0,
    treasuries: [own, current.length > 0 ? current : [3, 4, 5]],
    courts: ['J', 'J'],
    row: 'MGK',
    peasantry: 'JMGK',
    ...(current.length > 0 ? { bid: current, bidder: 1 } : {}),
  });

const sums = (actions: readonly CourtAction[]) =>
  actions.map((action) => (action.type === 'bid' ? action.tiles.reduce((a, b) => a + b, 0) : action.type));
const treasury = (state: CourtState, seat: number) => bagTiles(state.treasuries[seat] as number);

describe('an auction', () => {
  it('opens with any tiles, but not with a pass', () => {
    expect(sums(court.legalActions(bidding([3, 4, 5], []), 0))).toEqual([3, 4, 5, 7, 8, 9, 12]);
    expect(court.legalActions(bidding([1], []), 0)).toEqual([bid(1)]);
  });

  it('allows any set of the bidder’s tiles that exceeds the bid', () => {
    expect(court.legalActions(bidding([1, 2, 4, 5], [3, 4]), 0)).toEqual([
      bid(1, 2, 5),
      bid(4, 5),
      bid(1, 4, 5),
      bid(2, 4, 5),
      bid(1, 2, 4, 5),
      pass,
    ]);
    expect(court.legalActions(bidding([1, 1, 2, 5], [5]), 0)).toEqual([
      bid(1, 5),
      bid(1, 1, 5),
      bid(2, 5),
      bid(1, 2, 5),
      bid(1, 1, 2, 5),
      pass,
    ]);
  });

  it('leaves a player who can’t exceed the bid only a pass', () => {
    const state = bidding([3], [4]);
    expect(court.legalActions(state, 0)).toEqual([pass]);
    expect(court.view(state, 1).forced).toBe(true);
    expect(court.view(bidding([5], [4]), 1).forced).toBe(false);
  });

  it('needs a bid even from a single eligible player', () => {
    const state = position({
      phase: 'bid',
      actor: 1,
      treasuries: [[3, 4, 5], [2], [3], [4]],
      courts: ['J', 'J', 'J', 'J'],
      row: 'JMGKK',
      peasantry: 'JMGK',
      taken: { merlin: 0, arthur: 2, lancelot: 3 },
    });
    const { state: won, events } = playAll(state, [bid(2)]);
    expect(events.map(({ type }) => type)).toEqual(['bid', 'auctionWon']);
    expect(won).toMatchObject({ phase: 'choose', actor: 1 });
    expect(court.legalActions(won, 1)).toEqual([choose('guinevere')]);
    expect(treasury(playAll(won, [choose('guinevere')]).state, 1)).toEqual([1, 2]);
  });

  it('runs as in the worked example, with Arthur collecting a tile from each', () => {
    const { state: open } = opened('JMGK', dice([[0, 1, 2, 3]], [[5, 0, 0, 0]]));
    const auction = [bid(3), bid(4), pass, bid(5), bid(3, 4), pass, bid(3, 5), pass];
    const { state: won } = playAll(open, auction);
    expect(won).toMatchObject({ phase: 'choose', actor: 3 });
    expect(treasury(won, 3)).toEqual([3, 4, 5]);
    const { state: chosen } = playAll(won, [choose('arthur')]);
    expect(treasury(chosen, 3)).toEqual([1, 2, 4]);
    expect(court.view(chosen, null).characters.arthur).toMatchObject({ purse: [3, 5], takenBy: 3 });
    const three: CourtAction = { type: 'giveTile', tile: 3 };
    const { state: given } = playAll(chosen, [three, three, three]);
    expect(given.treasuries.map(bagTiles)).toEqual([
      [4, 5],
      [4, 5],
      [4, 5],
      [1, 2, 3, 3, 3, 4],
    ]);
    expect(given).toMatchObject({ phase: 'bid', actor: 0, opener: 0, favor: 0 });
    expect(court.view(given, null).auction?.bidders).toEqual([0, 1, 2]);
  });

  it('is opened by the first eligible player to the left of the Favor', () => {
    const state = position({
      phase: 'swapMerlin',
      actor: 3,
      treasuries: [[3], [3], [3], [3]],
      courts: ['J', 'J', 'J', 'J'],
      row: 'JJJJJ',
      peasantry: 'M',
      taken: { arthur: 0, lancelot: 1, merlin: 3 },
    });
    const { state: after } = playAll({ ...state, role: 'merlin', opener: null }, [
      { type: 'swapMerlin', give: [], take: [] },
    ]);
    expect(after).toMatchObject({ phase: 'bid', opener: 2, actor: 2 });
  });

  it('shows who is still in and who passed', () => {
    const { state: open } = opened('JMGK', dice([[0, 1, 2, 3]], [[0, 0, 5, 0]]));
    const { state } = playAll(open, [bid(4), pass, bid(5)]);
    expect(court.view(state, null)).toMatchObject({
      toAct: 1,
      auction: { opener: 2, bidder: 0, tiles: [5], sum: 5, bidders: [2, 0, 1], passed: [3] },
    });
  });
});

describe('the black die', () => {
  const chooser = (taken: Parameters<typeof position>[0]['taken'] & object) =>
    position({
      phase: 'choose',
      actor: 2,
      treasuries: [[3], [4], [5]],
      courts: ['J', 'J', 'J'],
      row: 'JMGK',
      peasantry: 'JMGK',
      taken,
      blackDie: 'guinevere',
      bid: [5],
      bidder: 2,
    });

  it('forces the third chooser', () => {
    const state = chooser({ merlin: 0, arthur: 1 });
    expect(court.legalActions(state, 2)).toEqual([choose('guinevere')]);
    expect(() => playAll(state, [choose('lancelot')])).toThrow('illegalAction');
  });

  it('leaves the third chooser free once its character is taken', () => {
    expect(court.legalActions(chooser({ guinevere: 0, arthur: 1 }), 2)).toEqual([
      choose('merlin'),
      choose('lancelot'),
    ]);
  });

  it('doesn’t restrict earlier choosers', () => {
    expect(court.legalActions(chooser({ merlin: 0 }), 2)).toHaveLength(3);
  });
});
