import type { CanvasRenderingContext2D } from 'canvas';
import type { Seat } from '../../../src/games/game.ts';
import { shield } from '../../parts/shield.ts';
import { write } from '../../parts/text.ts';
import { drawSeal } from '../cards/seal.ts';
import { drawTrophy } from '../cards/token.ts';
import type { QuestsScene } from '../scene.ts';
import type { Outcome } from './outcome.ts';
import { GAIN, GAIN_WIDTH } from './rowLayout.ts';

/** What the action does, in a few words. */
function note({ view, words }: QuestsScene, { action, gains, ends, completed }: Outcome): string {
  const { choice } = words.questsPicture;
  if (ends !== null) return choice.ends;
  if (completed !== null) return choice.full;
  if (action.type !== 'challenge') return '';
  return gains.length === 0 && view.variant === 'seals' ? choice.seal : choice.mode[action.mode];
}

/** What the action brings: cards and who gets them, or a seal. */
export function drawGains(
  context: CanvasRenderingContext2D,
  scene: QuestsScene,
  seat: Seat,
  outcome: Outcome,
  y: number,
): void {
  const { theme, view } = scene;
  const { action, gains } = outcome;
  const said = note(scene, outcome);
  const ink = { size: 26, colour: theme.ink };
  if (gains.length === 0 && action.type === 'challenge' && view.variant === 'seals') {
    drawSeal(context, theme, seat, 70, GAIN + 36, y);
    write(context, said, GAIN + 84, y, { ...ink, maxWidth: GAIN_WIDTH - 84 });
    return;
  }
  write(context, said, GAIN, y - 30, { ...ink, maxWidth: GAIN_WIDTH });
  const own = gains.length === 1 && gains[0]?.seat === seat;
  const size = gains.length > 2 ? 38 : 50;
  gains.forEach((gain, i) => {
    const x = GAIN + i * (size + 36);
    const at = said === '' ? y : y + 20;
    drawTrophy(context, theme, gain.card, size, x + size / 2, at);
    if (!own) shield(context, theme, gain.seat, 38, x + size + 15, at);
  });
}
