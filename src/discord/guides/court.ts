import type { CourtAction, CourtEvent, CourtView } from '../../games/court/types.ts';
import { pathOf, piecesOf } from './court/keys.ts';
import { label } from './court/labels.ts';
import { prompt } from './court/prompts.ts';
import { quick, worth } from './court/quick.ts';
import { standing, task } from './court/standing.ts';
import type { Guide } from './guide.ts';

export const courtGuide: Guide<CourtView, CourtAction, CourtEvent> = {
  pathOf,
  piecesOf,
  label,
  prompt,
  quick,
  worth,
  task,
  standing,
  /** Nothing is hidden, so nothing is revealed to one player alone. */
  news: () => [],
  sentences: (events, names, words) => words.court.events(events, names),
  tieBreak: (view, words) => view.players.map(({ standing }) => words.courtTable.tieBreak(standing.sizes)),
  title: (words) => words.court.title,
  about: (words) => words.court.about,
  variant: (id, words) => words.court.variants[id as keyof typeof words.court.variants] ?? id,
  help: (words) => words.courtTable.help,
};
