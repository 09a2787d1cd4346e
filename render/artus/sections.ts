import { hasLeader, rankedKnights, rankPlayers, seatRank } from '../../src/games/artus/reading.ts';
import type { ArtusView } from '../../src/games/artus/types.ts';
import type { Seat } from '../../src/games/game.ts';
import { signed } from '../../src/telling/text.ts';
import type { Weight } from '../fonts.ts';
import { shield } from '../parts/heraldry.ts';
import { addUp, fittingShare } from '../parts/shapes.ts';
import { small, textWidth } from '../parts/text.ts';
import type { Pen } from '../pen.ts';
import { drawFigure } from './figures.ts';
import { laurel, rankSign } from './panel.ts';
import { rankLabel } from './ranking.ts';
import { type ArtusScene, CHIP, drawChip, LEAST, PANEL } from './sheet.ts';
import { cardsHeight, drawCards, type HeldCard, layOutSmallCards } from './small-cards.ts';

/** The panel without its margins. */
export const LEFT = PANEL.x + 14;

export const WIDTH = PANEL.width - 28;

export const RIGHT = LEFT + WIDTH - 4;

/** Below the panel's head. */
export const TOP = PANEL.y + 58;

export const BOTTOM = PANEL.y + PANEL.height - 8;

/** A part of the panel that's drawn if there's room. */
export interface Section {
  readonly height: number;
  /** How high it gets where there's more room. */
  readonly most?: number;
  draw(pen: Pen, top: number, height: number): void;
}

/** Around sections that grow. */
const LEAST_GAP = 14;

/** Draws those sections that fit below each other, with the remaining room between them. @returns those */
export function drawSections(
  pen: Pen,
  sections: readonly Section[],
  top: number,
  bottom = BOTTOM,
): readonly Section[] {
  let room = bottom - top;
  const fitting = sections.filter(({ height }) => {
    if (height > room) return false;
    room -= height;
    return true;
  });
  const growth = fitting.map(({ height, most = height }) => most - height);
  const grown = fittingShare(growth, Math.max(0, room - LEAST_GAP * (fitting.length + 1)));
  const gap = (room - grown * addUp(growth)) / (fitting.length + 1);
  let y = top + gap;
  fitting.forEach(({ height, draw }, i) => {
    const shown = height + grown * growth[i]!;
    draw(pen, y, shown);
    y += shown + gap;
  });
  return fitting;
}

/** Draws a dark line below the panel's head, whose words are written by `text` in the height of their middle. */
export function drawHead(pen: Pen, text: (y: number) => void): void {
  text(PANEL.y + 29);
  pen.fillRect(LEFT, TOP - 4, WIDTH, 2, pen.theme.ink);
}

export function drawSectionRule(pen: Pen, y: number): void {
  pen.fillRect(LEFT, y - 1, WIDTH, 1.5, pen.theme.parchment.dark);
}

/** A stronger line, between rows of different kinds. */
export function partition(pen: Pen, y: number): void {
  pen.fillRect(LEFT, y - 2, WIDTH, 3, pen.theme.ink);
}

/** The seat's cards in this many columns, or nothing. */
export function cardsSection(seat: Seat, cards: readonly HeldCard[], columns: number): Section {
  return {
    height: cardsHeight(cards.length, columns, WIDTH),
    draw: (pen, top) =>
      drawCards(pen, seat, cards, layOutSmallCards(cards.length, columns, { x: LEFT, y: top, width: WIDTH })),
  };
}

const HEADING = 38;

/** A section below a line and a few words. */
export const headed = (words: string, { height, draw }: Section): Section => ({
  height: HEADING + height,
  draw: (pen, top) => {
    drawSectionRule(pen, top);
    pen.write(words, LEFT, top + HEADING / 2 + 4, {
      size: LEAST,
      colour: pen.theme.softInk,
      maxWidth: WIDTH,
    });
    draw(pen, top + HEADING, height);
  },
});

/** Heights of rows, at least and at most, and sizes of what's in them: names need all the width. */
const SCORES_ROW = { least: 54, most: 64, shield: 40, laurel: 19, score: 29, name: 54 } as const;

/** From one line of a name to the next. */
const NAME_PITCH = 24;

/** Broken at the space next to the middle, if there is one. */
function halves(name: string): readonly string[] {
  const spaces = [...name].flatMap((letter, i) => (letter === ' ' ? [i] : []));
  const middle = (name.length - 1) / 2;
  const [at] = spaces.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return at === undefined ? [name] : [name.slice(0, at), name.slice(at + 1)];
}

/** A name in one line, or in two where it would need narrower letters. */
export function writeName(
  pen: Pen,
  name: string,
  x: number,
  y: number,
  line: {
    readonly size: number;
    readonly weight?: Weight;
    readonly colour: string;
    readonly maxWidth: number;
  },
): void {
  const { maxWidth, weight = 'bold' } = line;
  if (textWidth(name, LEAST, weight) <= maxWidth) {
    pen.write(name, x, y, { ...line, minSize: LEAST });
    return;
  }
  const lines = halves(name);
  pen.writeLines(lines, x, y - ((lines.length - 1) * NAME_PITCH) / 2, NAME_PITCH, { ...line, size: LEAST });
}

/** Draws a player's arms, with a wreath if they lead. */
export function drawArms(pen: Pen, view: ArtusView, seat: Seat, x: number, y: number): void {
  const leads = hasLeader(view) && seatRank(view, seat).place === 1;
  if (leads) laurel(pen, SCORES_ROW.laurel, x, y + 1);
  shield(pen, seat, SCORES_ROW.shield * (leads ? 0.8 : 1), x, y);
}

