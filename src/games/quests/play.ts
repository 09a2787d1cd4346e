import type { Chance } from '../chance.ts';
import { checkSeat, IllegalAction, type Seat, type Step } from '../game.ts';
import {
  type BoardChange,
  type Draft,
  draftBoard,
  fullColumn,
  isDisplayEmpty,
  newTurn,
  owners,
  withCards,
  withoutCard,
  withoutColumn,
  withPlayer,
  withSeal,
} from './board.ts';
import { ADVERSARIES, type CardGameState, changed, type Deck, getAdventure, KNIGHTS } from './cards.ts';
import { ADVENTURES, cardKind, cardValue, LAST_ADVENTURE } from './data.ts';
import {
  adventures,
  cardPrice,
  isStillAhead,
  knightPurse,
  maxDraw,
  mayReveal,
  modesFor,
  mustReveal,
} from './legal.ts';
import { totalPayments } from './payments.ts';
import { cardsToReveal } from './setup.ts';
import type {
  AdventureAction,
  AdversaryCard,
  Board,
  CardGameAction,
  CardGameEvent,
  CardGamePlayer,
  ChallengeAction,
  ChallengeMode,
  EndReason,
  Kind,
  Reshuffle,
  TurnLog,
} from './types.ts';

/** Ends the turn, and the game too if there's a reason. */
function endTurn(draft: Draft, log: TurnLog, end: EndReason | null): void {
  const next = end === null ? (log.seat + 1) % draft.players.length : null;
  draft.toAct = next;
  draft.turn += 1;
  draft.step = 'reveal';
  draft.thisTurn = next === null ? null : newTurn(next);
  draft.lastTurn = log;
  const { scoresByTurn, players } = draft;
  // The list is long, and `concat` is much slower.
  draft.scoresByTurn = scoresByTurn.toSpliced(
    scoresByTurn.length,
    0,
    players.map(({ score }) => score),
  );
  draft.end = end;
}

/** The adversaries paid leave the game; the 12th adventure ends it at once (sections 3 and 4). */
export function playAdventure(board: Board, seat: Seat, log: TurnLog, action: AdventureAction): BoardChange {
  const { adventure, pay } = action;
  const { value } = getAdventure(adventure);
  const { trophies } = board.players[seat] as CardGamePlayer;
  const logged: TurnLog = { ...log, adventure: { adventure, pay } };
  const draft = draftBoard(board);
  draft.step = 'draw';
  draft.thisTurn = logged;
  draft.taken = { ...board.taken, [adventure]: { seat, pay } };
  draft.players = withPlayer(board.players, seat, {
    trophies: without(trophies, pay),
    score: value - pay.reduce((sum, card) => sum + cardValue(card), 0),
  });
  const event: CardGameEvent = { type: 'adventureTaken', seat, adventure, pay, points: value };
  if (ADVENTURES.filter(({ id }) => draft.taken[id] !== null).length < LAST_ADVENTURE)
    return { board: draft, events: [event] };
  draft.idleTurns = 0;
  endTurn(draft, logged, 'adventures');
  return { board: draft, events: [event, { type: 'ended', reason: 'adventures' }] };
}

function without(trophies: readonly AdversaryCard[], pay: readonly AdversaryCard[]): AdversaryCard[] {
  const left = [...trophies];
  for (const card of pay) left.splice(left.indexOf(card), 1);
  return left;
}

/** Gives the seat the card as a trophy, with its seal back if it was on the card. */
const winCard = (
  players: readonly CardGamePlayer[],
  seat: Seat,
  card: AdversaryCard,
  sealReturned: boolean,
): readonly CardGamePlayer[] =>
  withPlayer(players, seat, {
    trophies: [...(players[seat] as CardGamePlayer).trophies, card],
    seals: sealReturned ? 1 : 0,
    score: cardValue(card),
  });

/** Seals the card or wins it, depending on mode and variant (sections 3 and 5). */
function fight(draft: Draft, seat: Seat, card: AdversaryCard, mode: ChallengeMode): CardGameEvent {
  if (mode === 'usual' && draft.variant === 'seals') {
    draft.columns = withSeal(draft.columns, card, seat);
    draft.players = withPlayer(draft.players, seat, { seals: -1 });
    return { type: 'sealed', seat, card };
  }
  const sealReturned = mode === 'repeated';
  draft.columns = withoutCard(draft.columns, card, sealReturned ? seat : null);
  draft.players = winCard(draft.players, seat, card, sealReturned);
  return { type: 'won', seat, card, sealReturned };
}

