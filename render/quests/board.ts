import type { CanvasRenderingContext2D } from 'canvas';
import { ADVENTURES, FULL_COLUMN, KINDS } from '../../src/games/quests/data.ts';
import type {
  AdventureView,
  AdversaryCard,
  Kind,
  QuestsView,
  TurnLog,
} from '../../src/games/quests/types.ts';
import { mix, withShadow } from '../parts/colour.ts';
import type { Rect } from '../parts/rect.ts';
import { roundedRect } from '../parts/shapes.ts';
import { shield } from '../parts/shield.ts';
import { widthOf, write } from '../parts/text.ts';
import type { Theme } from '../themes/theme.ts';
import { drawAdventureFace } from './cards/adventures.ts';
import { drawAdversary, drawSeal, kindEmblem } from './cards/adversaries.ts';
import { drawIcon, type IconId } from './cards/icons.ts';
import { adventuresToEnd, kindOf } from './reading.ts';
import { cardAt, DISPLAY, HEAD, HEADING, headAt, type QuestsScene, questAt, SIZE } from './sheet.ts';

/** A frame around something new or chosen. */
function drawFrame(context: CanvasRenderingContext2D, theme: Theme, { x, y, width, height }: Rect): void {
  roundedRect(context, x - 1, y - 1, width + 2, height + 2, 11);
  context.strokeStyle = theme.engraving;
  context.lineWidth = 9;
  context.stroke();
  context.strokeStyle = theme.highlight;
  context.lineWidth = 5;
  context.stroke();
}

/** The shadows of all adventures. Blurring them takes long, so the cards themselves have none. */
export function drawAdventuresBackdrop(context: CanvasRenderingContext2D, theme: Theme): void {
  ADVENTURES.forEach((_, i) => {
    const { x, y, width, height } = questAt(i);
    withShadow(context, theme, 6, () => {
      roundedRect(context, x, y, width, height, 10);
      context.fillStyle = theme.floor.dark;
      context.fill();
    });
  });
}

/** An adventure in its place below the board, with its owner's shield on it once it's taken. */
export function drawAdventure(
  context: CanvasRenderingContext2D,
  scene: QuestsScene,
  adventure: AdventureView,
  index: number,
  marked: boolean,
): void {
  const place = questAt(index);
  const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
  drawAdventureFace(context, scene, adventure, x, y);
  if (adventure.taken !== null) shield(context, scene.theme, adventure.taken.seat, 72, x, y + 70);
  if (marked) drawFrame(context, scene.theme, place);
}

const SEAL = 56;

/** The cards in the four columns with their seals, and a frame around the ones that are `marked`. */
export function drawBoard(
  context: CanvasRenderingContext2D,
  { theme, view, say }: QuestsScene,
  marked: (kind: Kind, place: number) => boolean,
): void {
  KINDS.forEach((kind, column) => {
    const head = headAt(column);
    write(context, say(`quests-picture-head-${kind}`), head.x, head.y + 14, {
      size: 26,
      colour: theme.quests.adversaries[kind].text,
      align: 'centre',
      maxWidth: HEAD.width - 10,
    });
    view.columns[kind].forEach(({ card, seal }, row) => {
      const place = cardAt(column, row);
      drawAdversary(context, theme, card, place);
      if (marked(kind, row)) drawFrame(context, theme, place);
      if (seal !== null)
        drawSeal(context, theme, seal, SEAL, place.x + place.width - 31, place.y + place.height - 31);
    });
  });
}

const PLANK = (DISPLAY.width - 10) / 4;

/** The heading of a column: a pennant in the kind's colour with its emblem; its name is written on it later. */
function head(context: CanvasRenderingContext2D, theme: Theme, kind: Kind, column: number): void {
  const { x, y } = headAt(column);
  const [side, up] = [HEAD.width / 2 - 3, HEAD.height / 2];
  const { fill, edge, text } = theme.quests.adversaries[kind];
  context.beginPath();
  context.moveTo(x - side, y - up);
  context.lineTo(x + side, y - up);
  context.lineTo(x + side, y + up - 9);
  context.lineTo(x, y + up);
  context.lineTo(x - side, y + up - 9);
  context.closePath();
  context.fillStyle = fill;
  context.fill();
  context.strokeStyle = edge;
  context.lineWidth = 2.5;
  context.stroke();
  context.save();
  context.translate(x, y - 16);
  kindEmblem(context, kind, 36, text, fill);
  context.restore();
}

