import type { CardId, Chair, Metal } from '../../games/artus/types.ts';
import type { Translate } from '../../i18n/fluent/translate.ts';
import { cardName } from './sentences.ts';

export const cardLabels = (t: Translate, cards: readonly CardId[]): string[] =>
  cards.map((card) => t('artus-explain-card', { card: cardName(card) }));

/** A chair and its value now. */
export interface ChairWorth {
  readonly chair: Chair;
  readonly value: number;
}

export const chairLabels = (t: Translate, knights: readonly ChairWorth[]): string[] =>
  knights.map(({ chair, value }) => t('artus-explain-chair', { chair, value }));

/** What a Knight's move would bring or cost, with the numbers of this position. */
export function workedExample(t: Translate, { chair, value }: ChairWorth): string {
  if (value > 0) return t('artus-explain-worked-gain', { chair, value });
  return value < 0
    ? t('artus-explain-worked-cost', { chair, value, cost: -value })
    : t('artus-explain-worked-nothing', { chair, value });
}

/** A Prince's chair, its value now, and the Prince. */
export interface PrinceWorth extends ChairWorth {
  readonly metal: Metal;
  readonly rings: number;
}

export function explainPrince(t: Translate, cards: readonly CardId[], all: readonly PrinceWorth[]): string {
  const princes = all.map(({ metal, chair, value }) => t('artus-explain-prince', { metal, chair, value }));
  return t('artus-explain-move-prince', { cards: cardLabels(t, cards), princes });
}

export function explainAddRing(t: Translate, cards: readonly CardId[], all: readonly PrinceWorth[]): string {
  const princes = all.map(({ metal, rings, chair, value }) =>
    t('artus-explain-ringed', { metal, rings, chair, value }),
  );
  return t('artus-explain-add-ring', { cards: cardLabels(t, cards), princes });
}

/** `best`: the most points that each card would score. */
export function explainScoring(
  t: Translate,
  cards: readonly { readonly card: CardId; readonly best: number; readonly met: boolean }[],
): string {
  const scores = cards.map(({ card, best, met }) =>
    t(met ? 'artus-explain-scoring' : 'artus-explain-scoring-unmet', { card: cardName(card), points: best }),
  );
  return t('artus-explain-score', { scores });
}
