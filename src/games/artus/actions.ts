import type { Seat } from '../game.ts';
import { checkSeat } from '../options.ts';
import { type CardUses, CHAIRS, scoreAction, USES } from './card-uses.ts';
import { CHAIR_COUNT } from './data.ts';
import { EMPTY, type FigureCode, isKnight, knightCode } from './figures.ts';
import { choicesAmong, NO_CHOICE } from './scoring-choices.ts';
import type { ArtusPlayer, ArtusState } from './state.ts';
import type { ArtusAction, CardId, Chair, PileId } from './types.ts';

const PLACEMENTS: readonly ArtusAction[] = CHAIRS.map((chair) => Object.freeze({ type: 'place', chair }));

const draw = (pile: PileId): ArtusAction => Object.freeze({ type: 'draw', pile });
const DRAWS: Readonly<Record<PileId, ArtusAction>> = {
  knight: draw('knight'),
  king: draw('king'),
  scoring: draw('scoring'),
};

/**
 * Every legal action of the seat, once each; the actions are shared and frozen.
 * @throws IllegalAction `unknownSeat`
 */
export function legalActions(state: ArtusState, seat: Seat): readonly ArtusAction[] {
  checkSeat(seat, state.players.length);
  if (state.toAct !== seat) return [];
  if (state.round === 0) return placements(state);
  const { hand, piles } = state.players[seat] as ArtusPlayer;
  return state.playsLeft === 0 ? drawsFrom(piles) : cardActions(state, seat, hand);
}

function placements({ chairs }: ArtusState): ArtusAction[] {
  const found: ArtusAction[] = [];
  for (let chair = 0; chair < CHAIR_COUNT; chair++)
    if (chairs[chair] === EMPTY) found.push(PLACEMENTS[chair] as ArtusAction);
  return found;
}

function drawsFrom(piles: ArtusPlayer['piles']): ArtusAction[] {
  const found: ArtusAction[] = [];
  if (piles.knight.length > 0) found.push(DRAWS.knight);
  if (piles.king.length > 0) found.push(DRAWS.king);
  if (piles.scoring.length > 0) found.push(DRAWS.scoring);
  return found;
}

function cardActions(state: ArtusState, seat: Seat, hand: readonly CardId[]): ArtusAction[] {
  const found: ArtusAction[] = [];
  const figures = usableFigures(state.chairs, knightCode(seat));
  let seen = 0;
  for (let i = 0; i < hand.length; i++) {
    const uses = USES.get(hand[i] as CardId) as CardUses;
    if ((seen & uses.bit) !== 0) continue;
    seen |= uses.bit;
    addUses(state, figures, uses, found);
  }
  return found;
}

/** Chairs, ascending. */
interface UsableFigures {
  /** Of the seat's own Knights. */
  readonly knights: readonly Chair[];
  /** Of the Princes and the King. */
  readonly princes: readonly Chair[];
  readonly both: readonly Chair[];
}

/** @param own the code of the seat's Knights */
function usableFigures(chairs: readonly FigureCode[], own: FigureCode): UsableFigures {
  const knights: Chair[] = [];
  const princes: Chair[] = [];
  const both: Chair[] = [];
  for (let chair = 0; chair < CHAIR_COUNT; chair++) {
    const code = chairs[chair] as FigureCode;
    if (code === own) knights.push(chair);
    else if (code === EMPTY || isKnight(code)) continue;
    else princes.push(chair);
    both.push(chair);
  }
  return { knights, princes, both };
}

function addUses(state: ArtusState, figures: UsableFigures, uses: CardUses, found: ArtusAction[]): void {
  const { movesKnights, usesPrinces, plainScore, places } = uses;
  if (movesKnights) addFigureUses(state, usesPrinces ? figures.both : figures.knights, uses, found);
  else if (usesPrinces) addFigureUses(state, figures.princes, uses, found);
  if (plainScore === null) return;
  const allowed = places === null ? NO_CHOICE : choicesAmong(state, figures.knights, places);
  if (allowed === NO_CHOICE) found.push(plainScore);
  else for (let i = 0; i < allowed.length; i++) found.push(scoreAction(uses, allowed[i] as readonly Chair[]));
}

function addFigureUses(
  { chairs }: ArtusState,
  usable: readonly Chair[],
  { onFigure }: CardUses,
  found: ArtusAction[],
): void {
  for (let i = 0; i < usable.length; i++) {
    const chair = usable[i] as Chair;
    const actions = onFigure[chairs[chair] as FigureCode]?.[chair] as readonly ArtusAction[];
    for (let j = 0; j < actions.length; j++) found.push(actions[j] as ArtusAction);
  }
}
