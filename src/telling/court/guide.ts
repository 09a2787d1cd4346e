import { countingSizes } from '../../games/court/reading.ts';
import type { ActionOf, CourtAction, CourtEvent, CourtReason, CourtView } from '../../games/court/types.ts';
import type { Translate } from '../../i18n/fluent/translate.ts';
import type { Example, Guide, Label, Sets, Stir } from '../guide.ts';
import { explain } from './explain.ts';
import {
  choiceParts,
  courtiersAmong,
  courtPath,
  courtSign,
  GIVE,
  isOnSide,
  label,
  order,
  parseCourtier,
  parseTile,
  parseTiles,
  prompt,
  type Scene,
  TAKE,
  whole,
} from './labels.ts';
import { briefSentences, ownSentences } from './own-sentences.ts';
import { courtReason } from './reasons.ts';
import { courtRules } from './rules.ts';
import { eventSentences, sizesText, tileSum } from './sentences.ts';
import { quick, shortlist } from './shortlist.ts';
import { describeBadSwap, roundLabel } from './words.ts';

/** An auction in the middle of a game. */
const courtExample: Example<CourtView> = {
  options: { variant: 'standard', seats: 3 },
  seed: '2'.repeat(32),
  middle: [
    2, 3, 3, 0, 0, 5, 1, 3, 0, 2, 2, 4, 1, 0, 0, 0, 0, 3, 0, 0, 26, 10, 1, 0, 2, 0, 1, 2, 1, 0, 15, 1, 1, 0,
    0, 2, 1, 3, 1, 0, 3, 3, 0, 5, 1, 1, 0, 0, 0, 0, 1, 0, 1, 2, 0, 0, 0, 0, 3, 0,
  ],
};

function partLabel({ t }: Scene, part: string, [action]: readonly CourtAction[]): Label {
  if (action!.type === 'bid') return { text: t('court-table-tile', { tile: parseTile(part) }) };
  const courtier = parseCourtier(part);
  const id =
    action!.type !== 'swapMerlin'
      ? 'court-table-courtier'
      : isOnSide(part, GIVE)
        ? 'court-table-give'
        : 'court-table-take';
  return { text: t(id, { courtier, count: 1 }), emoji: courtSign(courtier) };
}

function ask({ view, t }: Scene, actions: readonly CourtAction[]): string {
  const action = actions[0]!;
  if (action.type === 'bid')
    return view.auction!.sum === 0
      ? t('court-table-sets-open')
      : t('court-table-sets-raise', { sum: view.auction!.sum });
  if (action.type === 'swapMerlin') return t('court-table-sets-swap');
  return action.type === 'takeAspirants'
    ? t('court-table-sets-aspirants')
    : t('court-table-sets-row', { count: (action as ActionOf<'refill'>).courtiers.length });
}

function misfit({ view, t }: Scene, parts: readonly string[], actions: readonly CourtAction[]): string {
  if (view.phase === 'bid')
    return t('court-table-sets-low-bid', { tiles: tileSum(t, parseTiles(parts)), sum: view.auction!.sum });
  if (view.phase === 'swapMerlin')
    return describeBadSwap(t, courtiersAmong(parts, GIVE), courtiersAmong(parts, TAKE));
  return t('court-table-sets-count', { chosen: parts.length, wanted: choiceParts(actions[0]!)?.length ?? 0 });
}

const courtSets: Sets<CourtView, CourtAction, CourtEvent> = {
  partsOf: choiceParts,
  label: partLabel,
  ask,
  misfit,
};

/** Round and groups, then the auction or role; the picture and its texts say the rest. Names are already escaped. */
function standing(view: CourtView, names: readonly string[], t: Translate): readonly string[] {
  const groups = view.players
    .map((_, seat) =>
      t('court-table-standing-groups', { name: names[seat]!, sizes: sizesText(countingSizes(view, seat)) }),
    )
    .join(' · ');
  if (view.round === 0) return [t('court-table-standing-set-up'), groups];
  if (view.phase === 'over')
    return [t('language-colon', { head: t('court-table-standing-over'), text: groups })];
  const due =
    view.blackDie !== null && view.characters[view.blackDie].takenBy === null ? view.blackDie : null;
  const now = [
    ...underWay(view, names, t),
    ...(view.favor === null ? [] : [t('court-table-standing-favor', { name: names[view.favor]! })]),
    ...(due === null ? [] : [t('court-table-standing-black-die', { character: due })]),
  ];
  return [
    t('language-colon', { head: roundLabel(t, view), text: groups }),
    ...(now.length > 0 ? [now.join(' · ')] : []),
  ];
}

function underWay({ auction, role }: CourtView, names: readonly string[], t: Translate): string[] {
  if (role) return [t('court-table-standing-role', { character: role.character, name: names[role.seat]! })];
  if (!auction) return [];
  const { bidder, bidders, opener, tiles } = auction;
  if (bidder === null) return [t('court-table-standing-opening', { name: names[opener]! })];
  if (bidders.length === 1)
    return [t('court-table-standing-won', { name: names[bidder]!, tiles: tileSum(t, tiles) })];
  return [
    t('court-table-standing-bid', { name: names[bidder]!, tiles: tileSum(t, tiles) }),
    t('court-table-standing-still-in', { names: bidders.map((seat) => names[seat]!) }),
  ];
}

/** What the seat to act must do. */
function task(view: CourtView, t: Translate): string {
  if (view.phase !== 'bid') return t('court-decision', { phase: view.phase });
  return view.auction!.bidder === null
    ? t('court-table-task-open')
    : t('court-table-task-raise', { sum: view.auction!.sum });
}

export const courtGuide: Guide<CourtView, CourtAction, CourtEvent> = {
  pathOf: courtPath,
  label,
  whole,
  sets: courtSets,
  prompt,
  explain,
  firstSteps: (t) => [
    t('court-explain-first-goal'),
    t('court-explain-first-scores'),
    t('court-explain-first-press'),
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
  sentences: (events, names, t) => eventSentences(t, events, names),
  brief: (events, names, seat, t) => briefSentences(t, events, names, seat),
  own: (events, names, seat, t) => ownSentences(t, events, seat, names),
  reason: (reason, names, t) => courtReason(t, reason as CourtReason, names),
  tieBreak: (view, t) =>
    view.players.map(({ standing }, seat) =>
      t('court-table-tie-break', {
        sizes: sizesText(standing.sizes),
        favor: view.favor === seat ? 'yes' : 'no',
      }),
    ),
  title: (t) => t('court-title'),
  about: (t) => t('court-about'),
  length: { minutesEach: 12, best: [3, 4] },
  variant: (_id, t) => t('court-variant-standard'),
  handbook: courtRules,
  example: courtExample,
};
