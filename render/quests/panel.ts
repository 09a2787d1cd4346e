import type { CanvasRenderingContext2D } from 'canvas';
import type { Seat } from '../../src/games/game.ts';
import type { AdversaryCard } from '../../src/games/quests/types.ts';
import { rule } from '../parts/rule.ts';
import { roundedRect } from '../parts/shapes.ts';
import { shield } from '../parts/shield.ts';
import { tell } from '../parts/story.ts';
import { write } from '../parts/text.ts';
import { turnMark } from '../parts/turnMark.ts';
import type { Theme } from '../themes/theme.ts';
import { drawIcon } from './icons.ts';
import { grouped, sorted } from './reading.ts';
import type { QuestsScene } from './scene.ts';
import { PANEL } from './sheet.ts';
import { MOST_WITH_STORY, storyOf } from './story.ts';
import { drawTrophy } from './token.ts';

const MARGIN = 10;
const LEFT = PANEL.x + MARGIN;
const WIDTH = PANEL.width - 2 * MARGIN;
export interface TrophyRows {
  readonly lines: number;
  readonly columns: number;
  readonly size: number;
  readonly pitchX: number;
  readonly pitchY: number;
}

const SMALL: TrophyRows = { lines: 2, columns: 7, size: 34, pitchX: 38, pitchY: 40 };
export const LARGE: TrophyRows = { lines: 3, columns: 6, size: 40, pitchX: 44, pitchY: 41 };

interface PlaqueForm {
  readonly height: number;
  readonly pitch: number;
  readonly shield: number;
  /** Font size of the points. */
  readonly points: number;
  /** From the plaque's top to the middles of name and points and to the trophies. */
  readonly name: number;
  readonly score: number;
  readonly below: number;
  readonly trophies: TrophyRows;
}

const ROOM = PANEL.height - 12;
const TIGHT: PlaqueForm = {
  height: 182,
  pitch: ROOM / 5,
  shield: 72,
  points: 46,
  name: 24,
  score: 67,
  below: 96,
  trophies: SMALL,
};
const WIDE: PlaqueForm = {
  height: 232,
  pitch: ROOM / 4,
  shield: 84,
  points: 54,
  name: 28,
  score: 76,
  below: 106,
  trophies: LARGE,
};
/** By the number of players: three leave room for the story when their plaques are tight, two in any case. */
const FORMS: Readonly<Record<number, PlaqueForm>> = { 2: WIDE, 3: TIGHT, 4: WIDE, 5: TIGHT };

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
  rows: TrophyRows,
): void {
  const cards = sorted(trophies);
  const shown =
    cards.length > rows.columns * rows.lines ? grouped(cards) : cards.map((card) => ({ card, count: 1 }));
  const columns = Math.max(rows.columns, Math.ceil(shown.length / rows.lines));
  const pitch = (rows.pitchX * rows.columns) / columns;
  shown.forEach(({ card, count }, i) => {
    const x = left + rows.pitchX / 2 + (i % columns) * pitch;
    const y = top + rows.pitchY / 2 + Math.floor(i / columns) * rows.pitchY;
    drawTrophy(context, theme, card, rows.size, x, y);
    if (count > 1) badge(context, theme, count, x, y);
  });
}

function plaque(
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

/** Players with their points, knights, seals and trophies. */
export function drawPanel(context: CanvasRenderingContext2D, scene: QuestsScene): void {
  const { players, toAct } = scene.view;
  const form = FORMS[players.length];
  if (form === undefined) throw new RangeError(`no panel for ${players.length} players`);
  const { pitch } = form;
  const top = (seat: Seat) => PANEL.y + 6 + seat * pitch;
  players.forEach((_, seat) => {
    plaque(context, scene, seat, top(seat) + (pitch - form.height) / 2, form);
    const beside = [seat - 1, seat].includes(toAct ?? -1);
    if (seat > 0 && !beside) rule(context, scene.theme, PANEL, top(seat));
  });
  if (players.length > MOST_WITH_STORY) return;
  const below = top(players.length);
  if (toAct !== players.length - 1) rule(context, scene.theme, PANEL, below);
  const { ink } = scene.theme;
  const x = PANEL.x + 22;
  write(context, scene.words.questsPicture.lately, x, below + 28, { size: 24, colour: ink });
  const y = below + 50;
  const area = { x, y, width: PANEL.width - 44, height: PANEL.y + PANEL.height - 14 - y };
  tell(context, storyOf(scene), area, {
    colour: ink,
    largest: 26,
    smallest: 18,
    otherwise: 'last sentences',
  });
}
