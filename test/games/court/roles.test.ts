import { describe, expect, it } from 'vitest';
import { bagCourtiers, bagTiles } from '../../../src/games/court/data.ts';
import { court } from '../../../src/games/court/index.ts';
import type { Character, CourtAction, Tile } from '../../../src/games/court/types.ts';
import { choose, courtiers, type Position, playAll, position } from './position.ts';

/** Seat 0 has just won the auction with one tile, and takes the character. */
function roleOf(character: Character, given: Pick<Position, 'courts' | 'row'> & Partial<Position>) {
  const seats = given.courts.length;
  const treasuries = given.treasuries ?? Array.from({ length: seats }, (): Tile[] => [3, 4, 5]);
  const state = position({
    phase: 'choose',
    actor: 0,
    peasantry: 'JMGK',
    bid: [(treasuries[0] as readonly Tile[])[0] as Tile],
    bidder: 0,
    ...given,
    treasuries,
  });
  return playAll(state, [choose(character)]);
}

const swap = (give: string, take: string): CourtAction => ({
  type: 'swapMerlin',
  give: courtiers(give),
  take: courtiers(take),
});
const lancelot = (opponent: number, give: string, take: string): CourtAction => ({
  type: 'swapLancelot',
  opponent,
  give: courtiers(give)[0] as 'jester',
  take: courtiers(take)[0] as 'jester',
});

describe('Merlin', () => {
  it('has 14 possible results for JJK and MMGKK', () => {
    const { state } = roleOf('merlin', { courts: ['JJK', 'J'], row: 'MMGKK' });
    const swaps = court.legalActions(state, 0).map((action) => action.type === 'swapMerlin' && action.give);
    expect([0, 1, 2, 3].map((k) => swaps.filter((give) => give && give.length === k).length)).toEqual([
      1, 5, 7, 1,
    ]);
  });

  it('can’t swap equal courtiers, or with an empty row', () => {
    for (const row of ['JJJ', '']) {
      const { state } = roleOf('merlin', { courts: ['J', 'J'], row });
      expect(court.legalActions(state, 0)).toEqual([swap('', '')]);
    }
  });

  it('swaps between court and row', () => {
    const { state } = roleOf('merlin', { courts: ['JJK', 'J'], row: 'MMGKK' });
    const { state: after, events } = playAll(state, [swap('JJ', 'MG')]);
    expect(bagCourtiers(after.courts[0] as number)).toEqual(courtiers('MGK'));
    expect(bagCourtiers(after.row)).toEqual(courtiers('JJMKK'));
    expect(events).toEqual([
      { type: 'merlinSwapped', seat: 0, give: courtiers('JJ'), take: courtiers('MG') },
    ]);
  });
});

