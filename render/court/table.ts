import { CHARACTERS, type CourtView } from '../../src/games/court/types.ts';
import type { Seat } from '../../src/games/game.ts';
import type { Spots } from '../painter.ts';
import { inThemes, type Painting } from '../painting.ts';
import { hall, parchment } from '../parts/surfaces.ts';
import { altOf, textOf } from '../parts/text.ts';
import type { Pen } from '../pen.ts';
import { tableBackdrop, woodenBoard } from './backdrop.ts';
import { type BoardLayout, drawAffairs, drawBoard, drawPeasantry, drawRow } from './board.ts';
import { drawNiches } from './castle.ts';
import { drawPanel, explainSigns, explainSizes, FIRST_Y, LEFT, PITCH } from './panel.ts';
import { drawPlaque, plaqueSpots } from './plaque.ts';
import {
  BOARD,
  CARPET,
  CASTLE,
  type Changes,
  type CourtScene,
  changesOf,
  MEADOW,
  NICHE,
  nicheX,
  PANEL,
  PLATE,
  PURSE,
} from './sheet.ts';
import { handWords, tableAlt, tableText } from './texts.ts';

/** Measures of the picture of one's own court, in pixels. */
const SIZE = { width: 1200, height: 452 } as const;

const SHEET = { x: 14, y: 14, width: 776, height: 424 } as const;

const FRAME = { x: 804, y: 14, width: 382, height: 424 } as const;

/** Where the court is, and how large. */
const HAND_SPOT = { x: SHEET.x + 10, y: SHEET.y + 12, scale: 1.55 } as const;

/** Middles of the lines with what the signs mean. */
const LEGEND_YS = [SHEET.y + SHEET.height - 68, SHEET.y + SHEET.height - 32] as const;

const LAYOUT: BoardLayout = {
  decision: { x: FRAME.x + 24, y: FRAME.y + 84, width: FRAME.width - 44 },
  affair: { x: FRAME.x + 28, y: FRAME.y + 212, width: FRAME.width - 52 },
  foot: { x: FRAME.x + 28, y: FRAME.y + 316, width: FRAME.width - 52 },
};

/** @throws RangeError for a spectator */
function viewerOf({ viewer }: CourtView): Seat {
  if (viewer === null) throw new RangeError('a spectator has no court');
  return viewer;
}

export const handBackdrop = inThemes("king's court hand", SIZE, (pen) => {
  hall(pen, SIZE);
  parchment(pen, SHEET);
  woodenBoard(pen, FRAME);
});

/** The viewer's own court enlarged, next to the pending decision. */
export function handPainting(scene: CourtScene): Painting {
  const { theme, events, view } = scene;
  const seat = viewerOf(view);
  const changes = changesOf(events, view.players.length);
  return {
    ...handBackdrop(theme),
    draw: (pen) => {
      drawPlaque(pen, scene, seat, changes.seats[seat], HAND_SPOT, true);
      const [left, width] = [SHEET.x + 26, SHEET.width - 46];
      explainSizes(pen, scene, left, LEGEND_YS[0], width);
      explainSigns(pen, scene, left, LEGEND_YS[1], width);
      drawAffairs(pen, scene, LAYOUT);
    },
    alt: altOf(handWords(scene, seat, 'sentences')),
    get text() {
      return textOf([...handWords(scene, seat, 'lines'), tableText(scene)]);
    },
  };
}

/** Everything left of the parchment. */
export function drawCastleSide(pen: Pen, scene: CourtScene, changes: Changes): void {
  drawNiches(pen, scene, changes);
  drawBoard(pen, scene);
  drawRow(pen, scene);
  drawPeasantry(pen, scene);
}

export function tablePainting(scene: CourtScene): Painting {
  const changes = changesOf(scene.events, scene.view.players.length);
  return {
    ...tableBackdrop(scene.theme),
    draw: (pen) => {
      drawCastleSide(pen, scene, changes);
      drawPanel(pen, scene, changes);
    },
    alt: tableAlt(scene),
    get text() {
      return tableText(scene);
    },
  };
}

/** The named places in the picture of the table. */
export function tableSpots(view: CourtView): Spots {
  const niche = { y: NICHE.top - 9, width: PLATE.width, height: PURSE.y + PURSE.height - NICHE.top + 9 };
  return new Map([
    ['castle', CASTLE],
    ...CHARACTERS.map((id) => [id, { ...niche, x: nicheX(id) - niche.width / 2 }] as const),
    ['decision', BOARD],
    ['aspirants', CARPET],
    ['peasantry', MEADOW],
    ['panel', PANEL],
    ...view.players.flatMap((_, seat) =>
      plaqueSpots(view, seat, { x: LEFT, y: FIRST_Y + seat * PITCH, scale: 1 }),
    ),
  ]);
}

/** The named places in the picture of the viewer's own court. */
export function handSpots(view: CourtView): Spots {
  return new Map([['panel', SHEET], ['decision', FRAME], ...plaqueSpots(view, viewerOf(view), HAND_SPOT)]);
}
