import type { CanvasRenderingContext2D } from 'canvas';
import type { Seat } from '../../../src/games/game.ts';
import { crown } from '../../parts/crown.ts';
import { shield } from '../../parts/shield.ts';
import { stamp } from '../../parts/stamp.ts';
import { write } from '../../parts/text.ts';
import type { ArtusScene } from '../scene.ts';
import { LEAST } from '../sheet.ts';
import { CENTRE } from './ring.ts';

function winners({ players }: ArtusScene['view']): Seat[] {
  const best = Math.max(...players.map(({ score }) => score));
  return players.flatMap(({ score }, seat) => (score === best ? [seat] : []));
}

/** The round, whose turn it is and what they do, in the centre of the table; at the end, who has won. */
export function drawCentre(context: CanvasRenderingContext2D, scene: ArtusScene): void {
  const { view, theme, names, words } = scene;
  const { x, y } = CENTRE;
  const line = { colour: theme.chalk, align: 'centre', size: LEAST } as const;
  const name = { ...line, size: 32, minSize: LEAST, maxWidth: 252 };
  if (view.toAct !== null) {
    write(context, words.artusPicture.phase(view), x, y - 106, { ...line, maxWidth: 200 });
    shield(context, theme, view.toAct, 124, x, y - 18);
    write(context, names[view.toAct] ?? '', x, y + 70, name);
    write(context, words.artusPicture.todo(view), x, y + 106, { ...line, maxWidth: 206 });
    return;
  }
  const seats = winners(view);
  const size = seats.length === 1 ? 124 : seats.length === 2 ? 104 : 84;
  const spacing = seats.length === 4 ? 64 : size * 0.9;
  stamp(context, `victory ${theme.id}`, 90, 70, x, y - 96, (inner) => crown(inner, 74, theme.gold.mid));
  seats.forEach((seat, i) => {
    shield(context, theme, seat, size, x + (i - (seats.length - 1) / 2) * spacing, y);
  });
  const only = seats.length === 1 ? names[seats[0] as Seat] : undefined;
  if (only !== undefined) write(context, only, x, y + 82, name);
  const label = { ...line, maxWidth: 206 };
  write(context, words.artusPicture.winner(seats.length), x, y + (only === undefined ? 84 : 114), label);
}
