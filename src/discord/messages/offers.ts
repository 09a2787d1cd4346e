import type { AnyGuide, AnyScene } from '../../faces/guide.ts';
import type { GameAction } from '../../games/game.ts';
import type { Say } from '../../i18n/fluent/say.ts';
import type { SeatView } from '../../table/types.ts';
import { type Decision, leavesOf } from '../choices/decision.ts';
import { type OfferGroup, offerRows } from '../choices/offers.ts';
import { bestFirst, type Numbering } from './numbered.ts';

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
      label: numbering(leaf.actions, guide.whole?.(scene, leaf.actions[0]!) ?? guide.label(scene, leaf)),
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
