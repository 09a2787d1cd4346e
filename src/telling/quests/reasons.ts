import type { QuestsReason } from '../../games/quests/types.ts';
import type { Say } from '../../i18n/fluent/say.ts';
import { adversaryData } from './sentences.ts';

/** What speaks for an action, as part of a sentence. `names` by seat, ready to be shown as they are. */
export function questsReason(say: Say, reason: QuestsReason, names: readonly string[]): string {
  const name = 'seat' in reason ? (names[reason.seat] ?? '') : '';
  switch (reason.type) {
    case 'wins':
      return say('quests-reasons-wins', { ...adversaryData(reason.card), knights: reason.knights });
    case 'seals':
      return say('quests-reasons-seals', { ...adversaryData(reason.card), knights: reason.knights });
    case 'adventure':
      return say('quests-reasons-adventure', { adventure: reason.adventure, points: reason.gain });
    case 'column':
      return say('quests-reasons-column', {
        kind: reason.kind,
        adversaries: reason.won.map((card) => say('quests-adversary-object', adversaryData(card))),
      });
    case 'affords':
      return say('quests-reasons-affords', { adventure: reason.adventure, points: reason.value });
    case 'deniesCard':
      return say('quests-reasons-denies-card', { name, adventure: reason.adventure });
    case 'deniesAdventure':
      return say('quests-reasons-denies-adventure', { name });
    case 'reveals':
      return say('quests-reasons-reveals', { count: reason.shown });
    case 'ends':
      return say('quests-reasons-ends');
    case 'keeps':
      return say('quests-reasons-keeps', { colour: reason.colour, count: reason.knights });
  }
}
