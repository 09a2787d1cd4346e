import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RecordedChance } from '../../../src/games/chance.ts';
import { court } from '../../../src/games/court/index.ts';
import type { IllegalReason } from '../../../src/games/court/play.ts';
import type { CourtState } from '../../../src/games/court/state.ts';
import type { Character, CourtAction, Tile } from '../../../src/games/court/types.ts';
import { actionKey, IllegalAction } from '../../../src/games/game.ts';
import { dice, opened, position } from './position.ts';
import { deepFreeze, playGame } from './random-game.ts';

const noDice = new RecordedChance([]);

const refusal = (code: string) => expect.objectContaining({ name: IllegalAction.name, code });

describe('refusals', () => {
  const open = opened('JMGK', dice([[0, 1, 2, 3]], [[5, 0, 0, 0]])).state;

  it.each<[string, unknown, IllegalReason]>([
    ['no action', null, 'malformed'],
    ['an unknown action', { type: 'fold' }, 'malformed'],
    ['a name that every object has', { type: 'toString' }, 'malformed'],
    ['a bid out of order', { type: 'bid', tiles: [4, 3] }, 'malformed'],
    ['a bid of strings', { type: 'bid', tiles: ['3'] }, 'malformed'],
    ['a bid without tiles', { type: 'bid' }, 'malformed'],
    ['a bid with an extra field', { type: 'bid', tiles: [3], note: 'x' }, 'malformed'],
    ['a bid of nothing', { type: 'bid', tiles: [] }, 'bidTooLow'],
    ['a bid of tiles not held', { type: 'bid', tiles: [1] }, 'tilesNotHeld'],
    ['a bid of one tile twice', { type: 'bid', tiles: [3, 3] }, 'tilesNotHeld'],
    ['a bid of a hundred tiles', { type: 'bid', tiles: Array(100).fill(3) }, 'tilesNotHeld'],
    ['a pass by the opener', { type: 'pass' }, 'mustOpen'],
    ['a different decision', { type: 'choose', character: 'merlin' }, 'notNow'],
  ])('%s', (_, action, reason) => {
    const before = JSON.stringify(open);
    expect(() => court.play(deepFreeze(open), 0, action as CourtAction, noDice)).toThrow(
      expect.objectContaining({ code: 'illegalAction', data: { reason } }),
    );
    expect(JSON.stringify(open)).toBe(before);
  });

  const role = (phase: CourtState['phase'], character: Character, seats = 3): CourtState => ({
    ...position({
      phase,
      actor: 0,
      treasuries: Array.from({ length: seats }, (): Tile[] => [3, 4]),
      courts: ['JJK', 'MG', 'K', 'K'].slice(0, seats),
      row: 'MMGK',
      peasantry: 'JMMGK',
      taken: { [character]: 0 },
    }),
    role: character,
    opener: null,
    opponent: 1,
  });

  it.each<[CourtState, unknown, IllegalReason]>([
    [{ ...open, bid: 0x100, bidder: 1 }, { type: 'bid', tiles: [3] }, 'bidTooLow'],
    [role('choose', 'merlin'), { type: 'choose', character: 'merlin' }, 'characterTaken'],
    [
      { ...role('choose', 'merlin'), takenBy: [1, 2, null, null], blackDie: 'arthur' },
      { type: 'choose', character: 'lancelot' },
      'blackDie',
    ],
    [
      role('swapMerlin', 'merlin'),
      { type: 'swapMerlin', give: ['maiden'], take: ['guard'] },
      'courtierNotThere',
    ],
    [
      role('swapMerlin', 'merlin'),
      { type: 'swapMerlin', give: ['jester'], take: ['jester'] },
      'courtierNotThere',
    ],
    [role('swapMerlin', 'merlin'), { type: 'swapMerlin', give: ['knight'], take: ['knight'] }, 'sameType'],
    [role('swapMerlin', 'merlin'), { type: 'swapMerlin', give: ['jester'], take: [] }, 'wrongCount'],
    [role('takeAspirants', 'guinevere'), { type: 'takeAspirants', courtiers: ['maiden'] }, 'wrongCount'],
    [
      role('takeAspirants', 'guinevere'),
      { type: 'takeAspirants', courtiers: ['guard', 'guard'] },
      'courtierNotThere',
    ],
    [role('takeAspirant', 'guinevere'), { type: 'takeAspirant', courtier: 'jester' }, 'courtierNotThere'],
    [role('refill', 'guinevere'), { type: 'refill', courtiers: ['maiden'] }, 'wrongCount'],
    [
      role('refill', 'guinevere'),
      { type: 'refill', courtiers: ['jester', 'jester', 'maiden', 'guard'] },
      'courtierNotThere',
    ],
    [role('giveTile', 'arthur'), { type: 'giveTile', tile: 5 }, 'tilesNotHeld'],
    [
      role('swapLancelot', 'lancelot'),
      { type: 'swapLancelot', opponent: 2, give: 'jester', take: 'knight' },
      'wrongOpponent',
    ],
    [
      role('swapLancelot', 'lancelot'),
      { type: 'swapLancelot', opponent: 1, give: 'knight', take: 'jester' },
      'courtierNotThere',
    ],
    [
      role('swapLancelot', 'lancelot'),
      { type: 'swapLancelot', opponent: 1, give: 'maiden', take: 'maiden' },
      'sameType',
    ],
  ])('in %#, %j is refused with %s', (state, action, reason) => {
    expect(() => court.play(state, state.actor as number, action as CourtAction, noDice)).toThrow(
      expect.objectContaining({ code: 'illegalAction', data: { reason } }),
    );
  });

  it('a random action is refused unless it’s legal', () => {
    const action = fc.record({
      type: fc.constantFrom('bid', 'pass', 'choose', 'giveTile', 'refill', ''),
      tiles: fc.array(fc.integer({ min: -1, max: 6 }), { maxLength: 4 }),
    });
    const legal = new Set(court.legalActions(open, 0).map(actionKey));
    fc.assert(
      fc.property(action, (tried) => {
        const play = () => court.play(open, 0, tried as CourtAction, noDice);
        if (legal.has(actionKey(tried))) play();
        else expect(play).toThrow(refusal('illegalAction'));
      }),
    );
  });

  it('a seat out of turn, a seat outside the game, and a finished game', () => {
    const play = (state: CourtState, seat: number) =>
      court.play(state, seat, { type: 'bid', tiles: [3] }, noDice);
    expect(() => play(open, 1)).toThrow(refusal('notYourTurn'));
    expect(() => play(open, 4)).toThrow(refusal('unknownSeat'));
    expect(() => court.view(open, -1)).toThrow(refusal('unknownSeat'));
    expect(() => court.legalActions(open, 0.5)).toThrow(refusal('unknownSeat'));
    const over = [...playGame(4, 3)].at(-1)?.after as CourtState;
    expect(() => play(over, 0)).toThrow(refusal('gameOver'));
    expect(court.toAct(over)).toEqual([]);
  });

  it('key order doesn’t matter in an action', () => {
    const action = JSON.parse('{"tiles":[3],"type":"bid"}') as CourtAction;
    expect(court.play(open, 0, action, noDice).events).toEqual([
      { type: 'bid', seat: 0, tiles: [3], sum: 3 },
    ]);
  });
});
