import { ADVENTURES } from '../../games/quests/data.ts';
import type { Translate } from '../../i18n/fluent/translate.ts';
import { rulesPage, rulesPages, splitAtCommas } from '../pages.ts';

/** How to play the card game. */
export const cardGameRules = (t: Translate) => ({
  chapters: {
    ...rulesPages(t, 'quests-rules', ['goal', 'table', 'turn', 'reveal', 'challenge']),
    adventures: adventuresPage(t),
    ...rulesPages(t, 'quests-rules', ['draw', 'seals', 'start', 'end', 'variants', 'discord']),
  },
  groups: [
    {
      title: t('quests-rules-group-adventures'),
      entries: Object.fromEntries(ADVENTURES.map((each) => [each.id, adventurePage(t, each)])),
    },
    {
      title: t('quests-rules-group-cards'),
      entries: rulesPages(t, 'quests-rules', [
        'power',
        'enemy',
        'monster',
        'dragon',
        'knight',
        'double',
        'merlin',
        'seal',
      ]),
    },
  ],
});

/** Lists the adventures before its own paragraphs. */
function adventuresPage(t: Translate) {
  const page = rulesPage(t, 'quests-rules-adventures');
  const lines = ADVENTURES.map(({ id, value }) =>
    t('quests-rules-adventure-line', { adventure: id, points: value }),
  ).join('\n');
  return { ...page, text: `${lines}\n\n${page.text}` };
}

const adventurePage = (t: Translate, { id, value }: (typeof ADVENTURES)[number]) => ({
  title: t('quests-adventure', { adventure: id }),
  text: [t('quests-rules-adventure-need', { adventure: id, points: value }), t(`quests-rules-${id}.p1`)].join(
    '\n\n',
  ),
  also: splitAtCommas(`${t('quests-rules-adventure-also')},${t(`quests-rules-${id}.also`)}`),
});
