import type { CanvasRenderingContext2D } from 'canvas';
import type { AdversaryCard } from '../../../src/games/quests/types.ts';
import type { Theme } from '../../themes/theme.ts';
import { drawTrophies, layOutTrophies } from '../panel/trophies.ts';
import { HELD } from './layout.ts';
import { CONTENT } from './section.ts';

const TOKEN = 44;
const PITCH = 48;

/** The adversaries won, a line for each kind if they're many. */
export function drawHeld(
  context: CanvasRenderingContext2D,
  theme: Theme,
  trophies: readonly AdversaryCard[],
): void {
  const laidOut = layOutTrophies(trophies, TOKEN, HELD.width - 36);
  drawTrophies(context, theme, laidOut, HELD.x + 18, HELD.y + CONTENT + PITCH / 2 + 4, PITCH);
}
