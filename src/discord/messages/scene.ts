import type { AnyScene } from '../../faces/guide.ts';
import type { GameAction } from '../../games/game.ts';
import { games } from '../../games/registry.ts';
import type { Say } from '../../i18n/fluent/say.ts';
import type { SeatView } from '../../table/types.ts';
import { plainNames } from '../answers/names.ts';

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
