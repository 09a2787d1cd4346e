import { describe, expect, it } from 'vitest';
import { cardGame } from '../../../src/games/quests/index.ts';
import { type Position, position } from './notation.ts';
import { challenge, draw, reveal, ScriptedGame } from './scripted.ts';

const start = (given: Position): ScriptedGame => new ScriptedGame(position({ variant: 'seals', ...given }));
const seals = (game: ScriptedGame): number[] => game.board.players.map((player) => player.seals);

describe('the game with seals', () => {
  it('gives a column to the owners of its seals when the last card is sealed', () => {
    const game = start({
      display: 'G2 G3 G1',
      hands: ['R R M', 'O O O'],
      knightPile: 'R',
      adversaryPile: 'B1',
    });
    game.play(challenge('G2', 'R R')).play(draw(0));
    expect(game.display).toBe('G2:0 G3 G1');
    expect(game.board.lastTurn?.challenge?.card).toBe('monster-2');
    game.play(challenge('G3', 'O O O')).play(draw(0));
    expect([seals(game), game.trophies(0)]).toEqual([[4, 4], '']);
    game.play(challenge('G1', 'M'));
    expect([game.trophies(0), game.trophies(1), game.display]).toEqual(['G2 G1', 'G3', '']);
    expect(seals(game)).toEqual([5, 5]);
    expect(game.board.players.map(({ score }) => score)).toEqual([3, 3]);
    expect(game.events).toEqual([
      { type: 'challenged', seat: 0, mode: 'usual', card: 'monster-1', pay: ['merlin'] },
      { type: 'sealed', seat: 0, card: 'monster-1' },
      { type: 'columnCompleted', kind: 'monster' },
      { type: 'won', seat: 0, card: 'monster-2', sealReturned: true },
      { type: 'won', seat: 1, card: 'monster-3', sealReturned: true },
      { type: 'won', seat: 0, card: 'monster-1', sealReturned: true },
    ]);
  });

  it('gives a lone card at once', () => {
    const game = start({ display: 'D4 Y1', hands: ['R R R R', 'O'] }).play(challenge('D4', 'R R R R'));
    expect([game.trophies(0), game.display, seals(game)]).toEqual(['D4', 'Y1', [5, 5]]);
  });

  it('lets the owner of a seal take the card alone', () => {
    const game = start({ display: 'Y3:0 Y2', hands: ['R R R', 'O O O'] });
    expect(
      start({ display: 'Y3:0 Y2', hands: ['R R R', 'O O O'], toAct: 1 }).refusal(
        challenge('Y3', 'O O O', 'repeated'),
      ),
    ).toBe('notOnDisplay');
    game.play(challenge('Y3', 'R R R', 'repeated'));
    expect([game.trophies(0), game.display, seals(game)]).toEqual(['Y3', 'Y2', [5, 5]]);
    expect(game.events.at(-1)).toEqual({ type: 'won', seat: 0, card: 'power-3', sealReturned: true });
  });

  const beforeDouble: Position = {
    display: 'B2:0 B3',
    hands: ['R', 'O O O O O O', 'E'],
    adversaryPile: 'B1',
    toAct: 1,
  };

  it('leaves the sealed cards in place after a double challenge', () => {
    const game = start(beforeDouble).play(challenge('B3', 'O O O O O O', 'double'));
    expect([game.trophies(1), game.display, seals(game)]).toEqual(['B3', 'B2:0', [4, 5, 5]]);
    game.play(draw(0)).play(reveal).play(challenge('B1', 'E'));
    expect([game.trophies(0), game.trophies(2), game.display]).toEqual(['B2', 'B1', '']);
    expect(seals(game)).toEqual([5, 5, 5]);
  });

  it('gives them to their owners if the table checks columns after every challenge', () => {
    const game = start({ ...beforeDouble, rules: { columnCheck: 'challenge' }, adversaryPile: '' });
    game.play(challenge('B3', 'O O O O O O', 'double'));
    expect([game.trophies(1), game.trophies(0), game.display]).toEqual(['B3', 'B2', '']);
    expect(game.play(draw(0)).board.end).toBe('display');
  });

  it('doesn’t complete a column that a challenge has emptied', () => {
    const game = start({ display: 'D2 Y1', hands: ['R R R R', 'O'], rules: { columnCheck: 'challenge' } });
    game.play(challenge('D2', 'R R R R', 'double'));
    expect(game.events.map(({ type }) => type)).toEqual(['challenged', 'won']);
  });

  it('goes on with only sealed cards and no pile', () => {
    const game = start({ ...beforeDouble, adversaryPile: '', hands: ['R R', 'O O O O O O', 'E'] });
    game.play(challenge('B3', 'O O O O O O', 'double')).play(draw(0));
    expect(game.board.end).toBeNull();
    expect(cardGame.view(game.state, null).openSteps).toEqual(['draw']);
    game
      .play(draw(0))
      .play(challenge('B2', 'R R', 'repeated'))
      .play(draw(0));
    expect(game.board.end).toBe('display');
  });

  it('requires a spare seal only for a usual challenge', () => {
    const game = start({ display: 'Y1:0 Y1:0 Y1:0 B1:0 B1:0 D2 G1 B2', hands: ['R R R R', 'O'] });
    expect(seals(game)[0]).toBe(0);
    expect(game.refusal(challenge('G1', 'R'))).toBe('noSeal');
    const modes = cardGame
      .legalActions(game.state, 0)
      .flatMap((action) => (action.type === 'challenge' ? [`${action.mode} ${action.card}`] : []));
    expect(modes).toEqual([
      'repeated power-1',
      'repeated enemy-1',
      'double enemy-2',
      'double monster-1',
      'double dragon-2',
    ]);
    game.play(challenge('G1', 'R R', 'double'));
    expect(game.trophies(0)).toBe('G1');
  });

  it('distinguishes equal cards only by their seals', () => {
    const game = start({ display: 'Y1:0 Y1:1 Y1 Y1', hands: ['R R', 'O'] });
    expect(cardGame.legalActions(game.state, 0).filter(({ type }) => type === 'challenge')).toEqual([
      challenge('Y1', 'R', 'repeated'),
      challenge('Y1', 'R', 'usual'),
      challenge('Y1', 'R R', 'double'),
    ]);
    game.play(challenge('Y1', 'R'));
    expect(game.display).toBe('Y1:0 Y1:1 Y1:0 Y1');
  });
});
