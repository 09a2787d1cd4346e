import type { ActionOf, CourtAction, CourtEvent, CourtReason, CourtView } from '../../games/court/types.ts';
import type { Words } from '../../i18n/index.ts';
import type { Example, Guide, Label, Sets } from '../guide.ts';
import { explain } from './explain.ts';
import {
  courtierOf,
  courtiersOf,
  courtSign,
  GIVE,
  label,
  partsOf,
  pathOf,
  prompt,
  quick,
  type Scene,
  sideOf,
  TAKE,
  tileOf,
  tilesOf,
  whole,
  worth,
} from './labels.ts';

/** An auction in the middle of a game. */
const courtExample: Example<CourtView> = {
  options: { variant: 'standard', seats: 3 },
  seed: '2'.repeat(32),
  middle: [
    2, 3, 3, 0, 0, 5, 1, 3, 0, 2, 2, 4, 1, 0, 0, 0, 0, 3, 0, 0, 26, 10, 1, 0, 2, 0, 1, 2, 1, 0, 15, 1, 1, 0,
    0, 2, 1, 3, 1, 0, 3, 3, 0, 5, 1, 1, 0, 0, 0, 0, 1, 0, 1, 2, 0, 0, 0, 0, 3, 0,
  ],
};

function partLabel({ words }: Scene, part: string, [action]: readonly CourtAction[]): Label {
  const say = words.courtTable.label;
  if (action!.type === 'bid') return { text: say.tile(tileOf(part)) };
  const courtier = courtierOf(part);
  const name = action!.type !== 'swapMerlin' ? say.courtier : sideOf(part, GIVE) ? say.give : say.take;
  return { text: name(courtier), emoji: courtSign(courtier) };
}

function ask({ view, words }: Scene, actions: readonly CourtAction[]): string {
  const say = words.courtTable.sets;
  const action = actions[0]!;
  if (action.type === 'bid') return say.bid(view.auction!.sum);
  if (action.type === 'swapMerlin') return say.swap;
  return action.type === 'takeAspirants'
    ? say.aspirants
    : say.row((action as ActionOf<'refill'>).courtiers.length);
}

function misfit({ view, words }: Scene, parts: readonly string[], actions: readonly CourtAction[]): string {
  const say = words.courtTable.sets;
  if (view.phase === 'bid') return say.lowBid(tilesOf(parts), view.auction!.sum);
  if (view.phase === 'swapMerlin') return say.badSwap(courtiersOf(parts, GIVE), courtiersOf(parts, TAKE));
  return say.badCount(parts.length, partsOf(actions[0]!)?.length ?? 0);
}

const courtSets: Sets<CourtView, CourtAction, CourtEvent> = { partsOf, label: partLabel, ask, misfit };

/** Round and groups, then the auction or role; the picture and its texts say the rest. Names are already escaped. */
function standing(view: CourtView, names: readonly string[], words: Words): readonly string[] {
  const say = words.courtTable.standing;
  const groups = view.players
    .map((player, seat) => say.groups(names[seat]!, player.standing.sizes))
    .join(' · ');
  if (view.round === 0) return [say.setUp, groups];
  if (view.phase === 'over') return [words.language.colon(say.over, groups)];
  const due =
    view.blackDie !== null && view.characters[view.blackDie].takenBy === null ? view.blackDie : null;
  const now = [
    ...underWay(view, names, words),
    ...(view.favor === null ? [] : [say.favor(names[view.favor]!)]),
    ...(due === null ? [] : [say.blackDie(due)]),
  ];
  return [words.language.colon(say.round(view), groups), ...(now.length > 0 ? [now.join(' · ')] : [])];
}

function underWay({ auction, role }: CourtView, names: readonly string[], words: Words): string[] {
  const say = words.courtTable.standing;
  if (role) return [say.role(role.character, names[role.seat]!)];
  if (!auction) return [];
  const { bidder, bidders, opener, tiles } = auction;
  if (bidder === null) return [say.opening(names[opener]!)];
  if (bidders.length === 1) return [say.won(names[bidder]!, tiles)];
  return [say.bid(names[bidder]!, tiles), say.stillIn(bidders.map((seat) => names[seat]!))];
}

/** What the seat to act must do. */
function task(view: CourtView, words: Words): string {
  const say = words.courtTable.task;
  if (view.phase !== 'bid') return words.court.decision(view.phase);
  return view.auction!.bidder === null ? say.open : say.raise(view.auction!.sum);
}

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
