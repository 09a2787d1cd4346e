import { byGame, type SetupOptions } from '../../src/games/game.ts';

export interface Subject {
  readonly options: SetupOptions;
  /** Plies/s that random playouts must reach. */
  readonly goal?: number;
  /** How many times faster a move must be than through boardgame.io's reducer. */
  readonly ratioGoal?: number;
}

export const SUBJECTS = byGame<Subject>({
  artus: { options: { variant: 'advanced', seats: 4 }, goal: 400_000, ratioGoal: 20 },
  court: { options: { variant: 'standard', seats: 4 }, goal: 400_000 },
  quests: { options: { variant: 'seals', seats: 4 }, goal: 250_000, ratioGoal: 20 },
});
