import type { Seat } from '../game.ts';
import { fullColumn, isDisplayEmpty, placeOf } from './board.ts';
import { ADVERSARIES, type Counts, cardValue, counted, KNIGHTS, type QuestsState } from './cards.ts';
import { KINDS } from './data.ts';
import { ADVENTURE_NEEDS, challengeNeed, legalPayments } from './payments.ts';
import type {
  AdventureAction,
  AdversaryCard,
  Board,
  ChallengeAction,
  ChallengeMode,
  ColumnCard,
  KnightCard,
  QuestsAction,
  QuestsPlayer,
  QuestsRules,
  TurnStep,
} from './types.ts';

/** Results that are remembered before all are forgotten. */
const MOST = 1 << 14;

/**
 * Remembers what follows from the cards held.
 * @param copies the most of each card that's remembered
 * @param resultFor depends on nothing else; its result is shared
 */
function remembered<T>(copies: Counts, resultFor: (held: Counts) => T): (held: Counts) => T {
  const known = new Map<number, T>();
  return (held) => {
    let key = 0;
    for (let card = 0; card < held.length; card++) {
      const most = copies[card] as number;
      const count = held[card] as number;
      if (count > most) return resultFor(held);
      key = key * (most + 1) + count;
    }
    let result = known.get(key);
    if (result === undefined) {
      if (known.size >= MOST) known.clear();
      result = resultFor(held);
      known.set(key, result);
    }
    return result;
  };
}

/** Whether the value is a list of the same items in the same order. */
function isSameList<T>(list: readonly T[], value: unknown): boolean {
  if (value === list) return true;
  return Array.isArray(value) && value.length === list.length && list.every((item, at) => item === value[at]);
}

/** The steps of a turn, in order. */
export const TURN_STEPS = ['reveal', 'challenge', 'adventure', 'draw'] as const satisfies readonly TurnStep[];

/** The step's place in a turn. Looking it up by name would be slower. */
const place = (step: TurnStep): number =>
  step === 'reveal' ? 0 : step === 'challenge' ? 1 : step === 'adventure' ? 2 : 3;

/** Whether the turn hasn't passed this step yet. */
export const isStillAhead = (board: Board, step: TurnStep): boolean => place(board.step) <= place(step);

/** Revealing comes first in a turn, and needs a card on the pile and no full column (section 3). */
export const mayReveal = (board: Board): boolean =>
  board.step === 'reveal' && board.adversaryPile > 0 && fullColumn(board.columns) === null;

/** Whether the option `forceRevealOnEmpty` allows only a reveal. */
export const mustReveal = (board: Board): boolean =>
  board.rules.forceRevealOnEmpty === 'on' && mayReveal(board) && isDisplayEmpty(board.columns);

type Rule = QuestsRules['payment'];

/** Every way in which the trophies pay for an adventure, open or not. */
const payable = (rule: Rule) =>
  remembered(ADVERSARIES.copies, (held): readonly AdventureAction[] =>
    ADVENTURE_NEEDS.flatMap(({ id: adventure, need }) =>
      legalPayments(ADVERSARIES, held, need, rule).map((pay) =>
        Object.freeze({ type: 'adventure', adventure, pay }),
      ),
    ),
  );

const PAYABLE = { exact: payable('exact'), lean: payable('lean') } as const;

const NO_ADVENTURES: readonly AdventureAction[] = [];

interface Known {
  readonly trophies: readonly AdversaryCard[];
  readonly taken: Board['taken'];
  readonly rule: Rule;
  readonly actions: readonly AdventureAction[];
}

/** What was found last for each seat: its trophies and the adventures are the same for many actions. */
const latest: Known[] = [];

/** Every legal way for the seat to take an open adventure. */
function adventuresFor(board: Board, seat: Seat): readonly AdventureAction[] {
  const { trophies } = board.players[seat] as QuestsPlayer;
  if (trophies.length === 0 || !isStillAhead(board, 'adventure')) return NO_ADVENTURES;
  const { taken } = board;
  const rule = board.rules.payment;
  const known = latest[seat];
  if (known?.trophies === trophies && known.taken === taken && known.rule === rule) return known.actions;
  const actions = PAYABLE[rule](counted(ADVERSARIES, trophies)).filter(
    ({ adventure }) => taken[adventure] === null,
  );
  latest[seat] = { trophies, taken, rule, actions };
  return actions;
}

/** Adds every legal way to take an open adventure to `found`. */
function addAdventures(found: QuestsAction[], board: Board, seat: Seat): void {
  const actions = adventuresFor(board, seat);
  for (let at = 0; at < actions.length; at++) found.push(actions[at] as AdventureAction);
}

/** The legal adventure with the given one's content, if any; the given one may be anything of the type. */
const legalAdventure = (
  board: Board,
  seat: Seat,
  { adventure, pay }: AdventureAction,
): AdventureAction | undefined =>
  adventuresFor(board, seat).find((action) => action.adventure === adventure && isSameList(action.pay, pay));

/** Whether the seat can pay for an open adventure. */
export const canTakeAdventure = (board: Board, seat: Seat): boolean => adventuresFor(board, seat).length > 0;

/** The card's price in this mode, in knights. */
export const priceOf = (mode: ChallengeMode, card: AdversaryCard): number =>
  mode === 'double' ? 2 * cardValue(card) : cardValue(card);

const NO_MODES: readonly ChallengeMode[] = [];

const USUAL: readonly ChallengeMode[] = ['usual'];

const REPEATED: readonly ChallengeMode[] = ['repeated'];

