import type { CanvasRenderingContext2D } from 'canvas';
import type { Seat } from '../../../src/games/game.ts';
import { shield } from '../../parts/shield.ts';
import { write } from '../../parts/text.ts';
import { drawSeal } from '../cards/seal.ts';
import { drawTrophy } from '../cards/token.ts';
import type { QuestsScene } from '../scene.ts';
import type { Outcome } from './outcome.ts';
import { GAIN, GAIN_WIDTH } from './rowLayout.ts';

/** What the action brings: cards and who gets them, or a seal. */
export function drawGains(
  context: CanvasRenderingContext2D,
  scene: QuestsScene,
  seat: Seat,
  { action, gains, ends, completed }: Outcome,
  y: number,
): void {
  const { theme, view, words } = scene;
  const { choice } = words.questsPicture;
  if (ends !== null || completed !== null || (action.type === 'challenge' && action.mode !== 'usual')) {
    const note =
      ends !== null
        ? choice.ends
        : completed !== null
          ? choice.full
          : action.type === 'challenge'
            ? choice.mode[action.mode]
            : '';
    write(context, note, GAIN, y - 34, { size: 17, colour: theme.ink, maxWidth: GAIN_WIDTH });
  }
  if (gains.length === 0 && action.type === 'challenge' && view.variant === 'seals') {
    drawSeal(context, theme, seat, 64, GAIN + 36, y);
    return;
  }
  const size = gains.length > 2 ? 34 : 46;
  gains.forEach((gain, i) => {
    const x = GAIN + (i % 2) * (GAIN_WIDTH / 2);
    const at = gains.length > 2 ? y - 14 + Math.floor(i / 2) * 42 : y + 4;
    drawTrophy(context, theme, gain.card, size, x + size / 2 + 2, at);
    if (gain.seat !== seat || gains.length > 1)
      shield(context, theme, gain.seat, size * 0.8, x + size * 1.4, at);
  });
}
