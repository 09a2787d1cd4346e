import type { Seat } from '../../src/games/game.ts';
import {
  affordableModes,
  handStrengths,
  knightLivery,
  knightStrength,
  LIVERIES,
  type Livery,
  payableAdventures,
} from '../../src/games/quests/reading.ts';
import type { KnightCard } from '../../src/games/quests/types.ts';
import { handAlt, handText } from '../../src/telling/quests/hand.ts';
import { requireViewer } from '../../src/telling/scene.ts';
import type { Spot, Spots } from '../painter.ts';
import type { Painting } from '../painting.ts';
import type { Rect } from '../parts/shapes.ts';
import { NARROWEST, small, textWidth } from '../parts/text.ts';
import type { Pen } from '../pen.ts';
import { drawIcon } from './cards/icons.ts';
import { drawKnightRow, drawLivery } from './cards/knights.ts';
import { drawDecision, HAND_SIZE, handBackdrop, type Offers, SHEET, SHORT } from './decision.ts';
import { drawPlace, placeWidth } from './legend.ts';
import { drawNumberLegend } from './number.ts';
import { adventureAt, type CardGameScene, DISPLAY, HEADING, PILES_PLATE } from './sheet.ts';
import { EDGE, LEGEND_LINE, layOutTaken } from './standings.ts';
import { ADVENTURES_SPOT } from './table.ts';
import { drawChips, drawTrophies, layOutTrophies } from './tally.ts';
import { turnSpot } from './track.ts';

const LEFT = SHEET.x + 22;

const WIDTH = SHEET.width - 44;

/** Heights of the knights: the most, and the least for a number of lines of them, or without any. */
const KNIGHTS = { most: 380, head: 58, line: 64, none: 318 } as const;

/** What has been won: the middle of its first line, the heights of lines of adversaries and of adventures, and the air below. */
const WON = { first: 78, trophies: 46, chips: 36, air: 25 } as const;

const TOKEN = 44;

/** The knights above what the seat has won, which has as much room as it needs to name the adventures. */
function layOutOwn(scene: CardGameScene, seat: Seat) {
  const lines = new Set((scene.view.hand ?? []).map(knightLivery)).size;
  const room = SHEET.height - (lines === 0 ? KNIGHTS.none : KNIGHTS.head + lines * KNIGHTS.line);
  const trophies = layOutTrophies(scene.view.players[seat]!.trophies, TOKEN, WIDTH);
  const first = WON.first + Math.max(0, trophies.lines * WON.trophies - 3);
  const most = Math.floor((room - first - WON.air) / WON.chips) + 1;
  const taken = layOutTaken(scene, seat, WIDTH, most);
  const last = taken.lines > 0 ? first + (taken.lines - 1) * WON.chips : first - WON.chips;
  const height = Math.min(KNIGHTS.most, SHEET.height - last - WON.air);
  return {
    knights: { ...SHEET, height },
    held: { ...SHEET, y: SHEET.y + height, height: SHEET.height - height },
    trophies,
    taken: { ...taken, first },
  };
}

const TITLE = 28;

/** The heights of a line of knights, and of their cards in it. */
const LINE = { most: 164, card: 0.84, largest: 124 } as const;

const TOTAL = 46;

const SMALL = 26;

/** From a line's left edge to its cards, after the colour and its strength; and what Merlins add to that. */
const CARDS = { alone: 126, joined: 230 } as const;

/** More cards in a line than this are told rather than counted. */
const MOST_SEEN = 6;

/** Draws a colour's strength, and what that's made of if Merlins join: "7  5 + 2". A lesson asks for it instead. */
function drawStrength(
  pen: Pen,
  { isRiddle }: CardGameScene,
  livery: Livery,
  alone: number,
  merlins: number,
  y: number,
): void {
  const joined = livery !== 'merlin' && merlins > 0;
  drawLivery(pen, livery, 44, LEFT + 24, y);
  if (isRiddle) return;
  const ink = { size: TOTAL, colour: pen.theme.ink };
  const total = pen.write(String(joined ? alone + merlins : alone), LEFT + 54, y, ink);
  if (!joined) return;
  const left = LEFT + 64 + total;
  const width = pen.write(`${alone} + ${merlins}`, left, y, { size: SMALL, colour: pen.theme.softInk });
  drawLivery(pen, 'merlin', 30, left + width + 20, y);
}

