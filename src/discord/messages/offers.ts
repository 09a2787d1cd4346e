import type { AnyGuide, AnyScene, Label } from '../../faces/guide.ts';
import { guideOf } from '../../faces/registry.ts';
import { actionKey, type GameAction } from '../../games/game.ts';
import { games } from '../../games/registry.ts';
import type { Say } from '../../i18n/fluent/say.ts';
import type { SeatView } from '../../table/views.ts';
import { plainNames } from '../answers/names.ts';
import { type Decision, decisionOf, leavesOf, settle } from '../choices/decision.ts';
import { type Offer, type OfferGroup, offerRows } from '../choices/offers.ts';

/** What a guide needs to label the seat's choices. Each action is previewed once. */
export function guideScene({ table, seat, view }: SeatView, say: Say): AnyScene {
  const game = games.get(table.game)!;
  const previews = new Map<GameAction, ReturnType<AnyScene['preview']>>();
  return {
    view,
    seat,
    names: plainNames(table),
    say,
    preview(action) {
      const known = previews.get(action) ?? game.preview(view, seat, action);
      previews.set(action, known);
      return known;
    },
  };
}

/** Adds to a choice's label the numbers that its actions have in the picture. */
export type Numbering = (actions: readonly GameAction[], label: Label) => Label;

export const unnumbered: Numbering = (_actions, label) => label;

/** Sorted by worth; equally good ones stay in order. */
export const bestFirst = <T>(items: readonly T[], worthOf: (item: T) => number): T[] =>
  items
    .map((item) => ({ item, worth: worthOf(item) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ item }) => item);

/** The choices in the order of their picture: the best first, and so are the actions that each leads to. */
export function inOrder(
  choices: readonly Decision<GameAction>[],
  guide: AnyGuide,
  scene: AnyScene,
): Decision<GameAction>[] {
  const worth = (action: GameAction) => guide.worth?.(scene, action) ?? 0;
  const sorted = choices.map((choice) => ({ ...choice, actions: bestFirst(choice.actions, worth) }));
  return bestFirst(sorted, ({ actions }) => worth(actions[0]!));
}

/** The numbers that a picture gives these actions, which it shows in this order. */
export function numberingOf(shown: readonly GameAction[], guide: AnyGuide, say: Say): Numbering {
  const numbers = new Map(shown.map((action, at) => [action, at + 1]));
  return (actions, label) => {
    const of = actions.flatMap((action) =>
      (guide.isNumbered?.(action) ?? true) ? (numbers.get(action) ?? []) : [],
    );
    if (of.length === 0) return label;
    const [from, to] = [Math.min(...of), Math.max(...of)];
    const { text } = label;
    return {
      ...label,
      text:
        from === to
          ? say('discord-menu-row', { number: from, text })
          : say('discord-menu-row-range', { from, to, text }),
    };
  };
}

/** Whether the choices below the node are made on the board, so that its picture shows them. */
export const isOnBoard = (seat: SeatView, at: Decision<GameAction>, guide: AnyGuide): boolean =>
  at.path.length > 0 || (guide.onBoard?.(seat.view) ?? false);

export interface NamedAction {
  /** The choices that lead to it. */
  readonly path: readonly string[];
  /** As the open hand calls it, with its number in the picture. */
  readonly label: Label;
}

/** A legal action as it's offered in the seat's hand. */
export function namedInHand(seat: SeatView, action: GameAction, say: Say): NamedAction {
  const guide = guideOf(seat.table.game);
  const scene = guideScene(seat, say);
  const root = decisionOf(seat.actions, guide);
  const key = actionKey(action);
  const leaves = leavesOf(root);
  const leaf = leaves.find(({ actions }) => actionKey(actions[0]!) === key)!;
  const numbering = isOnBoard(seat, settle(root), guide)
    ? numberingOf(
        inOrder(leaves, guide, scene).flatMap(({ actions }) => actions),
        guide,
        say,
      )
    : unnumbered;
  const plain = guide.whole?.(scene, leaf.actions[0]!) ?? guide.label(scene, leaf);
  return { path: leaf.path, label: numbering(leaf.actions, plain) };
}

/** The rows that offer every action of the seat in a single press; null if there are too many. */
export function allOffers(
  { table }: SeatView,
  root: Decision<GameAction>,
  guide: AnyGuide,
  scene: AnyScene,
  say: Say,
  spare: number,
  chosen: readonly string[],
  numbering: Numbering,
): ReturnType<typeof offerRows> {
  const groups = groupsOf(root, guide, scene, numbering);
  return offerRows(table, groups, say, spare, chosen);
}

/** Every action, best first. */
export const bestOffers = (root: Decision<GameAction>, guide: AnyGuide, scene: AnyScene): readonly Offer[] =>
  groupOf(leavesOf(root), guide, scene, unnumbered).offers;

/** Every action, best first, by section; those that have no parts are apart from those that have. */
function groupsOf(
  root: Decision<GameAction>,
  guide: AnyGuide,
  scene: AnyScene,
  numbering: Numbering,
): OfferGroup[] {
  const groups = new Map<string, Decision<GameAction>[]>();
  for (const leaf of leavesOf(root)) {
    const parts = guide.sets?.partsOf(leaf.actions[0]!) ?? [];
    const key = `${guide.section?.(scene, leaf) ?? ''}/${parts.length > 0}`;
    groups.set(key, [...(groups.get(key) ?? []), leaf]);
  }
  return [...groups.values()].map((leaves) => groupOf(leaves, guide, scene, numbering));
}

function groupOf(
  leaves: readonly Decision<GameAction>[],
  guide: AnyGuide,
  scene: AnyScene,
  numbering: Numbering,
): OfferGroup {
  const { sets } = guide;
  const sorted = bestFirst(leaves, (leaf) => guide.worth?.(scene, leaf.actions[0]!) ?? 0);
  const actions = leaves.map((leaf) => leaf.actions[0]!);
  const partsOf = (action: GameAction) => sets?.partsOf(action) ?? [];
  const inParts = sets && partsOf(actions[0]!).length > 0;
  return {
    heading: guide.section?.(scene, leaves[0]!) ?? null,
    offers: sorted.map((leaf) => ({
      path: leaf.path,
      label: () =>
        numbering(leaf.actions, guide.whole?.(scene, leaf.actions[0]!) ?? guide.label(scene, leaf)),
      parts: partsOf(leaf.actions[0]!),
    })),
    ask: inParts ? sets.ask(scene, actions) : null,
    labelOf: (part) =>
      sets?.label(
        scene,
        part,
        actions.filter((action) => partsOf(action).includes(part)),
      ) ?? { text: part },
  };
}
