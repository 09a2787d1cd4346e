import { CHARACTERS, type Courtier, type CourtView } from '../../src/games/court/types.ts';
import { handLines, positionLines, tableAlt, tableText } from '../../src/telling/court/table.ts';
import { requireViewer } from '../../src/telling/scene.ts';
import { joinAlt, joinText } from '../../src/telling/text.ts';
import type { Spot, Spots } from '../painter.ts';
import type { Painting } from '../painting.ts';
import type { Rect } from '../parts/shapes.ts';
import { choiceBackdrop, tableBackdrop } from './backdrop.ts';
import { drawBoard, drawPeasantry, drawRow } from './board.ts';
import { drawNiches } from './castle.ts';
import { drawOwn, handDecision } from './own.ts';
import { courtPlace, drawPanel } from './panel.ts';
import { plaqueSpots } from './plaque.ts';
import {
  BOARD,
  CARPET_AREA,
  CASTLE,
  CHOICE_CARPET,
  CHOICE_MEADOW,
  CHOICE_SHEET,
  type CourtScene,
  changesIn,
  MEADOW,
  NICHE,
  nicheX,
  PANEL,
  PLATE,
  PURSE,
} from './sheet.ts';
import { drawSupply } from './supply.ts';

export function tablePainting(scene: CourtScene): Painting {
  const changes = changesIn(scene);
  return {
    ...tableBackdrop(scene.theme),
    draw: (pen) => {
      drawNiches(pen, scene);
      drawBoard(pen, scene);
      drawRow(pen, scene);
      drawPeasantry(pen, scene);
      drawPanel(pen, scene, changes);
    },
    alt: tableAlt(scene),
    get text() {
      return tableText(scene);
    },
  };
}

const NOTHING = { row: new Set<Courtier>(), peasantry: new Set<Courtier>() } as const;

/** The viewer's own court, large, in a picture of the table, of which nothing is hidden. */
export function handPainting(scene: CourtScene): Painting {
  const { view, theme } = scene;
  const seat = requireViewer(view);
  const changes = changesIn(scene);
  return {
    ...choiceBackdrop(theme),
    draw: (pen) => {
      drawNiches(pen, scene);
      drawOwn(pen, scene, seat, changes[seat]);
      drawSupply(pen, scene, NOTHING);
      drawPanel(pen, scene, changes);
    },
    alt: joinAlt([...handLines(scene, seat, 'sentences'), ...positionLines(scene)]),
    get text() {
      return joinText([...handLines(scene, seat, 'lines'), tableText(scene)]);
    },
  };
}

/** With its number in its upper right corner, where it has no words. */
const numbered = (place: Rect): Spot => ({
  ...place,
  number: [place.x + place.width - CORNER, place.y + CORNER],
});

const CORNER = 30;

/** The castle up to the tips of its flags. */
const WITH_FLAGS = { ...CASTLE, y: 4, height: CASTLE.y + CASTLE.height - 4 } as const;

/** On the left tower, below its flag and beside Merlin. */
const ON_TOWER = [CASTLE.x + 22, CASTLE.y + 72] as const;

/** The named places in the picture of the table. */
export function tableSpots(view: CourtView): Spots {
  const niche = { y: NICHE.top - 9, width: PLATE.width - 4, height: PURSE.y + PURSE.height - NICHE.top + 9 };
  return new Map<string, Spot>([
    ['castle', { ...WITH_FLAGS, number: ON_TOWER }],
    ...CHARACTERS.map((id) => [id, { ...niche, x: nicheX(id) - niche.width / 2 }] as const),
    ['decision', numbered(BOARD)],
    ['aspirants', numbered(CARPET_AREA)],
    ['peasantry', { ...MEADOW, number: [MEADOW.x + 42, MEADOW.y + 32] }],
    ['panel', PANEL],
    ...view.players.flatMap((_, seat) => plaqueSpots(view, seat, courtPlace(view, seat))),
  ]);
}

/** The named places in the picture of a hand. */
export const handSpots = (view: CourtView): Spots =>
  new Map<string, Spot>([
    ...tableSpots(view),
    ['decision', handDecision],
    ['aspirants', CHOICE_CARPET],
    ['peasantry', CHOICE_MEADOW],
  ]);

/** The named places in the picture of a choice. */
export const choiceSpots = (view: CourtView): Spots =>
  new Map<string, Spot>([...handSpots(view), ['decision', CHOICE_SHEET]]);
