import type { Courtier, CourtView, Sizes } from '../../games/court/types.ts';
import type { Say } from '../../i18n/fluent/say.ts';
import { courtierWords, sizesText, swapData } from './sentences.ts';

export const one = (courtier: Courtier) => ({ courtier, count: 1 });

export const swapWords = (
  say: Say,
  give: readonly Courtier[],
  take: readonly Courtier[],
  after: Sizes,
): string =>
  give.length === 0
    ? say('court-table-swap-nothing', { sizes: sizesText(after) })
    : say('court-table-swap', { ...swapData(say, give, take), sizes: sizesText(after) });

export const sizeData = ([smallest, middle, largest]: Sizes) => ({ smallest, middle, largest });

export const exchangeWords = (say: Say, give: readonly Courtier[], take: readonly Courtier[]): string =>
  give.length === 0
    ? say('court-explain-exchange-nothing')
    : say('court-explain-exchange', swapData(say, give, take));

export const badSwapWords = (say: Say, give: readonly Courtier[], take: readonly Courtier[]): string =>
  give.length === take.length
    ? say('court-table-sets-same-types', {
        give: courtierWords(say, give, 'court-some-object'),
        take: courtierWords(say, take, 'court-some-object'),
      })
    : say('court-table-sets-unequal', { give: give.length, take: take.length });

export function roundWords(
  say: Say,
  { round, rounds, lastRound }: Pick<CourtView, 'round' | 'rounds' | 'lastRound'>,
): string {
  if (lastRound) return say('court-table-standing-last', { round });
  const { min, max } = rounds;
  return min === max
    ? say('court-table-standing-round', { round, rounds: max })
    : say('court-table-standing-round-between', { round, min, max });
}
