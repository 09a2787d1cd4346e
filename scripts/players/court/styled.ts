import { courtSearch } from '../../../src/players/court/index.ts';
import type { CourtPosition } from '../../../src/players/court/position.ts';
import type { ComputerPlayer } from '../../../src/players/player.ts';
import type { WeighedGame } from '../../../src/players/search/position.ts';
import { searched } from '../../../src/players/search/thinking.ts';
import { Opinion, type Tastes } from './opinion.ts';

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