const DOUBLE: readonly ChallengeMode[] = ['double'];

const USUAL_OR_DOUBLE: readonly ChallengeMode[] = ['usual', 'double'];

/** The modes in which the seat may challenge a card with this seal (null is none), whatever its hand. */
export function modesFor(board: Board, seat: Seat, seal: Seat | null): readonly ChallengeMode[] {
  if (board.variant === 'basic') return USUAL;
  if (seal !== null) return seal === seat ? REPEATED : NO_MODES;
  return (board.players[seat] as QuestsPlayer).seals > 0 ? USUAL_OR_DOUBLE : DOUBLE;
}

/** A hand's payments by price, as far as they've been asked for. */
const byPrice = () => remembered(KNIGHTS.copies, (): (readonly KnightCard[][])[] => []);

const PAYMENTS = { exact: byPrice(), lean: byPrice() } as const;

type PaymentsFor = (price: number) => readonly KnightCard[][];

/** The payments for a price that the seat's hand allows. */
function payments({ board, hands }: QuestsState, seat: Seat): PaymentsFor {
  const { payment } = board.rules;
  const hand = hands[seat] as readonly number[];
  const known = PAYMENTS[payment](hand);
  return (price) => (known[price] ??= legalPayments(KNIGHTS, hand, challengeNeed(price), payment));
}

/** Adds every legal challenge to `found`; equal cards count as one. */
function addChallenges(found: QuestsAction[], state: QuestsState, seat: Seat): void {
  const { board } = state;
  if (!isStillAhead(board, 'challenge')) return;
  const { power, enemy, monster, dragon } = board.columns;
  const paymentsFor = payments(state, seat);
  addColumn(found, power, board, seat, paymentsFor);
  addColumn(found, enemy, board, seat, paymentsFor);
  addColumn(found, monster, board, seat, paymentsFor);
  addColumn(found, dragon, board, seat, paymentsFor);
}

function addColumn(
  found: QuestsAction[],
  column: readonly ColumnCard[],
  board: Board,
  seat: Seat,
  paymentsFor: PaymentsFor,
): void {
  for (let at = 0; at < column.length; at++) {
    const { card, seal } = column[at] as ColumnCard;
    if (at > 0 && placeOf(column, card, seal) < at) continue;
    const modes = modesFor(board, seat, seal);
    for (let way = 0; way < modes.length; way++) {
      const mode = modes[way] as ChallengeMode;
      const payments = paymentsFor(priceOf(mode, card));
      for (let choice = 0; choice < payments.length; choice++)
        found.push({ type: 'challenge', mode, card, pay: payments[choice] as KnightCard[] });
    }
  }
}

/** The legal challenge with the given one's content, if any; the given one may be anything of the type. */
function legalChallenge(state: QuestsState, seat: Seat, given: ChallengeAction): ChallengeAction | undefined {
  const { board } = state;
  const { mode, card, pay: givenPay } = given;
  const isOpen =
    isStillAhead(board, 'challenge') &&
    KINDS.some((kind) =>
      board.columns[kind].some(
        (shown) => shown.card === card && modesFor(board, seat, shown.seal).includes(mode),
      ),
    );
  if (!isOpen) return undefined;
  const pay = payments(state, seat)(priceOf(mode, card)).find((payment) => isSameList(payment, givenPay));
  return pay && { type: 'challenge', mode, card, pay };
}

/** Every legal action of the seat, in turn order; each payment is a separate action. */
/** The most knights that may be drawn now: 2 without a challenge or an adventure, otherwise 1. */
export function maxDraw(board: Board): number {
  if (board.thisTurn === null) return 0;
  const { challenge, adventure } = board.thisTurn;
  return Math.min(challenge === null && adventure === null ? 2 : 1, board.knightPile + board.discards.length);
}

export function legalActions(state: QuestsState, seat: Seat): readonly QuestsAction[] {
  const { board } = state;
  if (board.toAct !== seat) return [];
  const found: QuestsAction[] = mayReveal(board) ? [REVEAL] : [];
  if (mustReveal(board)) return found;
  addChallenges(found, state, seat);
  addAdventures(found, board, seat);
  addDraws(found, board);
  return found;
}

/** The legal action equal to the given one, if any: the same fields with the same values, and no others. */
export function legalAction(state: QuestsState, seat: Seat, given: QuestsAction): QuestsAction | undefined {
  const { board } = state;
  if (board.toAct !== seat || (mustReveal(board) && given?.type !== 'reveal')) return undefined;
  const legal = sameLegal(state, seat, given);
  return legal && Object.keys(legal).length === Object.keys(given).length ? legal : undefined;
}

/** The legal action with the given one's content, if any; the given one may be anything. */
function sameLegal(state: QuestsState, seat: Seat, given: QuestsAction): QuestsAction | undefined {
  switch (given?.type) {
    case 'reveal':
      return mayReveal(state.board) ? REVEAL : undefined;
    case 'challenge':
      return legalChallenge(state, seat, given);
    case 'adventure':
      return legalAdventure(state.board, seat, given);
    case 'draw':
      return DRAWS.slice(0, maxDraw(state.board) + 1).find(({ count }) => count === given.count);
    default:
      return undefined;
  }
}

const REVEAL = Object.freeze({ type: 'reveal' });

const DRAWS = [0, 1, 2].map((count) => Object.freeze({ type: 'draw', count }));

function addDraws(found: QuestsAction[], board: Board): void {
  const most = maxDraw(board);
  for (let count = 0; count <= most; count++) found.push(DRAWS[count] as (typeof DRAWS)[number]);
}
