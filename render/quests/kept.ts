import { KNIGHT_COLOURS } from '../../src/games/quests/data.ts';
import type { Outcome } from '../../src/games/quests/outcomes.ts';
import { joinedStrengths, LIVERIES, type Livery } from '../../src/games/quests/reading.ts';
import { small } from '../parts/text.ts';
import type { Pen } from '../pen.ts';
import { drawIcon } from './cards/icons.ts';
import { drawLivery } from './cards/knights.ts';
import { type CardGameScene, PANEL } from './sheet.ts';

/** The strength of each colour that's left with Merlins, and Merlins' own. */
const STRENGTH = { x: PANEL.x + 294, pitch: 38, merlin: 12, size: 34 } as const;

/** The space between two strengths, at least. */
const GAP = 6;

/** How many cards that is. */
const COUNT = { x: PANEL.x + PANEL.width - 48, size: 36 } as const;

/** The middle of a colour's strength. */
const strengthAt = (livery: Livery): number =>
  STRENGTH.x +
  (LIVERIES.indexOf(livery) + 0.5) * STRENGTH.pitch +
  (livery === 'merlin' ? STRENGTH.merlin : 0);

/** Where the dividers are: between the colours and Merlin, and between those and the cards. */
const DIVIDERS = [
  STRENGTH.x + KNIGHT_COLOURS.length * STRENGTH.pitch + STRENGTH.merlin / 2,
  (strengthAt('merlin') + STRENGTH.pitch / 2 + COUNT.x - 28) / 2,
] as const;

/** Lines at both of them. */
function drawDividers(pen: Pen, top: number, height: number): void {
  for (const x of DIVIDERS) pen.fillRect(x, top, 1.5, height, pen.theme.parchment.dark);
}

/** Left edge of all of them. */
export const KEPT_LEFT = STRENGTH.x;

/**
 * Draws how strong each colour that's left is with Merlins, as beside a hand, and how many cards that is: below the
 * signs that head them.
 */
export function drawKept(pen: Pen, kept: Outcome['kept'], y: number): void {
  const all = joinedStrengths(kept);
  const line = { size: STRENGTH.size, colour: pen.theme.ink, align: 'centre' } as const;
  LIVERIES.forEach((livery) => {
    const colour = all[livery] === 0 ? pen.theme.softInk : line.colour;
    pen.write(String(all[livery]), strengthAt(livery), y, {
      ...line,
      colour,
      weight: all[livery] === 0 ? 'normal' : 'bold',
      maxWidth: STRENGTH.pitch - GAP,
    });
  });
  pen.write(String(kept.length), COUNT.x, y, { ...line, maxWidth: STRENGTH.pitch });
  drawDividers(pen, y - 22, 44);
}

/** Draws what the figures of what's left are: strengths by colour, and cards. */
export function drawKeptHeads(pen: Pen, { t }: CardGameScene, y: number): void {
  const heading = small(pen.theme.softInk, { align: 'centre' });
  const words = y - 33;
  const maxWidth = KNIGHT_COLOURS.length * STRENGTH.pitch;
  pen.write(t('quests-picture-choice-strength'), STRENGTH.x + maxWidth / 2, words, { ...heading, maxWidth });
  pen.write(t('quests-picture-choice-cards'), COUNT.x, words, { ...heading, maxWidth: 72 });
  for (const livery of LIVERIES) drawLivery(pen, livery, 32, strengthAt(livery), y);
  drawIcon(pen, 'knights', COUNT.size, COUNT.x, y);
  drawDividers(pen, words - 12, y + 20 - words + 12);
}
