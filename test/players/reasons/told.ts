import {
  actionKey,
  type GameAction,
  type GameId,
  type GameState,
  type GameView,
  type Seat,
} from '../../../src/games/game.ts';
import { games } from '../../../src/games/registry.ts';
import { ownReasonsFor, reasonsFor } from '../../../src/players/reasons.ts';

/** A decision: the chosen action and others, each liked less than the one before. */
export interface Judged {
  readonly game: GameId;
  readonly state: unknown;
  readonly seat?: Seat;
  readonly action: GameAction;
  readonly others: readonly GameAction[];
}

const deliberation = ({ game: id, state, seat = 0, action, others }: Judged, viewer: Seat | null) => {
  const game = games.get(id)!;
  const legal = game.legalActions(state as GameState, seat).map(actionKey);
  for (const each of [action, ...others])
    if (!legal.includes(actionKey(each))) throw new Error(`not legal: ${actionKey(each)}`);
  const view: GameView = game.view(state as GameState, viewer);
  const considered = [action, ...others].map((each, at) => ({ action: each, share: 0.9 - 0.01 * at }));
  return { game, view, seat, thought: { action, considered } };
};

export const publicReasons = (judged: Judged) => reasonsFor(deliberation(judged, null));
export const ownReasons = (judged: Judged) => ownReasonsFor(deliberation(judged, judged.seat ?? 0));
