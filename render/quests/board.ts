import { ADVENTURES, cardKind, FULL_COLUMN, KINDS } from '../../src/games/quests/data.ts';
import { adventuresToEnd, type Gain, gameEnding } from '../../src/games/quests/reading.ts';
import type {
  AdventureView,
  AdversaryCard,
  CardGameView,
  Kind,
  TurnLog,
} from '../../src/games/quests/types.ts';
import { shield } from '../parts/heraldry.ts';
import { addUp, fittingShare, type Rect } from '../parts/shapes.ts';
import { textWidth, wrap } from '../parts/text.ts';
import type { Pen } from '../pen.ts';
import { mix } from '../themes/index.ts';
import { drawAdventureFace, OWNER_Y } from './cards/adventures.ts';
import { drawAdversary, drawSeal, kindEmblem, outline } from './cards/adversaries.ts';
import { drawIcon, type IconId } from './cards/icons.ts';
import {
  adventureAt,
  type CardGameScene,
  cardAt,
  DISPLAY,
  HEAD,
  HEADING,
  headAt,
  PILES_PLATE,
  SIZE,
} from './sheet.ts';

function drawFrame(pen: Pen, { x, y, width, height }: Rect, colour: string): void {
  pen.roundedRect(x - 1, y - 1, width + 2, height + 2, 11);
  pen.stroke(pen.theme.engraving, 9);
  pen.stroke(colour, 5);
}

/** The bright line around what's offered, and the dark one below it that sets it off from a card of its own colour. */
const OFFERED = { line: 7, inset: 0.5, dark: 13.5, inner: 2.25 } as const;

/** Marks a place on the board. */
export type Mark = (pen: Pen, place: Rect) => void;

/** Around what can be done: as bright as the steps that are open. */
export const drawOffered: Mark = (pen, { x, y, width, height }) => {
  const { line, inset, dark, inner } = OFFERED;
  const at = (by: number) => pen.roundedRect(x + by, y + by, width - 2 * by, height - 2 * by, 10 - by);
  at(inner).stroke(pen.theme.engraving, dark);
  at(inset).stroke(pen.theme.highlight, line);
};

/** Around what has been chosen: framed like what can be done, with a tick. */
export const drawChosen: Mark = (pen, place) => {
  drawOffered(pen, place);
  drawChosenTick(pen, 19, place.x + place.width - 12, place.y + 12);
};

/** Draws the tick on what has been chosen. */
export function drawChosenTick(pen: Pen, radius: number, x: number, y: number): void {
  const { engraving, highlight } = pen.theme;
  pen.atScale(radius / 19, x, y, () => {
    pen.circle(0, 0, 19).fill(highlight).stroke(engraving, 4);
    pen.context.lineCap = 'round';
    pen.line([-9, 1], [-2.5, 8], [9, -7]).stroke(engraving, 5.5);
  });
}

const GAIN = {
  height: 30,
  size: 26,
  icon: 28,
  widths: { sealed: 36, won: 32, double: 42 },
  signs: { won: '+', double: '×2' },
} as const;

/** Width of what says what a price brings. */
export const gainWidth = (gain: Gain): number => GAIN.widths[gain];

/** On a card, what a price brings, centred on (x, y). */
export function drawGain(pen: Pen, gain: Gain, x: number, y: number): void {
  const { height, icon, size, signs } = GAIN;
  const width = gainWidth(gain);
  const { engraving, highlight } = pen.theme;
  pen.roundedRect(x - width / 2, y - height / 2, width, height, height / 2);
  pen.fill(highlight).stroke(engraving, 3);
  if (gain === 'sealed') drawIcon(pen, 'seal', icon, x, y);
  else pen.write(signs[gain], x, y, { size, colour: engraving, align: 'centre', maxWidth: width - 6 });
}

const SPARK = 16;

/** How far a new card's spark is from its corner. */
export const NEW = 8;

/** Draws a spark on a disc, for what's new. */
export function drawSpark(pen: Pen, x: number, y: number): void {
  const { chalk, engraving } = pen.theme;
  const [tip, waist] = [SPARK * 0.72, SPARK * 0.2];
  pen.circle(x, y, SPARK).fill(chalk).stroke(engraving, 3);
  pen.polygon(
    [x, y - tip],
    [x + waist, y - waist],
    [x + tip, y],
    [x + waist, y + waist],
    [x, y + tip],
    [x - waist, y + waist],
    [x - tip, y],
    [x - waist, y - waist],
  );
  pen.fill(engraving);
}

/** Around what's new: of another colour and with a spark, as it can't be done. */
export const drawNew: Mark = (pen, place) => {
  drawFrame(pen, place, pen.theme.chalk);
  drawSpark(pen, place.x + NEW, place.y + NEW);
};

