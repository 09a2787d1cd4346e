import type { CanvasRenderingContext2D } from 'canvas';
import type { Seat } from '../../../src/games/game.ts';
import { crown } from '../../parts/crown.ts';
import { shield } from '../../parts/shield.ts';
import { stamp } from '../../parts/stamp.ts';
import { write } from '../../parts/text.ts';
import type { ArtusScene } from '../scene.ts';
import { CENTRE } from './ring.ts';

function winners({ players }: ArtusScene['view']): Seat[] {
  const best = Math.max(...players.map(({ score }) => score));
  return players.flatMap(({ score }, seat) => (score === best ? [seat] : []));
}

/** The round and whose turn it is, in the centre of the table; at the end, who has won. */
export function drawCentre(context: CanvasRenderingContext2D, scene: ArtusScene): void {
  const { view, theme, names, words } = scene;
  const { x, y } = CENTRE;
  const line = { colour: theme.chalk, align: 'centre', maxWidth: 206, size: 26, minSize: 21 } as const;
  if (view.toAct !== null) {
    write(context, words.artusPicture.phase(view), x, y - 88, line);
    shield(context, theme, view.toAct, 116, x, y - 2);
    write(context, names[view.toAct] ?? '', x, y + 88, line);
    return;
  }
  const seats = winners(view);
  const size = seats.length === 1 ? 112 : seats.length === 2 ? 96 : 76;
  const spacing = seats.length === 4 ? 58 : size * 0.9;
  stamp(context, `victory ${theme.id}`, 90, 70, x, y - 88, (inner) => crown(inner, 74, theme.gold.mid));
  seats.forEach((seat, i) => {
    shield(context, theme, seat, size, x + (i - (seats.length - 1) / 2) * spacing, y + 4);
  });
  const name = seats.length === 1 ? names[seats[0] as Seat] : undefined;
  write(context, name ?? words.artusPicture.winner(seats.length), x, y + 88, line);
}
