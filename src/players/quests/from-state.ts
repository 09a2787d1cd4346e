import { ADVERSARIES, counted, KNIGHTS, type QuestsState } from '../../games/quests/cards.ts';
import { ADVENTURES, FULL_COLUMN, KINDS } from '../../games/quests/data.ts';
import { TURN_STEPS } from '../../games/quests/legal.ts';
import type { AdventureId, AdventureTaken, Board } from '../../games/quests/types.ts';
import type { SearchChance } from '../search/chance.ts';
import { NOBODY } from '../search/position.ts';
import { CHALLENGED, REVEALED, VENTURED } from './board.ts';
import { packedKnights } from './packed-knights.ts';
import { packedTrophies, TYPES } from './packed-trophies.ts';
import { QuestsPosition } from './position.ts';

export function fromState(state: QuestsState, chance: SearchChance): QuestsPosition {
  const { board, hands, knightPile, adversaryPile } = state;
  const position = fromBoard(board, (id) => board.taken[id], chance);
  hands.forEach((hand, seat) => {
    position.hands[seat] = packedKnights(hand);
  });
  position.knights.set(knightPile.map((card) => KNIGHTS.position[card]).reverse());
  position.adversaries.set(adversaryPile.map((card) => ADVERSARIES.position[card]).reverse());
  return position;
}

/** Everything but the hands and the orders of the piles. */
export function fromBoard(
  board: Omit<Board, 'taken'>,
  taken: (id: AdventureId) => AdventureTaken | null,
  chance: SearchChance,
): QuestsPosition {
  const position = new QuestsPosition(board.players.length, chance);
  position.seals = board.variant === 'seals';
  position.lean = board.rules.payment === 'lean';
  position.mustReveal = board.rules.forceRevealOnEmpty === 'on';
  position.checksAlways = board.rules.columnCheck === 'challenge';
  position.actor = board.toAct ?? NOBODY;
  position.step = TURN_STEPS.indexOf(board.step);
  position.done = doneIn(board);
  position.idleTurns = board.idleTurns;
  position.adversaryPile = board.adversaryPile;
  position.knightPile = board.knightPile;
  position.discards = packedKnights(counted(KNIGHTS, board.discards));
  setAdventures(position, taken);
  setPlayers(position, board);
  setColumns(position, board);
  return position;
}

function doneIn({ thisTurn }: Pick<Board, 'thisTurn'>): number {
  if (thisTurn === null) return 0;
  const { revealed, challenge, adventure } = thisTurn;
  return (
    (revealed.length > 0 ? REVEALED : 0) |
    (challenge !== null ? CHALLENGED : 0) |
    (adventure !== null ? VENTURED : 0)
  );
}

function setAdventures(position: QuestsPosition, takenBy: (id: AdventureId) => AdventureTaken | null): void {
  ADVENTURES.forEach(({ id }, adventure) => {
    const taken = takenBy(id);
    if (taken === null) return;
    position.open &= ~(1 << adventure);
    position.taken++;
    position.takers[adventure] = taken.seat + 1;
  });
}

function setPlayers(position: QuestsPosition, { players }: Pick<Board, 'players'>): void {
  players.forEach(({ knights, trophies, seals, score }, seat) => {
    const counts = counted(ADVERSARIES, trophies);
    position.handSizes[seat] = knights;
    position.trophies.set(counts, seat * TYPES);
    position.packedTrophies[seat] = packedTrophies(counts);
    position.sealsLeft[seat] = seals;
    position.scores[seat] = score;
  });
}

function setColumns(position: QuestsPosition, { columns }: Pick<Board, 'columns'>): void {
  KINDS.forEach((kind, column) => {
    position.lengths[column] = columns[kind].length;
    columns[kind].forEach(({ card, seal }, at) => {
      position.cards[column * FULL_COLUMN + at] = ADVERSARIES.position[card];
      position.owners[column * FULL_COLUMN + at] = seal === null ? 0 : seal + 1;
    });
  });
}
