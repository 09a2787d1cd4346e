import type { CardGameReason } from '../../games/quests/types.ts';
import type { Translate } from '../../i18n/fluent/translate.ts';
import { adversaryData } from './sentences.ts';

/** What speaks for an action, as part of a sentence. `names` by seat, ready to be shown as they are. */
export function cardGameReason(t: Translate, reason: CardGameReason, names: readonly string[]): string {
  const name = 'seat' in reason ? (names[reason.seat] ?? '') : '';
  switch (reason.type) {
    case 'wins':
      return t('quests-reasons-wins', { ...adversaryData(reason.card), knights: reason.knights });
    case 'seals':
      return t('quests-reasons-seals', { ...adversaryData(reason.card), knights: reason.knights });
    case 'adventure':
      return t('quests-reasons-adventure', { adventure: reason.adventure, points: reason.gain });
    case 'column':
      return t('quests-reasons-column', {
        kind: reason.kind,
        adversaries: reason.won.map((card) => t('quests-adversary-object', adversaryData(card))),
      });
    case 'affords':
      return t('quests-reasons-affords', { adventure: reason.adventure, points: reason.value });
    case 'deniesCard':
      return t('quests-reasons-denies-card', { name, adventure: reason.adventure });
    case 'deniesAdventure':
      return t('quests-reasons-denies-adventure', { name });
    case 'reveals':
      return t('quests-reasons-reveals', { count: reason.shown });
    case 'ends':
      return t('quests-reasons-ends');
    case 'keeps':
      return t('quests-reasons-keeps', { colour: reason.colour, count: reason.knights });
  }
}
