import type { GameAction } from '../../games/game.ts';
import { games } from '../../games/registry.ts';
import type { Translate } from '../../i18n/fluent/translate.ts';
import type { SeatView } from '../../table/views.ts';
import type { AnyScene } from '../../telling/guide.ts';
import { getGuide } from '../../telling/registry.ts';
import { plainNames } from '../answers/names.ts';
import { buildDecision, type Decision, follow } from '../choices/decision.ts';

/** What a guide needs to label the seat's choices. Each action is previewed once. */
export function guideScene({ table, seat, view }: SeatView, t: Translate): AnyScene {
  const game = games.get(table.game)!;
  const previews = new Map<GameAction, ReturnType<AnyScene['preview']>>();
  return {
    view,
    seat,
    names: plainNames(table, t),
    t,
    preview(action) {
      const known = previews.get(action) ?? game.preview(view, seat, action);
      previews.set(action, known);
      return known;
    },
  };
}

/** The tree of the seat's choices. */
export const decisionAt = (seat: SeatView): Decision<GameAction> =>
  buildDecision(seat.actions, getGuide(seat.table.game));

/** The same, but of actions than which no other is better for certain. */
export function betterAt(seat: SeatView, t: Translate): Decision<GameAction> {
  const guide = getGuide(seat.table.game);
  const lesser = guide.steps?.lesser(guideScene(seat, t), seat.actions);
  return buildDecision(lesser ? seat.actions.filter((action) => !lesser.has(action)) : seat.actions, guide);
}

/** The first key of choices among all actions, where others would be among the better ones only. */
export const ALL_ACTIONS = '*';

/** The last key of a choice whose action is played with the one that follows for certain. */
export const SEQUEL = '+';

/** The node that the keys lead to, and whether what follows is played, too. Null if they lead nowhere. */
export function nodeAt(
  seat: SeatView,
  keys: readonly string[],
  t: Translate,
): { readonly node: Decision<GameAction>; readonly isAll: boolean; readonly hasSequel: boolean } | null {
  const isAll = keys[0] === ALL_ACTIONS;
  const hasSequel = keys.at(-1) === SEQUEL;
  const path = keys.slice(isAll ? 1 : 0, hasSequel ? -1 : undefined);
  const node = (isAll ? null : follow(betterAt(seat, t), path)) ?? follow(decisionAt(seat), path);
  return node && { node, isAll, hasSequel };
}

/** What follows the action for certain, until the seat has a choice or it's no longer its turn. */
export function certainSequels({ table, seat, view }: SeatView, action: GameAction): readonly GameAction[] {
  const { preview } = games.get(table.game)!;
  const { sequel } = getGuide(table.game);
  const all: GameAction[] = [];
  let after = sequel ? preview(view, seat, action).view : view;
  for (let next = sequel?.(after, seat); next; next = sequel?.(after, seat)) {
    all.push(next);
    after = preview(after, seat, next).view;
  }
  return all;
}

/** The keys of a choice; an action is played with what follows for certain. */
export function pathPlayed(seat: SeatView, { path, actions }: Decision<GameAction>): readonly string[] {
  const follows = actions.length === 1 && certainSequels(seat, actions[0]!).length > 0;
  return follows ? [...path, SEQUEL] : path;
}
