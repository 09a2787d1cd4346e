import type { ArtusReason } from '../../games/artus/types.ts';
import type { Translate } from '../../i18n/fluent/translate.ts';
import { cardName } from './sentences.ts';

/** What speaks for an action, as part of a sentence. `names` by seat, ready to be shown as they are. */
export function artusReason(t: Translate, reason: ArtusReason, names: readonly string[]): string {
  const name = 'seat' in reason ? (names[reason.seat] ?? '') : '';
  switch (reason.type) {
    case 'points':
      return reason.points < 0
        ? t('artus-reason-costs', { points: -reason.points })
        : t('artus-reason-points', { points: reason.points });
    case 'pushes':
      return t('artus-reason-pushes', { name, value: reason.value });
    case 'lands':
      return t('artus-reason-lands', { value: reason.value });
    case 'turnsFor':
      return t('artus-reason-turns-for', { points: reason.points });
    case 'turnsAgainst':
      return t('artus-reason-turns-against', { name, points: reason.points });
    case 'prepares':
      return t('artus-reason-prepares', { card: cardName(reason.card), points: reason.points });
  }
}
