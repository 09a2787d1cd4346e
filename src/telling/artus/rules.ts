import type { CardId } from '../../games/artus/types.ts';
import type { Translate } from '../../i18n/fluent/translate.ts';
import { rulesPage, rulesPages, splitAtCommas } from '../pages.ts';
import { cardName } from './sentences.ts';

/** Which message each card's page has: all cards of one kind say the same, but for those that can do more. */
const PAGES = {
  'knight:1-5-both': 'knight-both',
  'knight:1-4': 'knight',
  'knight:2-5': 'knight',
  'knight:3-6': 'knight',
  'knight:4-7': 'knight',
  'knight:5-7': 'knight',
  'knight:6-8': 'knight',
  'knight:7-9': 'knight',
  'king:4-8-either': 'king',
  'king:1-7-silver': 'king',
  'king:1-7-bronze': 'king',
  'king:1-5-both-either': 'king-both',
  'king:ring-silver': 'ring',
  'king:ring-bronze': 'ring',
  'king:ring-either': 'ring',
  'scoring:all': 'scoring-all',
  'scoring:opposite': 'scoring-opposite',
  'scoring:colours': 'scoring-colours',
  'scoring:carpet': 'scoring-carpet',
  'scoring:three-red': 'scoring-three-red',
  'scoring:joker': 'scoring-joker',
} as const satisfies Readonly<Record<CardId, string>>;

const CARDS = Object.keys(PAGES) as CardId[];

/** How to play Artus. */
export const artusRules = (t: Translate) => ({
  chapters: {
    ...rulesPages(t, 'artus-rules', ['goal', 'table', 'turn', 'knights', 'kings']),
    scoring: scoringPage(t),
    ...rulesPages(t, 'artus-rules', ['start', 'end', 'variants', 'discord']),
  },
  groups: [
    { title: t('artus-rules-cards'), entries: Object.fromEntries(CARDS.map((id) => [id, cardPage(t, id)])) },
    {
      title: t('artus-rules-pieces'),
      entries: rulesPages(t, 'artus-rules-piece', ['knight', 'king', 'prince', 'ring', 'fifty']),
    },
  ],
});

/** Says what each scoring card scores after the first paragraph. */
function scoringPage(t: Translate) {
  const cards = CARDS.filter((id) => id.startsWith('scoring:'))
    .map((id) => t('artus-rules-scoring-card', { card: cardName(id) }))
    .join('\n');
  const page = rulesPage(t, 'artus-rules-scoring');
  const [first, ...others] = page.text.split('\n\n');
  return { ...page, text: [first, cards, ...others].join('\n\n') };
}

const cardPage = (t: Translate, id: CardId) => ({
  title: t('artus-card', { card: cardName(id) }),
  text: [t('artus-card-help', { card: cardName(id) }), t(`artus-rules-card-${PAGES[id]}`)].join('\n\n'),
  also: splitAtCommas(t(`artus-rules-card-${PAGES[id]}.also`)),
});
