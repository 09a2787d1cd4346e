import type { CanvasRenderingContext2D } from 'canvas';
import type { Seat } from '../../../src/games/game.ts';
import { write, writeLines } from '../../parts/text.ts';
import { wrap } from '../../parts/wrap.ts';
import { bust } from '../figures/figures.ts';
import { bonus } from '../pieces/bonus.ts';
import { tileLine } from '../pieces/money.ts';
import { sumOf } from '../reading.ts';
import type { CourtScene } from '../scene.ts';
import { bottomAbove, SHEET } from './cells.ts';
import { drawStandingHeading } from './heading.ts';
import { numbered } from './number.ts';
import type { Outcome } from './outcome.ts';
import { drawStanding } from './standing.ts';
import { doesNow } from './words.ts';

/** Height of a character at least, in pixels. */
const LEAST = (SHEET.bottom - SHEET.top) / 4;
const TEXT = 138;
const ABILITY = 26;

function drawCharacter(
  context: CanvasRenderingContext2D,
  scene: CourtScene,
  seat: Seat,
  outcome: Outcome,
  number: number,
  top: number,
): void {
  const { theme, view, words } = scene;
  const { action, after } = outcome;
  if (action.type !== 'choose') return;
  const { purse } = view.characters[action.character];
  const { choice } = words.courtPicture;
  const left = SHEET.x + TEXT;
  const width = SHEET.width - TEXT;
  bust(context, theme, action.character, 124, SHEET.x + 62, top + 86);
  bonus(context, theme, action.character, 40, SHEET.x + 62, top + 170);
  numbered(context, theme, number, { x: SHEET.x - 6, y: top + 30, width, height: LEAST });
  const cell = { x: left, y: top + 34, width, height: LEAST };
  const end = drawStanding(context, scene, seat, outcome, cell);
  write(context, words.court.character(action.character), left, top + 34, {
    size: 29,
    minSize: 26,
    colour: theme.ink,
    maxWidth: end - left - 4,
  });
  const sum = choice.treasuryAfter(sumOf(after.treasury));
  const told = write(context, sum, left + width, top + 84, {
    size: 26,
    weight: 'normal',
    colour: theme.softInk,
    align: 'right',
  });
  tileLine(context, theme, purse, { x: left, y: top + 84, size: 42, width: width - told - 14 });
  writeLines(context, wrap(doesNow(scene, seat, action.character), ABILITY, width, 2), left, top + 132, 34, {
    size: ABILITY,
    weight: 'normal',
    colour: theme.ink,
    maxWidth: width,
  });
}

/** Each character: purse, ability, and the standing it would lead to. Returns how many courts fit below. */
export function drawCharacters(
  context: CanvasRenderingContext2D,
  scene: CourtScene,
  seat: Seat,
  outcomes: readonly Outcome[],
): number {
  drawStandingHeading(context, scene, seat);
  const { theme, view } = scene;
  const pitchAbove = (courts: number) => (bottomAbove(courts) - SHEET.top) / outcomes.length;
  let courts = view.players.length;
  while (courts > 0 && pitchAbove(courts) < LEAST) courts--;
  const pitch = pitchAbove(courts);
  outcomes.forEach((outcome, i) => {
    const top = SHEET.top + i * pitch;
    context.fillStyle = theme.parchment.dark;
    context.fillRect(SHEET.x, top, SHEET.width, 1.5);
    drawCharacter(context, scene, seat, outcome, i + 1, top + (pitch - LEAST) / 2);
  });
  return courts;
}
