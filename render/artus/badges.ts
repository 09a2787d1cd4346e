import { CHAIR_COUNT } from '../../src/games/artus/data.ts';
import { chairsPlayed, type Play } from '../../src/games/artus/reading.ts';
import type { ArtusView, Chair } from '../../src/games/artus/types.ts';
import type { Seat } from '../../src/games/game.ts';
import { addUp } from '../parts/shapes.ts';
import type { Pen } from '../pen.ts';
import type { SeatColours } from '../themes/theme.ts';
import { at, chairAngle, onChair, RADII, STEP } from './board.ts';
import { LEAST } from './sheet.ts';

export const BADGE_RADIUS = 16;

/** The outline of a badge: a disc where something arrives, a square where it came from. */
function outline(pen: Pen, hollow: boolean, radius: number): void {
  if (hollow) {
    pen.roundedRect(-radius, -radius, radius * 2, radius * 2, 6);
    return;
  }
  pen.circle(0, 0, radius);
}

function drawBadge(
  pen: Pen,
  { seat, text, hollow }: { readonly seat: Seat; readonly text: string; readonly hollow: boolean },
): void {
  const { theme } = pen;
  const { field, charge } = theme.seats[seat] as SeatColours;
  const radius = text.length > 1 ? BADGE_RADIUS + 3 : BADGE_RADIUS - (hollow ? 2 : 0);
  const layers = hollow
    ? ([
        [2, theme.engraving],
        [0.5, field],
        [-3.5, theme.parchment.light],
      ] as const)
    : ([
        [2, theme.engraving],
        [0.5, theme.parchment.light],
        [-1.5, field],
      ] as const);
  for (const [wider, colour] of layers) {
    outline(pen, hollow, radius + wider);
    pen.fill(colour);
  }
  pen.write(text, 0, 0, { size: LEAST, colour: hollow ? theme.ink : charge, align: 'centre' });
}

/** A play's number in its player's colours: a full disc where something arrives, a hollow square where it came from. */
export function numberBadge(pen: Pen, seat: Seat, text: string, hollow: boolean, x: number, y: number): void {
  const box = BADGE_RADIUS * 2 + 12;
  pen.stamp(drawBadge, { seat, text, hollow }, box, box, x, y);
}

type Place = ReturnType<typeof at>;

/** Where badges on a free chair are, on both sides of its middle. */
const FREE = { aside: STEP * 0.25, radius: RADII.seatInner + 9 } as const;

/** The corners of a chair, inside its number and outside its value. */
const CORNERS = [
  { aside: STEP * 0.42, radius: RADII.seatInner + 3 },
  { aside: STEP * 0.39, radius: RADII.seatOuter - 4 },
] as const;

/** What of a figure has to be seen, as discs around its chair's middle. */
const SEEN = {
  knight: [
    { x: 18, y: -26, radius: 12 },
    { x: 0, y: -14, radius: 20 },
    { x: 0, y: 8, radius: 23 },
    { x: 0, y: 28, radius: 14 },
  ],
  prince: [
    { x: 0, y: -4, radius: 33 },
    { x: -18, y: 27, radius: 14 },
    { x: 18, y: 27, radius: 14 },
  ],
} as const;

const distance = (a: Place, b: Place): number => Math.hypot(a.x - b.x, a.y - b.y);

/** How far a badge lies on the figures of a chair and of its neighbours, in pixels. */
const covered = ({ chairs }: ArtusView, chair: Chair, place: Place): number =>
  addUp(
    [-1, 0, 1].flatMap((step) => {
      const beside = (chair + step + CHAIR_COUNT) % CHAIR_COUNT;
      const middle = onChair(beside, RADII.figure);
      return (chairs[beside] ? SEEN[chairs[beside].kind] : []).map(({ x, y, radius }) =>
        Math.max(0, BADGE_RADIUS + radius - distance(place, { x: middle.x + x, y: middle.y + y })),
      );
    }),
  );

/** The places of a chair's two badges, the newest first: around a figure, the corners where they cover least. */
function placesOn(view: ArtusView, chair: Chair): Place[] {
  const beside = (aside: number, radius: number) => at(chairAngle(chair) + aside, radius);
  if (!view.chairs[chair]) return [beside(-FREE.aside, FREE.radius), beside(FREE.aside, FREE.radius)];
  return CORNERS.flatMap(({ aside, radius }) => [beside(aside, radius), beside(-aside, radius)])
    .map((place) => ({ place, cover: covered(view, chair, place) }))
    .sort((a, b) => a.cover - b.cover)
    .slice(0, 2)
    .map(({ place }) => place);
}

/** A play's number at a chair: a disc where a figure came to or scored, a square where one left. */
interface Badge {
  readonly play: Play;
  readonly chair: Chair;
  readonly side: 1 | -1;
}

/** The newest first. Where a Knight scored isn't marked any more once it has left. */
function badgesOf(plays: readonly Play[]): Badge[] {
  const left = new Set<Chair>();
  return plays.toReversed().flatMap((play) => {
    const { from, to } = chairsPlayed(play);
    const reached = play.event.type === 'scored' ? to.filter((chair) => !left.has(chair)) : to;
    for (const chair of [...from, ...(play.pushed === null ? [] : [play.pushed.from])]) left.add(chair);
    return [
      ...reached.map((chair) => ({ play, chair, side: 1 }) as const),
      ...from.map((chair) => ({ play, chair, side: -1 }) as const),
    ];
  });
}

/**
 * Numbers the plays at the chairs where they began and ended, in the players' colours. A chair has room for two.
 * @param only the chair whose numbers are drawn, if not those of all
 */
export function drawChairBadges(pen: Pen, plays: readonly Play[], view: ArtusView, only?: Chair): void {
  const free = new Map<Chair, Place[]>();
  const placed = badgesOf(plays).flatMap((badge) => {
    const places = free.get(badge.chair) ?? placesOn(view, badge.chair);
    const place = places.shift();
    free.set(badge.chair, places);
    return place ? [{ ...badge, ...place }] : [];
  });
  for (const { play, chair, side, x, y } of placed.toReversed())
    if (chair === (only ?? chair)) numberBadge(pen, play.seat, String(play.number), side < 0, x, y);
}
