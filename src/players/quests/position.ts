import { cardCounts, KNIGHTS } from '../../games/quests/cards.ts';
import { ADVENTURES, FULL_COLUMN, LAST_ADVENTURE, START_HAND } from '../../games/quests/data.ts';
import type { CardGameEvent } from '../../games/quests/types.ts';
import type { PublicStep } from '../player.ts';
import { NOBODY, type Position } from '../search/position.ts';
import {
  ADVENTURE_STEP,
  CardGameBoard,
  CHALLENGE_STEP,
  CHALLENGED,
  DRAW_STEP,
  REVEALED,
  VENTURED,
} from './board.ts';
import {
  COLUMN,
  cardsIn,
  listKnights,
  ONE_KNIGHT,
  ONE_TROPHY,
  type PackedKnights,
  packedKnights,
  TYPES,
  VALUE,
} from './cards.ts';
import {
  adventureIn,
  cardIn,
  FIRST_ADVENTURE,
  isDisplayEmpty,
  knightsIn,
  legalMoves,
  modeIn,
  REPEATED,
  REVEAL,
  USUAL,
  writeTrophiesIn,
} from './moves.ts';

/**
 * Where knights come from, by the public record. At a reshuffle every knight that isn't reshuffled is in a hand, so
 * everyone knows which knights those are, together.
 */
export interface Origins {
  /** The knights of the last reshuffle; all others are older. */
  readonly fresh: PackedKnights;
  /** By seat: how many older and how many fresh knights it has had since then, and which knights it has paid. */
  readonly older: readonly number[];
  readonly drawn: readonly number[];
  readonly paid: readonly PackedKnights[];
}

/** @returns null if nothing has been reshuffled yet, or if the record doesn't lead to hands of these sizes */
export function originsIn(history: readonly PublicStep[], sizes: readonly number[]): Origins | null {
  const held = sizes.map(() => START_HAND);
  let discards = 0;
  let origins: { fresh: number; older: number[]; drawn: number[]; paid: number[] } | null = null;
  for (const event of history.flatMap(({ events }) => events as readonly CardGameEvent[])) {
    if (event.type === 'challenged') {
      const pay = packedKnights(cardCounts(KNIGHTS, event.pay));
      discards += pay;
      held[event.seat]! -= event.pay.length;
      if (origins !== null) origins.paid[event.seat]! += pay;
    } else if (event.type === 'drew') {
      const { seat, count, reshuffle } = event;
      held[seat]! += count;
      if (reshuffle !== null) {
        const late = Math.max(0, count - reshuffle.after);
        origins = {
          fresh: discards,
          older: held.map((cards, of) => cards - (of === seat ? late : 0)),
          drawn: held.map((_cards, of) => (of === seat ? late : 0)),
          paid: held.map(() => 0),
        };
        discards = 0;
      } else if (origins !== null) origins.drawn[seat]! += count;
    }
  }
  return held.every((cards, seat) => cards === sizes[seat]) ? origins : null;
}

/** Discards the knights, then wins or seals the adversary. */
function challenge(board: CardGameBoard, move: number): void {
  const { actor, hands, handSizes, sealsLeft, owners } = board;
  const pay = knightsIn(move);
  const mode = modeIn(move);
  const card = cardIn(move);
  hands[actor]! -= pay;
  handSizes[actor]! -= cardsIn(pay);
  board.discards += pay;
  board.done |= CHALLENGED;
  board.step = ADVENTURE_STEP;
  const column = COLUMN[card]!;
  const at = placeOf(board, column, card, mode === REPEATED ? actor + 1 : 0);
  if (mode === USUAL && board.seals) {
    owners[at] = actor + 1;
    sealsLeft[actor]!--;
    completeColumn(board, column);
    return;
  }
  remove(board, column, at);
  win(board, actor, card);
  if (mode === REPEATED) sealsLeft[actor]!++;
  if (board.checksAlways && board.seals) completeColumn(board, column);
}

function placeOf({ cards, owners }: CardGameBoard, column: number, card: number, owner: number): number {
  let at = column * FULL_COLUMN;
  while (cards[at] !== card || owners[at] !== owner) at++;
  return at;
}

function remove({ cards, owners, lengths }: CardGameBoard, column: number, place: number): void {
  const end = column * FULL_COLUMN + --lengths[column]!;
  for (let at = place; at < end; at++) {
    cards[at] = cards[at + 1]!;
    owners[at] = owners[at + 1]!;
  }
}