/** Discards the knights, then wins or seals the adversary (sections 3 and 5). */
export function playChallenge(board: Board, seat: Seat, log: TurnLog, action: ChallengeAction): BoardChange {
  const { mode, card, pay } = action;
  const draft = draftBoard(board);
  draft.step = 'adventure';
  draft.thisTurn = { ...log, challenge: { mode, card, pay } };
  draft.discards = [...board.discards, ...pay];
  draft.players = withPlayer(board.players, seat, { knights: -pay.length });
  const fought = fight(draft, seat, card, mode);
  const events: CardGameEvent[] = [{ type: 'challenged', seat, mode, card, pay }, fought];
  const checksAlways = board.rules.columnCheck === 'challenge' && board.variant === 'seals';
  if (fought.type === 'sealed' || checksAlways) completeColumn(draft, cardKind(card), events);
  return { board: draft, events };
}

/** If every card of the column is sealed, the owners win them all. */
function completeColumn(draft: Draft, kind: Kind, events: CardGameEvent[]): void {
  const owned = owners(draft.columns[kind]);
  if (owned === null) return;
  events.push({ type: 'columnCompleted', kind });
  for (const { card, seal } of owned) {
    draft.players = winCard(draft.players, seal, card, true);
    events.push({ type: 'won', seat: seal, card, sealReturned: true });
  }
  draft.columns = withoutColumn(draft.columns, kind);
}

/**
 * The reshuffle, if any, while drawing `count` knights. It comes as soon as the pile's last card is drawn if
 * there are discards, otherwise when a card is needed. Drawing discards nothing, so there's at most one.
 */
function reshuffleIn(board: Board, count: number): Reshuffle | null {
  const cards = board.discards.length;
  return count > 0 && cards > 0 && board.knightPile <= count ? { after: board.knightPile, cards } : null;
}

/**
 * Draws knights, which ends the turn.
 * @param count at most `maxDraw`
 */
export function playDraw(board: Board, seat: Seat, log: TurnLog, count: number): BoardChange {
  const reshuffle = reshuffleIn(board, count);
  const idle = count === 0 && log.revealed.length === 0 && log.challenge === null && log.adventure === null;
  const draft = draftBoard(board);
  draft.idleTurns = idle ? board.idleTurns + 1 : 0;
  draft.knightPile += (reshuffle?.cards ?? 0) - count;
  if (reshuffle !== null) draft.discards = [];
  if (count > 0) draft.players = withPlayer(board.players, seat, { knights: count });
  const end = endOfTurn(draft);
  // Spelled out because spreading is slower.
  const { seat: drawer, revealed, challenge, adventure } = log;
  endTurn(draft, { seat: drawer, revealed, challenge, adventure, drawn: count }, end);
  const event: CardGameEvent = { type: 'drew', seat, count, reshuffle };
  return { board: draft, events: end === null ? [event] : [event, { type: 'ended', reason: end }] };
}

function endOfTurn({ adversaryPile, columns, idleTurns, players }: Board): EndReason | null {
  if (adversaryPile === 0 && isDisplayEmpty(columns)) return 'display';
  return idleTurns >= players.length ? 'stalemate' : null;
}

/**
 * Puts the revealed cards into their columns.
 * @param cards empty for a preview, which can't know them
 */
export function playReveal(
  board: Board,
  seat: Seat,
  log: TurnLog,
  cards: readonly AdversaryCard[],
): BoardChange {
  const draft = draftBoard(board);
  draft.step = 'challenge';
  draft.columns = withCards(board.columns, cards);
  draft.adversaryPile -= cards.length;
  draft.thisTurn = { ...log, revealed: cards };
  return { board: draft, events: [{ type: 'revealed', seat, cards, four: fullColumn(draft.columns) }] };
}

/** Applies a legal action. */
function carryOut(
  state: CardGameState,
  seat: Seat,
  log: TurnLog,
  action: CardGameAction,
  chance: Chance,
): Step<CardGameState, CardGameEvent> {
  const { board, hands, knightPile, adversaryPile } = state;
  switch (action.type) {
    case 'reveal': {
      const cards = cardsToReveal(board.columns, adversaryPile);
      const { board: after, events } = playReveal(board, seat, log, cards);
      return {
        state: { board: after, hands, knightPile, adversaryPile: adversaryPile.slice(cards.length) },
        events,
        revealed: true,
      };
    }
    case 'challenge': {
      const { board: after, events } = playChallenge(board, seat, log, action);
      const hand = changed(KNIGHTS, hands[seat] as readonly number[], action.pay, -1);
      return {
        state: { board: after, hands: hands.with(seat, hand), knightPile, adversaryPile },
        events,
        revealed: false,
      };
    }
    case 'adventure': {
      const { board: after, events } = playAdventure(board, seat, log, action);
      return { state: { board: after, hands, knightPile, adversaryPile }, events, revealed: false };
    }
    case 'draw': {
      const { count } = action;
      const { board: after, events } = playDraw(board, seat, log, count);
      const supply =
        reshuffleIn(board, count) === null
          ? knightPile
          : [...knightPile, ...chance.shuffle('knight discards', board.discards)];
      const hand = changed(KNIGHTS, hands[seat] as readonly number[], supply.slice(0, count), 1);
      return {
        state: {
          board: after,
          hands: hands.with(seat, hand),
          knightPile: supply.slice(count),
          adversaryPile,
        },
        events,
        revealed: count > 0,
      };
    }
  }
}

