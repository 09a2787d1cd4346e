import { describe, expect, it } from 'vitest';
import { cardGame } from '../../../src/games/quests/index.ts';
import { position } from './notation.ts';
import { adventure, challenge, draw, reshuffled, reveal, ScriptedGame } from './scripted.ts';

const drawsOf = (game: ScriptedGame): number[] =>
  cardGame
    .legalActions(game.state, game.board.toAct as number)
    .flatMap((action) => (action.type === 'draw' ? [action.count] : []));

describe('a turn', () => {
  it('follows the example in the rules', () => {
    const game = new ScriptedGame(
      position({
        display: 'D2 D3',
        hands: ['R R R O M', 'R R'],
        trophies: ['B3'],
        adversaryPile: 'D4 D3 Y1',
        knightPile: 'E O R',
      }),
    );
    game.play(reveal);
    expect(game.display).toBe('D2 D3 D4 D3');
    expect(game.revealed).toBe(true);
    expect(game.events).toEqual([
      { type: 'revealed', seat: 0, cards: ['dragon-4', 'dragon-3'], four: 'dragon' },
    ]);

    game.play(challenge('D4', 'R R R M'));
    expect(game.revealed).toBe(false);
    expect(game.display).toBe('D2 D3 D3');
    expect(game.board.discards).toEqual(['red', 'red', 'red', 'merlin']);

    game.play(adventure('green-knight', 'B3 D4'));
    expect(game.board.players[0]).toEqual({ knights: 1, trophies: [], seals: 0, score: 13 });
    expect(drawsOf(game)).toEqual([0, 1]);

    game.play(draw(1));
    expect(game.revealed).toBe(true);
    expect(cardGame.view(game.state, 0).hand).toEqual(['orange', 'beige']);
    expect([cardGame.toAct(game.state), cardGame.turn(game.state)]).toEqual([[1], 1]);
    expect(game.board.scoresByTurn).toEqual([[13, 0]]);
    expect(game.board.lastTurn).toEqual({
      seat: 0,
      revealed: ['dragon-4', 'dragon-3'],
      challenge: { mode: 'usual', card: 'dragon-4', pay: ['red', 'red', 'red', 'merlin'] },
      adventure: { adventure: 'green-knight', pay: ['enemy-3', 'dragon-4'] },
      drawn: 1,
    });
  });

  it('keeps to the order of its steps, and a skipped step is gone', () => {
    const given = { display: 'Y1 Y2', adversaryPile: 'B1 B2', knightPile: 'R R', hands: ['R R R', 'R'] };
    const challenged = new ScriptedGame(position(given)).play(challenge('Y1', 'R'));
    expect(challenged.refusal(reveal)).toBe('notNow');
    expect(challenged.refusal(challenge('Y2', 'R R'))).toBe('notNow');

    const ready = new ScriptedGame(position({ ...given, trophies: ['Y2 Y2'] })).play(
      adventure('robbers', 'Y2 Y2'),
    );
    expect(ready.refusal(challenge('Y1', 'R'))).toBe('notNow');
    expect(ready.refusal(adventure('saxons', 'Y2 Y2'))).toBe('notNow');
    expect(ready.play(draw(0)).board.toAct).toBe(1);
  });
});

