import { cardRow } from '../../src/games/artus/reading.ts';
import type { CardId, Metal } from '../../src/games/artus/types.ts';
import type { Translate } from '../../src/i18n/fluent/translate.ts';
import { cardName, isScoring } from '../../src/telling/artus/sentences.ts';
import type { Pen } from '../pen.ts';
import { drawCardSign } from './card-chips.ts';
import { fingerRing, medalShape } from './figures.ts';

/** A sign on small cards and the word for it. */
export interface CardKey {
  readonly width: number;
  readonly word: string;
  /** Draws the sign around the origin. */
  draw(pen: Pen): void;
}

export const metalKey = (t: Translate, metal: Metal): CardKey => ({
  width: 24,
  word: t(`artus-picture-strip-${metal}`),
  draw: (pen) => {
    medalShape(pen, metal, 10.5);
    pen.fill(pen.theme[metal].light).stroke(pen.theme.engraving, 2);
  },
});

export const ringKey = (t: Translate): CardKey => ({
  width: 34,
  word: t('artus-picture-strip-reached', { done: 'ringAdded' }),
  draw: (pen) => fingerRing(pen, 15),
});

export const scoringKey = (t: Translate, card: CardId): CardKey => {
  const { scoring } = cardRow(card);
  return {
    width: scoring?.of === 'chosen' ? 21 * scoring.places.length : 44,
    word: t('artus-picture-short', { card: cardName(card) }),
    draw: (pen) => drawCardSign(pen, card, 44),
  };
};

/** What the signs on these cards mean, each sign once. */
export function cardKeys(t: Translate, cards: readonly CardId[]): readonly CardKey[] {
  const rows = [...new Set(cards)].map(cardRow);
  const metals = (['silver', 'bronze'] as const).filter((metal) =>
    rows.some(
      ({ pile, movePrince, ring }) => pile === 'king' && (movePrince?.metals ?? ring)?.includes(metal),
    ),
  );
  return [
    ...metals.map((metal) => metalKey(t, metal)),
    ...(rows.some(({ pile, ring }) => pile === 'king' && ring) ? [ringKey(t)] : []),
    ...rows.filter(({ id }) => isScoring(id)).map(({ id }) => scoringKey(t, id)),
  ];
}
