import { CARDS, type CardRow, CHAIR_COUNT, type Range } from './data.ts';
import { FIGURES } from './figures.ts';
import type { ArtusAction, CardId, Chair, Figure, ScoringCard } from './types.ts';

/** Every action that a card can ever allow, built once so that actions can be shared. */
export interface CardUses {
  readonly row: CardRow;
  /** By figure code, then by the figure's chair. */
  readonly onFigure: readonly (readonly (readonly ArtusAction[])[])[];
  /** The scoring action without chosen chairs. */
  readonly unchosen: ArtusAction;
}

export const CHAIRS: readonly Chair[] = Array.from({ length: CHAIR_COUNT }, (_, chair) => chair);

export const scoreAction = (card: CardId, chairs: readonly Chair[]): ArtusAction =>
  Object.freeze({ type: 'score', card: card as ScoringCard, chairs: Object.freeze(chairs) });

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

export const USES: ReadonlyMap<CardId, CardUses> = new Map(
  CARDS.map((row) => [
    row.id,
    {
      row,
      onFigure: FIGURES.map((figure) => CHAIRS.map((chair) => usesOn(row, figure, chair))),
      unchosen: scoreAction(row.id, []),
    },
  ]),
);
