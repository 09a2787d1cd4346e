import type { Seat } from '../../src/games/game.ts';
import { artusTask, phaseLabel } from '../../src/telling/artus/sentences.ts';
import { crown, shield } from '../parts/heraldry.ts';
import type { Pen } from '../pen.ts';
import { CENTRE, RADII } from './board.ts';
import { type ArtusScene, LEAST } from './sheet.ts';

function winners({ players }: ArtusScene['view']): Seat[] {
  const best = Math.max(...players.map(({ score }) => score));
  return players.flatMap(({ score }, seat) => (score === best ? [seat] : []));
}

/** Inside the plate's inner line. */
const PLATE_RADIUS = RADII.medallion - 8;

/** Half the height of a line of words, with what hangs below it, and the air beside it, in pixels. */
const LINE = { half: 11, air: 2 } as const;

/** How wide words on the plate may be so far below its middle. */
const roomOnPlate = (down: number): number =>
  Math.floor(2 * (Math.sqrt(PLATE_RADIUS ** 2 - (Math.abs(down) + LINE.half) ** 2) - LINE.air));

/** A line of words on the plate, so far below its middle. */
export function writeOnPlate(pen: Pen, text: string, down: number, size: number = LEAST): void {
  pen.write(text, CENTRE.x, CENTRE.y + down, {
    ...{ size, minSize: LEAST, colour: pen.theme.chalk, align: 'centre' },
    maxWidth: roomOnPlate(down),
  });
}

/** What stands on the plate, from its middle down. */
export const ON_PLATE = { phase: -88, figure: -23, name: 50, task: 86 } as const;

const NAME_ON_PLATE = 32;

/** Sizes of arms on the plate and the distance from one to the next, by how many there are. */
const ARMS = { 1: [96, 0], 2: [94, 84], 3: [78, 66], 4: [76, 58] } as const;

function drawVictory(pen: Pen): void {
  crown(pen, 66, pen.theme.gold.mid);
}

/** Draws who has won. */
function drawWinners(pen: Pen, { view, names, t }: ArtusScene): void {
  const { x, y } = CENTRE;
  const seats = winners(view);
  const [size, pitch] = ARMS[seats.length as keyof typeof ARMS];
  pen.stamp(drawVictory, {}, 90, 70, x, y - 97);
  seats.forEach((seat, i) => {
    shield(pen, seat, size, x + (i - (seats.length - 1) / 2) * pitch, y - 18);
  });
  const only = seats.length === 1 ? names[seats[0] as Seat] : undefined;
  if (only !== undefined) writeOnPlate(pen, only, ON_PLATE.name, NAME_ON_PLATE);
  const label = t('artus-picture-winner', { count: seats.length });
  writeOnPlate(pen, label, only === undefined ? 62 : ON_PLATE.task);
}

/** Draws the round, whose turn it is and what they do, in the centre of the table; at the end, who has won. */
export function drawCentre(pen: Pen, scene: ArtusScene): void {
  const { view, names, t } = scene;
  if (view.toAct === null) {
    drawWinners(pen, scene);
    return;
  }
  writeOnPlate(pen, phaseLabel(t, view), ON_PLATE.phase);
  shield(pen, view.toAct, ARMS[1][0], CENTRE.x, CENTRE.y + ON_PLATE.figure);
  writeOnPlate(pen, names[view.toAct] ?? '', ON_PLATE.name, NAME_ON_PLATE);
  writeOnPlate(pen, t('artus-picture-todo', artusTask(view)), ON_PLATE.task);
}
