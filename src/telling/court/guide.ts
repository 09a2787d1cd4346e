import { countingSizes } from '../../games/court/reading.ts';
import type { ActionOf, CourtAction, CourtEvent, CourtReason, CourtView } from '../../games/court/types.ts';
import type { Say } from '../../i18n/fluent/say.ts';
import type { Example, Guide, Label, Sets, Stir } from '../guide.ts';
import { explain } from './explain.ts';
import {
  courtierOf,
  courtiersAmong,
  courtSign,
  GIVE,
  label,
  order,
  partsOf,
  pathOf,
  prompt,
  type Scene,
  sideOf,
  TAKE,
  tileOf,
  tilesOf,
  whole,
} from './labels.ts';
import { briefSentences, ownSentences } from './own-sentences.ts';
import { courtReason } from './reasons.ts';
import { courtRules } from './rules.ts';
import { eventSentences, paidWords, sizesText } from './sentences.ts';
import { quick, shortlist } from './shortlist.ts';
import { badSwapWords, roundWords } from './words.ts';

/** An auction in the middle of a game. */
const courtExample: Example<CourtView> = {
  options: { variant: 'standard', seats: 3 },
  seed: '2'.repeat(32),
  middle: [
    2, 3, 3, 0, 0, 5, 1, 3, 0, 2, 2, 4, 1, 0, 0, 0, 0, 3, 0, 0, 26, 10, 1, 0, 2, 0, 1, 2, 1, 0, 15, 1, 1, 0,
    0, 2, 1, 3, 1, 0, 3, 3, 0, 5, 1, 1, 0, 0, 0, 0, 1, 0, 1, 2, 0, 0, 0, 0, 3, 0,
  ],
};

function partLabel({ say }: Scene, part: string, [action]: readonly CourtAction[]): Label {
  if (action!.type === 'bid') return { text: say('court-table-tile', { tile: tileOf(part) }) };
  const courtier = courtierOf(part);
  const id =
    action!.type !== 'swapMerlin'
      ? 'court-table-courtier'
      : sideOf(part, GIVE)
        ? 'court-table-give'
        : 'court-table-take';
  return { text: say(id, { courtier, count: 1 }), emoji: courtSign(courtier) };
}

function ask({ view, say }: Scene, actions: readonly CourtAction[]): string {
  const action = actions[0]!;
  if (action.type === 'bid')
    return view.auction!.sum === 0
      ? say('court-table-sets-open')
      : say('court-table-sets-raise', { sum: view.auction!.sum });
  if (action.type === 'swapMerlin') return say('court-table-sets-swap');
  return action.type === 'takeAspirants'
    ? say('court-table-sets-aspirants')
    : say('court-table-sets-row', { count: (action as ActionOf<'refill'>).courtiers.length });
}

function misfit({ view, say }: Scene, parts: readonly string[], actions: readonly CourtAction[]): string {
  if (view.phase === 'bid')
    return say('court-table-sets-low-bid', { tiles: paidWords(say, tilesOf(parts)), sum: view.auction!.sum });
  if (view.phase === 'swapMerlin')
    return badSwapWords(say, courtiersAmong(parts, GIVE), courtiersAmong(parts, TAKE));
  return say('court-table-sets-count', { chosen: parts.length, wanted: partsOf(actions[0]!)?.length ?? 0 });
}

const courtSets: Sets<CourtView, CourtAction, CourtEvent> = { partsOf, label: partLabel, ask, misfit };

/** Round and groups, then the auction or role; the picture and its texts say the rest. Names are already escaped. */
function standing(view: CourtView, names: readonly string[], say: Say): readonly string[] {
  const groups = view.players
    .map((_, seat) =>
      say('court-table-standing-groups', { name: names[seat]!, sizes: sizesText(countingSizes(view, seat)) }),
    )
    .join(' · ');
  if (view.round === 0) return [say('court-table-standing-set-up'), groups];
  if (view.phase === 'over')
    return [say('language-colon', { head: say('court-table-standing-over'), text: groups })];
  const due =
    view.blackDie !== null && view.characters[view.blackDie].takenBy === null ? view.blackDie : null;
  const now = [
    ...underWay(view, names, say),
    ...(view.favor === null ? [] : [say('court-table-standing-favor', { name: names[view.favor]! })]),
    ...(due === null ? [] : [say('court-table-standing-black-die', { character: due })]),
  ];
  return [
    say('language-colon', { head: roundWords(say, view), text: groups }),
    ...(now.length > 0 ? [now.join(' · ')] : []),
  ];
}

function underWay({ auction, role }: CourtView, names: readonly string[], say: Say): string[] {
  if (role) return [say('court-table-standing-role', { character: role.character, name: names[role.seat]! })];
  if (!auction) return [];
  const { bidder, bidders, opener, tiles } = auction;
  if (bidder === null) return [say('court-table-standing-opening', { name: names[opener]! })];
  if (bidders.length === 1)
    return [say('court-table-standing-won', { name: names[bidder]!, tiles: paidWords(say, tiles) })];
  return [
    say('court-table-standing-bid', { name: names[bidder]!, tiles: paidWords(say, tiles) }),
    say('court-table-standing-still-in', { names: bidders.map((seat) => names[seat]!) }),
  ];
}

/** What the seat to act must do. */
function task(view: CourtView, say: Say): string {
  if (view.phase !== 'bid') return say('court-decision', { phase: view.phase });
  return view.auction!.bidder === null
    ? say('court-table-task-open')
    : say('court-table-task-raise', { sum: view.auction!.sum });
}

export const courtGuide: Guide<CourtView, CourtAction, CourtEvent> = {
  pathOf,
  label,
  whole,
  sets: courtSets,
  prompt,
  explain,
  firstSteps: (say) => [
    say('court-explain-first-goal'),
    say('court-explain-first-scores'),
    say('court-explain-first-press'),
  ],
  quick,
  shortlist,
  worth: order,
  /** Bids and tiles are numbers themselves. */
  isNumbered: ({ type }) => type !== 'bid' && type !== 'pass' && type !== 'giveTile',
  onBoard: () => true,
  task,
  stirs: (events) =>
    events.flatMap((event): Stir[] => {
      if (event.type === 'favorMoved') return [{ seat: event.to, mood: 'crowned' }];
      return event.type === 'lancelotSwapped' ? [{ seat: event.opponent, mood: 'pushed' }] : [];
    }),
  standing,
  /** Nothing is hidden, so nothing is revealed to one player alone. */
  news: () => [],
  sentences: (events, names, say) => eventSentences(say, events, names),
  brief: (events, names, seat, say) => briefSentences(say, events, names, seat),
  own: (events, names, seat, say) => ownSentences(say, events, seat, names),
  reason: (reason, names, say) => courtReason(say, reason as CourtReason, names),
  tieBreak: (view, say) =>
    view.players.map(({ standing }, seat) =>
      say('court-table-tie-break', {
        sizes: sizesText(standing.sizes),
        favor: view.favor === seat ? 'yes' : 'no',
      }),
    ),
  title: (say) => say('court-title'),
  about: (say) => say('court-about'),
  length: { minutesEach: 12, best: [3, 4] },
  variant: (_id, say) => say('court-variant-standard'),
  handbook: courtRules,
  example: courtExample,
};
