import type { Seat } from '../../../src/games/game.ts';
import type { AdventureId, AdversaryCard, ChallengeMode } from '../../../src/games/quests/types.ts';
import type { Painting } from '../../painting.ts';
import { drawAdventure } from '../board/adventures.ts';
import { drawBoard } from '../board/board.ts';
import { drawHeading, drawPiles } from '../board/piles.ts';
import type { QuestsScene } from '../scene.ts';
import { tableBackdrop } from '../table.ts';
import { drawLastTurn, drawTurnBand } from '../turn/turnPlate.ts';
import { drawList } from './list.ts';
import { grouped } from './optionGroups.ts';
import type { Outcome } from './outcome.ts';

type Sized = Pick<Painting, 'width' | 'height' | 'backdrop' | 'draw'>;

/** The table with everything affordable marked, next to the hand and a list of the possible actions. */
export function overviewPainting(scene: QuestsScene, seat: Seat, outcomes: readonly Outcome[]): Sized {
  const { theme, view } = scene;
  const groups = grouped(outcomes);
  const cards = new Map<AdversaryCard, Set<ChallengeMode>>();
  const adventures = new Set<AdventureId>();
  for (const { first } of groups) {
    const { action } = first;
    if (action.type === 'adventure') adventures.add(action.adventure);
    if (action.type === 'challenge')
      cards.set(action.card, new Set([...(cards.get(action.card) ?? []), action.mode]));
  }
  return {
    ...tableBackdrop(theme),
    draw: (context) => {
      drawBoard(context, scene, (kind, place) => {
        const shown = view.columns[kind][place];
        const modes = shown === undefined ? undefined : cards.get(shown.card);
        if (shown === undefined || modes === undefined) return false;
        return shown.seal === null
          ? modes.has('usual') || modes.has('double')
          : shown.seal === seat && modes.has('repeated');
      });
      view.adventures.forEach((adventure, i) => {
        drawAdventure(context, scene, adventure, i, adventures.has(adventure.id));
      });
      drawHeading(context, scene);
      drawPiles(context, scene);
      drawTurnBand(context, scene);
      drawLastTurn(context, scene);
      drawList(context, scene, groups);
    },
  };
}
