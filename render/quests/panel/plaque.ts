import type { CanvasRenderingContext2D } from 'canvas';
import type { Seat } from '../../../src/games/game.ts';
import { shield } from '../../parts/shield.ts';
import { write } from '../../parts/text.ts';
import { turnMark } from '../../parts/turnMark.ts';
import { drawIcon } from '../cards/icons.ts';
import type { QuestsScene } from '../scene.ts';
import { PANEL } from '../sheet.ts';
import type { PlaqueForm } from './plaqueForm.ts';
import { drawTrophies } from './trophies.ts';

const MARGIN = 10;
const LEFT = PANEL.x + MARGIN;
const WIDTH = PANEL.width - 2 * MARGIN;

export function drawPlaque(
  context: CanvasRenderingContext2D,
  scene: QuestsScene,
  seat: Seat,
  top: number,
  form: PlaqueForm,
): void {
  const { theme, view, names } = scene;
  const player = view.players[seat];
  if (player === undefined) return;
  if (view.toAct === seat) {
    turnMark(context, theme, { x: LEFT, y: top, width: WIDTH, height: form.height }, { reach: 19, down: 44 });
  }
  shield(context, theme, seat, form.shield, LEFT + 44, top + form.shield / 2 + 11);
  const text = LEFT + 88;
  const ink = { colour: theme.ink };
  write(context, names[seat] ?? '', text, top + form.name, {
    ...ink,
    size: 25,
    minSize: 20,
    maxWidth: WIDTH - 96,
  });
  const counts = [
    ...(view.variant === 'seals' ? [['seal', player.seals] as const] : []),
    ['knights', player.knights] as const,
  ];
  let right = LEFT + WIDTH - 12;
  for (const [icon, count] of counts) {
    right -= write(context, String(count), right, top + form.score + 1, { ...ink, size: 27, align: 'right' });
    drawIcon(context, theme, icon, icon === 'seal' ? 34 : 42, right - 20, top + form.score);
    right -= 46;
  }
  write(context, String(player.score), text, top + form.score, {
    ...ink,
    size: form.points,
    minSize: 24,
    maxWidth: right - text + 8,
  });
  drawTrophies(context, theme, player.trophies, LEFT + 8, top + form.below, form.trophies);
}
