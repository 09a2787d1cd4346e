import type { QuestsReason } from '../../games/quests/types.ts';
import { list, plural } from './grammar.ts';
import { quests } from './quests.ts';

/** What speaks for an action, as part of a sentence. `names` by seat, ready to be shown as they are. */
export function questsReasons(reason: QuestsReason, names: readonly string[]): string {
  switch (reason.type) {
    case 'wins':
      return `wins ${quests.adversary(reason.card)} for ${plural(reason.knights, 'knight')}`;
    case 'seals':
      return `seals ${quests.adversary(reason.card)} for ${plural(reason.knights, 'knight')}`;
    case 'adventure':
      return `${quests.adventure(reason.adventure)} brings ${plural(reason.gain, 'point')} more than it costs`;
    case 'column':
      return `completes the ${quests.kind(reason.kind, 2)} and takes ${list(reason.won.map(quests.adversary))}`;
    case 'affords':
      return `can now pay for ${quests.adventure(reason.adventure)} (${plural(reason.value, 'point')})`;
    case 'deniesCard':
      return `${names[reason.seat]} needs that one for ${quests.adventure(reason.adventure)}`;
    case 'deniesAdventure':
      return `${names[reason.seat]} could have taken it, too`;
    case 'reveals':
      return reason.shown === 0
        ? 'no adversary lies there'
        : `only ${plural(reason.shown, 'adversary', 'adversaries')} lie there`;
    case 'ends':
      return 'ends the game as its winner';
    case 'keeps':
      return `keeps ${plural(reason.knights, `${reason.colour} knight`)}`;
  }
}
