import { type AnyGame, checkSetupOptions, IllegalAction, type SetupOptions } from '../src/games/game.ts';
import { ScriptError } from './errors.ts';
import { explainRefusal } from './explain-refusal.ts';
import { sentence } from './wording.ts';

/** @throws ScriptError if the game can't be set up like this */
export function assertOptions(game: AnyGame, options: SetupOptions): void {
  try {
    checkSetupOptions(game, options);
  } catch (error) {
    if (!(error instanceof IllegalAction)) throw error;
    throw new ScriptError(sentence(explainRefusal(error)), 2);
  }
}
