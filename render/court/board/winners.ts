import type { CanvasRenderingContext2D } from 'canvas';
import { crown } from '../../parts/crown.ts';
import { shield } from '../../parts/shield.ts';
import { stamp } from '../../parts/stamp.ts';
import { write } from '../../parts/text.ts';
import type { CourtScene } from '../scene.ts';
import { BOARD } from '../sheet.ts';
import { MIDDLE } from './boardLayout.ts';

/** The winner's shield and name, or the shields of everyone who shares the victory. */
export function drawWinners(
  context: CanvasRenderingContext2D,
  { view, theme, names, words }: CourtScene,
): void {
  const winners = view.players.flatMap(({ place }, seat) => (place === 1 ? [seat] : []));
  const left = BOARD.x + 84;
  winners.forEach((seat, i) => {
    shield(context, theme, seat, 112, left + i * 100, MIDDLE);
  });
  const x = left + winners.length * 100;
  const line = { colour: theme.chalk, maxWidth: BOARD.x + BOARD.width - 30 - x };
  stamp(context, `victory ${theme.id}`, 90, 70, x + 40, MIDDLE - 42, (inner) =>
    crown(inner, 74, theme.gold.mid),
  );
  const title = words.courtPicture.winner(winners.length);
  const [winner] = winners;
  if (winners.length === 1 && winner !== undefined) {
    write(context, title, x + 96, MIDDLE - 40, { ...line, size: 30, maxWidth: line.maxWidth - 96 });
    write(context, names[winner] ?? '', x, MIDDLE + 32, { ...line, size: 38, minSize: 26 });
  } else write(context, title, x, MIDDLE + 32, { ...line, size: 38, minSize: 26 });
}
