import { CARDS, type CardRow, CHAIR_COUNT, type Range } from './data.ts';
import { FIGURES } from './figures.ts';
import type { ArtusAction, CardId, Chair, Figure, ScoringCard } from './types.ts';

/** Figures that a card is used on: the player's Knights, Princes with the King, or all of them. */
export type FigureKinds = 'none' | 'knights' | 'princes' | 'both';

/** Every action that a card can ever allow, built once so that actions can be shared. */
export interface CardUses {
  readonly row: CardRow;
  /** A bit of its own, so that a set of cards can be a number. */
  readonly bit: number;
  /** Whom it moves or gives rings. */
  readonly figures: FigureKinds;
  /** By figure code, then by the figure's chair. */
  readonly onFigure: readonly (readonly (readonly ArtusAction[])[])[];
  /** Scores without a choice of Knights. */
  readonly plainScore: ArtusAction;
  /** The other scoring actions so far, by their chairs as one number. */
  readonly scoring: Map<number, ArtusAction>;
}

export const CHAIRS: readonly Chair[] = Array.from({ length: CHAIR_COUNT }, (_, chair) => chair);

const scored = (row: CardRow, chairs: readonly Chair[]): ArtusAction =>
  Object.freeze({ type: 'score', card: row.id as ScoringCard, chairs: Object.freeze([...chairs]) });

/** The action that scores the Knights on these chairs, ascending. */
export function scoreAction({ row, plainScore, scoring }: CardUses, chairs: readonly Chair[]): ArtusAction {
  if (chairs.length === 0) return plainScore;
  let key = 0;
  for (let i = 0; i < chairs.length; i++) key = key * (CHAIR_COUNT + 1) + (chairs[i] as Chair) + 1;
  const known = scoring.get(key);
  if (known !== undefined) return known;
  const action = scored(row, chairs);
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

function figureKinds({ moveKnight, movePrince, ring }: CardRow): FigureKinds {
  if (movePrince === undefined && ring === undefined) return moveKnight === undefined ? 'none' : 'knights';
  return moveKnight === undefined ? 'princes' : 'both';
}

export const USES: ReadonlyMap<CardId, CardUses> = new Map(
  CARDS.map((row, i) => [
    row.id,
    {
      row,
      bit: 1 << i,
      figures: figureKinds(row),
      onFigure: FIGURES.map((figure) => CHAIRS.map((chair) => usesOn(row, figure, chair))),
      plainScore: scored(row, []),
      scoring: new Map(),
    },
  ]),
);