/** Left of the middle of an adventure that has just gone: its owner's shield. */
const GONE_OWNER = 78;

/** Around an adventure that has just gone: framed like what's new, with a word beside its owner's shield. */
export const drawGone =
  (word: string): Mark =>
  (pen, place) => {
    const { chalk, engraving } = pen.theme;
    const [size, height] = [26, 34];
    drawFrame(pen, place, chalk);
    const middle = place.x + place.width / 2;
    const left = middle - GONE_OWNER + OWNER / 2 + 6;
    const width = Math.min(place.x + place.width - 10 - left, textWidth(word, size) + 20);
    const y = place.y + place.height / 2 + OWNER_Y;
    pen.roundedRect(left, y - height / 2, width, height, height / 2);
    pen.fill(chalk).stroke(engraving, 3);
    const ink = { size, colour: engraving, align: 'centre', maxWidth: width - 12 } as const;
    pen.write(word, left + width / 2, y, ink);
  };

/** Draws the shadows of all adventures: with sharp edges, as blurred ones make files larger. */
export function drawAdventuresBackdrop(pen: Pen): void {
  ADVENTURES.forEach((_, i) => {
    const { x, y, width, height } = adventureAt(i);
    pen.roundedRect(x + 3, y + 4, width, height, 10).fill(pen.theme.floor.dark);
  });
}

/** Size of the shield on an adventure that's taken. */
const OWNER = 50;

/** Draws an adventure in its place below the board, with its owner's shield on it once it's taken. */
export function drawAdventure(
  pen: Pen,
  scene: CardGameScene,
  adventure: AdventureView,
  index: number,
  mark: Mark | null,
): void {
  const place = adventureAt(index);
  const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
  drawAdventureFace(pen, scene, adventure, x, y);
  const left = mark === null ? 0 : GONE_OWNER;
  if (adventure.taken !== null) shield(pen, adventure.taken.seat, OWNER, x - left, y + OWNER_Y);
  mark?.(pen, place);
}

const SEAL = 56;

/** Around a seal that's new, `size` pixels wide. */
export function drawNewSeal(pen: Pen, size: number, x: number, y: number): void {
  pen.circle(x, y, size / 2 + 4).stroke(pen.theme.engraving, 11);
  pen.circle(x, y, size / 2 + 4).stroke(pen.theme.chalk, 5.5);
}

type At = (kind: Kind, place: number) => boolean;

/** Draws the cards in the four columns with their seals, the mark on the ones that are `marked`, and a ring around new seals. */
export function drawBoard(
  pen: Pen,
  { view, t }: CardGameScene,
  marked: At,
  mark: Mark,
  isNewlySealed: At,
): void {
  KINDS.forEach((kind, column) => {
    const head = headAt(column);
    pen.write(t(`quests-picture-head-${kind}`), head.x, head.y + 14, {
      size: 26,
      colour: pen.theme.quests.adversaries[kind].text,
      align: 'centre',
      maxWidth: HEAD.width - 10,
    });
    view.columns[kind].forEach(({ card, seal }, row) => {
      const place = cardAt(column, row);
      drawAdversary(pen, card, place);
      if (marked(kind, row)) mark(pen, place);
      const [x, y] = [place.x + place.width - 31, place.y + place.height - 31];
      if (isNewlySealed(kind, row)) drawNewSeal(pen, SEAL, x, y);
      if (seal !== null) drawSeal(pen, seal, SEAL, x, y);
    });
  });
}

const PLANK = (DISPLAY.width - 10) / 4;

/** The heading of a column: a pennant in the kind's colour with its emblem; its name is written on it later. */
function head(pen: Pen, kind: Kind, column: number): void {
  const { x, y } = headAt(column);
  const [side, up] = [HEAD.width / 2 - 3, HEAD.height / 2];
  const { fill, edge, text } = pen.theme.quests.adversaries[kind];
  pen.path(`M${x - side} ${y - up}H${x + side}V${y + up - 9}L${x} ${y + up}L${x - side} ${y + up - 9}Z`);
  pen.fill(fill).stroke(edge, 2.5);
  pen.at(x, y - 16, () => {
    outline(pen, kind, 38);
    pen.stroke(text, 2.5);
    kindEmblem(pen, kind, kind === 'dragon' ? 21 : 25, text, fill);
  });
}

