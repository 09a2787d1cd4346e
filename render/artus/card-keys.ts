import { cardRow } from '../../src/games/artus/reading.ts';
import type { CardId, Metal } from '../../src/games/artus/types.ts';
import type { Say } from '../../src/i18n/fluent/say.ts';
import { cardName, isScoring } from '../../src/telling/artus/sentences.ts';
import type { Pen } from '../pen.ts';
import { sign } from './card-chips.ts';
import { fingerRing, plate } from './figures.ts';

/** A sign on small cards and the word for it. */
export interface CardKey {
  readonly width: number;
  readonly word: string;
  /** Draws the sign around the origin. */
  draw(pen: Pen): void;
}

export const metalKey = (say: Say, metal: Metal): CardKey => ({
  width: 24,
  word: say(`artus-picture-strip-${metal}`),
  draw: (pen) => {
    plate(pen, metal, 10.5);
    pen.fill(pen.theme[metal].light).stroke(pen.theme.engraving, 2);
  },
});

export const ringKey = (say: Say): CardKey => ({
  width: 34,
  word: say('artus-picture-strip-reached', { done: 'ringAdded' }),
  draw: (pen) => fingerRing(pen, 15),
});

export const scoringKey = (say: Say, card: CardId): CardKey => {
  const { scoring } = cardRow(card);
  return {
    width: scoring?.of === 'chosen' ? 21 * scoring.places.length : 44,
    word: say('artus-picture-short', { card: cardName(card) }),
    draw: (pen) => sign(pen, card, 44),
  };
};

/** What the signs on these cards mean, each sign once. */
export function cardKeys(say: Say, cards: readonly CardId[]): readonly CardKey[] {
  const rows = [...new Set(cards)].map(cardRow);
  const metals = (['silver', 'bronze'] as const).filter((metal) =>
    rows.some(
      ({ pile, movePrince, ring }) => pile === 'king' && (movePrince?.metals ?? ring)?.includes(metal),
    ),
  );
  return [
    ...metals.map((metal) => metalKey(say, metal)),
    ...(rows.some(({ pile, ring }) => pile === 'king' && ring) ? [ringKey(say)] : []),
    ...rows.filter(({ id }) => isScoring(id)).map(({ id }) => scoringKey(say, id)),
  ];
}
