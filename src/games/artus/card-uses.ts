import { CARDS, type CardRow, CHAIR_COUNT, type Range } from './data.ts';
import { FIGURES } from './figures.ts';
import { type PlacesToFill, placesToFill } from './scoring-choices.ts';
import type { ArtusAction, CardId, Chair, Figure, ScoringCard } from './types.ts';

/** Every action that a card can ever allow, built once so that actions can be shared. */
export interface CardUses {
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
  /** The scores with a choice so far, by their chairs as one number. */
  readonly scores: Map<number, ArtusAction>;
}

export const CHAIRS: readonly Chair[] = Array.from({ length: CHAIR_COUNT }, (_, chair) => chair);

const scoreOf = (card: CardId, chairs: readonly Chair[]): ArtusAction =>
  Object.freeze({ type: 'score', card: card as ScoringCard, chairs: Object.freeze([...chairs]) });

/** The action that scores the Knights on these chairs, ascending. */
export function scoreAction({ card, scores }: CardUses, chairs: readonly Chair[]): ArtusAction {
  let key = 0;
  for (let i = 0; i < chairs.length; i++) key = key * (CHAIR_COUNT + 1) + (chairs[i] as Chair) + 1;
  const known = scores.get(key);
  if (known !== undefined) return known;
  const action = scoreOf(card, chairs);
  scores.set(key, action);
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
      scores: new Map(),
    },
  ]),
);
