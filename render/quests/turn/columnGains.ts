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

export function drawColumnGains(
  context: CanvasRenderingContext2D,
  theme: Theme,
  gains: ReturnType<typeof columnGains>,
  left: number,
  y: number,
): void {
  gains.forEach(({ seat, card }, i) => {
    drawTrophy(context, theme, card, TOKEN, left + TOKEN / 2 + i * 52, y - 4);
    shield(context, theme, seat, 28, left + TOKEN / 2 + 17 + i * 52, y + 10);
  });
}
