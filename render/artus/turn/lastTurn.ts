import type { CanvasRenderingContext2D } from 'canvas';
import type { ArtusEvent } from '../../../src/games/artus/types.ts';
import { arcArrow } from '../../parts/arrows.ts';
import { widthOf } from '../../parts/measure.ts';
import { roundedRect } from '../../parts/shapes.ts';
import { write } from '../../parts/text.ts';
import type { Theme } from '../../themes/theme.ts';
import { angleOf, at, CENTRE, RADII, STEP } from '../board/ring.ts';
import { drawCoronation } from './coronation.ts';
import { lanesFor } from './lanes.ts';
import { trackOf } from './track.ts';

const WIDTH = 9;
const LANE_GAP = 25;

function badge(context: CanvasRenderingContext2D, theme: Theme, text: string, x: number, y: number): void {
  const width = widthOf(text, 26) + 20;
  roundedRect(context, x - width / 2, y - 19, width, 38, 19);
  context.fillStyle = theme.parchment.light;
  context.fill();
  context.strokeStyle = theme.engraving;
  context.lineWidth = 2;
  context.stroke();
  write(context, text, x, y, { size: 26, colour: theme.ink, align: 'centre' });
}

/** Moves and displacements as arrows on the table top, with the points they scored. */
export function drawLastTurn(
  context: CanvasRenderingContext2D,
  theme: Theme,
  events: readonly ArtusEvent[],
): void {
  const tracks = events.map((event) => trackOf(theme, event)).filter((track) => track !== null);
  const lanes = lanesFor(tracks);
  tracks.forEach((track, i) => {
    const lane = lanes[i] as number;
    if (lane < 0 || track.steps === 0) return;
    const from = angleOf(track.from);
    const to = from + track.steps * STEP;
    const radius = RADII.lane - lane * LANE_GAP;
    arcArrow(context, { ...CENTRE, ...track, radius, from, to, width: WIDTH });
  });
  tracks.forEach((track, i) => {
    const lane = lanes[i] as number;
    if (lane < 0 || track.label === null) return;
    const isShort = track.steps !== 0 && Math.abs(track.steps) <= 2;
    const along = isShort ? -Math.sign(track.steps) * 0.8 : track.steps / 2;
    const middle = at(angleOf(track.from) + along * STEP, RADII.lane - lane * LANE_GAP);
    badge(context, theme, track.label, middle.x, middle.y);
  });
  for (const event of events) {
    if (event.type === 'crowned') drawCoronation(context, theme, event.oldKing, event.chair);
  }
}
