import type { CanvasRenderingContext2D } from 'canvas';
import type { Figure } from '../../../src/games/artus/types.ts';
import type { Theme } from '../../themes/theme.ts';
import { drawFigure } from '../board/figures.ts';
import { fingerRing } from '../board/princeMedal.ts';
import { drawScoreTiles } from '../panel/scoreTiles.ts';
import { moveDiagram } from './moveDiagram.ts';
import { ringDiagram } from './ringDiagram.ts';
import { DIAGRAM, PORTRAIT } from './sheet.ts';
import { valuesDiagram } from './valuesDiagram.ts';

export const FIGURE_PIECES = ['knight', 'king', 'prince', 'ring', 'fifty'] as const;

export type FigurePiece = (typeof FIGURE_PIECES)[number];

const EXAMPLE_RANGE = { min: 3, max: 6, both: false } as const;

const KNIGHT: Figure = { kind: 'knight', seat: 0 };
const PRINCE: Figure = { kind: 'prince', metal: 'silver', rings: 1, king: false };
const KING: Figure = { kind: 'prince', metal: 'bronze', rings: 3, king: true };

/** Draws at the origin, enlarged. */
function enlarged(context: CanvasRenderingContext2D, scale: number, draw: () => void): void {
  context.save();
  context.translate(PORTRAIT.x, PORTRAIT.y);
  context.scale(scale, scale);
  draw();
  context.restore();
}

/** A figure or token, and what it's about as a diagram. */
export function drawFigurePiece(context: CanvasRenderingContext2D, theme: Theme, piece: FigurePiece): void {
  const { x, y } = PORTRAIT;
  switch (piece) {
    case 'knight':
      drawFigure(context, theme, KNIGHT, 210, x, y);
      moveDiagram(context, theme, EXAMPLE_RANGE, KNIGHT);
      return;
    case 'king':
      drawFigure(context, theme, KING, 196, x, y);
      valuesDiagram(context, theme, KING);
      return;
    case 'prince':
      drawFigure(context, theme, PRINCE, 190, x, y);
      moveDiagram(context, theme, EXAMPLE_RANGE, PRINCE);
      return;
    case 'ring':
      enlarged(context, 1, () => fingerRing(context, theme, 86));
      ringDiagram(context, theme, 'silver');
      return;
    case 'fifty':
      enlarged(context, 2.4, () => drawScoreTiles(context, theme, '50', -26, 0));
      [0, 1, 2].forEach((tile) => {
        drawScoreTiles(context, theme, '50', DIAGRAM.x + 90 + tile * 58, DIAGRAM.y + 66);
      });
  }
}
