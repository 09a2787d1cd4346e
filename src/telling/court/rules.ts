import type { Translate } from '../../i18n/fluent/translate.ts';
import { rulesPages } from '../pages.ts';

/** How to play King Arthur's Court. */
export const courtRules = (t: Translate) => ({
  chapters: rulesPages(t, 'court-rules', [
    'goal',
    'table',
    'round',
    'auction',
    'characters',
    'scoring',
    'start',
    'end',
    'variants',
    'discord',
  ]),
  groups: [
    {
      title: t('court-rules-group'),
      entries: rulesPages(t, 'court-rules', [
        'merlin',
        'guinevere',
        'arthur',
        'lancelot',
        'jester',
        'maiden',
        'guard',
        'knight',
        'favor',
        'money',
        'dice',
      ]),
    },
  ],
});
