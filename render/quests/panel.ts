import type { CanvasRenderingContext2D } from 'canvas';
import type { Seat } from '../../src/games/game.ts';
import type { AdversaryCard } from '../../src/games/quests/types.ts';
import { rule } from '../parts/rule.ts';
import { roundedRect } from '../parts/shapes.ts';
import { shield } from '../parts/shield.ts';
import { write } from '../parts/text.ts';
import { turnMark } from '../parts/turnMark.ts';
import type { Theme } from '../themes/theme.ts';
import { drawIcon } from './icons.ts';
import { grouped, sorted } from './reading.ts';
import type { QuestsScene } from './scene.ts';
import { PANEL } from './sheet.ts';
import { drawStory, PLAQUES_WITH_STORY } from './story.ts';
import { drawTrophy } from './token.ts';

const MARGIN = 10;
const PLAQUE = 182;
const LEFT = PANEL.x + MARGIN;
const WIDTH = PANEL.width - 2 * MARGIN;
const TOKEN = { size: 34, pitchX: 38, pitchY: 40, columns: 7 } as const;

/** How many equal cards a token stands for, in its corner. */
function badge(context: CanvasRenderingContext2D, theme: Theme, count: number, x: number, y: number): void {
  roundedRect(context, x + 3, y + 5, 23, 16, 5);
  context.fillStyle = theme.ink;
  context.fill();
  write(context, `×${count}`, x + 14.5, y + 13, { size: 15, colour: theme.parchment.light, align: 'centre' });
}

/** Adversaries won, by kind and value, in lines; where they are too many, equal ones as one with their number. */
export function drawTrophies(
  context: CanvasRenderingContext2D,
  theme: Theme,
  trophies: readonly AdversaryCard[],
  left: number,
  top: number,
  lines: number,
): void {
  const cards = sorted(trophies);
  const shown =
    cards.length > TOKEN.columns * lines ? grouped(cards) : cards.map((card) => ({ card, count: 1 }));
  const columns = Math.max(TOKEN.columns, Math.ceil(shown.length / lines));
  const pitch = (TOKEN.pitchX * TOKEN.columns) / columns;
  shown.forEach(({ card, count }, i) => {
    const x = left + TOKEN.pitchX / 2 + (i % columns) * pitch;
    const y = top + TOKEN.pitchY / 2 + Math.floor(i / columns) * TOKEN.pitchY;
    drawTrophy(context, theme, card, TOKEN.size, x, y);
    if (count > 1) badge(context, theme, count, x, y);
  });
}

function plaque(context: CanvasRenderingContext2D, scene: QuestsScene, seat: Seat, top: number): void {
  const { theme, view, names } = scene;
  const player = view.players[seat];
  if (player === undefined) return;
  if (view.toAct === seat) {
    turnMark(context, theme, { x: LEFT, y: top, width: WIDTH, height: PLAQUE }, { reach: 19, down: 44 });
  }
  shield(context, theme, seat, 72, LEFT + 44, top + 47);
  const text = LEFT + 88;
  const ink = { colour: theme.ink };
  write(context, names[seat] ?? '', text, top + 24, { ...ink, size: 25, minSize: 20, maxWidth: WIDTH - 96 });
  const counts = [
    ...(view.variant === 'seals' ? [['seal', player.seals] as const] : []),
    ['knights', player.knights] as const,
  ];
  let right = LEFT + WIDTH - 12;
  for (const [icon, count] of counts) {
    right -= write(context, String(count), right, top + 68, { ...ink, size: 27, align: 'right' });
    drawIcon(context, theme, icon, icon === 'seal' ? 34 : 42, right - 20, top + 67);
    right -= 46;
  }
  write(context, String(player.score), text, top + 67, {
    ...ink,
    size: 46,
    minSize: 30,
    maxWidth: right - text + 8,
  });
  drawTrophies(context, theme, player.trophies, LEFT + 8, top + 96, 2);
}

/** Players with their points, knights, seals and trophies. */
export function drawPanel(context: CanvasRenderingContext2D, scene: QuestsScene): void {
  const { players, toAct } = scene.view;
  const pitch = (PANEL.height - 12) / 5;
  const gap = pitch - PLAQUE;
  const first = PANEL.y + 6 + gap / 2;
  players.forEach((_, seat) => {
    plaque(context, scene, seat, first + seat * pitch);
    const beside = [seat - 1, seat].includes(toAct ?? -1);
    if (seat > 0 && !beside) rule(context, scene.theme, PANEL, first + seat * pitch - gap / 2);
  });
  if (players.length > PLAQUES_WITH_STORY) return;
  const below = first + players.length * pitch;
  if (toAct !== players.length - 1) rule(context, scene.theme, PANEL, below - gap / 2);
  const { ink } = scene.theme;
  const x = PANEL.x + 22;
  const titled = players.length < PLAQUES_WITH_STORY;
  if (titled) write(context, scene.words.questsPicture.lately, x, below + 24, { size: 22, colour: ink });
  const y = below + (titled ? 58 : 16);
  const height = PANEL.y + PANEL.height - 12 - y;
  drawStory(context, scene, { x, y, width: PANEL.width - 44, height }, ink);
}
