import type { Json } from '../json.ts';
import { ADVENTURES, KINDS } from './data.ts';
import type { Board, ColumnCard } from './types.ts';

const named = ({ card, seal }: ColumnCard): string => (seal === null ? card : `${card}:${seal}`);

/** What a verifier compares after set-up and after each action (docs/record-quests.md). Lists of cards are sorted. */
export function facts(board: Board): Json {
  return {
    turn: board.turn,
    toAct: board.toAct,
    step: board.step,
    columns: Object.fromEntries(KINDS.map((kind) => [kind, board.columns[kind].map(named).sort()])),
    adversaryPile: board.adversaryPile,
    knightPile: board.knightPile,
    discards: [...board.discards].sort(),
    players: board.players.map(({ knights, trophies, seals, score }) => ({
      knights,
      trophies: [...trophies].sort(),
      seals,
      score,
    })),
    adventures: Object.fromEntries(
      ADVENTURES.flatMap(({ id }) => {
        const taken = board.taken[id];
        return taken === null ? [] : [[id, taken.seat]];
      }),
    ),
    end: board.end,
  };
}
