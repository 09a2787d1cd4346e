import { byGame, type GameId, type SetupOptions } from '../../src/games/game.ts';

export interface Searched {
  readonly game: GameId;
  readonly options: SetupOptions;
  /** Playouts/s that a Knight must reach. */
  readonly goal: number;
}

export const SEARCHED: readonly Searched[] = [
  ...byGame({
    artus: { options: { variant: 'advanced', seats: 2 }, goal: 10_000 },
    court: { options: { variant: 'standard', seats: 2 }, goal: 20_000 },
    quests: { options: { variant: 'seals', seats: 2 }, goal: 10_000 },
  }),
].map(([game, subject]) => ({ game, ...subject }));
