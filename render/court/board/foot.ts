import type { CanvasRenderingContext2D } from 'canvas';
import type { Seat } from '../../../src/games/game.ts';
import { widthOf } from '../../parts/measure.ts';
import { shareOf } from '../../parts/share.ts';
import { shield } from '../../parts/shield.ts';
import { NARROWEST, write } from '../../parts/text.ts';
import type { Theme } from '../../themes/theme.ts';
import type { CourtScene } from '../scene.ts';
import type { Place } from './boardLayout.ts';

const SHIELD = 46;
const PITCH = 52;
const LABEL = 26;
const GAP = 22;
const LINE = 52;

interface Party {
  readonly label: string;
  readonly seats: readonly Seat[];
  /** Whether they're out of it. */
  readonly struck: boolean;
}

/** Who takes part in what goes on, and who no longer does. */
function partiesOf({ view, words }: CourtScene): readonly Party[] {
  const { auction, role } = view;
  const say = words.courtPicture;
  const parties: readonly Party[] =
    role !== null
      ? [{ label: say.toCome, seats: role.others, struck: false }]
      : auction !== null
        ? [
            { label: say.stillIn, seats: auction.bidders, struck: false },
            { label: say.passedHead, seats: auction.passed, struck: true },
          ]
        : [];
  return parties.filter(({ seats }) => seats.length > 0);
}

/** Crosses out a seat that has passed. */
function strike(context: CanvasRenderingContext2D, theme: Theme, size: number, x: number, y: number): void {
  const half = size * 0.46;
  context.lineCap = 'round';
  for (const [colour, width] of [
    [theme.engraving, 10],
    [theme.chalk, 5],
  ] as const) {
    context.beginPath();
    context.moveTo(x - half, y + half);
    context.lineTo(x + half, y - half);
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.stroke();
  }
  context.lineCap = 'butt';
}

/** Shields behind words, one after the other, on further lines if there's no room; or a hint if nobody else takes part. */
export function drawFoot(context: CanvasRenderingContext2D, scene: CourtScene, place: Place): void {
  const { theme, view, words } = scene;
  let { x, y } = place;
  const hint = words.courtPicture.hint(view.phase);
  write(context, hint, x, y, {
    size: LABEL,
    weight: 'normal',
    colour: theme.chalk,
    maxWidth: place.width,
  });
  const parties = partiesOf(scene);
  const labels = parties.map(({ label }) => widthOf(label, LABEL, 'normal'));
  const shields = parties.reduce((all, { seats }) => all + seats.length * PITCH + 10, 0);
  const share = shareOf(labels, place.width - shields - GAP * (parties.length - 1));
  const narrow = share < NARROWEST ? 1 : share;
  parties.forEach(({ label, seats, struck }, i) => {
    const told = labels[i]! * narrow;
    const width = told + 10 + seats.length * PITCH;
    if (x > place.x && x + Math.floor(width) > place.x + place.width) {
      x = place.x;
      y += LINE;
    }
    write(context, label, x, y, {
      size: LABEL,
      weight: 'normal',
      colour: theme.chalk,
      maxWidth: Math.ceil(told),
    });
    x += width - seats.length * PITCH;
    for (const seat of seats) {
      shield(context, theme, seat, SHIELD, x + SHIELD / 2, y);
      if (struck) strike(context, theme, SHIELD, x + SHIELD / 2, y);
      x += PITCH;
    }
    x += GAP;
  });
}
