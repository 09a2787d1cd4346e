import type { ArtusReason } from '../../games/artus/types.ts';
import { artus } from './artus.ts';
import { points } from './grammar.ts';

/** What speaks for an action, as part of a sentence. `names` by seat, ready to be shown as they are. */
export function artusReasons(reason: ArtusReason, names: readonly string[]): string {
  switch (reason.type) {
    case 'points':
      return reason.points < 0 ? `only ${points(reason.points)} now` : `${points(reason.points)} now`;
    case 'pushes':
      return `pushes ${names[reason.seat]}’s Knight off the ${points(reason.value)}`;
    case 'lands':
      return `takes a chair worth ${points(reason.value)}`;
    case 'turnsFor':
      return `own Knights gain ${reason.points} as the King moves`;
    case 'turnsAgainst':
      return `${names[reason.seat]}’s Knights lose ${reason.points} as the King moves`;
    case 'prepares':
      return `${artus.card(reason.card)} could then score ${points(reason.points)}`;
  }
}
