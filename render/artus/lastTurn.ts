import type { CanvasRenderingContext2D } from 'canvas';
import { CHAIR_COUNT } from '../../src/games/artus/data.ts';
import type { ArtusEvent, Chair, Figure } from '../../src/games/artus/types.ts';
import { arcArrow } from '../parts/arrows.ts';
import { crown } from '../parts/crown.ts';
import { roundedRect } from '../parts/shapes.ts';
import { stamp } from '../parts/stamp.ts';
import { widthOf, write } from '../parts/text.ts';
import type { Theme, Tincture } from '../themes/theme.ts';
import { glow } from './glow.ts';
import { signed } from './reading.ts';
import { angleOf, at, CENTRE, onChair, RADII, STEP } from './ring.ts';

const WIDTH = 9;
const LANE_GAP = 25;
const LANES = 3;
/** Radius on which the crown goes around the plate in the middle. */
const AROUND = RADII.medallion + 22;

interface Track {
  readonly from: Chair;
  /** Chairs covered, clockwise positive; 0 for a ring or a scoring, which happen on the spot. */
  readonly steps: number;
  readonly colour: string;
  readonly outline: string;
  readonly dashed: boolean;
  /** Written on the track; null where a displacement brings nothing. */
  readonly label: string | null;
}

function colours(theme: Theme, figure: Figure): { readonly colour: string; readonly outline: string } {
  if (figure.kind === 'prince')
    return { colour: figure.king ? theme.gold.mid : theme[figure.metal].mid, outline: theme.engraving };
  const { field, rim } = theme.seats[figure.seat] as Tincture;
  return { colour: field, outline: rim };
}

function trackOf(theme: Theme, event: ArtusEvent): Track | null {
  const still = { steps: 0, colour: theme.gold.mid, outline: theme.engraving, dashed: false };
  switch (event.type) {
    case 'ringAdded':
      return { ...still, from: event.chair, label: signed(event.points) };
    case 'scored': {
      const middle = event.chairs[event.chairs.length >> 1];
      const label = event.chairs.length > 1 ? `Σ ${signed(event.points)}` : signed(event.points);
      return middle === undefined ? null : { ...still, from: middle, label };
    }
    case 'moved': {
      const { from, steps, points, figure } = event;
      return { from, steps, ...colours(theme, figure), dashed: false, label: signed(points) };
    }
    case 'displaced': {
      const steps = -((event.from - event.to + CHAIR_COUNT) % CHAIR_COUNT);
      return { from: event.from, steps, ...colours(theme, event.figure), dashed: true, label: null };
    }
    default:
      return null;
  }
}

/** The chairs that a track passes, with one of room at either end. */
function chairsUnder({ from, steps }: Track): Chair[] {
  const first = Math.min(from, from + steps) - 1;
  return Array.from({ length: Math.abs(steps) + 3 }, (_, i) => (first + i + CHAIR_COUNT) % CHAIR_COUNT);
}

/** Lane by track, the outermost free one; the newest tracks are placed first, what finds no room has -1. */
function lanesFor(tracks: readonly Track[]): number[] {
  const taken = Array.from({ length: LANES }, () => new Set<Chair>());
  const lanes = tracks.map(() => -1);
  for (let i = tracks.length - 1; i >= 0; i--) {
    const chairs = chairsUnder(tracks[i] as Track);
    const lane = taken.findIndex((set) => chairs.every((chair) => !set.has(chair)));
    lanes[i] = lane;
    for (const chair of chairs) taken[lane]?.add(chair);
  }
  return lanes;
}

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

/** The crown passes from the old King to the new one. */
function coronation(context: CanvasRenderingContext2D, theme: Theme, from: Chair, to: Chair): void {
  const start = onChair(from, RADII.lane + 8);
  const end = onChair(to, AROUND);
  const clockwise = (to - from + CHAIR_COUNT) % CHAIR_COUNT <= CHAIR_COUNT / 2;
  context.save();
  context.beginPath();
  context.moveTo(start.x, start.y);
  context.arc(CENTRE.x, CENTRE.y, AROUND, angleOf(from), angleOf(to), !clockwise);
  context.setLineDash([2, 14]);
  context.lineCap = 'round';
  context.lineWidth = 7;
  context.strokeStyle = theme.gold.mid;
  context.stroke();
  context.restore();
  stamp(context, `crowned ${theme.id}`, 80, 80, end.x, end.y, (inner) => {
    inner.beginPath();
    inner.arc(0, 0, 32, 0, Math.PI * 2);
    inner.fillStyle = theme.parchment.light;
    inner.fill();
    inner.strokeStyle = theme.gold.mid;
    inner.lineWidth = 4;
    inner.stroke();
    crown(inner, 42, theme.crownPlate.text);
  });
}

/** Chairs on which something happened, to be marked before the figures are drawn. */
export function drawTouchedChairs(
  context: CanvasRenderingContext2D,
  theme: Theme,
  events: readonly ArtusEvent[],
): void {
  const touched = new Set<Chair>();
  for (const event of events) {
    if (event.type === 'moved') {
      touched.delete(event.from);
      touched.add(event.to);
    } else if (event.type === 'displaced') touched.add(event.to);
    else if (event.type === 'placed' || event.type === 'ringAdded' || event.type === 'crowned')
      touched.add(event.chair);
    else if (event.type === 'scored') for (const chair of event.chairs) touched.add(chair);
  }
  for (const chair of touched) glow(context, theme, chair);
}

/** Moves and displacements as arrows within the table top, with the points they brought. */
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
    if (event.type === 'crowned') coronation(context, theme, event.oldKing, event.chair);
  }
}
