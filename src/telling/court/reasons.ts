import type { CourtReason } from '../../games/court/types.ts';
import type { Say } from '../../i18n/fluent/say.ts';
import { paidWords, yesNo } from './sentences.ts';

type Growing = Extract<CourtReason, { readonly aside: boolean }>;

/** `aside`: without the characters that the player gives back. */
const growth = ({ from, to, aside }: Growing) => ({ from, to, aside: yesNo(aside) });

/** What speaks for an action, as part of a sentence. `names` by seat, ready to be shown as they are. */
export function courtReason(say: Say, reason: CourtReason, names: readonly string[]): string {
  switch (reason.type) {
    case 'smallest':
      return say('court-reason-smallest', growth(reason));
    case 'middle':
      return say('court-reason-middle', growth(reason));
    case 'role':
      return say('court-reason-role', { character: reason.character, from: reason.from, to: reason.to });
    case 'weakens':
      return say('court-reason-weakens', { name: names[reason.seat] ?? '', ...growth(reason) });
    case 'purse':
      return say('court-reason-purse', { tiles: paidWords(say, reason.tiles) });
    case 'collects':
      return say('court-reason-collects', { tiles: reason.tiles });
    case 'favor':
      return say('court-reason-favor');
    case 'outbids':
      return say('court-reason-outbids', { name: names[reason.seat] ?? '' });
    case 'keeps':
    case 'saves':
      return say('court-reason-keeps', { tiles: paidWords(say, reason.tiles) });
  }
}