/** Size, distance and number of the places for cards in an empty hand: as many as players begin with. */
const PLACE = { width: 94, height: 134, gap: 20, count: 4 } as const;

/** Empty places for cards, and the words below them. */
function drawNoKnights(pen: Pen, words: string): void {
  const { theme } = pen;
  const middle = LEFT + WIDTH / 2;
  const pitch = PLACE.width + PLACE.gap;
  const y = SHEET.y + 106;
  for (let i = 0; i < PLACE.count; i++) {
    const x = middle + (i - (PLACE.count - 1) / 2) * pitch - PLACE.width / 2;
    pen.roundedRect(x, y, PLACE.width, PLACE.height, 12).dashes(theme.softInk, 2.5, [9, 8]);
  }
  const line = { size: 32, weight: 'normal', colour: theme.ink, align: 'centre', maxWidth: WIDTH } as const;
  pen.write(words, middle, y + PLACE.height + 50, line);
}

/** Draws the hand, a line for each colour, doubles first, with what each colour is worth. */
function drawKnights(pen: Pen, scene: CardGameScene, hand: readonly KnightCard[], area: Rect): void {
  const { theme } = pen;
  const { t } = scene;
  const title = { size: TITLE, colour: theme.ink, maxWidth: WIDTH / 2 };
  const told = LEFT + pen.write(t('quests-picture-hand-title'), LEFT, SHEET.y + 30, title);
  if (hand.length > 0 && !scene.isRiddle) {
    drawIcon(pen, 'knights', 36, told + 34, SHEET.y + 29);
    pen.write(String(hand.length), told + 56, SHEET.y + 30, { size: TITLE, colour: theme.ink });
  }
  const all = handStrengths(hand);
  const held = LIVERIES.map((livery) => ({
    livery,
    cards: hand
      .filter((card) => knightLivery(card) === livery)
      .sort((a, b) => knightStrength(b) - knightStrength(a)),
  })).filter(({ cards }) => cards.length > 0);
  if (held.length === 0) {
    drawNoKnights(pen, t('quests-picture-text-no-knights'));
    return;
  }
  const top = area.y + 52;
  const room = area.y + area.height - 6 - top;
  const height = Math.min(LINE.most, room / held.length);
  const card = Math.min(LINE.largest, Math.floor(height * LINE.card));
  const cardsAt = LEFT + (all.merlin > 0 && held.length > 1 ? CARDS.joined : CARDS.alone);
  held.forEach(({ livery, cards }, i) => {
    const y = top + (i + 0.5) * height + (room - height * held.length) / 2;
    drawStrength(pen, scene, livery, all[livery], all.merlin, y);
    const counted = cards.length > MOST_SEEN ? `×${cards.length}` : '';
    const right = LEFT + WIDTH;
    const used = pen.write(counted, right, y, { size: 30, colour: theme.ink, align: 'right' });
    drawKnightRow(pen, cards, card, cardsAt, y, right - cardsAt - (used === 0 ? 0 : used + 12));
  });
}

/** Draws the seat's own points, seals and adversaries. */
function drawOwn(
  pen: Pen,
  scene: CardGameScene,
  seat: Seat,
  { held, trophies, taken }: ReturnType<typeof layOutOwn>,
): void {
  const { view, t } = scene;
  const { theme } = pen;
  const { score, seals } = view.players[seat]!;
  const y = held.y + 30;
  pen.fillRect(LEFT, held.y, WIDTH, 1.5, theme.parchment.dark);
  const ink = { size: TITLE, colour: theme.ink };
  const right = LEFT + WIDTH;
  let x =
    right -
    pen.write(t('quests-points', { points: score }), right, y, { ...ink, align: 'right', maxWidth: 150 }) -
    16;
  if (view.variant === 'seals') {
    x -= pen.write(String(seals), x, y, { ...ink, align: 'right' });
    drawIcon(pen, 'seal', 38, x - 22, y);
    x -= 52;
  }
  const title = t('quests-picture-hand-trophies');
  const place = placeWidth(scene, seat, SMALL);
  // It's the least of these: the points of all are below.
  if (place > 0 && x - LEFT >= NARROWEST * textWidth(title, TITLE) + place + 16) {
    drawPlace(pen, scene, seat, { left: x - place, width: place, y, size: SMALL });
    x -= 16 + place;
  }
  pen.write(title, LEFT, y, { ...ink, maxWidth: x - LEFT });
  const first = held.y + WON.first;
  if (trophies.lines + taken.lines === 0) {
    const none = small(theme.softInk, { maxWidth: WIDTH });
    pen.write(t('quests-picture-hand-no-trophies'), LEFT, first + 2, none);
  }
  drawTrophies(pen, trophies, LEFT, first, WON.trophies);
  drawChips(pen, taken, LEFT, held.y + taken.first, WON.chips);
}

