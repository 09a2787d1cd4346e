import { CHARACTERS, type CourtView } from '../../src/games/court/types.ts';
import type { Spots } from '../painter.ts';
import { FRAME, HAND_SPOT, SHEET, viewerOf } from './hand/layout.ts';
import { FIRST_Y, LEFT, PITCH } from './panel/layout.ts';
import { plaqueSpots } from './plaque/plaqueSpots.ts';
import { BOARD, CARPET, CASTLE, MEADOW, NICHE, nicheX, PANEL, PLATE, PURSE } from './sheet.ts';

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
