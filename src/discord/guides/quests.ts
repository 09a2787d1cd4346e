import { LAST_ADVENTURE } from '../../games/quests/data.ts';
import type {
  QuestsAction,
  QuestsEvent,
  QuestsReason,
  QuestsView,
  Variant,
} from '../../games/quests/types.ts';
import type { Words } from '../../i18n/index.ts';
import { drawn } from './drawn.ts';
import type { Guide } from './guide.ts';
import { questsExample } from './quests/example.ts';
import { explain } from './quests/explain.ts';
import { label, section } from './quests/label.ts';
import { pathOf, tailOf } from './quests/paths.ts';
import { prompt } from './quests/prompt.ts';
import { questsSets } from './quests/sets.ts';
import { worth } from './quests/worth.ts';

function news(before: QuestsView, after: QuestsView, words: Words): readonly string[] {
  const knights = drawn(before.hand, after.hand);
  return knights.length > 0 ? [words.questsTable.drawn(knights)] : [];
}

/** What's left in the piles, and the scores; the picture and its texts say the rest. */
function standing(view: QuestsView, names: readonly string[], words: Words): readonly string[] {
  const { standing: say } = words.questsTable;
  const scores = view.players.map(({ score }, seat) => say.score(names[seat]!, score)).join(' · ');
  if (view.end !== null) return [words.language.colon(say.over, scores)];
  const piles = {
    adversaries: view.adversaryPile,
    knights: view.knightPile,
    taken: view.adventures.filter((adventure) => adventure.taken !== null).length,
    last: LAST_ADVENTURE,
  };
  return [scores, say.piles(piles)];
}

export const questsGuide: Guide<QuestsView, QuestsAction, QuestsEvent> = {
  pathOf,
  tailOf,
  label,
  section,
  sets: questsSets,
  worth,
  prompt,
  explain,
  firstSteps: (words) => words.questsExplain.firstSteps,
  news,
  sentences: (events, names, words) => words.quests.events(events, names),
  reason: (reason, names, words) => words.questsReasons(reason as QuestsReason, names),
  standing,
  tieBreak: (view, words) => view.players.map(({ knights }) => words.questsTable.tieBreak(knights)),
  title: (words) => words.quests.title,
  about: (words) => words.quests.about,
  length: { minutesEach: 12, best: [3, 4] },
  variant: (id, words) => words.quests.variants[id as Variant] ?? id,
  rules: (words) => words.questsTable.rules,
  handbook: (words) => words.questsRules,
  example: questsExample,
};
