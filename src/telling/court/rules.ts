import type { Say } from '../../i18n/fluent/say.ts';
import { rulesPages } from '../pages.ts';

/** How to play King Arthur's Court. */
export const courtRules = (say: Say) => ({
  chapters: rulesPages(say, 'court-rules', [
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
      title: say('court-rules-group'),
      entries: rulesPages(say, 'court-rules', [
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