/** The wooden board, with a recess for every card of every column. */
export function drawBoardBackdrop(context: CanvasRenderingContext2D, theme: Theme): void {
  const { x, y, width, height } = DISPLAY;
  withShadow(context, theme, 12, () => {
    roundedRect(context, x, y, width, height, 14);
    context.fillStyle = theme.wood.dark;
    context.fill();
  });
  roundedRect(context, x + 5, y + 5, width - 10, height - 10, 10);
  context.fillStyle = theme.wood.mid;
  context.fill();
  context.save();
  context.clip();
  for (let plank = 0; plank < 4; plank++) {
    context.fillStyle = mix(theme.wood.mid, theme.wood.light, 0.16 * (plank % 2));
    context.fillRect(x + 5 + plank * PLANK, y, PLANK, height);
    context.fillStyle = theme.wood.dark;
    context.fillRect(x + 4 + plank * PLANK, y, 1.5, height);
  }
  context.restore();
  KINDS.forEach((kind, column) => {
    for (let row = 0; row < FULL_COLUMN; row++) {
      const place = cardAt(column, row);
      roundedRect(context, place.x, place.y, place.width, place.height, 10);
      context.fillStyle = mix(theme.wood.dark, theme.wood.mid, 0.25);
      context.fill();
      context.strokeStyle = theme.wood.dark;
      context.lineWidth = 2;
      context.stroke();
    }
    head(context, theme, kind, column);
  });
}

/** Places in the column of cards that were revealed in this turn and are still there: the last ones that match. */
export function newPlaces(view: QuestsView, log: TurnLog, kind: Kind): ReadonlySet<number> {
  const revealed: AdversaryCard[] = log.revealed.filter((card) => kindOf(card) === kind);
  const places = new Set<number>();
  const column = view.columns[kind];
  for (let place = column.length - 1; place >= 0 && revealed.length > 0; place--) {
    const at = revealed.lastIndexOf(column[place]?.card as AdversaryCard);
    if (at < 0) continue;
    revealed.splice(at, 1);
    places.add(place);
  }
  return places;
}

/** A dark plate with a gold edge, for the piles and the turn. */
export function plate(
  context: CanvasRenderingContext2D,
  theme: Theme,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): void {
  withShadow(context, theme, 8, () => {
    roundedRect(context, x, y, width, height, 12);
    context.fillStyle = theme.top.dark;
    context.fill();
  });
  roundedRect(context, x + 1.5, y + 1.5, width - 3, height - 3, 11);
  context.strokeStyle = theme.gold.mid;
  context.lineWidth = 2.5;
  context.stroke();
  roundedRect(context, x + 6.5, y + 6.5, width - 13, height - 13, 7);
  context.strokeStyle = theme.gold.dark;
  context.lineWidth = 1;
  context.stroke();
}

const PLACE = questAt(13);

const ROW = 70;

/** With this many adventures left, the end is near. */
const NEAR = 2;

export function drawPilesBackdrop(context: CanvasRenderingContext2D, theme: Theme): void {
  plate(context, theme, PLACE);
}

/** Sizes of the piles, highlighted when there's nothing left to reveal. */
export function drawPiles(context: CanvasRenderingContext2D, { theme, view, say }: QuestsScene): void {
  const rows: readonly (readonly [IconId, number, string, boolean])[] = [
    ['adversaries', view.adversaryPile, say('quests-picture-pile-adversaries'), view.adversaryPile === 0],
    ['knights', view.knightPile, say('quests-picture-pile-knights'), false],
    ['discards', view.discards.length, say('quests-picture-pile-discards'), false],
  ];
  rows.forEach(([icon, count, label, lit], row) => {
    const top = PLACE.y + 10 + row * ROW;
    if (lit) {
      roundedRect(context, PLACE.x + 9, top - 1, PLACE.width - 18, ROW - 2, 6);
      context.fillStyle = theme.highlight;
      context.fill();
    }
    const colour = lit ? theme.engraving : theme.chalk;
    const middle = PLACE.x + PLACE.width / 2;
    drawIcon(context, theme, icon, 42, middle - 26, top + 21);
    write(context, String(count), middle + 2, top + 21, { size: 34, colour });
    write(context, label, middle, top + 54, {
      size: 26,
      weight: 'normal',
      colour,
      align: 'centre',
      maxWidth: PLACE.width - 14,
    });
  });
}

/** What adventures are for, and how many end the game; highlighted when the end is near. */
export function drawHeading(context: CanvasRenderingContext2D, { theme, view, say }: QuestsScene): void {
  const left = adventuresToEnd(view);
  const text = say('quests-picture-heading', { left });
  const size = 28;
  const maxWidth = SIZE.width - 2 * HEADING.x;
  if (left <= NEAR) {
    roundedRect(context, HEADING.x - 8, HEADING.y - 19, Math.min(maxWidth, widthOf(text, size)) + 16, 38, 8);
    context.fillStyle = theme.highlight;
    context.fill();
  }
  const colour = left <= NEAR ? theme.engraving : theme.chalk;
  write(context, text, HEADING.x, HEADING.y, { size, colour, maxWidth });
}
