import { checkSeat, IllegalAction, type Seat, type Step } from '../game.ts';
import {
  addRing,
  type BoardDraft,
  chairAfter,
  EMPTY_CHAIR,
  FIGURES,
  type FigureCode,
  figureMetal,
  knightCode,
  relocate,
  ringCount,
} from './board.ts';
import { findCardRow, ROUNDS } from './cards.ts';
import { type CardRow, CHAIR_COUNT, chairValue, type Range, VARIANTS } from './data.ts';
import { choices, score } from './scoring.ts';
import { type ArtusPlayer, type ArtusState, draftState, replacePlayer, type StateDraft } from './state.ts';
import type { ActionOf, ArtusAction, ArtusEvent, CardAction, Chair, Figure } from './types.ts';

/** Why an action is illegal: the `reason` in the data of `illegalAction`. */
export type IllegalReason =
  /** Not an action of this game: an unknown type, or fields that are missing, extra or of the wrong kind. */
  | 'malformed'
  /** The wrong time for this action: placing, playing and drawing each have their own. */
  | 'notNow'
  | 'chairTaken'
  | 'notInHand'
  /** The card can't be used this way. */
  | 'notOnCard'
  /** The chair has no figure that the seat may use this card on. */
  | 'wrongFigure'
  /** The chosen Knights don't fit the scoring card. */
  | 'wrongChoice'
  | 'pileEmpty';

const refuse = (reason: IllegalReason): IllegalAction => new IllegalAction('illegalAction', { reason });

/** @throws IllegalAction `malformed` unless the action has exactly this many fields */
function checkFieldCount(action: object, fields: number): void {
  if (Object.keys(action).length !== fields) throw refuse('malformed');
}

const isChair = (value: unknown): value is Chair =>
  Number.isInteger(value) &&
  (value as number) >= 0 &&
  (value as number) < CHAIR_COUNT &&
  !Object.is(value, -0);

/** @throws IllegalAction `malformed` unless the value is a chair */
function checkChair(value: unknown): asserts value is Chair {
  if (!isChair(value)) throw refuse('malformed');
}

/** Ends a placement. The next player anticlockwise places, or, after the last Knight, the start player begins. */
function endPlacement(state: StateDraft): void {
  state.turn += 1;
  const seats = state.players.length;
  if (state.players.some(({ unplaced }) => unplaced > 0)) {
    state.toAct = ((state.toAct as number) + seats - 1) % seats;
    return;
  }
  state.round = 1;
  beginTurn(state, state.startSeat);
}

/** Ends the current turn if there's nothing left to play or draw. */
function endTurnIfDone(state: StateDraft, events: ArtusEvent[]): void {
  if (state.playsLeft > 0 || state.drawsLeft > 0) return;
  state.turn += 1;
  const next = ((state.toAct as number) + 1) % state.players.length;
  if (next === state.startSeat) {
    events.push({ type: 'roundEnded', round: state.round });
    state.scoresByRound = [...state.scoresByRound, state.players.map(({ score }) => score)];
    if (state.round === ROUNDS[state.variant]) {
      state.toAct = null;
      events.push({ type: 'ended' });
      return;
    }
    state.round += 1;
  }
  beginTurn(state, next);
}

function beginTurn(state: StateDraft, seat: number): void {
  const { plays, draws } = VARIANTS[state.variant];
  const { piles } = state.players[seat] as ArtusPlayer;
  const cards = piles.knight.length + piles.king.length + piles.scoring.length;
  state.toAct = seat;
  state.playsLeft = plays;
  state.drawsLeft = Math.min(draws, cards);
}

/** @throws IllegalAction `illegalAction` */
function drawCard(state: StateDraft, seat: Seat, action: ActionOf<'draw'>, events: ArtusEvent[]): void {
  checkFieldCount(action, 2);
  const { pile } = action;
  const { score, unplaced, hand, piles, played, earned, unmet } = state.players[seat] as ArtusPlayer;
  if (pile !== 'knight' && pile !== 'king' && pile !== 'scoring') throw refuse('malformed');
  if (state.playsLeft > 0 || state.drawsLeft === 0) throw refuse('notNow');
  const cards = piles[pile];
  const top = cards[0];
  if (top === undefined) throw refuse('pileEmpty');
  const rest = cards.slice(1);
  replacePlayer(state, seat, {
    score,
    unplaced,
    hand: [...hand, top],
    piles: {
      knight: pile === 'knight' ? rest : piles.knight,
      king: pile === 'king' ? rest : piles.king,
      scoring: pile === 'scoring' ? rest : piles.scoring,
    },
    played,
    earned,
    unmet,
  });
  state.drawsLeft -= 1;
  events.push({ type: 'drew', seat, pile });
  endTurnIfDone(state, events);
}

/** @throws IllegalAction `illegalAction` */
function placeKnight(state: StateDraft, seat: Seat, action: ActionOf<'place'>, events: ArtusEvent[]): void {
  checkFieldCount(action, 2);
  const { chair } = action;
  checkChair(chair);
  if (state.round > 0) throw refuse('notNow');
  if (state.chairs[chair] !== EMPTY_CHAIR) throw refuse('chairTaken');
  const { score, unplaced, hand, piles, played, earned, unmet } = state.players[seat] as ArtusPlayer;
  const chairs = state.chairs.slice();
  chairs[chair] = knightCode(seat);
  state.chairs = chairs;
  replacePlayer(state, seat, { score, unplaced: unplaced - 1, hand, piles, played, earned, unmet });
  events.push({ type: 'placed', seat, chair });
  endPlacement(state);
}

/** A card being played. */
interface Use {
  readonly row: CardRow;
  readonly seat: Seat;
  readonly board: BoardDraft;
  readonly events: ArtusEvent[];
}

