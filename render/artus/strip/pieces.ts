import type { Figure } from '../../../src/games/artus/types.ts';
import type { Seat } from '../../../src/games/game.ts';
import { crown } from '../../parts/crown.ts';
import { widthOf } from '../../parts/measure.ts';
import { write } from '../../parts/text.ts';
import type { Theme } from '../../themes/theme.ts';
import { drawFigure } from '../board/figures.ts';
import { LEAST } from '../sheet.ts';
import { BADGE_RADIUS, numberBadge } from '../turn/numberBadge.ts';
import type { Piece } from './flow.ts';

const FIGURE = 38;

export function text(theme: Theme, shown: string, share = 1): Piece {
  const width = widthOf(shown, LEAST) * share;
  return {
    width,
    draw: (context, x, y) => {
      write(context, shown, x, y, { size: LEAST, colour: theme.ink, maxWidth: Math.ceil(width) });
    },
    narrower: (part) => text(theme, shown, share * part),
  };
}

export function space(width: number): Piece {
  return { width, draw: () => {} };
}

export function figure(theme: Theme, shown: Figure): Piece {
  return {
    width: FIGURE + 6,
    draw: (context, x, y) => drawFigure(context, theme, shown, FIGURE, x + FIGURE / 2, y),
  };
}

export function badge(theme: Theme, seat: Seat, shown: string, hollow = false): Piece {
  const width = BADGE_RADIUS * 2 + 6;
  return {
    width: width + 4,
    draw: (context, x, y) => numberBadge(context, theme, seat, shown, hollow, x + width / 2, y),
  };
}

/** The crown that a new King gets. */
export function crowning(theme: Theme): Piece {
  return {
    width: 44,
    draw: (context, x, y) => {
      context.save();
      context.translate(x + 22, y + 2);
      crown(context, 38, theme.engraving);
      context.restore();
    },
  };
}

/** A sample of the carpet. */
export function carpet(theme: Theme): Piece {
  return {
    width: 40,
    draw: (context, x, y) => {
      context.fillStyle = theme.carpet.fill;
      context.fillRect(x, y - 14, 34, 28);
      context.strokeStyle = theme.carpet.edge;
      context.lineWidth = 2.5;
      context.setLineDash([3, 2]);
      context.strokeRect(x + 2, y - 12, 30, 24);
      context.setLineDash([]);
    },
  };
}
