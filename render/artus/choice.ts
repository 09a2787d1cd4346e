import type { CanvasRenderingContext2D } from 'canvas';
import type { ArtusAction } from '../../src/games/artus/types.ts';
import type { Words } from '../../src/i18n/index.ts';
import type { Painting } from '../painting.ts';
import { ALT_LIMIT, limited, TEXT_LIMIT } from '../parts/limit.ts';
import { write } from '../parts/text.ts';
import { drawFigure, drawFigures } from './figures.ts';
import { type ArtusOption, type Outcome, outcomeOf } from './outcome.ts';
import { signed } from './reading.ts';
import { onChair, RADII } from './ring.ts';
import type { ArtusScene } from './scene.ts';
import { PANEL, SIZE } from './sheet.ts';
import { drawSpaces } from './spaces.ts';
import { tableBackdrop } from './table.ts';
import { shortNames } from './texts.ts';

const ROW = 82;
const ROWS = 10;

function does(action: ArtusAction, words: Words): string {
  const { artus, picture } = words;
  switch (action.type) {
    case 'place':
      return artus.chair(action.chair);
    case 'moveKnight':
    case 'movePrince':
      return artus.steps(action.steps);
    case 'addRing':
      return picture.artus.choice.ring(action.chair);
    case 'score':
      return picture.artus.choice.score(action.chairs);
    case 'draw':
      return artus.pile(action.pile);
  }
}

/** An outcome as one line of words. */
function inWords(scene: ArtusScene, outcome: Outcome, names: readonly string[]): string {
  const { words } = scene;
  const { artus } = words;
  const { action, from, to, later, points, pushed, crowned, turn } = outcome;
  if (action.type === 'draw') return does(action, words);
  if (action.type === 'place') return words.picture.artus.choice.chair(action.chair, later ?? 0);
  const parts = [`${does(action, words)}: ${artus.points(points)}`];
  if (from !== null && to !== from && to !== null) {
    parts.push(words.picture.artus.choice.from(from), artus.choose.to(to, later ?? 0));
  }
  if (pushed !== null) parts.push(artus.choose.pushes(artus.figure(pushed.figure, names), pushed.to));
  if (crowned) parts.push(artus.choose.crowns);
  if (turn !== null) {
    const list = (values: readonly number[]) => values.map((value) => signed(value)).join(' ');
    parts.push(`${words.picture.artus.choice.knights} ${list(turn.before)} → ${list(turn.after)}`);
  }
  return parts.join(', ');
}

function drawRow(context: CanvasRenderingContext2D, scene: ArtusScene, outcome: Outcome, y: number): void {
  const { theme, words } = scene;
  const left = PANEL.x + 20;
  const width = PANEL.width - 40;
  const { later, points, pushed, to, turn } = outcome;
  write(context, does(outcome.action, words), left, y + 20, {
    size: 24,
    colour: theme.ink,
    maxWidth: width - 70,
  });
  write(context, signed(points), left + width, y + 20, { size: 28, colour: theme.ink, align: 'right' });
  if (to !== null && later !== null) {
    write(context, words.picture.artus.choice.chair(to, later), left, y + 48, {
      size: 20,
      colour: theme.softInk,
      weight: 'normal',
    });
  }
  if (pushed !== null) {
    drawFigure(context, theme, pushed.figure, 34, left + width - 64, y + 50);
    write(context, `→ ${pushed.to}`, left + width, y + 50, { size: 20, colour: theme.ink, align: 'right' });
  }
  if (turn !== null) {
    const list = (values: readonly number[]) => values.map((value) => signed(value, false)).join(' ');
    write(context, `${list(turn.before)} → ${list(turn.after)}`, left, y + 70, {
      size: 16,
      colour: theme.ink,
      maxWidth: width,
    });
  }
}

export function choicePainting(scene: ArtusScene, options: readonly ArtusOption[]): Painting {
  const { view, theme, words } = scene;
  const seat = view.viewer ?? view.toAct;
  if (seat === null) throw new RangeError('nobody is to choose');
  const outcomes = options.map((option) => outcomeOf(view, seat, option));
  const names = shortNames(scene, 20);
  const lines = outcomes.map((outcome) => inWords(scene, outcome, names));
  const opening = words.picture.artus.alt.choice(names[seat] ?? '', options.length);
  return {
    ...SIZE,
    backdrop: tableBackdrop(theme),
    draw: (context) => {
      drawSpaces(context, theme, view.king);
      drawFigures(context, theme, view);
      for (const { to } of outcomes) {
        if (to === null) continue;
        const { x, y } = onChair(to, RADII.lane - 6);
        context.beginPath();
        context.arc(x, y, 20, 0, Math.PI * 2);
        context.fillStyle = theme.highlight;
        context.fill();
      }
      outcomes.slice(0, ROWS).forEach((outcome, i) => {
        drawRow(context, scene, outcome, PANEL.y + 20 + i * ROW);
      });
    },
    alt: limited([opening, ...lines.map((line) => `${line}.`)], ' ', ALT_LIMIT),
    text: limited([opening, ...lines], '\n', TEXT_LIMIT),
  };
}
