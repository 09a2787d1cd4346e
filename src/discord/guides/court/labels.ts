import { MERLIN_SWAPS } from '../../../games/court/data.ts';
import type {
  ActionOf,
  Character,
  CourtAction,
  CourtEvent,
  Courtier,
  CourtView,
  Sizes,
} from '../../../games/court/types.ts';
import { COURTIERS } from '../../../games/court/types.ts';
import type { Seat } from '../../../games/game.ts';
import type { Branch, GuideScene, Label, LabelStyle } from '../guide.ts';
import { courtSign } from './sign.ts';

export type Scene = GuideScene<CourtView, CourtAction, CourtEvent>;

export const sizesOf = (view: CourtView, seat: Seat): Sizes => view.players[seat]!.standing.sizes;
export const after = (scene: Scene, action: CourtAction): Sizes =>
  sizesOf(scene.preview(action).view, scene.seat);

/** Good for a stronger court, comparing the smallest groups first. */
function styleOf(before: Sizes, now: Sizes): LabelStyle {
  const at = before.findIndex((size, group) => size !== now[group]);
  return at >= 0 && now[at]! > before[at]! ? 'good' : 'neutral';
}

const standing = (scene: Scene, action: CourtAction): { style: LabelStyle; detail: string } => {
  const [before, now] = [sizesOf(scene.view, scene.seat), after(scene, action)];
  return { style: styleOf(before, now), detail: scene.words.courtTable.label.change(before, now) };
};

/** What the character would do now, in a few words. */
function doesNow({ view, seat, words }: Scene, character: Character): string {
  const say = words.courtTable.label;
  const others = view.players.filter((_player, other) => other !== seat);
  const own = view.players[seat]!.court;
  switch (character) {
    case 'merlin':
      return say.merlin(swapsPossible(own, countsOf(view.row)));
    case 'guinevere':
      return say.guinevere(view.row.length);
    case 'arthur':
      return say.arthur(others.filter(({ treasury }) => treasury.length > 1).length);
    case 'lancelot':
      return say.lancelot(others.filter(({ court }) => swapsPossible(own, court) > 0).length);
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
    return { text: scene.words.courtTable.label.give(action.give), emoji: courtSign(action.give) };
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
  const { view, seat, words } = scene;
  const say = words.courtTable.label;
  switch (action.type) {
    case 'startCourtier':
      return { text: say.start(action.courtier), emoji: courtSign(action.courtier) };
    case 'bid':
      return { text: say.bid(action.tiles), style: 'strong' };
    case 'pass':
      return { text: say.pass };
    case 'choose': {
      const { purse } = view.characters[action.character];
      const { detail } = standing(scene, action);
      return {
        text: say.choose(action.character, purse, doesNow(scene, action.character)),
        detail,
        emoji: courtSign(action.character),
      };
    }
    case 'swapMerlin':
      return { text: say.swap(action.give, action.take, after(scene, action)), style: 'strong' };
    case 'takeAspirants':
      return { text: say.aspirants(action.courtiers, after(scene, action)), style: 'strong' };
    case 'takeAspirant':
      return {
        text: say.aspirants([action.courtier], after(scene, action)),
        ...standing(scene, action),
        emoji: courtSign(action.courtier),
      };
    case 'refill':
      return { text: say.refill(action.courtiers), style: 'strong' };
    case 'giveTile': {
      const own = view.players[seat]!.treasury;
      return { text: say.gift(action.tile), detail: say.keeps(own.toSpliced(own.indexOf(action.tile), 1)) };
    }
    case 'swapLancelot':
      return lancelotLabel(scene, action, false);
  }
}

/** `given`: whether the courtier that he gives has already been chosen. */
function lancelotLabel(scene: Scene, action: ActionOf<'swapLancelot'>, given: boolean): Label {
  const { view, words } = scene;
  const say = words.courtTable.label;
  const theirs = sizesOf(scene.preview(action).view, action.opponent);
  return {
    text: given
      ? say.takes(action.take, after(scene, action))
      : say.swap([action.give], [action.take], after(scene, action)),
    style: standing(scene, action).style,
    detail: say.theirs(scene.names[action.opponent]!, sizesOf(view, action.opponent), theirs),
    emoji: courtSign(action.take),
  };
}