describe('Guinevere', () => {
  const two = (letters: string): CourtAction => ({ type: 'takeAspirants', courtiers: courtiers(letters) });
  const one = (letter: string): CourtAction => ({
    type: 'takeAspirant',
    courtier: courtiers(letter)[0] as 'jester',
  });
  const refill = (letters: string): CourtAction => ({ type: 'refill', courtiers: courtiers(letters) });

  it('ends the game after the round if the peasantry can’t fill the row', () => {
    const { state } = roleOf('guinevere', { courts: ['J', 'J', 'J'], row: 'MMGK', peasantry: 'K' });
    const { state: taken } = playAll(state, [two('MM'), one('K'), one('G')]);
    expect(taken).toMatchObject({ phase: 'refill', actor: 0, row: 0 });
    expect(court.legalActions(taken, 0)).toEqual([refill('K')]);
    const { state: after, events } = playAll(taken, [refill('K')]);
    expect(after.courts.map(bagCourtiers)).toEqual(['JMM', 'JK', 'JG'].map(courtiers));
    expect(bagCourtiers(after.row)).toEqual(courtiers('K'));
    expect(after).toMatchObject({ lastRound: true, peasantry: 0, phase: 'bid', actor: 1 });
    expect(events).toEqual([{ type: 'refilled', seat: 0, courtiers: courtiers('K'), full: false }]);
  });

  it('doesn’t end the game if the peasantry exactly fills the row', () => {
    const { state } = roleOf('guinevere', { courts: ['J', 'J', 'J', 'J'], row: 'MMGGK', peasantry: 'JJMKK' });
    const { state: after } = playAll(state, [two('MM'), one('G'), one('G'), one('K'), refill('JJMKK')]);
    expect(after).toMatchObject({ lastRound: false, peasantry: 0, phase: 'bid' });
  });

  it('refills with nothing from an empty peasantry', () => {
    const { state } = roleOf('guinevere', { courts: ['J', 'J', 'J', 'J'], row: 'MMGGK', peasantry: '' });
    const { state: taken } = playAll(state, [two('MM'), one('G'), one('G'), one('K')]);
    expect(court.legalActions(taken, 0)).toEqual([refill('')]);
    expect(playAll(taken, [refill('')]).state).toMatchObject({ lastRound: true, row: 0 });
  });

  it('lets everyone else take one, even those who already have their character', () => {
    const { state } = roleOf('guinevere', {
      courts: ['J', 'J', 'J'],
      row: 'MMGK',
      taken: { merlin: 1, arthur: 2 },
    });
    expect(court.view(state, null).role).toMatchObject({ character: 'guinevere', others: [1, 2] });
    const { state: first } = playAll(state, [two('MG')]);
    expect(court.toAct(first)).toEqual([1]);
    expect(court.legalActions(first, 1)).toEqual([one('M'), one('K')]);
  });
});

describe('Arthur', () => {
  it('spares a last tile and lets the giver choose', () => {
    const { state, events } = roleOf('arthur', {
      courts: ['J', 'J', 'J', 'J'],
      row: 'JMGKK',
      treasuries: [[3], [5], [1, 1], [2, 4]],
    });
    expect(events.at(-1)).toEqual({ type: 'tileSpared', from: 1, to: 0 });
    expect(court.toAct(state)).toEqual([2]);
    expect(court.legalActions(state, 2)).toEqual([{ type: 'giveTile', tile: 1 }]);
    const { state: second } = playAll(state, [{ type: 'giveTile', tile: 1 }]);
    expect(court.legalActions(second, 3)).toEqual([
      { type: 'giveTile', tile: 2 },
      { type: 'giveTile', tile: 4 },
    ]);
    const { state: after } = playAll(second, [{ type: 'giveTile', tile: 4 }]);
    expect(after.treasuries.map(bagTiles)).toEqual([[1, 1, 2, 4], [5], [1], [2]]);
  });

  it('takes nothing if everyone has one tile, and the next auction starts at once', () => {
    const { state, events } = roleOf('arthur', {
      courts: ['J', 'J', 'J'],
      row: 'JMGK',
      treasuries: [[3], [5], [4]],
    });
    expect(events.map(({ type }) => type)).toEqual(['chose', 'tileSpared', 'tileSpared']);
    expect(state).toMatchObject({ phase: 'bid', actor: 1, role: null, turn: 2 });
  });
});

describe('Lancelot', () => {
  it('must swap with every opponent where possible', () => {
    const { state, events } = roleOf('lancelot', { courts: ['JJ', 'J', 'MK', 'G'], row: 'JMGKK' });
    expect(events.at(-1)).toEqual({ type: 'lancelotSkipped', seat: 0, opponent: 1 });
    expect(court.legalActions(state, 0)).toEqual([lancelot(2, 'J', 'M'), lancelot(2, 'J', 'K')]);
    const { state: second } = playAll(state, [lancelot(2, 'J', 'K')]);
    expect(court.legalActions(second, 0)).toEqual([lancelot(3, 'J', 'G'), lancelot(3, 'K', 'G')]);
    const { state: after } = playAll(second, [lancelot(3, 'K', 'G')]);
    expect(after.courts.map(bagCourtiers)).toEqual(['JG', 'J', 'JM', 'K'].map(courtiers));
  });
});
