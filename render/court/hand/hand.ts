import type { Backdrop, Painting, SizedBackdrop } from '../../painting.ts';
import { hall } from '../../parts/hall.ts';
import { ALT_LIMIT, limited, TEXT_LIMIT } from '../../parts/limit.ts';
import { parchment } from '../../parts/parchment.ts';
import { inksOf } from '../../themes/inks.ts';
import type { Theme } from '../../themes/theme.ts';
import { drawAffairs } from '../board/board.ts';
import { woodenBoard } from '../castle/woodenBoard.ts';
import { changesOf } from '../changes.ts';
import { explainSigns, explainSizes } from '../panel/legend.ts';
import { drawPlaque } from '../plaque/plaque.ts';
import type { CourtScene } from '../scene.ts';
import { handWords } from '../texts/handWords.ts';
import { tableText } from '../texts/tableText.ts';
import { FRAME, HAND_SPOT, LAYOUT, LEGEND_YS, SHEET, SIZE, viewerOf } from './layout.ts';

export function handBackdrop(theme: Theme): SizedBackdrop {
  const backdrop: Backdrop = {
    key: `king's court hand ${theme.id}`,
    inks: inksOf(theme),
    draw: (context) => {
      hall(context, theme, SIZE);
      parchment(context, theme, SHEET);
      woodenBoard(context, theme, FRAME);
    },
  };
  return { ...SIZE, backdrop };
}

/** The viewer's own court enlarged, next to the pending decision. */
export function handPainting(scene: CourtScene): Painting {
  const { theme, events, view } = scene;
  const seat = viewerOf(view);
  const changes = changesOf(events, view.players.length);
  return {
    ...handBackdrop(theme),
    draw: (context) => {
      drawPlaque(context, scene, seat, changes.seats[seat], HAND_SPOT, true);
      const [left, width] = [SHEET.x + 26, SHEET.width - 46];
      explainSizes(context, scene, left, LEGEND_YS[0], width);
      explainSigns(context, scene, left, LEGEND_YS[1], width);
      drawAffairs(context, scene, LAYOUT);
    },
    alt: limited(handWords(scene, seat), ' ', ALT_LIMIT),
    text: limited([...handWords(scene, seat), tableText(scene)], '\n', TEXT_LIMIT),
  };
}
