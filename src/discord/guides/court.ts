import type { CourtAction, CourtEvent, CourtReason, CourtView } from '../../games/court/types.ts';
import { courtExample } from './court/example.ts';
import { explain } from './court/explain.ts';
import { pathOf } from './court/keys.ts';
import { label, whole } from './court/labels.ts';
import { prompt } from './court/prompts.ts';
import { quick, worth } from './court/quick.ts';
import { courtSets } from './court/sets.ts';
import { standing, task } from './court/standing.ts';
import type { Guide } from './guide.ts';

export const courtGuide: Guide<CourtView, CourtAction, CourtEvent> = {
  pathOf,
  label,
  whole,
  sets: courtSets,
  prompt,
  explain,
  firstSteps: (words) => words.courtExplain.firstSteps,
  quick,
  worth,
  onBoard: () => true,
  task,
  standing,
  /** Nothing is hidden, so nothing is revealed to one player alone. */
  news: () => [],
  sentences: (events, names, words) => words.court.events(events, names),
  reason: (reason, names, words) => words.courtReasons(reason as CourtReason, names),
  tieBreak: (view, words) =>
    view.players.map(({ standing }, seat) => words.courtTable.tieBreak(standing.sizes, view.favor === seat)),
  title: (words) => words.court.title,
  about: (words) => words.court.about,
  length: { minutesEach: 12, best: [3, 4] },
  variant: (id, words) => words.court.variants[id as keyof typeof words.court.variants] ?? id,
  handbook: (words) => words.courtRules,
  example: courtExample,
};
