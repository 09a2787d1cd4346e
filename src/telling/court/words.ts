import type { Courtier, CourtView, Sizes } from '../../games/court/types.ts';
import type { Translate } from '../../i18n/fluent/translate.ts';
import { courtierList, sizesText, swapData } from './sentences.ts';

export const one = (courtier: Courtier) => ({ courtier, count: 1 });

export const describeSwap = (
  t: Translate,
  give: readonly Courtier[],
  take: readonly Courtier[],
  after: Sizes,
): string =>
  give.length === 0
    ? t('court-table-swap-nothing', { sizes: sizesText(after) })
    : t('court-table-swap', { ...swapData(t, give, take), sizes: sizesText(after) });

export const sizeData = ([smallest, middle, largest]: Sizes) => ({ smallest, middle, largest });

export const describeExchange = (
  t: Translate,
  give: readonly Courtier[],
  take: readonly Courtier[],
): string =>
  give.length === 0
    ? t('court-explain-exchange-nothing')
    : t('court-explain-exchange', swapData(t, give, take));

export const describeBadSwap = (
  t: Translate,
  give: readonly Courtier[],
  take: readonly Courtier[],
): string =>
  give.length === take.length
    ? t('court-table-sets-same-types', {
        give: courtierList(t, give, 'court-some-object'),
        take: courtierList(t, take, 'court-some-object'),
      })
    : t('court-table-sets-unequal', { give: give.length, take: take.length });

export function roundLabel(
  t: Translate,
  { round, rounds, lastRound }: Pick<CourtView, 'round' | 'rounds' | 'lastRound'>,
): string {
  if (lastRound) return t('court-table-standing-last', { round });
  const { min, max } = rounds;
  return min === max
    ? t('court-table-standing-round', { round, rounds: max })
    : t('court-table-standing-round-between', { round, min, max });
}
