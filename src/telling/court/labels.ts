import { bagCourtiers, bagOfCounts, MERLIN_SWAPS } from '../../games/court/data.ts';
import { addUp, countingSizes } from '../../games/court/reading.ts';
import {
  type ActionOf,
  type Character,
  COURTIERS,
  type CourtAction,
  type CourtEvent,
  type Courtier,
  type CourtView,
  type Sizes,
  type Tile,
} from '../../games/court/types.ts';
import type { Translate } from '../../i18n/fluent/translate.ts';
import { type Branch, type GuideScene, type Label, type LabelStyle, setKey } from '../guide.ts';
import { emojiSign, escapedName } from '../markdown.ts';
import { courtierList, sizesText, tileList, tileSum } from './sentences.ts';
import { courtSigns } from './signs.ts';
import { describeSwap, one } from './words.ts';

/** The emblem of a courtier, a character or another piece. */
export const courtSign = (of: Courtier | Character | 'favor' | 'money'): string =>
  emojiSign(courtSigns, `court_${of}`);

export type Scene = GuideScene<CourtView, CourtAction, CourtEvent>;

export const after = (scene: Scene, action: CourtAction): Sizes =>
  countingSizes(scene.preview(action).view, scene.seat);

/** Good for a stronger court, comparing the smallest groups first. */
function styleOf(before: Sizes, now: Sizes): LabelStyle {
  const at = before.findIndex((size, group) => size !== now[group]);
  return at >= 0 && now[at]! > before[at]! ? 'good' : 'neutral';
}

/** From which groups to which. */
function changeWords(t: Translate, before: Sizes, now: Sizes): string {
  const [from, to] = [sizesText(before), sizesText(now)];
  return from === to ? t('court-table-change-none', { sizes: to }) : t('court-table-change', { from, to });
}

const standing = (scene: Scene, action: CourtAction): { style: LabelStyle; detail: string } => {
  const [before, now] = [countingSizes(scene.view, scene.seat), after(scene, action)];
  return { style: styleOf(before, now), detail: changeWords(scene.t, before, now) };
};

/** What the character would do now, in a few words. */
function doesNow({ view, seat, t }: Scene, character: Character): string {
  const others = view.players.filter((_player, other) => other !== seat);
  const own = view.players[seat]!.court;
  switch (character) {
    case 'merlin':
      return t('court-table-does-merlin', { most: swapsPossible(own, countCourtiers(view.row)) });
    case 'guinevere':
      return t('court-table-does-guinevere', { row: view.row.length });
    case 'arthur':
      return t('court-table-does-arthur', {
        tiles: others.filter(({ treasury }) => treasury.length > 1).length,
        keeps: view.favor === seat ? 'yes' : 'no',
      });
    case 'lancelot':
      return t('court-table-does-lancelot', {
        swaps: others.filter(({ court }) => swapsPossible(own, court) > 0).length,
      });
  }
}

type Counts = Readonly<Record<Courtier, number>>;

export const countCourtiers = (all: readonly Courtier[]): Counts => {
  const counts = { jester: 0, maiden: 0, guard: 0, knight: 0 };
  for (const courtier of all) counts[courtier]++;
  return counts;
};

/** How many swaps of different types two groups of courtiers allow, up to three. */
export function swapsPossible(own: Counts, other: Counts): number {
  const sizes = Array.from({ length: 2 ** COURTIERS.length }, (_, given) => {
    const sum = (from: Counts, mine: boolean) =>
      COURTIERS.reduce((all, id, bit) => all + (Boolean(given & (1 << bit)) === mine ? from[id] : 0), 0);
    return Math.min(sum(own, true), sum(other, false));
  });
  return Math.min(MERLIN_SWAPS, Math.max(...sizes));
}

export function label(scene: Scene, branch: Branch<CourtAction>): Label {
  const action = branch.actions[0]!;
  if (branch.actions.length > 1 && action.type === 'swapLancelot')
    return { text: scene.t('court-table-give', one(action.give)), emoji: courtSign(action.give) };
  if (action.type === 'swapLancelot') return lancelotLabel(scene, action, branch.path.length > 1);
  return actionLabel(scene, action);
}

