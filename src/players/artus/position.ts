import { ROUNDS } from '../../games/artus/cards.ts';
import { VARIANTS } from '../../games/artus/data.ts';
import type { Variant } from '../../games/artus/types.ts';
import type { Seat } from '../../games/game.ts';
import type { SearchChance } from '../search/chance.ts';
import { NOBODY, type Position } from '../search/position.ts';
import { Board, firstKnight, KNIGHTS_A_SEAT, NOWHERE } from './board.ts';
import {
  type Cards,
  countBits,
  KIND,
  lowestBit,
  nthBit,
  OF_KIND,
  OF_PILE,
  PENALTY,
  SCORES,
  Scores,
  SIGN,
} from './deck.ts';
import {
  type MoveCode,
  moveFrom,
  moveKind,
  moveSteps,
  moveTarget,
  moveVerb,
  Verb,
  writeDraws,
  writePlacements,
  writePlays,
} from './moves.ts';

/** What playing a card scores, before it changes anything. */
function pointsFor(board: Board, seat: Seat, move: MoveCode): number {
  switch (moveVerb(move)) {
    case Verb.knight:
    case Verb.prince:
      return board.value(moveFrom(move));
    case Verb.ring:
      return board.value(moveTarget(move));
    default:
      return scored(board, seat, moveKind(move), moveTarget(move));
  }
}

function scored(board: Board, seat: Seat, kind: number, chosen: number): number {
  const scores = SCORES[kind];
  if (scores === Scores.all) return (SIGN[kind] as number) * knightsTotal(board, seat);
  if (scores === Scores.best) return bestKnight(board, seat);
  if (chosen === 0) return PENALTY[kind] as number;
  let sum = 0;
  for (let rest = chosen; rest !== 0; rest >>= 5) sum += board.value((rest & 31) - 1);
  return sum;
}

/** The value of all the seat's Knights. */
function knightsTotal(board: Board, seat: Seat): number {
  let sum = 0;
  const first = firstKnight(seat);
  for (let knight = first; knight < first + KNIGHTS_A_SEAT; knight++) {
    const chair = board.chairs[knight] as number;
    if (chair !== NOWHERE) sum += board.value(chair);
  }
  return sum;
}

/** The value of the seat's best Knight; it has one. */
function bestKnight(board: Board, seat: Seat): number {
  let best = Number.NEGATIVE_INFINITY;
  const first = firstKnight(seat);
  for (let knight = first; knight < first + KNIGHTS_A_SEAT; knight++) {
    const chair = board.chairs[knight] as number;
    if (chair !== NOWHERE) best = Math.max(best, board.value(chair));
  }
  return best;
}

/** Artus for the search. A pile has no order: a card drawn is any of its cards. */
export class ArtusPosition implements Position<ArtusPosition> {
  readonly variant: Variant;
  readonly seats: number;
  readonly board = new Board();
  readonly #bySeat = new Int32Array(20);
  /** Cards in hand, as far as they're dealt. */
  readonly hands = this.#bySeat.subarray(0, 4);
  /** Cards in piles, and those in hand that aren't dealt. */
  readonly piles = this.#bySeat.subarray(4, 8);
  readonly scores = this.#bySeat.subarray(8, 12);
  /** Knights still to be placed. */
  readonly unplaced = this.#bySeat.subarray(12, 16);
  /** Cards in hand that aren't dealt: eight bits for the number from each pile. */
  readonly undealt = this.#bySeat.subarray(16, 20);
  readonly rounds: number;
  startSeat: Seat = 0;
  /** 0 during placement. */
  round = 0;
  actor: Seat = NOBODY;
  playsLeft = 0;
  drawsLeft = 0;
  /** Who sees what they draw. */
  observer: Seat = NOBODY;
  readonly #chance: SearchChance;
  readonly #plays: number;
  readonly #draws: number;

  constructor(variant: Variant, seats: number, chance: SearchChance) {
    this.variant = variant;
    this.seats = seats;
    this.rounds = ROUNDS[variant];
    this.#chance = chance;
    this.#plays = VARIANTS[variant].plays;
    this.#draws = VARIANTS[variant].draws;
  }

