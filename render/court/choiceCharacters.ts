import type { CanvasRenderingContext2D } from 'canvas';
import type { Seat } from '../../src/games/game.ts';
import { wrap, write } from '../parts/text.ts';
import { bust } from './busts.ts';
import { drawHeading, SHEET } from './choiceCells.ts';
import { tileLine } from './money.ts';
import type { Outcome } from './outcome.ts';
import { sumOf } from './reading.ts';
import type { CourtScene } from './scene.ts';

const PITCH = 186;
const TEXT = 104;

function drawCharacter(
  context: CanvasRenderingContext2D,
  { theme, view, words }: CourtScene,
  { action, after }: Outcome,
  top: number,
): void {
  if (action.type !== 'choose') return;
  const { purse } = view.characters[action.character];
  const { choice, sizes, place } = words.courtPicture;
  const left = SHEET.x + TEXT;
  const width = SHEET.width - TEXT;
  context.fillStyle = theme.parchment.dark;
  context.fillRect(SHEET.x, top, SHEET.width, 1.5);
  bust(context, theme, action.character, 92, SHEET.x + 46, top + 64);
  const line = { colour: theme.ink, size: 27 };
  write(context, words.court.character(action.character), left, top + 28, { ...line, maxWidth: width - 160 });
  write(context, `${sizes(after.standing.sizes)}  ${place(after.place)}`, left + width, top + 28, {
    ...line,
    align: 'right',
  });
  const tiles = tileLine(context, theme, purse, {
    x: left,
    y: top + 72,
    size: 40,
    width: width - 130,
    colour: theme.ink,
  });
  write(context, choice.treasuryAfter(sumOf(after.treasury)), left + tiles + 12, top + 72, {
    size: 24,
    colour: theme.softInk,
  });
  wrap(words.court.characterHelp(action.character), 20, width, 3).forEach((text, i) => {
    write(context, text, left, top + 110 + i * 25, { size: 20, weight: 'normal', colour: theme.ink });
  });
}

/** Each character with its purse, what it does, and how one would stand with it. */
export function drawCharacters(
  context: CanvasRenderingContext2D,
  scene: CourtScene,
  seat: Seat,
  outcomes: readonly Outcome[],
): void {
  const { view, words } = scene;
  const now = view.players[seat];
  if (now === undefined) return;
  const { choice } = words.courtPicture;
  drawHeading(context, scene, choice.heading(view.phase), choice.now(now.standing.sizes, now.place));
  outcomes.forEach((outcome, i) => {
    drawCharacter(context, scene, outcome, SHEET.top + i * PITCH);
  });
}
