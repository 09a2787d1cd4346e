import { CARDS, type CardRow, CHAIR_COUNT, type Range } from './data.ts';
import { FIGURES } from './figures.ts';
import type { ArtusAction, CardId, Chair, Figure, ScoringCard } from './types.ts';

/** Every action that a card can ever allow, built once so that actions can be shared. */
export interface CardUses {
  readonly row: CardRow;
  /** Whether it moves figures or adds rings. */
  readonly usesFigures: boolean;
  /** By figure code, then by the figure's chair. */
  readonly onFigure: readonly (readonly (readonly ArtusAction[])[])[];
  /** The scoring actions so far, by their chairs as one number. */
  readonly scoring: Map<number, ArtusAction>;
}

export const CHAIRS: readonly Chair[] = Array.from({ length: CHAIR_COUNT }, (_, chair) => chair);

/** The action that scores the Knights on these chairs, ascending. */
export function scoreAction({ row, scoring }: CardUses, chairs: readonly Chair[]): ArtusAction {
  let key = 0;
  for (const chair of chairs) key = key * (CHAIR_COUNT + 1) + chair + 1;
  const known = scoring.get(key);
  if (known !== undefined) return known;
  const action: ArtusAction = Object.freeze({
    type: 'score',
    card: row.id as ScoringCard,
    chairs: Object.freeze([...chairs]),
  });
  scoring.set(key, action);
  return action;
}

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
      usesFigures: (row.moveKnight ?? row.movePrince ?? row.ring) !== undefined,
      onFigure: FIGURES.map((figure) => CHAIRS.map((chair) => usesOn(row, figure, chair))),
      scoring: new Map(),
    },
  ]),
);
