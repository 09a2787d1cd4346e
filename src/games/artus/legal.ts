import { checkSeat, type Seat } from '../game.ts';
import { EMPTY_CHAIR, FIGURES, type FigureCode, isKnight, knightCode } from './board.ts';
import { CARDS, type CardRow, CHAIR_COUNT, type Range } from './data.ts';
import { choicesAmong, NO_CHOICE, type PlacesToFill, placesToFill } from './scoring.ts';
import type { ArtusPlayer, ArtusState } from './state.ts';
import type { ArtusAction, CardId, Chair, Figure, PileId, ScoringCard } from './types.ts';

/** Every action that a card can ever allow, built once so that actions can be shared. */
interface CardUses {
  readonly card: CardId;
  /** A bit of its own, so that a set of cards can be a number. */
  readonly bit: number;
  readonly movesKnights: boolean;
  /** Whether it moves Princes or gives them rings. */
  readonly usesPrinces: boolean;
  /** By figure code, then by the figure's chair. */
  readonly onFigure: readonly (readonly (readonly ArtusAction[])[])[];
  /** The score without a choice of Knights; null unless it's a scoring card. */
  readonly plainScore: ArtusAction | null;
  /** The places that a score chooses Knights for; null if it chooses none. */
  readonly places: PlacesToFill | null;
}

const CHAIRS: readonly Chair[] = Array.from({ length: CHAIR_COUNT }, (_, chair) => chair);

const scoreOf = (card: CardId, chairs: readonly Chair[]): ArtusAction =>
  Object.freeze({ type: 'score', card: card as ScoringCard, chairs: Object.freeze([...chairs]) });

/** The steps of a range: forwards from short to long, then backwards. */
function stepsOf({ min, max, both }: Range): number[] {
  const forwards = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return both ? [...forwards, ...forwards.map((steps) => -steps)] : forwards;
}

function usesOn(row: CardRow, figure: Figure | null, chair: Chair): readonly ArtusAction[] {
  if (figure === null) return [];
  const card = row.id;
  if (figure.kind === 'knight')
    return row.moveKnight
      ? stepsOf(row.moveKnight).map((steps) =>
          Object.freeze({ type: 'moveKnight', card, from: chair, steps }),
        )
      : [];
  const { movePrince, ring } = row;
  const uses: ArtusAction[] = [];
  if (movePrince?.metals.includes(figure.metal))
    for (const steps of stepsOf(movePrince))
      uses.push(Object.freeze({ type: 'movePrince', card, from: chair, steps }));
  if (!figure.king && ring?.includes(figure.metal))
    uses.push(Object.freeze({ type: 'addRing', card, chair }));
  return uses;
}

const USES: ReadonlyMap<CardId, CardUses> = new Map(
  CARDS.map((row, i) => [
    row.id,
    {
      card: row.id,
      bit: 1 << i,
      movesKnights: row.moveKnight !== undefined,
      usesPrinces: (row.movePrince ?? row.ring) !== undefined,
      onFigure: FIGURES.map((figure) => CHAIRS.map((chair) => usesOn(row, figure, chair))),
      plainScore: row.scoring ? scoreOf(row.id, []) : null,
      places: row.scoring?.of === 'chosen' ? placesToFill(row.scoring.places) : null,
    },
  ]),
);

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
    if (chairs[chair] === EMPTY_CHAIR) found.push(PLACEMENTS[chair] as ArtusAction);
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
    else if (code === EMPTY_CHAIR || isKnight(code)) continue;
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
  else for (const chairs of allowed) found.push({ type: 'score', card: uses.card as ScoringCard, chairs });
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