/** What the seat could do now, framed without numbers; nothing where other things are framed, or it's another's turn. */
function withinReachOf({ isMarked, t, view }: CardGameScene, seat: Seat): Offers {
  const isOwn = view.toAct === seat && !isMarked;
  const modesOf = affordableModes(view, seat);
  const payable = payableAdventures(view, seat);
  return {
    card: (kind, place) => (isOwn && modesOf(view.columns[kind][place]!).length > 0 ? null : undefined),
    adventure: (id) => (isOwn && payable.some((adventure) => adventure.id === id) ? null : undefined),
    meaning: t('quests-picture-legend-offered'),
  };
}

/** Draws the seat's hand beside the board, with what's offered. @param isNumbered whether that has numbers */
export function drawHand(
  pen: Pen,
  scene: CardGameScene,
  seat: Seat,
  offers: Offers,
  isNumbered: boolean,
): void {
  const seats = scene.view.players.flatMap((_, at) => (at === seat ? [] : [at]));
  drawDecision(pen, scene, seat, offers, { ...SHORT, seats }, () => {
    const own = layOutOwn(scene, seat);
    drawKnights(pen, scene, scene.view.hand ?? [], own.knights);
    if (isNumbered)
      drawNumberLegend(pen, scene.t, { right: LEFT + WIDTH, y: SHEET.y + 30, width: WIDTH / 2 });
    drawOwn(pen, scene, seat, own);
  });
}

export function handPainting(scene: CardGameScene): Painting {
  const { theme, view } = scene;
  const seat = requireViewer(view);
  const hand = view.hand ?? [];
  return {
    ...handBackdrop(theme),
    draw: (pen) => drawHand(pen, scene, seat, withinReachOf(scene, seat), false),
    alt: handAlt(scene, seat, hand),
    get text() {
      return handText(scene, seat, hand);
    },
  };
}

/** In the lower right corner, where little is written. */
const numberIn = ({ x, y, width, height }: Rect) => [x + width - 40, y + height - 36] as const;

/** A frame around it has to stay off the line below. */
const STANDINGS_SPOT: Spot = {
  ...SHORT.standings,
  height: SHORT.standings.height - 8,
  number: numberIn(SHORT.standings),
};

/** The places in a picture of a hand, before it's printed. */
export function handSpots(scene: CardGameScene): Spots {
  const { knights, held } = layOutOwn(scene, scene.view.viewer ?? 0);
  return new Map<string, Spot>([
    ['steps', turnSpot(scene)],
    ['knights', { ...knights, number: numberIn(knights) }],
    ['adversaries', { ...held, number: numberIn(held) }],
    ['standings', STANDINGS_SPOT],
    ['legend', { ...SHORT.standings, height: EDGE.y + LEGEND_LINE }],
    ['piles', { ...PILES_PLATE, y: PILES_PLATE.y - SHORT.rise }],
    ['targets', DISPLAY],
    [
      'adventures',
      {
        ...ADVENTURES_SPOT,
        y: ADVENTURES_SPOT.y - SHORT.rise,
        number: [HAND_SIZE.width - 44, HEADING.y - 6 - SHORT.rise],
      },
    ],
    ...scene.view.adventures.map(({ id }, i) => {
      const place = adventureAt(i);
      return [`adventure-${id}`, { ...place, y: place.y - SHORT.rise }] as const;
    }),
  ]);
}
