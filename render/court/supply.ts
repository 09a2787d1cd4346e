import { bestWith, compareSizes, countingSizes, freeCharacters } from '../../src/games/court/reading.ts';
import { COURTIERS, type Courtier } from '../../src/games/court/types.ts';
import type { Seat } from '../../src/games/game.ts';
import { sizesText } from '../../src/telling/court/sentences.ts';
import type { Pen } from '../pen.ts';
import { coin, emptyPlace } from './coins.ts';
import { drawTrend } from './exchange.ts';
import { bust } from './figures.ts';
import { CHOICE_CARPET as CARPET, type CourtScene, CHOICE_MEADOW as MEADOW } from './sheet.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Diameters of a coin in the row and in the peasantry beside it. */
const ASPIRANT = 54;

const PEASANT = 40;

/** Middles of the heading, and of the coins. */
const HEAD_Y = CARPET.y + 32;

const COINS_Y = CARPET.y + 88;

/** Size of the largest row. */
const PLACES = 5;

/** From the carpet's ends to the coins: its fringes and its frame with air on both sides. */
const FRAME = 27;

function aspirantAt(place: number): Point {
  const pitch = (CARPET.width - 2 * FRAME) / PLACES;
  return { x: CARPET.x + FRAME + pitch * (place + 0.5), y: COINS_Y };
}

function peasantAt(type: number): Point {
  const pitch = (MEADOW.width - 16) / COURTIERS.length;
  return { x: MEADOW.x + 16 + pitch * type + PEASANT / 2, y: COINS_Y };
}

/** Which courtiers can be chosen. */
export interface Choosable {
  readonly row: ReadonlySet<Courtier>;
  readonly peasantry: ReadonlySet<Courtier>;
}

/** Draws a courtier; one that can be chosen is smaller, in a ring of its own size. */
function drawCoin(pen: Pen, courtier: Courtier, size: number, { x, y }: Point, isRinged: boolean): void {
  coin(pen, courtier, isRinged ? size - 8 : size, x, y);
  if (isRinged) pen.circle(x, y, size / 2 - 1).stroke(pen.theme.highlight, 4);
}

function head(pen: Pen, text: string, x: number, width: number, colour: string): void {
  pen.write(text, x, HEAD_Y, { size: 27, minSize: 26, colour, maxWidth: width });
}

function drawAspirants(pen: Pen, { view, t }: CourtScene, choosable: ReadonlySet<Courtier>): void {
  head(pen, t('court-picture-aspirants'), CARPET.x + 32, CARPET.width - 64, pen.theme.carpet.text);
  for (let i = 0; i < view.rowSize; i++) {
    const at = aspirantAt(i);
    const courtier = view.row[i];
    if (courtier === undefined) {
      emptyPlace(pen, pen.theme.carpet.edge, ASPIRANT - 6, at.x, at.y);
      continue;
    }
    drawCoin(pen, courtier, ASPIRANT - 6, at, choosable.has(courtier));
  }
}

function drawPeasants(pen: Pen, { view, t }: CourtScene, choosable: ReadonlySet<Courtier>): void {
  head(pen, t('court-picture-peasantry'), MEADOW.x + 16, MEADOW.width - 32, pen.theme.chalk);
  COURTIERS.forEach((courtier, i) => {
    const at = peasantAt(i);
    drawCoin(pen, courtier, PEASANT, at, choosable.has(courtier));
    pen.write(String(view.peasantry[courtier]), at.x + PEASANT / 2 + 7, at.y, {
      size: 32,
      colour: pen.theme.chalk,
    });
  });
}

/** Of the two lines of best groups: the middle of the first, to the second, and a character's size. */
const BEST = { y: CARPET.y + 70, pitch: 40, size: 38 } as const;

/** Draws the best groups with each free character, two in a line. */
function drawBest(pen: Pen, { view, t }: CourtScene, seat: Seat): void {
  const { chalk } = pen.theme;
  head(pen, t('court-picture-best-with'), MEADOW.x + 16, MEADOW.width - 32, chalk);
  const now = countingSizes(view, seat);
  freeCharacters(view).forEach((character, i) => {
    const x = MEADOW.x + 16 + ((i % 2) * (MEADOW.width - 16)) / 2;
    const y = BEST.y + Math.floor(i / 2) * BEST.pitch;
    bust(pen, character, BEST.size, x + BEST.size / 2, y);
    const sizes = bestWith(view, seat, character);
    const left = x + BEST.size + 8;
    const told = pen.write(sizesText(sizes), left, y, { size: 30, colour: chalk });
    drawTrend(pen, compareSizes(sizes, now), left + told + 16, y, chalk);
  });
}

/**
 * Draws the row and the peasantry side by side below a choice, with rings around what the options take; in place of the
 * peasantry, the best groups of `bidder`, if
 * that's given.
 */
export function drawSupply(
  pen: Pen,
  scene: CourtScene,
  { row, peasantry }: Choosable,
  bidder: Seat | null = null,
): void {
  drawAspirants(pen, scene, row);
  if (bidder === null) drawPeasants(pen, scene, peasantry);
  else drawBest(pen, scene, bidder);
}
