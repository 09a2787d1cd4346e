import type { Seat } from '../../../src/games/game.ts';
import type { Painting } from '../../painting.ts';
import { write } from '../../parts/text.ts';
import type { QuestsScene } from '../scene.ts';
import type { Outcome } from './outcome.ts';
import { drawRow } from './row.ts';
import { GAIN, KEEP, MARGIN, PAY, PLATE, ROW, rowTop, SHEET, SIZES, WIDTH } from './rowLayout.ts';
import { rowsBackdrop } from './rowsBackdrop.ts';
import { drawTarget } from './target.ts';

type Sized = Pick<Painting, 'width' | 'height' | 'backdrop' | 'draw'>;

/** Payments for one adversary or adventure, or numbers of knights to draw, one per row. */
export function rowsPainting(scene: QuestsScene, seat: Seat, outcomes: readonly Outcome[]): Sized {
  const { theme, words } = scene;
  const most = SIZES.at(-1) as number;
  const size = SIZES.find((rows) => outcomes.length <= rows) ?? most;
  const shown = outcomes.length > most ? most - 1 : outcomes.length;
  const height = rowTop(size) + 2 * MARGIN - 2;
  const { choice } = words.questsPicture;
  const first = outcomes[0];
  return {
    width: WIDTH,
    height,
    backdrop: rowsBackdrop(theme, size, height),
    draw: (context) => {
      if (first === undefined) return;
      drawTarget(context, scene, first, { ...PLATE, height: height - 2 * MARGIN });
      const heading = { size: 21, colour: theme.softInk };
      if (first.action.type !== 'draw') {
        write(context, choice.pay, PAY, SHEET.y + 28, heading);
        write(context, choice.keep, KEEP, SHEET.y + 28, heading);
        write(context, choice.gain, GAIN, SHEET.y + 28, heading);
      }
      outcomes.slice(0, shown).forEach((outcome, row) => {
        drawRow(context, scene, seat, outcome, row);
      });
      if (shown === outcomes.length) return;
      write(context, choice.more(outcomes.length - shown), PAY, rowTop(shown) + ROW / 2, {
        size: 28,
        colour: theme.ink,
      });
    },
  };
}
