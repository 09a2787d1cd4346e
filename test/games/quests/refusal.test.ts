import { describe, expect, it } from 'vitest';
import { cardGame } from '../../../src/games/quests/index.ts';
import { position } from './notation.ts';
import { adventure, challenge, draw, ScriptedGame } from './scripted.ts';

const game = () =>
  new ScriptedGame(
    position({
      display: 'Y1 Y2 B3',
      hands: ['R RR O M', 'E'],
      trophies: ['Y2 Y2 D4', 'G4'],
      taken: { mountain: 1 },
      adversaryPile: 'B1',
      knightPile: 'R R R',
    }),
  );

const usual = challenge('Y2', 'RR');

describe('an illegal action', () => {
  it.each<[unknown, string]>([
    [null, 'malformed'],
    [undefined, 'malformed'],
    ['reveal', 'malformed'],
    [{}, 'malformed'],
    [[], 'malformed'],
    [{ type: 'flee' }, 'malformed'],
    [{ type: 'reveal', card: 'power-1' }, 'malformed'],
    [{ type: 'draw' }, 'malformed'],
    [{ type: 'draw', count: '1' }, 'malformed'],
    [{ type: 'draw', count: -1 }, 'malformed'],
    [{ type: 'draw', count: 1.5 }, 'malformed'],
    [{ type: 'draw', count: Number.NaN }, 'malformed'],
    [{ type: 'challenge' }, 'malformed'],
    [{ ...usual, mode: 'triple' }, 'malformed'],
    [{ ...usual, card: 'toString' }, 'malformed'],
    [{ ...usual, card: 'dragon-1' }, 'malformed'],
    [{ ...usual, pay: 'red-2' }, 'malformed'],
    [{ ...usual, pay: { 0: 'red-2', length: 1 } }, 'malformed'],
    [{ ...usual, pay: ['blue'] }, 'malformed'],
    [{ ...usual, index: 0 }, 'malformed'],
    [{ type: 'adventure', adventure: 'ragnarok', pay: [] }, 'malformed'],
    [{ type: 'adventure', adventure: '__proto__', pay: [] }, 'malformed'],
    [challenge('D5', 'R'), 'notOnDisplay'],
    [challenge('Y2', 'RR', 'double'), 'notOnDisplay'],
    [challenge('Y2', 'R O'), 'payment'],
    [challenge('Y2', ''), 'payment'],
    [challenge('Y1', 'RR'), 'payment'],
    [challenge('Y2', 'O O'), 'payment'],
    [challenge('B3', 'RR R'), 'payment'],
    [challenge('B3', 'R RR M'), 'payment'],
    [adventure('saxons', 'Y2 Y2 D4'), 'payment'],
    [adventure('saxons', 'Y2'), 'payment'],
    [adventure('questing-beast', 'D4 D4'), 'payment'],
    [adventure('mountain', 'Y2 Y2 D4'), 'adventureTaken'],
    [draw(3), 'tooMany'],
  ])('%j is refused: %s', (action, reason) => {
    const subject = game();
    const before = JSON.stringify(subject.state);
    expect(subject.refusal(action)).toBe(reason);
    expect(JSON.stringify(subject.state)).toBe(before);
  });

  it('includes anything by a seat that isn’t to act or doesn’t exist', () => {
    expect(game().refusal(draw(1), 1)).toBe('notYourTurn');
    expect(game().refusal(draw(1), 2)).toBe('unknownSeat');
    expect(game().refusal(draw(1), -1)).toBe('unknownSeat');
  });

  it('includes a listed one that has been changed, which changes no other list', () => {
    const subject = game();
    const listed = () => cardGame.legalActions(subject.state, 0);
    const before = JSON.stringify(listed());
    for (const action of listed()) {
      const isDraw = action.type === 'draw';
      expect(Reflect.set(action, isDraw ? 'count' : 'pay', 9)).toBe(true);
      expect(subject.refusal(action)).toBe(isDraw ? 'tooMany' : 'malformed');
    }
    expect(JSON.stringify(listed())).toBe(before);
  });
});
