import { bagOfCounts, courtiersOf, MERLIN_SWAPS } from '../../games/court/data.ts';
import { countingSizes, sumOf } from '../../games/court/reading.ts';
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
import type { Say } from '../../i18n/fluent/say.ts';
import { type Branch, type GuideScene, type Label, type LabelStyle, setKey } from '../guide.ts';
import { escapedName, signOf } from '../markdown.ts';
import { courtierWords, paidWords, sizesText, tileWords } from './sentences.ts';
import { courtSigns } from './signs.ts';
import { one, swapWords } from './words.ts';

/** The emblem of a courtier, a character or another piece. */
export const courtSign = (of: Courtier | Character | 'favor' | 'money'): string =>
  signOf(courtSigns, `court_${of}`);

export type Scene = GuideScene<CourtView, CourtAction, CourtEvent>;

export const after = (scene: Scene, action: CourtAction): Sizes =>
  countingSizes(scene.preview(action).view, scene.seat);

/** Good for a stronger court, comparing the smallest groups first. */
function styleOf(before: Sizes, now: Sizes): LabelStyle {
  const at = before.findIndex((size, group) => size !== now[group]);
  return at >= 0 && now[at]! > before[at]! ? 'good' : 'neutral';
}

/** From which groups to which. */
function changeWords(say: Say, before: Sizes, now: Sizes): string {
  const [from, to] = [sizesText(before), sizesText(now)];
  return from === to
    ? say('court-table-change-none', { sizes: to })
    : say('court-table-change', { from, to });
}

const standing = (scene: Scene, action: CourtAction): { style: LabelStyle; detail: string } => {
  const [before, now] = [countingSizes(scene.view, scene.seat), after(scene, action)];
  return { style: styleOf(before, now), detail: changeWords(scene.say, before, now) };
};

/** What the character would do now, in a few words. */
function doesNow({ view, seat, say }: Scene, character: Character): string {
  const others = view.players.filter((_player, other) => other !== seat);
  const own = view.players[seat]!.court;
  switch (character) {
    case 'merlin':
      return say('court-table-does-merlin', { most: swapsPossible(own, countsOf(view.row)) });
    case 'guinevere':
      return say('court-table-does-guinevere', { row: view.row.length });
    case 'arthur':
      return say('court-table-does-arthur', {
        tiles: others.filter(({ treasury }) => treasury.length > 1).length,
        keeps: view.favor === seat ? 'yes' : 'no',
      });
    case 'lancelot':
      return say('court-table-does-lancelot', {
        swaps: others.filter(({ court }) => swapsPossible(own, court) > 0).length,
      });
  }
}

type Counts = Readonly<Record<Courtier, number>>;

export const countsOf = (all: readonly Courtier[]): Counts => {
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
    return { text: scene.say('court-table-give', one(action.give)), emoji: courtSign(action.give) };
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
  const { view, seat, say } = scene;
  switch (action.type) {
    case 'startCourtier':
      return { text: say('court-table-start', one(action.courtier)), emoji: courtSign(action.courtier) };
    case 'bid':
      return {
        text:
          action.tiles.length > 1
            ? say('court-table-bid-tiles', { sum: sumOf(action.tiles), tiles: tileWords(say, action.tiles) })
            : say('court-table-bid', { sum: sumOf(action.tiles) }),
        style: 'strong',
      };
    case 'pass':
      return { text: say('court-table-pass') };
    case 'choose': {
      const { purse } = view.characters[action.character];
      const { detail } = standing(scene, action);
      return {
        text: say('court-table-choose', {
          character: action.character,
          purse: tileWords(say, purse),
          does: doesNow(scene, action.character),
        }),
        detail,
        emoji: courtSign(action.character),
      };
    }
    case 'swapMerlin':
      return { text: swapWords(say, action.give, action.take, after(scene, action)), style: 'strong' };
    case 'takeAspirants':
    case 'takeAspirant': {
      const taken = action.type === 'takeAspirants' ? action.courtiers : [action.courtier];
      const text = say('court-table-aspirants', {
        courtiers: courtierWords(say, taken, 'court-some-object'),
        sizes: sizesText(after(scene, action)),
      });
      if (action.type === 'takeAspirants') return { text, style: 'strong' };
      return { text, ...standing(scene, action), emoji: courtSign(action.courtier) };
    }
    case 'refill':
      return {
        text: say('court-table-refill', { courtiers: courtierWords(say, action.courtiers) }),
        style: 'strong',
      };
    case 'giveTile': {
      const own = view.players[seat]!.treasury;
      return {
        text: say('court-table-gift', { tile: action.tile }),
        detail: say('court-table-keeps', {
          tiles: tileWords(say, own.toSpliced(own.indexOf(action.tile), 1)),
        }),
      };
    }
    case 'swapLancelot':
      return lancelotLabel(scene, action, false);
  }
}

