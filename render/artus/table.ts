import { CARPET, CHAIR_COUNT, spaceAt } from '../../src/games/artus/data.ts';
import { collectPlays, numberedPlays } from '../../src/games/artus/reading.ts';
import type { Chair } from '../../src/games/artus/types.ts';
import { countValuedChairs, tableAlt, tableText } from '../../src/telling/artus/table.ts';
import type { Spot, Spots } from '../painter.ts';
import { inThemes, type Painting } from '../painting.ts';
import type { Rect } from '../parts/shapes.ts';
import type { Pen } from '../pen.ts';
import { drawChairBadges } from './badges.ts';
import { at, CENTRE, chairAngle, drawBackdrop, drawSpaces, RADII, STEP } from './board.ts';
import { drawCentre } from './centre.ts';
import { drawFigures, drawSitting } from './figures.ts';
import { drawTold } from './last-turn.ts';
import { cardsAt, drawPanel, plaqueAt } from './panel.ts';
import { type ArtusScene, artusInks, PANEL, SIZE } from './sheet.ts';
import { drawStrip, LEGEND } from './strip.ts';
import { drawCounting, drawLastTurn, drawTouchedChairs } from './turn.ts';

export const tableBackdrop = inThemes(SIZE, drawBackdrop, artusInks);

/** Draws the round table without the panel beside it. `mark` draws below the figures. */
export function drawRing(pen: Pen, scene: ArtusScene, mark = () => {}): void {
  const { view, events } = scene;
  const plays = numberedPlays(collectPlays(events));
  const told = countValuedChairs(scene);
  drawSpaces(pen, view.king, told);
  if (scene.isRiddle && told > 0) drawCounting(pen, view.king, told + 1);
  drawTouchedChairs(pen, plays);
  mark();
  drawFigures(pen, view);
  drawLastTurn(pen, plays, scene);
  drawCentre(pen, scene);
}

export function tablePainting(scene: ArtusScene): Painting {
  return {
    ...tableBackdrop(scene.theme),
    draw: (pen) => {
      drawRing(pen, scene);
      drawPanel(pen, scene);
      drawStrip(pen, scene, { told: drawTold(pen, scene) });
    },
    alt: tableAlt(scene),
    get text() {
      return tableText(scene);
    },
  };
}

/** Points along the edge of a chair's part of the ring, enough for a rectangle around it. */
const SAMPLES = [-0.5, -0.25, 0, 0.25, 0.5] as const;

/** The part of the ring in front of and behind neighbouring chairs, between two radii. */
function around(chairs: readonly Chair[], inner: number, outer: number): Spot {
  const points = chairs.flatMap((chair) =>
    SAMPLES.flatMap((share) => [inner, outer].map((radius) => at(chairAngle(chair) + share * STEP, radius))),
  );
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const first = chairs.find((chair) => !chairs.includes((chair + CHAIR_COUNT - 1) % CHAIR_COUNT)) ?? 0;
  const from = chairAngle(first) - STEP / 2;
  return {
    x,
    y,
    width: Math.max(...xs) - x,
    height: Math.max(...ys) - y,
    sector: { ...CENTRE, inner, outer, from, to: from + chairs.length * STEP },
  };
}

function disc(radius: number): Spot {
  return {
    x: CENTRE.x - radius,
    y: CENTRE.y - radius,
    width: 2 * radius,
    height: 2 * radius,
    sector: { ...CENTRE, inner: 0, outer: radius, from: 0, to: 2 * Math.PI },
  };
}

/** A number on the upper left corner is nearer to this player's name than to any other's. */
const numbered = (place: Rect): Spot => ({ ...place, number: [place.x + 8, place.y + 14] });

/** Frames around chairs are clear of their numbers. */
const OUTSIDE_NUMBERS = RADII.backOuter + 12;

const chairs = Array.from({ length: CHAIR_COUNT }, (_, chair) => chair);

/** A chair with whoever sits there. */
const chairSpot = ({ view, events }: ArtusScene, chair: Chair): Spot => ({
  ...around([chair], RADII.topInner, OUTSIDE_NUMBERS),
  over: (pen) => {
    drawSitting(pen, view, chair);
    drawChairBadges(pen, numberedPlays(collectPlays(events)), view, chair);
  },
});

/** The chairs by the names of their places. */
export const chairSpots = (scene: ArtusScene): Spots =>
  new Map(chairs.map((chair) => [`chair-${chair}`, chairSpot(scene, chair)]));

/** Frames around chairs with the numbers of choices outside them. */
const OUTSIDE_CHOICES = RADII.backOuter + 54;

/** The chairs in a picture of choices, some of which have numbers outside them, with their values and without. */
export const choiceChairSpots = (scene: ArtusScene, numbered: ReadonlySet<Chair>): Spots =>
  new Map(
    chairs.flatMap((chair) => {
      const spot = (inner: number): Spot => ({
        ...around([chair], inner, numbered.has(chair) ? OUTSIDE_CHOICES : OUTSIDE_NUMBERS),
        over: (pen) => drawSitting(pen, scene.view, chair),
      });
      return [
        [`chair-${chair}`, spot(RADII.topInner)],
        [`place-${chair}`, spot(RADII.seatInner)],
      ] as const;
    }),
  );

/** Named places in the picture of the table. */
export function tableSpots(scene: ArtusScene): Spots {
  const { view } = scene;
  const { king } = view;
  const coloured = (colour: string): Spot =>
    around(
      chairs.filter((chair) => spaceAt(king, chair).colour === colour),
      RADII.topInner,
      RADII.topOuter,
    );
  const carpet = CARPET.map(({ chair }) => chair).filter((chair) => chair < CHAIR_COUNT / 2 - 1);
  return new Map<string, Spot>([
    ['ring', disc(RADII.backOuter + 2)],
    ['king', chairSpot(scene, king)],
    ['values', coloured('green')],
    ['reds', coloured('red')],
    ['yellows', coloured('yellow')],
    ...chairSpots(scene),
    ['carpet', around(carpet, RADII.seatInner, RADII.seatOuter)],
    // Between its words and the values, which are all around.
    ['centre', { ...disc(RADII.medallion), number: [CENTRE.x, CENTRE.y + RADII.medallion - 6] }],
    ['panel', PANEL],
    ...view.players.flatMap(
      (_, seat) =>
        [
          [`player-${seat}`, numbered(plaqueAt(seat))],
          [`played-${seat}`, cardsAt(seat)],
        ] as const,
    ),
    ['legend', LEGEND],
  ]);
}
