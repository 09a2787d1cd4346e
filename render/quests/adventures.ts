import type { CanvasRenderingContext2D } from 'canvas';
import type { AdventureNeed, AdventureView, CardDemand } from '../../src/games/quests/types.ts';
import { mix } from '../parts/colour.ts';
import { roundedRect, withShadow } from '../parts/shapes.ts';
import { shield } from '../parts/shield.ts';
import { stamp } from '../parts/stamp.ts';
import { wrap, write } from '../parts/text.ts';
import type { Theme } from '../themes/theme.ts';
import { drawFrame } from './adversaryCard.ts';
import type { QuestsScene } from './scene.ts';
import { QUEST, questAt } from './sheet.ts';
import { drawAnyCard, drawToken } from './token.ts';

const MEDAL = { y: -QUEST.height / 2 + 38, radius: 31 } as const;
const NAME_Y = -24;
const CONDITION_Y = 55;

/** Points in a gold medal. */
export function drawMedal(
  context: CanvasRenderingContext2D,
  theme: Theme,
  points: number,
  radius: number,
  x: number,
  y: number,
): void {
  const box = Math.ceil(radius * 2.5);
  stamp(context, `medal ${theme.id} ${points} ${radius}`, box, box, x, y, (inner) => {
    const disc = (r: number, colour: string) => {
      inner.beginPath();
      inner.arc(0, 0, r, 0, Math.PI * 2);
      inner.fillStyle = colour;
      inner.fill();
    };
    withShadow(inner, theme, radius * 0.12, () => disc(radius, theme.gold.dark));
    disc(radius - 2.5, theme.gold.light);
    disc(radius * 0.83, theme.gold.mid);
    write(inner, String(points), 0, 0, {
      size: Math.round(radius * 1.2),
      colour: theme.engraving,
      align: 'centre',
    });
  });
}

/** One card that is asked for. */
function demand(
  context: CanvasRenderingContext2D,
  theme: Theme,
  { kind, min }: CardDemand,
  x: number,
  y: number,
) {
  if (kind === null) drawAnyCard(context, theme, min > 1 ? `≥${min}` : '', 42, 44, x, y);
  else drawToken(context, theme, kind, min > 1 ? min : null, 42, x, y);
}

const PAIR: readonly (readonly [number, number])[] = [
  [-25, 0],
  [25, 0],
];
const THREE: readonly (readonly [number, number])[] = [
  [-25, -25],
  [25, -25],
  [0, 25],
];
const FOUR: readonly (readonly [number, number])[] = [
  [-25, -25],
  [25, -25],
  [-25, 25],
  [25, 25],
];

function condition(context: CanvasRenderingContext2D, theme: Theme, need: AdventureNeed, or: string): void {
  const ink = { colour: theme.ink, align: 'centre' as const };
  if (need.type === 'total') {
    if (need.kind === null) drawAnyCard(context, theme, '', 44, 48, 0, -25);
    else drawToken(context, theme, need.kind, null, 50, 0, -25);
    write(context, `Σ ${need.total}`, 0, 27, { ...ink, size: 36 });
    return;
  }
  const [first = [], second] = need.sets;
  if (second !== undefined) {
    first.forEach((one, i) => {
      demand(context, theme, one, PAIR[i]?.[0] ?? 0, -28);
    });
    write(context, or, -28, 26, { ...ink, size: 20 });
    for (const one of second) demand(context, theme, one, 20, 26);
    return;
  }
  const places = first.length === 2 ? PAIR : first.length === 3 ? THREE : FOUR;
  first.forEach((one, i) => {
    demand(context, theme, one, ...(places[i] ?? ([0, 0] as const)));
  });
}

/** On one line or two, as large as it fits. */
function writeName(context: CanvasRenderingContext2D, name: string, colour: string): void {
  const room = QUEST.width - 14;
  const size =
    [19, 18, 17].find((at) => !wrap(name, at, room, 2, 'bold').some((line) => line.endsWith('…'))) ?? 16;
  const lines = wrap(name, size, room, 2, 'bold');
  lines.forEach((line, i) => {
    const y = NAME_Y + (i - (lines.length - 1) / 2) * 20;
    write(context, line, 0, y, { size, colour, align: 'centre' });
  });
}

function face(
  context: CanvasRenderingContext2D,
  theme: Theme,
  { need, value }: AdventureView,
  name: string,
  or: string,
): void {
  const { width, height } = QUEST;
  withShadow(context, theme, 6, () => {
    roundedRect(context, -width / 2, -height / 2, width, height, 10);
    context.fillStyle = theme.parchment.light;
    context.fill();
  });
  for (const [inset, line] of [
    [1, 2],
    [6, 1],
  ] as const) {
    roundedRect(context, -width / 2 + inset, -height / 2 + inset, width - 2 * inset, height - 2 * inset, 9);
    context.strokeStyle = theme.parchment.dark;
    context.lineWidth = line;
    context.stroke();
  }
  drawMedal(context, theme, value, MEDAL.radius, 0, MEDAL.y);
  writeName(context, name, theme.ink);
  context.translate(0, CONDITION_Y);
  condition(context, theme, need, or);
}

/** The colour of an adventure that is out of play. */
export const shade = (theme: Theme): string => mix(theme.parchment.mid, theme.floor.dark, 0.72);

/** Taken: in the shade, to lie under its owner's arms; name and points stay in the light. */
function shadedFace(context: CanvasRenderingContext2D, theme: Theme, value: number, name: string): void {
  const { width, height } = QUEST;
  roundedRect(context, -width / 2, -height / 2, width, height, 10);
  context.fillStyle = shade(theme);
  context.fill();
  roundedRect(context, -width / 2 + 1, -height / 2 + 1, width - 2, height - 2, 9);
  context.strokeStyle = theme.floor.dark;
  context.lineWidth = 2;
  context.stroke();
  drawMedal(context, theme, value, MEDAL.radius, 0, MEDAL.y);
  writeName(context, name, theme.chalk);
}

/** The card of an adventure with its middle at (x, y); taken ones lie in the shade. */
export function drawAdventureFace(
  context: CanvasRenderingContext2D,
  { theme, words }: QuestsScene,
  adventure: AdventureView,
  x: number,
  y: number,
): void {
  const name = words.quests.adventure(adventure.id);
  const key = `adventure ${theme.id} ${adventure.id} ${name} ${adventure.taken === null}`;
  stamp(context, key, QUEST.width + 20, QUEST.height + 20, x, y, (inner) => {
    if (adventure.taken === null) face(inner, theme, adventure, name, words.questsPicture.or);
    else shadedFace(inner, theme, adventure.value, name);
  });
}

/** An adventure in its place below the board, under its owner's arms when it is taken. */
export function drawAdventure(
  context: CanvasRenderingContext2D,
  scene: QuestsScene,
  adventure: AdventureView,
  index: number,
  marked: boolean,
): void {
  const place = questAt(index);
  const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
  drawAdventureFace(context, scene, adventure, x, y);
  if (adventure.taken !== null) shield(context, scene.theme, adventure.taken.seat, 96, x, y + 49);
  if (marked) drawFrame(context, scene.theme, place);
}