/** @returns the points scored */
function giveRing({ row, seat, board, events }: Use, action: ActionOf<'addRing'>): number {
  checkFieldCount(action, 3);
  const { card, chair } = action;
  checkChair(chair);
  if (row.ring === undefined) throw refuse('notOnCard');
  const code = board.chairs[chair] as FigureCode;
  const metal = figureMetal(code);
  if (metal === null || chair === board.king || !row.ring.includes(metal)) throw refuse('wrongFigure');
  const points = chairValue(board, chair);
  events.push({ type: 'ringAdded', seat, card, metal, chair, rings: ringCount(code) + 1, points });
  addRing(board, chair, events);
  return points;
}

type Move = ActionOf<'moveKnight' | 'movePrince'>;

/** @returns the points scored */
function moveKnight(use: Use, action: ActionOf<'moveKnight'>): number {
  const figure = figureMoved(use, action, use.row.moveKnight);
  if (figure?.kind !== 'knight' || figure.seat !== use.seat) throw refuse('wrongFigure');
  return move(use, action, figure, chairValue(use.board, action.from));
}

/** @returns the points scored */
function movePrince(use: Use, action: ActionOf<'movePrince'>): number {
  const range = use.row.movePrince;
  const figure = figureMoved(use, action, range);
  if (figure?.kind !== 'prince' || !range?.metals.includes(figure.metal)) throw refuse('wrongFigure');
  return move(use, action, figure, figure.king ? 0 : chairValue(use.board, action.from));
}

function figureMoved({ board }: Use, action: Move, range: Range | undefined): Figure | null | undefined {
  checkFieldCount(action, 4);
  checkChair(action.from);
  if (!Number.isInteger(action.steps)) throw refuse('malformed');
  if (range === undefined) throw refuse('notOnCard');
  const distance = range.both ? Math.abs(action.steps) : action.steps;
  if (distance < range.min || distance > range.max) throw refuse('notOnCard');
  return FIGURES[board.chairs[action.from] as FigureCode];
}

function move(
  { seat, board, events }: Use,
  { card, from, steps }: Move,
  figure: Figure,
  points: number,
): number {
  const to = chairAfter(from, steps);
  events.push({ type: 'moved', seat, card, figure, from, to, steps, points });
  relocate(board, from, to, events);
  return points;
}

/** @returns the points scored */
function scoreKnights({ row, seat, board, events }: Use, action: ActionOf<'score'>): number {
  checkFieldCount(action, 3);
  const { chairs: chosen } = action;
  if (!Array.isArray(chosen) || !chosen.every(isChair)) throw refuse('malformed');
  if (row.scoring === undefined) throw refuse('notOnCard');
  const allowed = choices(board, seat, row.scoring).some((choice) => equal(choice, chosen));
  if (!allowed) throw refuse('wrongChoice');
  const { chairs, met, points } = score(board, seat, row.scoring, chosen);
  events.push({ type: 'scored', seat, card: action.card, chairs, met, points });
  return points;
}

const equal = (a: readonly Chair[], b: readonly Chair[]): boolean =>
  a.length === b.length && a.every((chair, i) => chair === b[i]);

/** @throws IllegalAction `illegalAction` */
function playCard(state: StateDraft, seat: Seat, action: CardAction, events: ArtusEvent[]): void {
  const row = findCardRow(action.card);
  if (row === undefined) throw refuse('malformed');
  if (state.playsLeft === 0) throw refuse('notNow');
  const { score, unplaced, hand, piles, played, earned, unmet } = state.players[seat] as ArtusPlayer;
  const inHand = hand.indexOf(action.card);
  if (inHand < 0) throw refuse('notInHand');
  const board: BoardDraft = { chairs: state.chairs.slice(), king: state.king };
  const points = useCard({ row, seat, board, events }, action);
  state.chairs = board.chairs;
  state.king = board.king;
  replacePlayer(state, seat, {
    score: score + points,
    unplaced,
    hand: hand.toSpliced(inHand, 1),
    piles,
    played: [...played, action.card],
    earned: [...earned, points],
    unmet: action.type === 'score' && isUnmet(events) ? [...unmet, action.card] : unmet,
  });
  state.playsLeft -= 1;
  endTurnIfDone(state, events);
}

const isUnmet = (events: readonly ArtusEvent[]): boolean =>
  events.some((event) => event.type === 'scored' && !event.met);

/** @returns the points scored */
function useCard(use: Use, action: CardAction): number {
  switch (action.type) {
    case 'moveKnight':
      return moveKnight(use, action);
    case 'movePrince':
      return movePrince(use, action);
    case 'addRing':
      return giveRing(use, action);
    case 'score':
      return scoreKnights(use, action);
  }
}

/**
 * Plays one action; the given state isn't modified.
 * @throws IllegalAction `unknownSeat`, `gameOver`, `notYourTurn`, and `illegalAction` with a `reason`
 */
export function play(state: ArtusState, seat: Seat, action: ArtusAction): Step<ArtusState, ArtusEvent> {
  checkSeat(seat, state.players.length);
  if (state.toAct === null) throw new IllegalAction('gameOver');
  if (state.toAct !== seat) throw new IllegalAction('notYourTurn', { toAct: state.toAct });
  if (action === null || typeof action !== 'object') throw refuse('malformed');
  const next = draftState(state);
  const events: ArtusEvent[] = [];
  switch (action.type) {
    case 'place':
      placeKnight(next, seat, action, events);
      break;
    case 'moveKnight':
    case 'movePrince':
    case 'addRing':
    case 'score':
      playCard(next, seat, action, events);
      break;
    case 'draw':
      drawCard(next, seat, action, events);
      break;
    default:
      throw refuse('malformed');
  }
  return { state: next, events, revealed: action.type === 'draw' };
}
