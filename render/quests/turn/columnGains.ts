import type { CanvasRenderingContext2D } from 'canvas';
import type { QuestsEvent } from '../../../src/games/quests/types.ts';
import { shield } from '../../parts/shield.ts';
import type { Theme } from '../../themes/theme.ts';
import { drawTrophy } from '../cards/token.ts';
import { TOKEN } from './logLayout.ts';

/** Cards that players won through a completed column. */
export function columnGains(events: readonly QuestsEvent[]) {
  const at = events.findIndex(({ type }) => type === 'columnCompleted');
  return at < 0 ? [] : events.slice(at).flatMap((event) => (event.type === 'won' ? [event] : []));
}

/** Each card with the shield of whoever won it beside it. */
export function drawColumnGains(
  context: CanvasRenderingContext2D,
  theme: Theme,
  gains: ReturnType<typeof columnGains>,
  left: number,
  y: number,
): void {
  gains.forEach(({ seat, card }, i) => {
    const x = left + i * 96;
    drawTrophy(context, theme, card, TOKEN, x + TOKEN / 2, y);
    shield(context, theme, seat, 38, x + TOKEN + 20, y);
  });
}