/** Whether the value has the shape of an action. It may be anything, whatever its declared type. */
function isWellFormed(board: Board, action: CardGameAction): boolean {
  if (typeof action !== 'object' || action === null) return false;
  let fields = 0;
  for (const _field in action) fields++;
  switch (action.type) {
    case 'reveal':
      return fields === 1;
    case 'challenge':
      return (
        fields === 4 &&
        ['usual', 'repeated', 'double'].includes(action.mode) &&
        Object.hasOwn(ADVERSARIES.position, action.card) &&
        areCards(KNIGHTS, action.pay)
      );
    case 'adventure':
      return (
        fields === 3 && Object.hasOwn(board.taken, action.adventure) && areCards(ADVERSARIES, action.pay)
      );
    case 'draw':
      return fields === 2 && Number.isInteger(action.count) && action.count >= 0;
    default:
      return false;
  }
}

const areCards = <C extends string>(deck: Deck<C>, cards: readonly C[]): boolean =>
  Array.isArray(cards) && cards.every((card) => deck.cards.includes(card));

/** Why an action is illegal: the `reason` in the data of `illegalAction`. */
export type IllegalReason =
  /** Not an action of this game: an unknown type, or fields that are missing, extra or of the wrong kind. */
  | 'malformed'
  /** The turn has passed this step, or the step isn't open now. */
  | 'notNow'
  /** The display has no such adversary that the seat may challenge in this mode. */
  | 'notOnDisplay'
  /** A usual challenge when the seat has no seal left. */
  | 'noSeal'
  | 'adventureTaken'
  /** The payment breaks the payment rule, isn't in hand, or isn't in the required order. */
  | 'payment'
  /** More knights than the seat may draw. */
  | 'tooMany';

const isSameList = <T>(a: readonly T[], b: readonly T[]): boolean =>
  a.length === b.length && a.every((item, at) => item === b[at]);

/** Why the action is illegal for the seat to act; null if it's legal. */
function reasonAgainst(state: CardGameState, seat: Seat, action: CardGameAction): IllegalReason | null {
  const { board } = state;
  if (!isWellFormed(board, action)) return 'malformed';
  if (action.type === 'reveal') return mayReveal(board) ? null : 'notNow';
  if (mustReveal(board) || !isStillAhead(board, action.type)) return 'notNow';
  switch (action.type) {
    case 'challenge':
      return reasonAgainstChallenge(state, seat, action);
    case 'adventure': {
      const { adventure, pay } = action;
      if (board.taken[adventure] !== null) return 'adventureTaken';
      return adventures(board, seat).some(
        (legal) => legal.adventure === adventure && isSameList(legal.pay, pay),
      )
        ? null
        : 'payment';
    }
    case 'draw':
      return action.count <= maxDraw(board) ? null : 'tooMany';
  }
}

function reasonAgainstChallenge(
  state: CardGameState,
  seat: Seat,
  { mode, card, pay }: ChallengeAction,
): IllegalReason | null {
  const { board } = state;
  const shown = board.columns[cardKind(card)].filter((other) => other.card === card);
  if (shown.some(({ seal }) => modesFor(board, seat, seal).includes(mode)))
    return totalPayments(knightPurse(state, seat), cardPrice(mode, card), board.rules.payment).some((legal) =>
      isSameList(legal, pay),
    )
      ? null
      : 'payment';
  const lacksSeal = mode === 'usual' && (board.players[seat] as CardGamePlayer).seals === 0;
  return lacksSeal && shown.some(({ seal }) => seal === null) ? 'noSeal' : 'notOnDisplay';
}

/**
 * Plays one action; the given state isn't modified.
 * @throws IllegalAction `unknownSeat`, `gameOver`, `notYourTurn`, and `illegalAction` with a `reason`
 */
export function play(
  state: CardGameState,
  seat: Seat,
  action: CardGameAction,
  chance: Chance,
): Step<CardGameState, CardGameEvent> {
  const { board } = state;
  checkSeat(seat, board.players.length);
  if (board.thisTurn === null) throw new IllegalAction('gameOver');
  if (board.toAct !== seat) throw new IllegalAction('notYourTurn', { toAct: board.toAct });
  const reason = reasonAgainst(state, seat, action);
  if (reason !== null) throw new IllegalAction('illegalAction', { reason });
  return carryOut(state, seat, board.thisTurn, action, chance);
}
