import type { ArtusReason } from '../../games/artus/types.ts';
import type { Say } from '../../i18n/fluent/say.ts';
import { cardName } from './sentences.ts';

/** What speaks for an action, as part of a sentence. `names` by seat, ready to be shown as they are. */
export function artusReason(say: Say, reason: ArtusReason, names: readonly string[]): string {
  const name = 'seat' in reason ? (names[reason.seat] ?? '') : '';
  switch (reason.type) {
    case 'points':
      return reason.points < 0
        ? say('artus-reason-costs', { points: -reason.points })
        : say('artus-reason-points', { points: reason.points });
    case 'pushes':
      return say('artus-reason-pushes', { name, value: reason.value });
    case 'lands':
      return say('artus-reason-lands', { value: reason.value });
    case 'turnsFor':
      return say('artus-reason-turns-for', { points: reason.points });
    case 'turnsAgainst':
      return say('artus-reason-turns-against', { name, points: reason.points });
    case 'prepares':
      return say('artus-reason-prepares', { card: cardName(reason.card), points: reason.points });
  }
}
