import type { Seat } from '../game.ts';
import { fullColumn, indexInColumn, isDisplayEmpty } from './board.ts';
import { ADVERSARIES, type CardGameState, type Counts, cardCounts, KNIGHTS } from './cards.ts';
import { cardValue, KINDS } from './data.ts';
import {
  ADVENTURE_NEEDS,
  COLOUR_POOLS,
  fillPurse,
  isOutOfReach,
  legalPayments,
  type Purse,
  totalPayments,
} from './payments.ts';
import type {
  AdventureAction,
  AdversaryCard,
  Board,
  CardGameAction,
  CardGamePlayer,
  ChallengeMode,
  ColumnCard,
  KnightCard,
  TurnStep,
} from './types.ts';

/** The steps of a turn, in order. */
export const TURN_STEPS = ['reveal', 'challenge', 'adventure', 'draw'] as const satisfies readonly TurnStep[];

const ORDER = { reveal: 0, challenge: 1, adventure: 2, draw: 3 } as const satisfies Record<TurnStep, number>;

/** Whether the turn hasn't passed this step yet. */
export const isStillAhead = (board: Board, step: TurnStep): boolean => ORDER[board.step] <= ORDER[step];

/** Revealing comes first in a turn, and needs a card on the pile and no full column (section 3). */
export const mayReveal = (board: Board): boolean =>
  board.step === 'reveal' && board.adversaryPile > 0 && fullColumn(board.columns) === null;

/** Whether the option `forceRevealOnEmpty` allows only a reveal. */
export const mustReveal = (board: Board): boolean =>
  board.rules.forceRevealOnEmpty === 'on' && mayReveal(board) && isDisplayEmpty(board.columns);

/** The card's price in this mode, in knights. */
export const cardPrice = (mode: ChallengeMode, card: AdversaryCard): number =>
  mode === 'double' ? 2 * cardValue(card) : cardValue(card);

const MODES = {
  none: [],
  usual: ['usual'],
  repeated: ['repeated'],
  double: ['double'],
  usualOrDouble: ['usual', 'double'],
} as const satisfies Record<string, readonly ChallengeMode[]>;

/** The modes in which the seat may challenge a card with this seal (null is none), whatever its hand (section 5). */
export function modesFor(board: Board, seat: Seat, seal: Seat | null): readonly ChallengeMode[] {
  if (board.variant === 'basic') return MODES.usual;
  if (seal !== null) return seal === seat ? MODES.repeated : MODES.none;
  return (board.players[seat] as CardGamePlayer).seals > 0 ? MODES.usualOrDouble : MODES.double;
}

/** What the seat can pay knights with. */
export const knightPurse = ({ hands }: CardGameState, seat: Seat): Purse<KnightCard> =>
  fillPurse(KNIGHTS, hands[seat] as Counts, COLOUR_POOLS);

/** Adds every legal challenge; equal cards count as one. */
function addChallenges(state: CardGameState, seat: Seat, found: CardGameAction[]): void {
  const { board } = state;
  if (!isStillAhead(board, 'challenge')) return;
  const purse = knightPurse(state, seat);
  if (purse.holdings.length === 0) return;
  const payments: (readonly KnightCard[][])[] = [];
  for (const kind of KINDS) {
    const column = board.columns[kind];
    for (let at = 0; at < column.length; at++) {
      const { card, seal } = column[at] as ColumnCard;
      if (indexInColumn(column, card, seal) < at) continue;
      for (const mode of modesFor(board, seat, seal)) {
        const price = cardPrice(mode, card);
        payments[price] ??= totalPayments(purse, price, board.rules.payment);
        for (const pay of payments[price]) found.push({ type: 'challenge', mode, card, pay });
      }
    }
  }
}

/** Every legal way for the seat to take an open adventure. */
export function adventures(board: Board, seat: Seat): AdventureAction[] {
  const { trophies } = board.players[seat] as CardGamePlayer;
  if (trophies.length === 0 || !isStillAhead(board, 'adventure')) return [];
  const held = cardCounts(ADVERSARIES, trophies);
  let worth = 0;
  for (const card of trophies) worth += cardValue(card);
  const found: AdventureAction[] = [];
  for (const { id: adventure, need } of ADVENTURE_NEEDS)
    if (board.taken[adventure] === null && !isOutOfReach(need, trophies.length, worth))
      for (const pay of legalPayments(ADVERSARIES, held, need, board.rules.payment))
        found.push({ type: 'adventure', adventure, pay });
  return found;
}

/** Whether the seat can pay for an open adventure. */
export const canTakeAdventure = (board: Board, seat: Seat): boolean => adventures(board, seat).length > 0;

/** The most knights that may be drawn now: 2 without a challenge or an adventure, otherwise 1. */
export function maxDraw(board: Board): number {
  if (board.thisTurn === null) return 0;
  const { challenge, adventure } = board.thisTurn;
  return Math.min(challenge === null && adventure === null ? 2 : 1, board.knightPile + board.discards.length);
}

/** Every legal action of the seat, in turn order; each payment is a separate action. */
export function legalActions(state: CardGameState, seat: Seat): readonly CardGameAction[] {
  const { board } = state;
  if (board.toAct !== seat) return [];
  if (mustReveal(board)) return [{ type: 'reveal' }];
  const found: CardGameAction[] = mayReveal(board) ? [{ type: 'reveal' }] : [];
  addChallenges(state, seat, found);
  for (const action of adventures(board, seat)) found.push(action);
  const most = maxDraw(board);
  for (let count = 0; count <= most; count++) found.push({ type: 'draw', count });
  return found;
}
