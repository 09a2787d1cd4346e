import { ADVERSARIES, type CardGameState, cardCounts, KNIGHTS } from '../../../src/games/quests/cards.ts';
import { ADVENTURES, KINDS } from '../../../src/games/quests/data.ts';
import { TURN_STEPS } from '../../../src/games/quests/legal.ts';
import { countedKnights, packedTrophies, TYPES } from '../../../src/players/quests/cards.ts';
import type { CardGamePosition } from '../../../src/players/quests/position.ts';

/** Everything in a state that decides how the game can go on, in the words of the fast position. */
export function boardOf({ board, hands, knightPile, adversaryPile }: CardGameState) {
  const { toAct, step, thisTurn, columns, players, taken } = board;
  return {
    actor: toAct ?? -1,
    step: toAct === null ? null : TURN_STEPS.indexOf(step),
    done: [
      (thisTurn?.revealed.length ?? 0) > 0,
      (thisTurn?.challenge ?? null) !== null,
      (thisTurn?.adventure ?? null) !== null,
    ],
    idleTurns: board.idleTurns,
    columns: KINDS.map((kind) =>
      columns[kind].map(({ card, seal }) => [ADVERSARIES.position[card], seal === null ? 0 : seal + 1]),
    ),
    adversaries: adversaryPile.map((card) => ADVERSARIES.position[card]),
    knights: knightPile.map((card) => KNIGHTS.position[card]),
    discards: cardCounts(KNIGHTS, board.discards),
    takers: ADVENTURES.map(({ id }) => (taken[id] === null ? 0 : taken[id].seat + 1)),
    hands: hands.map((hand) => [...hand]),
    players: players.map(({ knights, trophies, seals, score }) => {
      const counts = cardCounts(ADVERSARIES, trophies);
      return { knights, counts, packed: packedTrophies(counts), seals, score };
    }),
  };
}

export function boardIn(position: CardGamePosition): ReturnType<typeof boardOf> {
  const { actor, done, cards, owners, adversaryPile, knightPile } = position;
  const seats = Array.from({ length: position.seats }, (_, seat) => seat);
  const places = [0, 1, 2, 3];
  const isOver = actor < 0;
  return {
    actor,
    step: isOver ? null : position.step,
    done: [1, 2, 4].map((bit) => !isOver && (done & bit) !== 0),
    idleTurns: position.idleTurns,
    columns: places.map((column) =>
      places
        .slice(0, position.lengths[column]!)
        .map((at) => [cards[column * 4 + at]!, owners[column * 4 + at]!]),
    ),
    adversaries: [...position.adversaries.subarray(0, adversaryPile)].reverse(),
    knights: [...position.knights.subarray(0, knightPile)].reverse(),
    discards: countedKnights(position.discards),
    takers: [...position.takers],
    hands: seats.map((seat) => countedKnights(position.hands[seat]!)),
    players: seats.map((seat) => ({
      knights: position.handSizes[seat]!,
      counts: [...position.trophies.subarray(seat * TYPES, (seat + 1) * TYPES)],
      packed: position.packedTrophies[seat]!,
      seals: position.sealsLeft[seat]!,
      score: position.scores[seat]!,
    })),
  };
}
