import type { CanvasRenderingContext2D } from 'canvas';
import type { Seat } from '../../../src/games/game.ts';
import { write } from '../../parts/text.ts';
import { wrap } from '../../parts/wrap.ts';
import { drawMedal } from '../cards/medal.ts';
import { payableAdventures } from '../reach.ts';
import type { QuestsScene } from '../scene.ts';
import { TAKE } from './layout.ts';

export function drawPayable(context: CanvasRenderingContext2D, scene: QuestsScene, seat: Seat): void {
  const { theme, words, view } = scene;
  const payable = payableAdventures(view, seat);
  const two = payable.length > 3;
  const rows = two ? Math.ceil(payable.length / 2) : 3;
  const pitch = Math.min(56, 174 / rows);
  const radius = Math.min(25, pitch * 0.46);
  const width = (TAKE.width - 36) / (two ? 2 : 1);
  payable.forEach(({ id, value }, i) => {
    const x = TAKE.x + 22 + (two ? (i % 2) * width : 0);
    const y = TAKE.y + 56 + ((two ? Math.floor(i / 2) : i) + 0.5) * pitch;
    drawMedal(context, theme, value, radius, x + 24, y);
    const size = two ? 15 : 22;
    const lines = wrap(words.quests.adventure(id), size, width - 58, 2, 'bold');
    lines.forEach((line, n) => {
      const dy = (n - (lines.length - 1) / 2) * (size + 1);
      write(context, line, x + 54, y + dy, { size, colour: theme.ink });
    });
  });
}
