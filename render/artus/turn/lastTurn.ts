import type { CanvasRenderingContext2D } from 'canvas';
import type { Chair } from '../../../src/games/artus/types.ts';
import { arcArrow } from '../../parts/arrows.ts';
import type { Theme } from '../../themes/theme.ts';
import { outside } from '../board/outside.ts';
import { angleOf, CENTRE, RADII, STEP } from '../board/ring.ts';
import { signed } from '../reading.ts';
import { drawChairBadges } from './chairBadges.ts';
import { drawCoronation } from './coronation.ts';
import { lanesFor } from './lanes.ts';
import { lastPlays, type Play } from './plays.ts';
import { pointsChip, pointsWidth } from './pointsChip.ts';
import { tracksOf } from './track.ts';

const WIDTH = 6;
const LANES = [RADII.lane, RADII.outerLane] as const;

/** Points stand next to the chair that was scored; these many radians keep two apart. */
const CHIP_ROOM = STEP * 0.95;

function scoredChair({ event }: Play): Chair | null {
  if (event.type === 'moved') return event.from;
  if (event.type === 'ringAdded') return event.chair;
  return event.type === 'scored' ? (event.chairs[event.chairs.length >> 1] ?? null) : null;
}

function drawPoints(context: CanvasRenderingContext2D, theme: Theme, plays: readonly Play[]): void {
  const taken: number[] = [];
  for (const play of plays) {
    const chair = scoredChair(play);
    if (chair === null || play.event.type === 'placed') continue;
    let angle = angleOf(chair);
    while (taken.some((other) => Math.abs(Math.sin((other - angle) / 2)) < Math.sin(CHIP_ROOM / 2)))
      angle -= CHIP_ROOM / 2;
    taken.push(angle);
    const points = signed(play.event.points);
    const { x, y } = outside(angle, pointsWidth(points) / 2);
    pointsChip(context, theme, points, x, y);
  }
}

/** The plays numbered at their chairs; those of whoever played last also as arrows, with their points. */
export function drawLastTurn(context: CanvasRenderingContext2D, theme: Theme, plays: readonly Play[]): void {
  const last = lastPlays(plays);
  const tracks = last.flatMap((play) => tracksOf(theme, play)).filter(({ steps }) => steps !== 0);
  const lanes = lanesFor(tracks);
  tracks.forEach((track, i) => {
    const radius = LANES[lanes[i] ?? -1];
    if (radius === undefined) return;
    const from = angleOf(track.from);
    arcArrow(context, {
      ...CENTRE,
      ...track,
      radius,
      from,
      to: from + track.steps * STEP,
      width: WIDTH,
    });
  });
  for (const { crowned } of last)
    if (crowned !== null) drawCoronation(context, theme, crowned.oldKing, crowned.chair);
  drawChairBadges(context, theme, plays);
  drawPoints(context, theme, last);
}
