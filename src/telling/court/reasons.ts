import type { CourtReason } from '../../games/court/types.ts';
import type { Translate } from '../../i18n/fluent/translate.ts';
import { tileSum, yesOrNo } from './sentences.ts';

type Growing = Extract<CourtReason, { readonly aside: boolean }>;

/** `aside`: without the characters that the player gives back. */
const growth = ({ from, to, aside }: Growing) => ({ from, to, aside: yesOrNo(aside) });

/** What speaks for an action, as part of a sentence. `names` by seat, ready to be shown as they are. */
export function courtReason(t: Translate, reason: CourtReason, names: readonly string[]): string {
  switch (reason.type) {
    case 'smallest':
      return t('court-reason-smallest', growth(reason));
    case 'middle':
      return t('court-reason-middle', growth(reason));
    case 'role':
      return t('court-reason-role', { character: reason.character, from: reason.from, to: reason.to });
    case 'weakens':
      return t('court-reason-weakens', { name: names[reason.seat] ?? '', ...growth(reason) });
    case 'purse':
      return t('court-reason-purse', { tiles: tileSum(t, reason.tiles) });
    case 'collects':
      return t('court-reason-collects', { tiles: reason.tiles });
    case 'favor':
      return t('court-reason-favor');
    case 'outbids':
      return t('court-reason-outbids', { name: names[reason.seat] ?? '' });
    case 'keeps':
    case 'saves':
      return t('court-reason-keeps', { tiles: tileSum(t, reason.tiles) });
  }
}
