import type { Seat } from '../../../src/games/game.ts';
import { write } from '../../parts/text.ts';
import { drawFigure } from '../board/figures.ts';
import { CHIP, drawChip } from '../chip.ts';
import { knightsOf, signed, sum } from '../reading.ts';
import type { ArtusScene } from '../scene.ts';
import { LEAST } from '../sheet.ts';
import { LEFT, WIDTH } from './layout.ts';
import type { Section } from './section.ts';

const ROW = 44;
const FIGURE = 44;

/** The viewer's Knights with their chairs and values, added up. */
export function ledger(scene: ArtusScene, seat: Seat): Section {
  const { theme, view, words } = scene;
  const { choice } = words.artusPicture;
  const knights = knightsOf(view, seat);
  const line = { size: LEAST, colour: theme.ink } as const;
  const right = LEFT + WIDTH - 4;
  return {
    height: ROW * (knights.length + 1) + 6,
    draw: (context, top) => {
      knights.forEach(({ chair, value }, i) => {
        const y = top + (i + 0.5) * ROW;
        drawFigure(context, theme, { kind: 'knight', seat }, FIGURE, LEFT + FIGURE / 2 + 4, y);
        write(context, choice.lands(chair), LEFT + FIGURE + 14, y, {
          ...line,
          weight: 'normal',
          maxWidth: WIDTH - FIGURE - CHIP.width - 26,
        });
        drawChip(context, theme, value, right - CHIP.width / 2, y);
      });
      const foot = top + ROW * knights.length;
      context.fillStyle = theme.ink;
      context.fillRect(LEFT, foot + 2, WIDTH, 2);
      const y = foot + 8 + ROW / 2;
      const width = write(context, signed(sum(knights.map(({ value }) => value))), right, y, {
        ...line,
        size: 32,
        align: 'right',
      });
      write(context, choice.together, LEFT + 4, y, { ...line, maxWidth: WIDTH - width - 16 });
    },
  };
}
