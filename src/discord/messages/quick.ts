import { guideOf } from '../../faces/registry.ts';
import { games } from '../../games/registry.ts';
import type { Say } from '../../i18n/fluent/say.ts';
import type { SpectatorView } from '../../table/types.ts';
import type { Row } from '../answers/message.ts';
import { plainNames } from '../answers/names.ts';
import { button, buttonRows, isLong, publicPressAt } from '../choices/controls.ts';
import { decided, decisionOf, follow } from '../choices/decision.ts';

const LONG_LABELS_A_ROW = 2;

/** Controls for decisions that can be made directly on the table's message. */
export function quickRows({ table, view, actions }: SpectatorView, say: Say): Row[] {
  const guide = guideOf(table.game);
  const game = games.get(table.game)!;
  const seat = table.toAct[0];
  if (!guide.quick || seat === undefined || actions.length === 0) return [];
  if (table.seats[seat]?.kind !== 'person') return [];
  const scene = {
    view,
    seat,
    names: plainNames(table),
    say,
    preview: (action: (typeof actions)[number]) => game.preview(view, seat, action),
  };
  const tree = decisionOf(actions, guide);
  const buttons = guide.quick(scene, actions).flatMap((action) => {
    const node = follow(tree, guide.pathOf(action));
    return node && decided(node)
      ? [button(publicPressAt(table, 'quick', node.path), guide.label(scene, node))]
      : [];
  });
  const long = buttons.some(({ label }) => isLong(label ?? ''));
  return buttonRows(buttons, long ? LONG_LABELS_A_ROW : undefined);
}