/** Draws the wooden board, with a recess for every card of every column. */
export function drawBoardBackdrop(pen: Pen): void {
  const { theme } = pen;
  const { x, y, width, height } = DISPLAY;
  pen.withShadow(12, () => {
    pen.roundedRect(x, y, width, height, 14).fill(theme.wood.dark);
  });
  pen.roundedRect(x + 5, y + 5, width - 10, height - 10, 10).fill(theme.wood.mid);
  pen.inside(() => {
    for (let plank = 0; plank < 4; plank++) {
      const left = x + 5 + plank * PLANK;
      pen.fillRect(left, y, PLANK, height, mix(theme.wood.mid, theme.wood.light, 0.16 * (plank % 2)));
      pen.fillRect(left - 1, y, 1.5, height, theme.wood.dark);
    }
  });
  KINDS.forEach((kind, column) => {
    for (let row = 0; row < FULL_COLUMN; row++) {
      const place = cardAt(column, row);
      pen.roundedRect(place.x, place.y, place.width, place.height, 10);
      pen.fill(mix(theme.wood.dark, theme.wood.mid, 0.25)).stroke(theme.wood.dark, 2);
    }
    head(pen, kind, column);
  });
}

/** Places in the column of cards that were revealed in this turn and are still there: the last ones that match. */
export function newPlaces(view: CardGameView, log: TurnLog, kind: Kind): ReadonlySet<number> {
  const revealed: AdversaryCard[] = log.revealed.filter((card) => cardKind(card) === kind);
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

/** Draws a dark plate with a gold edge, for the piles and the turn. */
export function drawPlate(pen: Pen, { x, y, width, height }: Rect): void {
  pen.withShadow(8, () => {
    pen.roundedRect(x, y, width, height, 12).fill(pen.theme.top.dark);
  });
  pen.roundedRect(x + 1.5, y + 1.5, width - 3, height - 3, 11).stroke(pen.theme.gold.mid, 2.5);
  pen.roundedRect(x + 6.5, y + 6.5, width - 13, height - 13, 7).stroke(pen.theme.gold.dark, 1);
}

/** With this many adventures left, the end is near. */
const NEAR = 2;

export function drawPilesBackdrop(pen: Pen): void {
  drawPlate(pen, PILES_PLATE);
}

const PILE_LABEL = 27;

const PILE_LINE = 32;

/** Sizes of the piles; red when there's nothing left to reveal. */
export function drawPiles(pen: Pen, { view, t }: CardGameScene): void {
  const all: readonly (readonly [IconId, number, string, boolean])[] = [
    ['adversaries', view.adversaryPile, t('quests-picture-pile-adversaries'), view.adversaryPile === 0],
    ['knights', view.knightPile, t('quests-picture-pile-knights'), false],
    ['discards', view.discards.length, t('quests-picture-pile-discards'), false],
  ];
  const words = all.flatMap(([, , label]) => label.split(' '));
  const widest = Math.max(...words.map((word) => textWidth(word, PILE_LABEL, 'normal')));
  const labels = all.map(([, , label]) => wrap(label, PILE_LABEL, Math.ceil(widest), 2));
  const told = labels.map((lines) => Math.max(...lines.map((line) => textWidth(line, PILE_LABEL, 'normal'))));
  const room = PILES_PLATE.width - 20;
  const share = fittingShare(told, room);
  const air = (room - addUp(told) * share) / all.length;
  const y = PILES_PLATE.y + PILES_PLATE.height / 2;
  let left = PILES_PLATE.x + 10;
  all.forEach(([icon, count, , lit], i) => {
    const width = told[i]! * share + air;
    const x = left + width / 2;
    if (lit) {
      pen.roundedRect(left + 2, PILES_PLATE.y + 10, width - 4, PILES_PLATE.height - 20, 6);
      pen.fill(pen.theme.red.fill);
    }
    left += width;
    const colour = lit ? pen.theme.red.text : pen.theme.chalk;
    drawIcon(pen, icon, 64, x, y - 55);
    pen.write(String(count), x, y + 1, { size: 44, colour, align: 'centre' });
    const first = y + 59 - ((labels[i]!.length - 1) * PILE_LINE) / 2;
    pen.writeLines(labels[i]!, x, first, PILE_LINE, {
      size: PILE_LABEL,
      weight: 'normal',
      colour,
      align: 'centre',
      maxWidth: Math.ceil(width),
    });
  });
}

/** Draws what adventures are for, and how many end the game; red when the end is near. */
export function drawHeading(pen: Pen, { view, t }: CardGameScene): void {
  const left = adventuresToEnd(view);
  const ending = gameEnding(view);
  const isNear = ending === 'display' || left <= NEAR;
  const text = t('quests-picture-heading', { ending, left });
  const size = 28;
  const maxWidth = SIZE.width - 2 * HEADING.x;
  if (isNear) {
    pen
      .roundedRect(HEADING.x - 8, HEADING.y - 18, Math.min(maxWidth, textWidth(text, size)) + 16, 36, 8)
      .fill(pen.theme.red.fill);
  }
  const colour = isNear ? pen.theme.red.text : pen.theme.chalk;
  pen.write(text, HEADING.x, HEADING.y, { size, colour, maxWidth });
}
