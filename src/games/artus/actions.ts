import type { Seat } from '../game.ts';
import { checkSeat } from '../options.ts';
import { PILES } from './cards.ts';
import { CARDS, type CardRow, CHAIR_COUNT, type Range } from './data.ts';
import { EMPTY, FIGURES, type FigureCode, isKnight, knightCode } from './figures.ts';
import { choices } from './scoring.ts';
import type { ArtusPlayer, ArtusState } from './state.ts';
import type { ArtusAction, CardId, Chair, Figure, PileId, ScoringCard } from './types.ts';

/**
 * Every action open to the seat, each once; the actions are shared and frozen.
 * @throws IllegalAction `unknownSeat`
 */
export function legalActions(state: ArtusState, seat: Seat): readonly ArtusAction[] {
  checkSeat(seat, state.players.length);
  if (state.toAct !== seat) return [];
  if (state.round === 0) return PLACEMENTS.filter((_, chair) => state.chairs[chair] === EMPTY);
  const { hand, piles } = state.players[seat] as ArtusPlayer;
  if (state.playsLeft === 0) return PILES.filter((pile) => piles[pile].length > 0).map((pile) => DRAWS[pile]);
  const found: ArtusAction[] = [];
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] as CardId;
    if (hand.indexOf(card) === i) addUses(state, seat, USES.get(card) as CardUses, found);
  }
  return found;
}

/** All that a card could ever be played for, made once. */
interface CardUses {
  readonly row: CardRow;
  /** By figure code, then by the figure's chair. */
  readonly onFigure: readonly (readonly (readonly ArtusAction[])[])[];
  /** The scoring action without chosen chairs. */
  readonly unchosen: ArtusAction;
}

function addUses(state: ArtusState, seat: Seat, uses: CardUses, found: ArtusAction[]): void {
  const { row, onFigure, unchosen } = uses;
  if (row.moveKnight ?? row.movePrince ?? row.ring) {
    const own = knightCode(seat);
    for (let chair = 0; chair < CHAIR_COUNT; chair++) {
      const code = state.chairs[chair] as FigureCode;
      if (code === EMPTY || (isKnight(code) && code !== own)) continue;
      const actions = onFigure[code]?.[chair] as readonly ArtusAction[];
      for (let i = 0; i < actions.length; i++) found.push(actions[i] as ArtusAction);
    }
  }
  if (row.scoring)
    for (const chairs of choices(state, seat, row.scoring))
      found.push(chairs.length === 0 ? unchosen : scoreAction(row.id, chairs));
}

const scoreAction = (card: CardId, chairs: readonly Chair[]): ArtusAction =>
  Object.freeze({ type: 'score', card: card as ScoringCard, chairs: Object.freeze(chairs) });

/** The steps of a range: forwards from short to long, then backwards. */
function stepsOf({ min, max, both }: Range): number[] {
  const forwards = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return both ? [...forwards, ...forwards.map((steps) => -steps)] : forwards;
}

function usesOf(row: CardRow, figure: Figure | null, chair: Chair): readonly ArtusAction[] {
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

const CHAIRS: readonly Chair[] = Array.from({ length: CHAIR_COUNT }, (_, chair) => chair);

const PLACEMENTS: readonly ArtusAction[] = CHAIRS.map((chair) => Object.freeze({ type: 'place', chair }));

const draw = (pile: PileId): ArtusAction => Object.freeze({ type: 'draw', pile });
const DRAWS: Readonly<Record<PileId, ArtusAction>> = {
  knight: draw('knight'),
  king: draw('king'),
  scoring: draw('scoring'),
};

const USES: ReadonlyMap<CardId, CardUses> = new Map(
  CARDS.map((row) => [
    row.id,
    {
      row,
      onFigure: FIGURES.map((figure) => CHAIRS.map((chair) => usesOf(row, figure, chair))),
      unchosen: scoreAction(row.id, []),
    },
  ]),
);