/** The action's label in a list of whole actions. */
export function whole(scene: Scene, action: CourtAction): Label {
  const label = actionLabel(scene, action);
  const showsCourt = action.type === 'swapMerlin' || action.type === 'takeAspirants';
  return showsCourt ? { ...standing(scene, action), ...label } : label;
}

function actionLabel(scene: Scene, action: CourtAction): Label {
  const { view, seat, t } = scene;
  switch (action.type) {
    case 'startCourtier':
      return { text: t('court-table-start', one(action.courtier)), emoji: courtSign(action.courtier) };
    case 'bid':
      return {
        text:
          action.tiles.length > 1
            ? t('court-table-bid-tiles', { sum: addUp(action.tiles), tiles: tileList(t, action.tiles) })
            : t('court-table-bid', { sum: addUp(action.tiles) }),
        style: 'strong',
      };
    case 'pass':
      return { text: t('court-table-pass') };
    case 'choose': {
      const { purse } = view.characters[action.character];
      const { detail } = standing(scene, action);
      return {
        text: t('court-table-choose', {
          character: action.character,
          purse: tileList(t, purse),
          does: doesNow(scene, action.character),
        }),
        detail,
        emoji: courtSign(action.character),
      };
    }
    case 'swapMerlin':
      return { text: describeSwap(t, action.give, action.take, after(scene, action)), style: 'strong' };
    case 'takeAspirants':
    case 'takeAspirant': {
      const taken = action.type === 'takeAspirants' ? action.courtiers : [action.courtier];
      const text = t('court-table-aspirants', {
        courtiers: courtierList(t, taken, 'court-some-object'),
        sizes: sizesText(after(scene, action)),
      });
      if (action.type === 'takeAspirants') return { text, style: 'strong' };
      return { text, ...standing(scene, action), emoji: courtSign(action.courtier) };
    }
    case 'refill':
      return {
        text: t('court-table-refill', { courtiers: courtierList(t, action.courtiers) }),
        style: 'strong',
      };
    case 'giveTile': {
      const own = view.players[seat]!.treasury;
      return {
        text: t('court-table-gift', { tile: action.tile }),
        detail: t('court-table-keeps', { tiles: tileList(t, own.toSpliced(own.indexOf(action.tile), 1)) }),
      };
    }
    case 'swapLancelot':
      return lancelotLabel(scene, action, false);
  }
}

/** `given`: whether the courtier that he gives has already been chosen. */
function lancelotLabel(scene: Scene, action: ActionOf<'swapLancelot'>, given: boolean): Label {
  const { view, t } = scene;
  const theirs = countingSizes(scene.preview(action).view, action.opponent);
  return {
    text: given
      ? t('court-table-takes', { ...one(action.take), sizes: sizesText(after(scene, action)) })
      : describeSwap(t, [action.give], [action.take], after(scene, action)),
    style: standing(scene, action).style,
    detail: t('court-table-theirs', {
      name: scene.names[action.opponent]!,
      change: changeWords(t, countingSizes(view, action.opponent), theirs),
    }),
    emoji: courtSign(action.take),
  };
}

export const GIVE = 'g';

export const TAKE = 't';

/** Digits, so that pieces are sorted in the order of `COURTIERS`. */
const keyOf = (courtier: Courtier): string => String(COURTIERS.indexOf(courtier));

export function courtPath(action: CourtAction): readonly string[] {
  switch (action.type) {
    case 'startCourtier':
    case 'takeAspirant':
      return [action.courtier];
    case 'pass':
      return ['pass'];
    case 'choose':
      return [action.character];
    case 'giveTile':
      return [String(action.tile)];
    case 'swapLancelot':
      return [action.give, action.take];
    case 'bid':
    case 'swapMerlin':
    case 'takeAspirants':
    case 'refill':
      return [setKey(choiceParts(action)!)];
  }
}

/** A bid consists of tiles, a swap of what's given and taken, everything else of courtiers. */
export function choiceParts(action: CourtAction): readonly string[] | null {
  switch (action.type) {
    case 'bid':
      return action.tiles.map(String);
    case 'swapMerlin':
      return [
        ...action.give.map((courtier) => GIVE + keyOf(courtier)),
        ...action.take.map((courtier) => TAKE + keyOf(courtier)),
      ];
    case 'takeAspirants':
    case 'refill':
      return action.courtiers.map(keyOf);
    default:
      return null;
  }
}