/** A row for each, of heights at least and at most so high, drawn in the height of its middle; with lines between them. */
const rowsSection = <Item>(
  items: readonly Item[],
  { least, most }: { readonly least: number; readonly most: number },
  drawRow: (pen: Pen, item: Item, y: number) => void,
): Section => ({
  height: least * items.length,
  most: most * items.length,
  draw: (pen, top, height) => {
    const row = height / items.length;
    items.forEach((item, i) => {
      const y = top + (i + 0.5) * row;
      if (i > 0) drawSectionRule(pen, y - row / 2);
      drawRow(pen, item, y);
    });
  },
});

/** Names and scores of everybody but that seat; whoever leads has a wreath. */
export function scores({ view, names }: ArtusScene, but: Seat | null = null): Section {
  const shown = view.players.flatMap(({ score }, seat) =>
    seat === but ? [] : [{ seat, name: names[seat] ?? '', score: signed(score, false) }],
  );
  const roomBeside = (width: number) => RIGHT - width - LEFT - SCORES_ROW.name - 8;
  const isRoomy = shown.every(
    ({ name, score }) => textWidth(name, 28) <= roomBeside(textWidth(score, SCORES_ROW.score)),
  );
  return rowsSection(shown, SCORES_ROW, (pen, { seat, name, score }, y) => {
    const line = { minSize: LEAST, colour: pen.theme.ink } as const;
    drawArms(pen, view, seat, LEFT + 22, y);
    const width = pen.write(score, RIGHT, y, { ...line, size: SCORES_ROW.score, align: 'right' });
    const weight = view.toAct === seat ? 'bold' : 'normal';
    const room = { size: isRoomy ? 28 : LEAST, weight, maxWidth: roomBeside(width) } as const;
    writeName(pen, name, LEFT + SCORES_ROW.name, y, { ...line, ...room });
  });
}

/** Of the rows after the end, and from their middle to both lines. */
const RANKED = { least: 92, most: 180, line: 19 } as const;

/** How all have done, best first. */
export function finalScores(scene: ArtusScene): Section {
  const { names, view } = scene;
  const ranks = rankPlayers(scene);
  const left = LEFT + SCORES_ROW.name;
  return rowsSection(ranks, RANKED, (pen, { seat, place, score }, y) => {
    drawArms(pen, view, seat, LEFT + 22, y);
    const line = { size: 28, minSize: LEAST, colour: pen.theme.ink } as const;
    pen.write(names[seat] ?? '', left, y - RANKED.line - 2, { ...line, maxWidth: RIGHT - left });
    rankSign(pen, rankLabel(scene, seat), place === 1, left, y + RANKED.line);
    pen.write(signed(score, false), RIGHT, y + RANKED.line, { ...line, size: 32, align: 'right' });
  });
}

const ROW = { least: 44, most: 58 } as const;

const FIGURE = 38;

/** The seat's Knights with their chairs and values. */
export function ledger({ view, t }: ArtusScene, seat: Seat): Section {
  const knights = rankedKnights(view, seat);
  return {
    height: ROW.least * knights.length,
    most: ROW.most * knights.length,
    draw: (pen, top, height) => {
      const row = height / Math.max(1, knights.length);
      const scale = Math.round((row / ROW.least) * 20) / 20;
      const [figure, chip] = [Math.round(FIGURE * scale), CHIP.width * scale];
      const left = LEFT + figure + 14;
      const maxWidth = RIGHT - chip - 8 - left;
      const chairs = knights.map(({ chair }) => t('artus-picture-choice-lands', { chair }));
      // The same for all, so that they look like a list.
      const wanted = LEAST * scale;
      const longest = Math.max(0, ...chairs.map((text) => textWidth(text, wanted, 'normal')));
      const size = Math.max(LEAST, Math.floor(wanted * Math.min(1, maxWidth / longest)));
      knights.forEach(({ value }, i) => {
        const y = top + (i + 0.5) * row;
        drawFigure(pen, { kind: 'knight', seat }, figure, LEFT + figure / 2 + 4, y);
        pen.write(chairs[i] ?? '', left, y, { size, weight: 'normal', colour: pen.theme.ink, maxWidth });
        drawChip(pen, value, RIGHT - chip / 2, y, scale);
      });
    },
  };
}

/** Rows of two Knights, and what's beside each other in half of one. */
const CLOSE = { row: 42, columns: 2, figure: 28, chair: 32 } as const;

/** The same, two beside each other, where there's less room. */
export function closeLedger({ view }: ArtusScene, seat: Seat): Section {
  const knights = rankedKnights(view, seat);
  const width = WIDTH / CLOSE.columns;
  return {
    height: CLOSE.row * Math.ceil(knights.length / CLOSE.columns),
    draw: (pen, top) => {
      knights.forEach(({ chair, value }, i) => {
        const x = LEFT + (i % CLOSE.columns) * width;
        const y = top + (Math.floor(i / CLOSE.columns) + 0.5) * CLOSE.row;
        drawFigure(pen, { kind: 'knight', seat }, CLOSE.figure, x + CLOSE.figure / 2, y);
        pen.write(String(chair), x + CLOSE.chair, y, small(pen.theme.ink));
        drawChip(pen, value, x + width - 3 - CHIP.width / 2, y);
      });
    },
  };
}
