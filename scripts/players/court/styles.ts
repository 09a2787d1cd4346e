import { courtSearch } from '../../../src/players/court/index.ts';
import type { CourtPosition } from '../../../src/players/court/position.ts';
import type { ComputerPlayer } from '../../../src/players/player.ts';
import type { WeighedGame } from '../../../src/players/search/position.ts';
import { searched } from '../../../src/players/search/thinking.ts';
import { Opinion, type Tastes } from './opinion.ts';

/** Weighs everything about as much as it's worth. */
export const PLANNER: Tastes = { pip: 0.07, tile: 0.05, favor: 0.12, arthur: 0, richer: 0.2 };
/** Opens for the Favor, and keeps it. */
export const KEEPER: Tastes = { pip: 0.05, tile: 0.05, favor: 0.5, arthur: 0.1, richer: 0.1 };
/** Buys Arthur whenever it can. */
export const BUYER: Tastes = { pip: 0.04, tile: 0.12, favor: 0.1, arthur: 0.5, richer: 0.1 };

const EVENLY = { exploration: 0.6, temperature: 1, trust: 1 };

/** Searches the Court with two seats with the tastes given. */
export function styled(id: string, tastes: Tastes, playouts: number): ComputerPlayer {
  const judge = new Opinion(tastes);
  const { searchJudge: _learned, ...rest } = courtSearch;
  const game: WeighedGame<CourtPosition> = {
    ...rest,
    judge: () => judge,
    strengths: { ...courtSearch.strengths, knight: { playouts: () => playouts, settings: EVENLY } },
  };
  return { id, choose: (decision) => searched(game, decision).action };
}