export const parseTile = (piece: string): Tile => Number(piece) as Tile;

export const parseCourtier = (piece: string): Courtier => COURTIERS[Number(piece.at(-1))]!;

export const isOnSide = (piece: string, side: string): boolean => piece.startsWith(side);

export const parseTiles = (pieces: readonly string[]): Tile[] => pieces.map(parseTile);

/** The courtiers of all pieces, or of one side of a swap. */
export const courtiersAmong = (pieces: readonly string[], side = ''): Courtier[] =>
  pieces.filter((piece) => isOnSide(piece, side)).map(parseCourtier);

export function prompt(scene: Scene, { actions, path }: Branch<CourtAction>): string {
  const { view, seat, t } = scene;
  const me = view.players[seat]!;
  const now = countingSizes(view, seat);
  switch (view.phase) {
    case 'startCourtier':
      return t('court-table-prompt-start');
    case 'bid':
      return bidding(scene);
    case 'choose':
      return t('court-table-prompt-choose', { bid: tileSum(t, view.auction!.tiles), sizes: sizesText(now) });
    case 'swapMerlin': {
      const most = swapsPossible(me.court, countCourtiers(view.row));
      return t('court-table-prompt-merlin', { most, sizes: sizesText(now) });
    }
    case 'takeAspirants':
      return t('court-table-prompt-aspirants', { sizes: sizesText(now) });
    case 'takeAspirant':
      return t('court-table-prompt-aspirant', { sizes: sizesText(now) });
    case 'refill': {
      const { courtiers } = actions[0] as ActionOf<'refill'>;
      return t('court-table-prompt-refill', {
        count: courtiers.length,
        peasantry: courtierList(t, bagCourtiers(bagOfCounts(view.peasantry)), 'court-some'),
      });
    }
    case 'giveTile':
      return t('court-table-prompt-give', {
        name: seatName(scene, view.role!.seat),
        tiles: tileList(t, me.treasury),
      });
    case 'swapLancelot': {
      const { give, opponent } = actions[0] as ActionOf<'swapLancelot'>;
      const name = seatName(scene, opponent);
      if (path.length > 0) return t('court-table-prompt-lancelot-take', { name, ...one(give) });
      return t('court-table-prompt-lancelot', { name, sizes: sizesText(now) });
    }
    case 'dice':
    case 'over':
      return '';
  }
}

export const seatName = ({ names }: Scene, seat: number): string => escapedName(names[seat]!);

function bidding(scene: Scene): string {
  const { view, seat, t } = scene;
  const { treasury } = view.players[seat]!;
  const { bidder, tiles } = view.auction!;
  const alone = view.players.every(({ quotaLeft }, other) => other === seat || quotaLeft === 0);
  return bidder === null
    ? t(alone ? 'court-table-prompt-open-alone' : 'court-table-prompt-open', { tiles: tileList(t, treasury) })
    : t('court-table-prompt-raise', { name: seatName(scene, bidder), bid: tileSum(t, tiles) });
}

/**
 * What an action is worth for the order of choices. Bids, gifts and whole swaps begin with the cheapest or best; what's
 * chosen on the board is in the board's order. Passing comes after all bids.
 */
export function order(scene: Scene, action: CourtAction): number {
  switch (action.type) {
    case 'choose':
    case 'startCourtier':
    case 'takeAspirant':
      return 0;
    default:
      return worth(scene, action);
  }
}

/** Prefers the cheapest bid or gift, or the strongest court with the fewest changes. Passing comes after all bids. */
export function worth(scene: Scene, action: CourtAction): number {
  if (action.type === 'bid') return -addUp(action.tiles) - action.tiles.length / 10;
  if (action.type === 'pass') return Number.NEGATIVE_INFINITY;
  if (action.type === 'giveTile') return -action.tile;
  if (action.type === 'refill') return 0;
  const [min, mid, max] = after(scene, action);
  const swaps = action.type === 'swapMerlin' ? action.give.length : 0;
  return min * 10_000 + mid * 100 + max - swaps / 10;
}
