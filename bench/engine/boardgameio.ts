import { createRequire } from 'node:module';
import { RecordedChance } from '../../src/games/chance.ts';
import type { AnyGame, GameState } from '../../src/games/game.ts';
import type { RecordStep } from '../../src/games/record.ts';

// As it would run on a server, without development checks.
process.env.NODE_ENV = 'production';

const { CreateGameReducer, InitializeGame } = await import('boardgame.io/internal');

const require = createRequire(import.meta.url);

const { original } = createRequire(require.resolve('boardgame.io/internal'))('immer') as {
  original: (draft: GameState) => GameState;
};

/**
 * Folds recorded moves through boardgame.io's reducer; each move calls the game's own `play`.
 * In boardgame.io's favour, undo is off, and `play` reads the plain state rather than the much slower draft.
 */
export function foldThroughBoardgameio(
  game: AnyGame,
  seats: number,
): (start: GameState, steps: readonly RecordStep[]) => GameState {
  const act = ({ G }: { G: GameState }, { seat, action, chance }: RecordStep) =>
    game.play(original(G), seat, action, new RecordedChance(chance)).state;
  const rules = {
    name: game.id,
    setup: (_context: unknown, start: GameState) => start,
    moves: { act },
    turn: { activePlayers: { all: '' } },
    disableUndo: true,
  };
  const reducer = CreateGameReducer({ game: rules });
  return (start, steps) => {
    let state = InitializeGame({ game: rules, numPlayers: seats, setupData: start });
    for (const step of steps) {
      const payload = { type: 'act', args: [step], playerID: String(step.seat) };
      const next = reducer(state, { type: 'MAKE_MOVE', payload });
      if (next._stateID === state._stateID) throw new Error('boardgame.io refused the move');
      state = next;
    }
    return state.G;
  };
}
