import { describe, expect, it } from 'vitest';
import { legalActions } from '../../../src/games/court/play.ts';
import type { CourtState } from '../../../src/games/court/state.ts';
import type { CourtAction } from '../../../src/games/court/types.ts';
import { view } from '../../../src/games/court/view.ts';
import {
  bid,
  choose,
  courtiers,
  type Position,
  pass,
  playAll,
  position,
} from '../../games/court/position.ts';
import { courseOf, KINDS } from '../../leaks/games.ts';
import { ownReasons, publicReasons } from './told.ts';

const base: Position = {
  phase: 'bid',
  actor: 0,
  treasuries: [
    [1, 3, 4, 5],
    [2, 3],
    [4, 5],
  ],
  courts: ['MMGGK', 'MGK', 'JMM'],
  row: 'MGKK',
  peasantry: 'JJJJGG',
};

const reasons = (given: Partial<Position>, action: CourtAction, ...others: CourtAction[]) =>
  ownReasons({ game: 'court', state: position({ ...base, ...given }), action, others });

const swap = (give: string, take: string): CourtAction => ({
  type: 'swapMerlin',
  give: courtiers(give),
  take: courtiers(take),
});

describe('why a player of the Court acts', () => {
  it('is that the smallest group grows', () => {
    const merlin = { phase: 'swapMerlin', taken: { merlin: 0 }, courts: ['MMMGGK', 'MGK', 'JMM'] } as const;
    expect(reasons(merlin, swap('M', 'K'), swap('', ''), swap('M', 'G'), swap('G', 'M'))).toEqual([
      { type: 'smallest', from: 1, to: 2, aside: true },
    ]);
  });

  it('is what a character can do, and what its purse holds', () => {
    const won = { phase: 'choose', bid: [3], bidder: 0, purses: { merlin: [4, 5] } } as const;
    expect(reasons(won, choose('merlin'), choose('lancelot'))).toEqual([{ type: 'purse', tiles: [4, 5] }]);
    const poor = { ...won, purses: {}, courts: ['MMMGGK', 'MGK', 'JMM'] };
    expect(reasons(poor, choose('merlin'), choose('arthur'))).toEqual([
      { type: 'role', character: 'merlin', from: 1, to: 2 },
    ]);
    expect(reasons({ ...won, purses: {} }, choose('arthur'), choose('guinevere'))).toEqual([
      { type: 'collects', tiles: 2 },
    ]);
  });

  it('is that another’s smallest group shrinks', () => {
    const lancelot = playAll(
      position({ ...base, phase: 'choose', bid: [3], bidder: 0, courts: ['MMMGGGKKK', 'MGK', 'JMM'] }),
      [choose('lancelot')],
    ).state;
    const swapWith = (give: string, taken: string): CourtAction => ({
      type: 'swapLancelot',
      opponent: 1,
      give: courtiers(give)[0]!,
      take: courtiers(taken)[0]!,
    });
    const [action, ...others] = [swapWith('M', 'K'), swapWith('M', 'G'), swapWith('K', 'G')];
    expect(publicReasons({ game: 'court', state: lancelot, action: action!, others })).toEqual([]);
    const kept = {
      ...base,
      phase: 'choose',
      bid: [3],
      bidder: 0,
      courts: ['JMMMGGGKKK', 'JMGK', 'J'],
    } as const;
    const { state } = playAll(position(kept), [choose('lancelot')]);
    expect(
      publicReasons({ game: 'court', state, action: swapWith('M', 'K'), others: [swapWith('M', 'J')] }),
    ).toEqual([{ type: 'weakens', seat: 1, from: 1, to: 0, aside: false }]);
  });

  it('is a bid that spares tiles, or sparing them all', () => {
    const second = { bid: [3] as const, bidder: 1 };
    expect(reasons(second, bid(4), bid(1, 4), bid(3, 4))).toEqual([{ type: 'keeps', tiles: [1, 3, 5] }]);
    expect(reasons(second, bid(4), pass)).toEqual([
      { type: 'keeps', tiles: [1, 3, 5] },
      { type: 'outbids', seat: 1 },
    ]);
    expect(reasons(second, pass, bid(4))).toEqual([{ type: 'saves', tiles: [1, 3, 4, 5] }]);
  });

  it('is told without what the move itself says', () => {
    const state = position({ ...base, bid: [3], bidder: 1 });
    expect(publicReasons({ game: 'court', state, action: bid(4), others: [pass] })).toEqual([]);
  });

  it('starts from the number that stands at the table, or says that characters are aside', () => {
    let told = 0;
    for (const number of KINDS.flatMap(({ game }, at) => (game === 'court' ? [at, at + KINDS.length] : []))) {
      const { record, states } = courseOf('aside', number);
      for (const [step, { seat, action }] of record.steps.entries()) {
        const state = states[step]! as CourtState;
        const others = legalActions(state, seat);
        for (const reason of publicReasons({
          game: 'court',
          state,
          seat,
          action: action as CourtAction,
          others,
        })) {
          if (!('aside' in reason) || reason.aside) continue;
          const { sizes } = view(state, null).players[reason.seat === undefined ? seat : Number(reason.seat)]!
            .standing;
          expect(reason.from).toBe(sizes[reason.type === 'middle' ? 1 : 0]);
          told++;
        }
      }
    }
    expect(told).toBeGreaterThan(0);
  });
});
