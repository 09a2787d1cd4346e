import type { Seat } from '../../../src/games/game.ts';
import type { Backdrop, Painting, SizedBackdrop } from '../../painting.ts';
import { hall } from '../../parts/hall.ts';
import { ALT_LIMIT, limited, TEXT_LIMIT } from '../../parts/limit.ts';
import { parchment } from '../../parts/parchment.ts';
import { inksOf } from '../../themes/inks.ts';
import type { Theme } from '../../themes/theme.ts';
import { drawAffairs } from '../board/board.ts';
import type { BoardLayout } from '../board/boardLayout.ts';
import { woodenBoard } from '../castle/woodenBoard.ts';
import { changesOf } from '../changes.ts';
import { explainSigns, explainSizes } from '../panel/legend.ts';
import { drawPlaque } from '../plaque/plaque.ts';
import type { CourtScene } from '../scene.ts';
import { handWords } from '../texts/handWords.ts';
import { tableText } from '../texts/tableText.ts';

const SIZE = { width: 1200, height: 420 } as const;
const SHEET = { x: 14, y: 14, width: 776, height: 392 } as const;
const FRAME = { x: 804, y: 14, width: 382, height: 392 } as const;

/** Middle of the line with what the signs mean. */
const LEGEND_Y = SHEET.y + SHEET.height - 34;

const LAYOUT: BoardLayout = {
  decision: { x: FRAME.x + 24, y: FRAME.y + 80, width: FRAME.width - 44 },
  affair: { x: FRAME.x + 28, y: FRAME.y + 198, width: FRAME.width - 52 },
  foot: { x: FRAME.x + 28, y: FRAME.y + 296, width: FRAME.width - 52 },
};

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

function viewerOf({ view }: CourtScene): Seat {
  if (view.viewer === null) throw new RangeError('a spectator has no court');
  return view.viewer;
}

/** The viewer's own court enlarged, next to the pending decision. */
export function handPainting(scene: CourtScene): Painting {
  const { theme, events, view } = scene;
  const seat = viewerOf(scene);
  const changes = changesOf(events, view.players.length);
  return {
    ...handBackdrop(theme),
    draw: (context) => {
      const spot = { x: SHEET.x + 10, y: SHEET.y + 12, scale: 1.55 };
      drawPlaque(context, scene, seat, changes.seats[seat], spot, true);
      const told = explainSizes(context, scene, SHEET.x + 26, LEGEND_Y);
      explainSigns(context, scene, SHEET.x + 26 + told + 40, LEGEND_Y);
      drawAffairs(context, scene, LAYOUT);
    },
    alt: limited(handWords(scene, seat), ' ', ALT_LIMIT),
    text: limited([...handWords(scene, seat), tableText(scene)], '\n', TEXT_LIMIT),
  };
}
