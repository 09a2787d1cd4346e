import { describe, expect, it } from 'vitest';
import { court } from '../../../src/games/court/index.ts';
import { COURTIERS, type CourtEvent } from '../../../src/games/court/types.ts';
import { encodeAction } from '../../../src/players/court/codes.ts';
import { CourtPosition, type Dice, fromState } from '../../../src/players/court/position.ts';
import { MOST_MOVES } from '../../../src/players/search/position.ts';
import { anyAction, type Choose, playGame, start } from '../../games/court/random-game.ts';

const noDice: Dice = {
  below: () => {
    throw new Error('nothing is rolled here');
  },
};

/** Dice that show, in order, what happened in the game. */
function scriptedDice(): Dice & { script(events: readonly CourtEvent[]): void } {
  let outcomes: number[] = [];
  return {
    below: () => outcomes.shift()!,
    script(events) {
      outcomes = events.flatMap((event) => {
        if (event.type === 'rowLaid' && event.rolled) return [COURTIERS.indexOf(event.rolled)];
        return event.type === 'favorRolled' ? [event.seat] : [];
      });
    },
  };
}

/** Everything the position holds, without where its dice come from. */
const contents = (position: CourtPosition) => ({ ...position });

const inOrder = (codes: Iterable<number>) => [...codes].sort((a, b) => a - b);

const buffer = new Int32Array(MOST_MOVES);
const legalCodes = (position: CourtPosition) => inOrder(buffer.slice(0, position.legalMoves(buffer)));

/** Prefers large courts of few kinds, few tiles and low bids, so that rare positions occur. */
const lopsided: Choose = (_, legal, random) => legal[Math.floor(random() ** 3 * legal.length)]!;

describe.each([2, 3, 4])('the fast twin of the Court with %i seats', (seats) => {
  it.each([
    { choosing: 'evenly', choose: anyAction },
    { choosing: 'unevenly', choose: lopsided },
  ])('plays random games exactly like the rules, choosing $choosing', ({ choose }) => {
    const dice = scriptedDice();
    const shares = new Float64Array(seats);
    for (let seed = 0; seed < 60; seed++) {
      const twin = new CourtPosition(seats, dice);
      for (const { before, legal, seat, action, after, events } of playGame(seats, seed, choose)) {
        expect(contents(twin)).toEqual(contents(fromState(before, noDice)));
        expect(twin.actor).toBe(seat);
        expect(legalCodes(twin)).toEqual(inOrder(legal.map(encodeAction)));
        dice.script(events);
        expect(twin.play(encodeAction(action)) > 0).toBe(events.some(({ type }) => type === 'favorRolled'));
        if (after.phase !== 'over') continue;
        expect(contents(twin)).toEqual(contents(fromState(after, noDice)));
        expect(twin.legalMoves(buffer)).toBe(0);
        const { places } = court.result(after)!;
        const first = places.filter((place) => place === 1).length;
        twin.shares(shares);
        expect([...shares]).toEqual(places.map((place) => (place === 1 ? 1 / first : 0)));
      }
    }
  });

  it('copies everything', () => {
    const copy = new CourtPosition(seats, noDice);
    for (const { after } of playGame(seats, 1)) {
      const position = fromState(after, noDice);
      copy.copy(position);
      expect(contents(copy)).toEqual(contents(position));
    }
  });
});

describe('the code of a move', () => {
  it('is the same for equal actions only', () => {
    const actions = new Map<number, string>();
    for (const seats of [2, 3, 4])
      for (let seed = 0; seed < 20; seed++)
        for (const { legal } of playGame(seats, seed))
          for (const action of legal) {
            const text = JSON.stringify(action);
            expect(actions.get(encodeAction(action)) ?? text).toBe(text);
            actions.set(encodeAction(action), text);
          }
  });

  it('starts like a new game', () => {
    expect(contents(new CourtPosition(3, noDice))).toEqual(contents(fromState(start(3), noDice)));
  });
});
