import type { CanvasRenderingContext2D } from 'canvas';
import type { Seat } from '../../../src/games/game.ts';
import { roundedRect } from '../../parts/shapes.ts';
import { stamp } from '../../parts/stamp.ts';
import { write } from '../../parts/text.ts';
import type { Theme } from '../../themes/theme.ts';
import type { SeatColours } from '../../themes/tones.ts';
import { LEAST } from '../sheet.ts';

export const BADGE_RADIUS = 16;

/** The outline of a badge: a disc where something arrives, a square where it came from. */
function outline(context: CanvasRenderingContext2D, hollow: boolean, radius: number): void {
  if (hollow) {
    roundedRect(context, -radius, -radius, radius * 2, radius * 2, 6);
    return;
  }
  context.beginPath();
  context.arc(0, 0, radius, 0, Math.PI * 2);
}

/** A play's number in its player's colours: a full disc where something arrives, a hollow square where it came from. */
export function numberBadge(
  context: CanvasRenderingContext2D,
  theme: Theme,
  seat: Seat,
  text: string,
  hollow: boolean,
  x: number,
  y: number,
): void {
  const box = BADGE_RADIUS * 2 + 12;
  stamp(context, `badge ${theme.id} ${seat} ${text} ${hollow}`, box, box, x, y, (inner) => {
    const { field, charge } = theme.seats[seat] as SeatColours;
    const radius = text.length > 1 ? BADGE_RADIUS + 3 : BADGE_RADIUS - (hollow ? 2 : 0);
    const layers = hollow
      ? ([
          [2, theme.engraving],
          [0.5, field],
          [-3.5, theme.parchment.light],
        ] as const)
      : ([
          [2, theme.engraving],
          [0.5, theme.parchment.light],
          [-1.5, field],
        ] as const);
    for (const [wider, colour] of layers) {
      outline(inner, hollow, radius + wider);
      inner.fillStyle = colour;
      inner.fill();
    }
    write(inner, text, 0, 0, { size: LEAST, colour: hollow ? theme.ink : charge, align: 'centre' });
  });
}
