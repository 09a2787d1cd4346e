import type { ArtusView, Chair } from '../../src/games/artus/types.ts';
import type { Seat } from '../../src/games/game.ts';
import type { Pen } from '../pen.ts';
import type { SeatColours } from '../themes/theme.ts';
import { angleOf, at, onChair, RADII, STEP } from './board.ts';
import { chairsOf, type Play } from './plays.ts';
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

/** A play's number in its player's colours: a full disc where something arrives, a hollow square where it came from. */
export function numberBadge(pen: Pen, seat: Seat, text: string, hollow: boolean, x: number, y: number): void {
  const { theme } = pen;
  const box = BADGE_RADIUS * 2 + 12;
  pen.stamp(`badge ${seat} ${text} ${hollow}`, box, box, x, y, (inner) => {
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
      outline(inner, hollow, radius + wider);
      inner.fill(colour);
    }
    inner.write(text, 0, 0, { size: LEAST, colour: hollow ? theme.ink : charge, align: 'centre' });
  });
}

/** From the middle of the chair, so that one chair has room for an arrival and a departure. */
const ASIDE = STEP * 0.25;

const RADIUS = RADII.seatInner + 9;

type Place = ReturnType<typeof at>;

/** From the middle of a Prince to a badge over or beside his head: his rings are to be counted. */
const OVER_HEAD = { above: 24, below: 30 } as const;
const BESIDE_HEAD = { across: 35, up: 11 } as const;

/** Chairs so far to the side have their neighbours above and below. */
const SIDEWAYS = 0.7;

/** Where a Prince's badge is on his chair, and covers neither his rings nor the chair's number. */
function besidePrince(chair: Chair): Place {
  const [across, down] = [Math.cos(angleOf(chair)), Math.sin(angleOf(chair))];
  if (Math.abs(across) <= SIDEWAYS)
    return onChair(chair, RADII.figure + (down < 0 ? OVER_HEAD.above : -OVER_HEAD.below));
  const { x, y } = onChair(chair, RADII.figure);
  return { x: x - Math.sign(across) * BESIDE_HEAD.across, y: y - BESIDE_HEAD.up };
}

const isPrince = (view: ArtusView, chair: Chair): boolean => view.chairs[chair]?.kind === 'prince';

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
    const { from, to } = chairsOf(play);
    const reached = play.event.type === 'scored' ? to.filter((chair) => !left.has(chair)) : to;
    for (const chair of [...from, ...(play.pushed === null ? [] : [play.pushed.from])]) left.add(chair);
    return [
      ...reached.map((chair) => ({ play, chair, side: 1 }) as const),
      ...from.map((chair) => ({ play, chair, side: -1 }) as const),
    ];
  });
}

/**
 * Numbers the plays at the chairs where they began and ended, in the players' colours. A chair has room for two, one with
 * a Prince only for the newest.
 * @param only the chair whose numbers are drawn, if not those of all
 */
export function drawChairBadges(pen: Pen, plays: readonly Play[], view: ArtusView, only?: Chair): void {
  const taken = new Map<Chair, (1 | -1)[]>();
  const placed = badgesOf(plays).flatMap(({ play, chair, side }) => {
    const sides = taken.get(chair) ?? [];
    const atHead = isPrince(view, chair);
    if (sides.length > (atHead ? 0 : 1)) return [];
    const where = sides.includes(side) ? -side : side;
    taken.set(chair, [...sides, where as 1 | -1]);
    return [
      { play, chair, side, ...(atHead ? besidePrince(chair) : at(angleOf(chair) + where * ASIDE, RADIUS)) },
    ];
  });
  for (const { play, chair, side, x, y } of placed.toReversed())
    if (chair === (only ?? chair)) numberBadge(pen, play.seat, String(play.number), side < 0, x, y);
}
