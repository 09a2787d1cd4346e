import { hasLeader, pilesInPlay, seatRank, tiles } from '../../src/games/artus/reading.ts';
import type { PileId } from '../../src/games/artus/types.ts';
import type { Seat } from '../../src/games/game.ts';
import { yesOrNo } from '../../src/telling/artus/sentences.ts';
import { signed } from '../../src/telling/text.ts';
import { crown, shield } from '../parts/heraldry.ts';
import { addUp, type Rect, star } from '../parts/shapes.ts';
import { drawRule, turnMark } from '../parts/surfaces.ts';
import { textWidth } from '../parts/text.ts';
import type { Pen } from '../pen.ts';
import { drawFigure } from './figures.ts';
import { type ArtusScene, LEAST, PANEL } from './sheet.ts';

const LEAVES = 7;

function leaf(pen: Pen, length: number): void {
  const [end, bulge] = [length / 2, length * 0.42];
  pen.path(`M${-end} 0Q0 ${-bulge} ${end} 0Q0 ${bulge} ${-end} 0Z`);
  pen.fill(pen.theme.gold.mid).stroke(pen.theme.gold.dark, 1.5);
}

function drawLaurel(pen: Pen, { radius }: { readonly radius: number }): void {
  for (const side of [-1, 1]) {
    for (let i = 0; i < LEAVES; i++) {
      const angle = Math.PI / 2 - side * (0.22 + (i / (LEAVES - 1)) * 2.1);
      for (const [aside, away] of [
        [0.55, 1.06],
        [-0.45, 0.93],
      ] as const) {
        pen.at(Math.cos(angle) * radius * away, Math.sin(angle) * radius * away, () => {
          pen.context.rotate(angle - (side * Math.PI) / 2 + side * aside);
          leaf(pen, radius * 0.36);
        });
      }
    }
  }
}

/** A laurel wreath, open at the top, for whoever leads: two branches around (x, y). */
export function laurel(pen: Pen, radius: number, x: number, y: number): void {
  const box = Math.ceil(radius * 2.7);
  pen.stamp(drawLaurel, { radius }, box, box, x, y);
}

const MOST_PLAYERS = 4;

const PITCH = (PANEL.height - 14) / MOST_PLAYERS;

const MARGIN = 10;

const PLAQUE_HEIGHT = 238;

/** From one plaque's bottom to the next one's top. */
const PLAQUE_GAP = PITCH - PLAQUE_HEIGHT;

/** A player's plaque in the panel. */
export function plaqueAt(seat: Seat): Rect {
  const y = PANEL.y + 7 + PLAQUE_GAP / 2 + seat * PITCH;
  return { x: PANEL.x + MARGIN, y, width: PANEL.width - 2 * MARGIN, height: PLAQUE_HEIGHT };
}

/** The room below the plaques; null if they take it all. */
export function belowPlaques({ view }: ArtusScene): Rect | null {
  if (view.players.length === MOST_PLAYERS) return null;
  const y = plaqueAt(view.players.length).y + 2;
  return { x: PANEL.x + 24, y, width: PANEL.width - 48, height: PANEL.y + PANEL.height - 12 - y };
}

/** The score on a plaque. */
export function scoreAt(seat: Seat): Rect {
  const { x, y, width } = plaqueAt(seat);
  return { x: x + 116, y: y + 57, width: width - 130, height: 53 };
}

/** The numbers of cards on a plaque. */
export function cardsAt(seat: Seat): Rect {
  const { x, y, width } = plaqueAt(seat);
  return { x: x + 2, y: y + 174, width: width - 4, height: 58 };
}

/** Height of a card's sign, and the size that it's drawn in. */
const SIZE = 34;

const SMALL_SHIELD = 'M0 -8L7 -8L7 0Q7 5 0 9';

function card(pen: Pen, x: number, turn: number, fill: string): void {
  pen.at(0, 0, () => {
    pen.context.rotate(turn);
    pen
      .roundedRect(x - 10, -15, 20, 29, 3)
      .fill(fill)
      .stroke(pen.theme.ink, 1.5);
  });
}

function drawPile(
  pen: Pen,
  { kind, scale }: { readonly kind: PileId | 'hand'; readonly scale: number },
): void {
  const { context, theme } = pen;
  context.scale(scale, scale);
  if (kind === 'hand') {
    context.scale(0.86, 0.86);
    card(pen, -3, -0.22, theme.parchment.light);
    card(pen, 3, 0.16, theme.parchment.light);
    return;
  }
  card(pen, 0, 0, theme.ink);
  if (kind === 'king') crown(pen, 15, theme.parchment.light);
  else (kind === 'knight' ? pen.symmetric(SMALL_SHIELD) : star(pen, 9)).fill(theme.parchment.light);
}

/** The back of a pile's card, or a fan of cards for the hand; the height is a multiple of 34 pixels. */
export function pileIcon(pen: Pen, kind: PileId | 'hand', x: number, y: number, scale = 1): void {
  const box = Math.ceil((SIZE + 4) * scale);
  pen.stamp(drawPile, { kind, scale }, box, box, x, y);
}

const RANK_SIGN = { height: 42, size: 28, around: 6, gap: 6 } as const;

const rankWidth = (text: string): number => textWidth(text, RANK_SIGN.size) + 2 * RANK_SIGN.around;

