import type { CanvasRenderingContext2D } from 'canvas';
import type { Seat } from '../../../src/games/game.ts';
import { write, writeLines } from '../../parts/text.ts';
import { wrap } from '../../parts/wrap.ts';
import { bust } from '../pieces/busts.ts';
import { medal } from '../pieces/medal.ts';
import { tileLine } from '../pieces/money.ts';
import { sumOf } from '../reading.ts';
import type { CourtScene } from '../scene.ts';
import { SHEET } from './cells.ts';
import { drawStandingHeading } from './heading.ts';
import type { Outcome } from './outcome.ts';

const PITCH = 186;
const TEXT = 104;

function drawCharacter(
  context: CanvasRenderingContext2D,
  { theme, view, words }: CourtScene,
  seat: Seat,
  { action, after }: Outcome,
  top: number,
): void {
  if (action.type !== 'choose') return;
  const { purse } = view.characters[action.character];
  const { choice, sizes } = words.courtPicture;
  const left = SHEET.x + TEXT;
  const width = SHEET.width - TEXT;
  context.fillStyle = theme.parchment.dark;
  context.fillRect(SHEET.x, top, SHEET.width, 1.5);
  bust(context, theme, action.character, 96, SHEET.x + 48, top + 76);
  const line = { colour: theme.ink, size: 28 };
  write(context, words.court.character(action.character), left, top + 32, { ...line, maxWidth: width - 160 });
  medal(context, theme, after.place, 38, left + width - 19, top + 32);
  write(context, sizes(after.standing.sizes), left + width - 50, top + 32, { ...line, align: 'right' });
  const tiles = tileLine(context, theme, purse, {
    x: left,
    y: top + 81,
    size: 42,
    width: width - 120,
    colour: theme.ink,
  });
  write(context, choice.treasuryAfter(sumOf(after.treasury)), left + tiles + 12, top + 81, {
    size: 26,
    colour: theme.softInk,
  });
  const others = view.players.filter((_, other) => other !== seat);
  const givers = others.filter(({ treasury }) => treasury.length > 1).length;
  const does = choice.does(action.character, givers, others.length);
  writeLines(context, wrap(does, 24, width, 2), left, top + 124, 30, {
    size: 24,
    weight: 'normal',
    colour: theme.ink,
  });
}

/** Each character: purse, ability, and the standing it would lead to. Returns the bottom edge. */
export function drawCharacters(
  context: CanvasRenderingContext2D,
  scene: CourtScene,
  seat: Seat,
  outcomes: readonly Outcome[],
): number {
  drawStandingHeading(context, scene, seat);
  outcomes.forEach((outcome, i) => {
    drawCharacter(context, scene, seat, outcome, SHEET.top + i * PITCH);
  });
  return SHEET.top + outcomes.length * PITCH;
}
