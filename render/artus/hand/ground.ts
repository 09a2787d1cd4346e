import type { CanvasRenderingContext2D } from 'canvas';
import { roundedRect } from '../../parts/shapes.ts';
import type { Theme } from '../../themes/theme.ts';
import { ART_Y, CARD } from './cardLayout.ts';

const HEIGHT = 132;

/** The hall behind a card's figures: three arched windows in a wall, and the edge of the round table. */
export function drawGround(context: CanvasRenderingContext2D, theme: Theme): void {
  const width = CARD.width - 24;
  context.save();
  roundedRect(context, -width / 2, ART_Y - HEIGHT / 2, width, HEIGHT, 8);
  context.fillStyle = theme.parchment.mid;
  context.fill();
  context.strokeStyle = theme.parchment.dark;
  context.lineWidth = 1.5;
  context.stroke();
  context.clip();
  for (const x of [-54, 0, 54]) {
    context.beginPath();
    context.arc(x, ART_Y - 26, 19, Math.PI, 0);
    context.lineTo(x + 19, ART_Y + 40);
    context.lineTo(x - 19, ART_Y + 40);
    context.closePath();
    context.fillStyle = theme.silver.mid;
    context.fill();
    context.stroke();
  }
  context.beginPath();
  context.ellipse(0, ART_Y + 92, 140, 54, 0, 0, Math.PI * 2);
  context.fillStyle = theme.wood.mid;
  context.fill();
  context.strokeStyle = theme.wood.dark;
  context.lineWidth = 3;
  context.stroke();
  context.restore();
}