/** The place in words, on gold for the first and on a plain plate for the others. Returns its right edge. */
export function rankSign(pen: Pen, text: string, first: boolean, left: number, y: number): number {
  const { theme } = pen;
  const { height, size } = RANK_SIGN;
  const width = rankWidth(text);
  pen.roundedRect(left, y - height / 2, width, height, first ? height / 2 : 6);
  pen
    .fill(first ? theme.gold.mid : theme.parchment.mid)
    .stroke(first ? theme.gold.dark : theme.softInk, first ? 3 : 1.5);
  const colour = first ? theme.engraving : theme.ink;
  pen.write(text, left + width / 2, y, { size, colour, align: 'centre' });
  return left + width;
}

const tilesWidth = (text: string): number => textWidth(text, LEAST) + 10;

/** Draws a 50-point tile with its number: a gold plate with cut corners. `text` counts the tiles. */
export function drawScoreTiles(pen: Pen, text: string, left: number, y: number): void {
  const width = tilesWidth(text);
  const [right, top, bottom, cut] = [left + width, y - 19, y + 19, 8];
  pen.path(
    `M${left + cut} ${top}H${right - cut}L${right} ${top + cut}V${bottom - cut}L${right - cut} ${bottom}H${left + cut}L${left} ${bottom - cut}V${top + cut}Z`,
  );
  pen.fill(pen.theme.gold.mid).stroke(pen.theme.gold.dark, 1.5);
  pen.write(text, left + width / 2, y, { size: LEAST, colour: pen.theme.engraving, align: 'centre' });
}

/** A pile's sign beside the number of its cards. */
const COUNT = { scale: 1.3, icon: 26, fan: 36, gap: 4, size: 36 } as const;

/** Draws how many Knights a player has still to place. */
function drawUnplaced(pen: Pen, { players }: ArtusScene['view'], seat: Seat, left: number, y: number): void {
  drawFigure(pen, { kind: 'knight', seat }, 44, left + 22, y);
  pen.write(`× ${players[seat]?.unplaced ?? 0}`, left + 52, y, { size: 32, colour: pen.theme.ink });
}

/** Name, shield, score, rank and tiles of one player. */
function drawStanding(pen: Pen, scene: ArtusScene, seat: Seat): void {
  const { view, names, t } = scene;
  const { x, y, width } = plaqueAt(seat);
  const score = view.players[seat]?.score ?? 0;
  const { place, shared } = seatRank(view, seat);
  const leads = place === 1 && hasLeader(view);
  pen.write(names[seat] ?? '', x + width / 2, y + 28, {
    size: 30,
    minSize: LEAST,
    colour: pen.theme.ink,
    align: 'centre',
    maxWidth: width - 20,
  });
  if (leads) laurel(pen, 44, x + 54, y + 108);
  shield(pen, seat, leads ? 70 : 92, x + 54, y + 106);
  const room = scoreAt(seat);
  const number = { size: 66, minSize: 50, colour: pen.theme.ink, maxWidth: room.width } as const;
  pen.write(signed(score, false), room.x + 2, y + 84, number);
  if (view.phase === 'placement') drawUnplaced(pen, view, seat, room.x + 2, y + 142);
  if (!hasLeader(view)) return;
  const text = t('artus-picture-rank', { place, shared: yesOrNo(shared) });
  const count = tiles(score);
  const held = count > 0 ? t('artus-picture-tiles', { count }) : null;
  // Wide ones begin further left, so that the plaque's frame is clear.
  const both = rankWidth(text) + (held === null ? 0 : RANK_SIGN.gap + tilesWidth(held));
  const left = Math.min(room.x + 2, x + width - RANK_SIGN.gap - both);
  const end = rankSign(pen, text, leads, left, y + 142);
  if (held !== null) drawScoreTiles(pen, held, end + RANK_SIGN.gap, y + 142);
}

/** Draws how many cards are in hand and on each pile; the strip below the table says what the signs mean. */
function drawCards(pen: Pen, { view }: ArtusScene, seat: Seat): void {
  const player = view.players[seat]!;
  const { x, y, width, height } = cardsAt(seat);
  const counts = [
    ['hand', player.handSize] as const,
    ...pilesInPlay(view.variant).map((pile) => [pile, player.piles[pile]] as const),
  ];
  const entries = counts.map(([kind, count]) => {
    const icon = kind === 'hand' ? COUNT.fan : COUNT.icon;
    const shown = String(count);
    return { kind, icon, shown, width: icon + COUNT.gap + textWidth(shown, COUNT.size) };
  });
  const gap = (width - addUp(entries.map((entry) => entry.width))) / (entries.length + 1);
  const middle = y + height / 2;
  let left = x + gap;
  for (const { kind, icon, shown, ...entry } of entries) {
    pileIcon(pen, kind, left + icon / 2, middle, COUNT.scale);
    pen.write(shown, left + icon + COUNT.gap, middle, { size: COUNT.size, colour: pen.theme.ink });
    left += entry.width + gap;
  }
}

function drawPlaque(pen: Pen, scene: ArtusScene, seat: Seat): void {
  if (scene.view.toAct === seat) turnMark(pen, plaqueAt(seat), { reach: 18, down: 100 });
  drawStanding(pen, scene, seat);
  drawCards(pen, scene, seat);
}

/** Players, scores, hands and piles. */
export function drawPanel(pen: Pen, scene: ArtusScene): void {
  const { players } = scene.view;
  players.forEach((_, seat) => {
    drawPlaque(pen, scene, seat);
    const beside = [seat - 1, seat].includes(scene.view.toAct ?? -1);
    if (seat > 0 && !beside) drawRule(pen, PANEL, plaqueAt(seat).y - PLAQUE_GAP / 2);
  });
  const last = players.length - 1;
  if (players.length < MOST_PLAYERS && scene.view.toAct !== last)
    drawRule(pen, PANEL, plaqueAt(players.length).y - PLAQUE_GAP / 2);
}
