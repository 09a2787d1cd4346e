import type { GameId, SetupOptions } from '../../src/games/game.ts';

export interface Subject {
  readonly game: GameId;
  readonly options: SetupOptions;
  /** Plies/s that random playouts must reach. */
  readonly goal?: number;
  /** How many times faster a move must be than through boardgame.io's reducer. */
  readonly ratioGoal?: number;
}

export const SUBJECTS: readonly Subject[] = [
  { game: 'artus', options: { variant: 'advanced', seats: 4 }, goal: 400_000, ratioGoal: 20 },
  { game: 'court', options: { variant: 'standard', seats: 4 }, goal: 400_000 },
  { game: 'quests', options: { variant: 'seals', seats: 4 }, goal: 250_000, ratioGoal: 20 },
];
