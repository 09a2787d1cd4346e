import type { CanvasRenderingContext2D } from 'canvas';
import { FULL_COLUMN, KINDS } from '../../../src/games/quests/data.ts';
import type { Kind } from '../../../src/games/quests/types.ts';
import { mix } from '../../parts/colour.ts';
import { withShadow } from '../../parts/shadow.ts';
import { roundedRect } from '../../parts/shapes.ts';
import type { Theme } from '../../themes/theme.ts';
import { kindEmblem } from '../cards/kinds.ts';
import { cardAt, DISPLAY, HEAD, headAt } from '../sheet.ts';

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