  legalMoves(into: Int32Array): number {
    const { actor } = this;
    if (actor === NOBODY) return 0;
    if (this.round === 0) return writePlacements(this.board, into);
    if (this.playsLeft === 0) return writeDraws(this.piles[actor] as number, into);
    return writePlays(this.board, actor, this.hands[actor] as number, into);
  }

  play(move: MoveCode): number {
    if (this.round === 0) {
      this.#place(moveTarget(move));
      return 0;
    }
    if (this.playsLeft > 0) {
      this.#playCard(move);
      return 0;
    }
    return this.#draw(moveTarget(move));
  }

  shares(into: Float64Array): void {
    const { scores, seats } = this;
    let best = Number.NEGATIVE_INFINITY;
    let winners = 0;
    for (let seat = 0; seat < seats; seat++) {
      const score = scores[seat] as number;
      if (score > best) winners = 0;
      if (score >= best) winners++;
      best = Math.max(best, score);
    }
    for (let seat = 0; seat < seats; seat++) into[seat] = scores[seat] === best ? 1 / winners : 0;
  }

  copy(from: ArtusPosition): void {
    this.board.copy(from.board);
    this.#bySeat.set(from.#bySeat);
    this.startSeat = from.startSeat;
    this.round = from.round;
    this.actor = from.actor;
    this.playsLeft = from.playsLeft;
    this.drawsLeft = from.drawsLeft;
    this.observer = from.observer;
  }

  /** Deals the seat as many of its cards at random as are in hand and unknown. */
  dealHand(seat: Seat): void {
    const undealt = this.undealt[seat] as number;
    for (let pile = 0; undealt >>> (8 * pile) !== 0; pile++)
      for (let left = (undealt >>> (8 * pile)) & 0xff; left > 0; left--)
        this.#give(seat, this.#anyCard(seat, pile));
    this.undealt[seat] = 0;
  }

  #place(chair: number): void {
    const { actor, unplaced } = this;
    let knight = firstKnight(actor);
    while (this.board.chairs[knight] !== NOWHERE) knight++;
    this.board.put(knight, chair);
    unplaced[actor] = (unplaced[actor] as number) - 1;
    const last = this.startSeat;
    if (actor === last && unplaced[last] === 0) {
      this.round = 1;
      this.#beginTurn(last);
    } else this.actor = actor === 0 ? this.seats - 1 : actor - 1;
  }

  #playCard(move: MoveCode): void {
    const { actor, board, hands, scores } = this;
    const held = (hands[actor] as number) & (OF_KIND[moveKind(move)] as number);
    hands[actor] = (hands[actor] as number) & ~(held & -held);
    scores[actor] = (scores[actor] as number) + pointsFor(board, actor, move);
    const verb = moveVerb(move);
    if (verb === Verb.ring) board.addRing(moveTarget(move));
    else if (verb !== Verb.score) board.move(moveFrom(move), moveSteps(move));
    this.playsLeft--;
    this.#endTurnIfDone();
  }

  /** Plays a draw of this very card, which is in one of the actor's piles. */
  drawCard(card: Cards): void {
    this.#give(this.actor, card);
    this.drawsLeft--;
    this.#endTurnIfDone();
  }

  #draw(pile: number): number {
    const { actor } = this;
    const card = this.#anyCard(actor, pile);
    this.drawCard(card);
    return actor === this.observer ? (KIND[lowestBit(card)] as number) + 1 : 0;
  }

  #anyCard(seat: Seat, pile: number): Cards {
    const cards = (this.piles[seat] as number) & (OF_PILE[pile] as number);
    return nthBit(cards, this.#chance.below(countBits(cards)));
  }

  #give(seat: Seat, card: Cards): void {
    this.piles[seat] = (this.piles[seat] as number) & ~card;
    this.hands[seat] = (this.hands[seat] as number) | card;
  }

  #endTurnIfDone(): void {
    if (this.playsLeft > 0 || this.drawsLeft > 0) return;
    const next = this.actor + 1 === this.seats ? 0 : this.actor + 1;
    if (next === this.startSeat) {
      if (this.round === this.rounds) {
        this.actor = NOBODY;
        return;
      }
      this.round++;
    }
    this.#beginTurn(next);
  }

  #beginTurn(seat: Seat): void {
    this.actor = seat;
    this.playsLeft = this.#plays;
    this.drawsLeft = Math.min(this.#draws, countBits(this.piles[seat] as number));
  }
}
