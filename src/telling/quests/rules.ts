import { ADVENTURES } from '../../games/quests/data.ts';
import type { Say } from '../../i18n/fluent/say.ts';
import { listed, rulesPage, rulesPages } from '../pages.ts';

/** How to play the card game. */
export const questsRules = (say: Say) => ({
  chapters: {
    ...rulesPages(say, 'quests-rules', ['goal', 'table', 'turn', 'reveal', 'challenge']),
    adventures: adventuresPage(say),
    ...rulesPages(say, 'quests-rules', ['draw', 'seals', 'start', 'end', 'variants', 'discord']),
  },
  groups: [
    {
      title: say('quests-rules-group-adventures'),
      entries: Object.fromEntries(ADVENTURES.map((each) => [each.id, adventurePage(say, each)])),
    },
    {
      title: say('quests-rules-group-cards'),
      entries: rulesPages(say, 'quests-rules', [
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
function adventuresPage(say: Say) {
  const page = rulesPage(say, 'quests-rules-adventures');
  const lines = ADVENTURES.map(({ id, value }) =>
    say('quests-rules-adventure-line', { adventure: id, points: value }),
  ).join('\n');
  return { ...page, text: `${lines}\n\n${page.text}` };
}

const adventurePage = (say: Say, { id, value }: (typeof ADVENTURES)[number]) => ({
  title: say('quests-adventure', { adventure: id }),
  text: [
    say('quests-rules-adventure-need', { adventure: id, points: value }),
    say(`quests-rules-${id}.p1`),
  ].join('\n\n'),
  also: listed(`${say('quests-rules-adventure-also')},${say(`quests-rules-${id}.also`)}`),
});
