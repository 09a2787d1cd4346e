import type { Seat } from '../../../src/games/game.ts';
import type { Painting } from '../../painting.ts';
import { write } from '../../parts/text.ts';
import type { QuestsScene } from '../scene.ts';
import type { Outcome } from './outcome.ts';
import { drawRow } from './row.ts';
import {
  bandHeight,
  GAIN,
  GAIN_WIDTH,
  HEAD,
  KEEP,
  KEEP_WIDTH,
  MARGIN,
  PAY,
  PAY_WIDTH,
  ROW,
  SIZES,
  sheetTop,
  WIDTH,
} from './rowLayout.ts';
import { rowsBackdrop } from './rowsBackdrop.ts';
import { drawTarget } from './target.ts';

type Sized = Pick<Painting, 'width' | 'height' | 'backdrop' | 'draw'>;

/** Payments for one adversary or adventure, or numbers of knights to draw, one per row. */
export function rowsPainting(scene: QuestsScene, seat: Seat, outcomes: readonly Outcome[]): Sized {
  const { theme, words } = scene;
  const most = SIZES.at(-1) as number;
  const size = SIZES.find((rows) => outcomes.length <= rows) ?? most;
  const shown = outcomes.length > most ? most - 1 : outcomes.length;
  const first = outcomes[0];
  const band = bandHeight(first?.action.type ?? 'draw');
  const top = sheetTop(band);
  const rowTop = (row: number) => top + HEAD + row * ROW;
  const height = rowTop(size) + 2 * MARGIN;
  const { choice } = words.questsPicture;
  return {
    width: WIDTH,
    height,
    backdrop: rowsBackdrop(theme, band, height),
    draw: (context) => {
      if (first === undefined) return;
      drawTarget(context, scene, first, band);
      const heading = { size: 26, colour: theme.softInk };
      const y = top + 28;
      if (first.action.type !== 'draw') {
        write(context, choice.pay, PAY, y, { ...heading, maxWidth: PAY_WIDTH });
        write(context, choice.keep, KEEP, y, { ...heading, maxWidth: KEEP_WIDTH });
        write(context, choice.gain, GAIN, y, { ...heading, maxWidth: GAIN_WIDTH });
      } else write(context, choice.eachEnds, PAY, y, { ...heading, maxWidth: WIDTH - 2 * PAY });
      outcomes.slice(0, shown).forEach((outcome, row) => {
        drawRow(context, scene, seat, outcome, row, rowTop(row));
      });
      if (shown === outcomes.length) return;
      write(context, choice.more(outcomes.length - shown), PAY, rowTop(shown) + ROW / 2, {
        size: 28,
        colour: theme.ink,
        maxWidth: WIDTH - 2 * PAY,
      });
    },
  };
}
