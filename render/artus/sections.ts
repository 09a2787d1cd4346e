import type { Seat } from '../../src/games/game.ts';
import { shield } from '../parts/heraldry.ts';
import { signed } from '../parts/text.ts';
import type { Pen } from '../pen.ts';
import { drawFigure } from './figures.ts';
import { laurel } from './panel.ts';
import { type ArtusScene, CHIP, drawChip, hasLeader, knightsOf, LEAST, PANEL, rankOf } from './sheet.ts';
import { cardPlaces, cardsHeight, drawCards, type HeldCard } from './small-cards.ts';

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
  draw(pen: Pen, top: number): void;
}

/** Draws those sections that fit below each other, with the remaining room between them. */
export function drawSections(pen: Pen, sections: readonly Section[], top: number, bottom = BOTTOM): void {
  let room = bottom - top;
  const fitting = sections.filter(({ height }) => {
    if (height > room) return false;
    room -= height;
    return true;
  });
  const gap = room / (fitting.length + 1);
  let y = top + gap;
  for (const { height, draw } of fitting) {
    draw(pen, y);
    y += height + gap;
  }
}

/** A dark line below the panel's head, whose words are written by `text` in the height of their middle. */
export function drawHead(pen: Pen, text: (y: number) => void): void {
  text(PANEL.y + 31);
  pen.fillRect(LEFT, TOP - 4, WIDTH, 2, pen.theme.ink);
}

export function rule(pen: Pen, y: number): void {
  pen.fillRect(LEFT, y - 1, WIDTH, 1.5, pen.theme.parchment.dark);
}

/** The seat's cards in so many columns, or none. */
export function cardsSection(seat: Seat, cards: readonly HeldCard[], columns: number): Section {
  return {
    height: cardsHeight(cards.length, columns, WIDTH),
    draw: (pen, top) =>
      drawCards(pen, seat, cards, cardPlaces(cards.length, columns, { x: LEFT, y: top, width: WIDTH })),
  };
}

const SCORES_ROW = 52;

/** Everybody's name and score; whoever leads has a wreath. */
export function scores({ view, names }: ArtusScene): Section {
  return {
    height: SCORES_ROW * view.players.length,
    draw: (pen, top) => {
      const line = { size: LEAST, colour: pen.theme.ink } as const;
      view.players.forEach(({ score }, seat) => {
        const y = top + (seat + 0.5) * SCORES_ROW;
        if (seat > 0) rule(pen, y - SCORES_ROW / 2);
        const leads = hasLeader(view) && rankOf(view, seat).place === 1;
        if (leads) laurel(pen, 23, LEFT + 22, y + 1);
        shield(pen, seat, leads ? 34 : 42, LEFT + 22, y);
        const width = pen.write(signed(score, false), RIGHT, y, { ...line, size: 28, align: 'right' });
        pen.write(names[seat] ?? '', LEFT + 50, y, {
          ...line,
          weight: view.toAct === seat ? 'bold' : 'normal',
          maxWidth: RIGHT - width - LEFT - 56,
        });
      });
    },
  };
}

const ROW = 44;

const FIGURE = 44;

/** The seat's Knights with their chairs and values. */
export function ledger({ view, say }: ArtusScene, seat: Seat): Section {
  const knights = knightsOf(view, seat);
  return {
    height: ROW * knights.length,
    draw: (pen, top) => {
      const line = { size: LEAST, colour: pen.theme.ink, weight: 'normal' } as const;
      knights.forEach(({ chair, value }, i) => {
        const y = top + (i + 0.5) * ROW;
        drawFigure(pen, { kind: 'knight', seat }, FIGURE, LEFT + FIGURE / 2 + 4, y);
        const maxWidth = WIDTH - FIGURE - CHIP.width - 26;
        pen.write(say('artus-picture-choice-lands', { chair }), LEFT + FIGURE + 14, y, { ...line, maxWidth });
        drawChip(pen, value, RIGHT - CHIP.width / 2, y);
      });
    },
  };
}