describe('revealing', () => {
  const hands = ['R', 'R'];

  it('stops at the fourth card of a column', () => {
    const game = new ScriptedGame(
      position({ display: 'Y1 Y1 Y2 B1 B2 G1 G2 G3 D2', adversaryPile: 'B3 D3 B2 Y1', hands }),
    ).play(reveal);
    expect(game.display).toBe('Y1 Y1 Y2 B1 B2 B3 B2 G1 G2 G3 D2 D3');
    expect(game.board.adversaryPile).toBe(1);
  });

  it('stops when the pile is empty', () => {
    const game = new ScriptedGame(position({ display: 'Y1 Y1 B2 D3 D4', adversaryPile: 'Y3 B1', hands }));
    game.play(reveal);
    expect(game.display).toBe('Y1 Y1 Y3 B2 B1 D3 D4');
    expect(game.events).toEqual([{ type: 'revealed', seat: 0, cards: ['power-3', 'enemy-1'], four: null }]);
    expect(game.play(draw(0)).refusal(reveal)).toBe('notNow');
  });

  it('is refused while a column has four', () => {
    const full = new ScriptedGame(position({ display: 'B1 B2 B2 B3', adversaryPile: 'Y3', hands }));
    expect(full.refusal(reveal)).toBe('notNow');
    const sealed = new ScriptedGame(
      position({ variant: 'seals', display: 'Y1:0 Y2:1 Y1 Y3', adversaryPile: 'B1', hands }),
    );
    expect(sealed.refusal(reveal)).toBe('notNow');
  });

  it('is mandatory on an empty display only if the table says so', () => {
    const given = { adversaryPile: 'Y3 B1', knightPile: 'R', hands, trophies: ['Y2 Y2'] };
    const free = position(given);
    expect(cardGame.legalActions(free, 0)).toContainEqual(adventure('saxons', 'Y2 Y2'));
    const forced = new ScriptedGame(position({ ...given, rules: { forceRevealOnEmpty: 'on' } }));
    expect(cardGame.legalActions(forced.state, 0)).toEqual([reveal]);
    expect(cardGame.view(forced.state, 1).openSteps).toEqual(['reveal']);
    expect(forced.refusal(draw(0))).toBe('notNow');
    expect(forced.play(reveal).play(adventure('saxons', 'Y2 Y2')).board.players[0]?.score).toBe(7);
  });
});

describe('drawing', () => {
  const given = { display: 'Y1', adversaryPile: 'B1 B2', hands: ['R R', 'O'] };

  it('allows up to two after a reveal, one after a challenge or an adventure', () => {
    const many = { ...given, knightPile: 'O O O', trophies: ['Y2 Y2'] };
    expect(drawsOf(new ScriptedGame(position(many)).play(reveal))).toEqual([0, 1, 2]);
    expect(drawsOf(new ScriptedGame(position(many)).play(challenge('Y1', 'R')))).toEqual([0, 1]);
    expect(drawsOf(new ScriptedGame(position(many)).play(adventure('saxons', 'Y2 Y2')))).toEqual([0, 1]);
    expect(new ScriptedGame(position(many)).refusal(draw(3))).toBe('tooMany');
  });

  it('shuffles the discards between two cards', () => {
    const game = new ScriptedGame(position({ ...given, knightPile: 'M', discards: 'R O E O R' }));
    game.play(draw(2), reshuffled('E R R O O'));
    expect(cardGame.view(game.state, 0).hand).toEqual(['red', 'red', 'beige', 'merlin']);
    expect([game.board.knightPile, game.board.discards]).toEqual([4, []]);
    expect(game.events).toEqual([{ type: 'drew', seat: 0, count: 2, reshuffle: { after: 1, cards: 5 } }]);
  });

  it('shuffles at once when the last card is drawn', () => {
    const game = new ScriptedGame(position({ ...given, knightPile: 'M', discards: 'R O E O R' }));
    game.play(draw(1), reshuffled('E R R O O'));
    expect([game.board.knightPile, game.board.discards]).toEqual([5, []]);
    expect(game.state.knightPile).toEqual(['beige', 'red', 'red', 'orange', 'orange']);
  });

  it('shuffles first if the pile is empty, including this turn’s discards', () => {
    const game = new ScriptedGame(position({ ...given, display: 'Y2', hands: ['R R', 'O'] }));
    game.play(challenge('Y2', 'R R')).play(draw(1), reshuffled('R R'));
    expect(game.events).toEqual([{ type: 'drew', seat: 0, count: 1, reshuffle: { after: 0, cards: 2 } }]);
    expect([game.board.players[0]?.knights, game.board.knightPile]).toEqual([1, 1]);
  });

  it('allows no more than there are', () => {
    expect(drawsOf(new ScriptedGame(position(given)))).toEqual([0]);
    expect(drawsOf(new ScriptedGame(position({ ...given, discards: 'R' })))).toEqual([0, 1]);
  });

  it('zero cards ends the turn and reveals nothing', () => {
    const game = new ScriptedGame(position({ ...given, knightPile: 'M' })).play(draw(0));
    expect([game.revealed, game.board.toAct, game.board.knightPile]).toEqual([false, 1, 1]);
  });
});
