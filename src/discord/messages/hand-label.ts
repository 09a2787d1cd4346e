import type { AnyGuide, Label } from '../../faces/guide.ts';
import { guideOf } from '../../faces/registry.ts';
import { actionKey, type GameAction } from '../../games/game.ts';
import type { Say } from '../../i18n/fluent/say.ts';
import type { SeatView } from '../../table/types.ts';
import { type Decision, decisionOf, leavesOf, settle } from '../choices/decision.ts';
import { inOrder, numberingOf, unnumbered } from './numbered.ts';
import { guideScene } from './scene.ts';

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