/** `given`: whether the courtier that he gives has already been chosen. */
function lancelotLabel(scene: Scene, action: ActionOf<'swapLancelot'>, given: boolean): Label {
  const { view, say } = scene;
  const theirs = countingSizes(scene.preview(action).view, action.opponent);
  return {
    text: given
      ? say('court-table-takes', { ...one(action.take), sizes: sizesText(after(scene, action)) })
      : swapWords(say, [action.give], [action.take], after(scene, action)),
    style: standing(scene, action).style,
    detail: say('court-table-theirs', {
      name: scene.names[action.opponent]!,
      change: changeWords(say, countingSizes(view, action.opponent), theirs),
    }),
    emoji: courtSign(action.take),
  };
}

export const GIVE = 'g';

export const TAKE = 't';

/** Digits, so that pieces are sorted in the order of `COURTIERS`. */
const keyOf = (courtier: Courtier): string => String(COURTIERS.indexOf(courtier));

export function pathOf(action: CourtAction): readonly string[] {
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
      return [setKey(partsOf(action)!)];
  }
}

/** A bid consists of tiles, a swap of what's given and taken, everything else of courtiers. */
export function partsOf(action: CourtAction): readonly string[] | null {
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

export const tileOf = (piece: string): Tile => Number(piece) as Tile;

export const courtierOf = (piece: string): Courtier => COURTIERS[Number(piece.at(-1))]!;

export const sideOf = (piece: string, side: string): boolean => piece.startsWith(side);

export const tilesOf = (pieces: readonly string[]): Tile[] => pieces.map(tileOf);

/** The courtiers of all pieces, or of one side of a swap. */
export const courtiersAmong = (pieces: readonly string[], side = ''): Courtier[] =>
  pieces.filter((piece) => sideOf(piece, side)).map(courtierOf);

export function prompt(scene: Scene, { actions, path }: Branch<CourtAction>): string {
  const { view, seat, say } = scene;
  const me = view.players[seat]!;
  const now = countingSizes(view, seat);
  switch (view.phase) {
    case 'startCourtier':
      return say('court-table-prompt-start');
    case 'bid':
      return bidding(scene);
    case 'choose':
      return say('court-table-prompt-choose', {
        bid: paidWords(say, view.auction!.tiles),
        sizes: sizesText(now),
      });
    case 'swapMerlin': {
      const most = swapsPossible(me.court, countsOf(view.row));
      return say('court-table-prompt-merlin', { most, sizes: sizesText(now) });
    }
    case 'takeAspirants':
      return say('court-table-prompt-aspirants', { sizes: sizesText(now) });
    case 'takeAspirant':
      return say('court-table-prompt-aspirant', { sizes: sizesText(now) });
    case 'refill': {
      const { courtiers } = actions[0] as ActionOf<'refill'>;
      return say('court-table-prompt-refill', {
        count: courtiers.length,
        peasantry: courtierWords(say, courtiersOf(bagOfCounts(view.peasantry)), 'court-some'),
      });
    }
    case 'giveTile':
      return say('court-table-prompt-give', {
        name: nameOf(scene, view.role!.seat),
        tiles: tileWords(say, me.treasury),
      });
    case 'swapLancelot': {
      const { give, opponent } = actions[0] as ActionOf<'swapLancelot'>;
      const name = nameOf(scene, opponent);
      if (path.length > 0) return say('court-table-prompt-lancelot-take', { name, ...one(give) });
      return say('court-table-prompt-lancelot', { name, sizes: sizesText(now) });
    }
    case 'dice':
    case 'over':
      return '';
  }
}

export const nameOf = ({ names }: Scene, seat: number): string => escapedName(names[seat]!);

function bidding(scene: Scene): string {
  const { view, seat, say } = scene;
  const { treasury } = view.players[seat]!;
  const { bidder, tiles } = view.auction!;
  const alone = view.players.every(({ quotaLeft }, other) => other === seat || quotaLeft === 0);
  return bidder === null
    ? say(alone ? 'court-table-prompt-open-alone' : 'court-table-prompt-open', {
        tiles: tileWords(say, treasury),
      })
    : say('court-table-prompt-raise', { name: nameOf(scene, bidder), bid: paidWords(say, tiles) });
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
  if (action.type === 'bid') return -sumOf(action.tiles) - action.tiles.length / 10;
  if (action.type === 'pass') return Number.NEGATIVE_INFINITY;
  if (action.type === 'giveTile') return -action.tile;
  if (action.type === 'refill') return 0;
  const [min, mid, max] = after(scene, action);
  const swaps = action.type === 'swapMerlin' ? action.give.length : 0;
  return min * 10_000 + mid * 100 + max - swaps / 10;
}
