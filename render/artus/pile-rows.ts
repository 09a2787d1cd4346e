import type { PileId } from '../../src/games/artus/types.ts';
import type { Seat } from '../../src/games/game.ts';
import { sumOf } from '../parts/shapes.ts';
import { wrap } from '../parts/text.ts';
import type { Pen } from '../pen.ts';
import { CARD_BACK, cardBack } from './cards.ts';
import { cardsOnPile } from './outcomes.ts';
import { LEFT, rule, TOP, WIDTH } from './sections.ts';
import { type ArtusScene, drawNumber, LEAST } from './sheet.ts';
import { countedWords } from './words.ts';

/** From one line of a pile's cards to the next, in pixels; the loosest first. */
const LINES = [33, 29] as const;

/**
 * The texts in lines, and the loosest pitch at which they have room below each other. If there's no such pitch, those
 * with most lines get fewer.
 */
function fitted(texts: readonly string[], width: number, height: number) {
  const usual = texts.map((text) => wrap(text, LEAST, width, Number.POSITIVE_INFINITY));
  const loose = LINES.find((pitch) => usual.flat().length * pitch <= height);
  if (loose !== undefined) return { pitch: loose, all: usual };
  const pitch = LINES.at(-1)!;
  const most = usual.map((lines) => lines.length);
  while (sumOf(most) * pitch > height && Math.max(...most) > 1) most[most.indexOf(Math.max(...most))]! -= 1;
  return { pitch, all: texts.map((text, at) => wrap(text, LEAST, width, most[at]!)) };
}

/** A pile to draw from. */
const BACK = {
  scale: 0.7,
  width: Math.ceil(CARD_BACK.width * 0.7),
  height: Math.ceil(CARD_BACK.height * 0.7),
} as const;

/** Above and below what a pile's row has. */
const PILE_PADDING = 10;

/** At most so much is added to a pile's row where there's room. */
const PILE_GROWTH = 30;

/** One row per pile to draw from: its back, its number, how many cards it has and which. @returns their bottom */
export function drawPileRows(
  pen: Pen,
  scene: ArtusScene,
  seat: Seat,
  piles: readonly { readonly pile: PileId; readonly number: number }[],
  bottom: number,
): number {
  const { view, say } = scene;
  const line = { size: LEAST, colour: pen.theme.ink, maxWidth: WIDTH - BACK.width - 14 } as const;
  const kinds = piles.map(({ pile }) =>
    say('artus-picture-choice-holds', { cards: countedWords(say, cardsOnPile(scene, seat, pile)) }),
  );
  const least = BACK.height + 2 * PILE_PADDING;
  const room = bottom - TOP - piles.length * least;
  const told = fitted(kinds, WIDTH - 4, room);
  const spare = (room - told.all.flat().length * told.pitch) / piles.length;
  const padding = PILE_PADDING + Math.max(0, Math.min(PILE_GROWTH, spare)) / 2;
  let below = TOP;
  piles.forEach(({ pile, number }, i) => {
    if (i > 0) rule(pen, below);
    const top = below + padding - 12;
    cardBack(pen, pile, seat, LEFT + BACK.width / 2 + 4, top + 12 + BACK.height / 2, BACK.scale);
    const text = LEFT + BACK.width + 14;
    drawNumber(pen, String(number), text + 18, top + 28);
    pen.write(say('artus-picture-pile-name', { pile }), text, top + 65, line);
    const count = view.players[seat]?.piles[pile] ?? 0;
    pen.write(say('artus-picture-choice-cards', { count }), text, top + 94, { ...line, weight: 'normal' });
    const lines = told.all[i] ?? [];
    pen.writeLines(lines, LEFT + 2, top + BACK.height + 21 + told.pitch / 2, told.pitch, {
      ...line,
      weight: 'normal',
      maxWidth: WIDTH - 4,
    });
    below += BACK.height + 2 * padding + lines.length * told.pitch;
  });
  return below;
}