function win({ trophies, packedTrophies, scores }: CardGameBoard, seat: number, card: number): void {
  trophies[seat * TYPES + card]!++;
  packedTrophies[seat]! += ONE_TROPHY[card]!;
  scores[seat]! += VALUE[card]!;
}

/** If every card of the column is sealed, the owners win them all. */
function completeColumn(board: CardGameBoard, column: number): void {
  const { cards, owners, lengths, sealsLeft } = board;
  const start = column * FULL_COLUMN;
  const end = start + lengths[column]!;
  for (let at = start; at < end; at++) if (owners[at] === 0) return;
  for (let at = start; at < end; at++) {
    const owner = owners[at]! - 1;
    win(board, owner, cards[at]!);
    sealsLeft[owner]!++;
  }
  lengths[column] = 0;
}

const VALUES: Int32Array = Int32Array.from(ADVENTURES, ({ value }) => value);

/**
 * Plays a legal move.
 * @returns the cards revealed, as a number; 0 for any other move. Knights drawn by the observer count as unknown: they
 * matter only in its next turn, and telling them apart would spread the search over too many positions.
 */
function play(board: CardGameBoard, move: number): number {
  if (move === REVEAL) return reveal(board);
  if (move < REVEAL) draw(board, move);
  else if (move < FIRST_ADVENTURE) challenge(board, move);
  else venture(board, move);
  return 0;
}

/** @returns the revealed cards as packed trophies, which is never 0 */
function reveal(board: CardGameBoard): number {
  const { lengths, cards, owners, adversaries } = board;
  let revealed = 0;
  let length = 0;
  while (board.adversaryPile > 0 && length < FULL_COLUMN) {
    const card = adversaries[--board.adversaryPile]!;
    const column = COLUMN[card]!;
    const at = column * FULL_COLUMN + lengths[column]!;
    cards[at] = card;
    owners[at] = 0;
    length = ++lengths[column]!;
    revealed += ONE_TROPHY[card]!;
  }
  board.done |= REVEALED;
  board.step = CHALLENGE_STEP;
  return revealed;
}

const paid = new Int32Array(TYPES);

function venture(board: CardGameBoard, move: number): void {
  const { actor, trophies, packedTrophies, scores } = board;
  const adventure = adventureIn(move);
  writeTrophiesIn(move, adventure, paid);
  for (let card = 0; card < TYPES; card++) {
    const copies = paid[card]!;
    if (copies === 0) continue;
    trophies[actor * TYPES + card]! -= copies;
    packedTrophies[actor]! -= copies * ONE_TROPHY[card]!;
    scores[actor]! -= copies * VALUE[card]!;
  }
  scores[actor]! += VALUES[adventure]!;
  board.takers[adventure] = actor + 1;
  board.open &= ~(1 << adventure);
  board.done |= VENTURED;
  board.step = DRAW_STEP;
  if (++board.taken < LAST_ADVENTURE) return;
  board.idleTurns = 0;
  board.actor = NOBODY;
}

function draw(board: CardGameBoard, count: number): void {
  const { actor, hands, handSizes, knights } = board;
  for (let i = 0; i < count; i++) {
    if (board.knightPile === 0) reshuffle(board);
    hands[actor]! += ONE_KNIGHT[knights[--board.knightPile]!]!;
    handSizes[actor]!++;
  }
  if (count > 0 && board.knightPile === 0) reshuffle(board);
  board.idleTurns = count === 0 && board.done === 0 ? board.idleTurns + 1 : 0;
  endTurn(board);
}

function reshuffle(board: CardGameBoard): void {
  board.knightPile = listKnights(board.discards, board.knights);
  board.discards = 0;
  board.chance.shuffle(board.knights, board.knightPile);
}

function endTurn(board: CardGameBoard): void {
  const isOver = (board.adversaryPile === 0 && isDisplayEmpty(board)) || board.idleTurns >= board.seats;
  board.actor = isOver ? NOBODY : (board.actor + 1) % board.seats;
  board.step = 0;
  board.done = 0;
}

/** A game of quests that the search can play. */
export class CardGamePosition extends CardGameBoard implements Position<CardGamePosition> {
  /** What the record tells about hidden knights; null if nothing. Not copied. */
  origins: Origins | null = null;
  /** A bit for each seat that has acted, if the observer knows the record. Not copied. */
  acted = 0;

  legalMoves(into: Int32Array): number {
    return legalMoves(this, into);
  }

  play(move: number): number {
    return play(this, move);
  }
}
