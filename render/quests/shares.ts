import type { Seat } from '../../src/games/game.ts';
import type { AdversaryCard } from '../../src/games/quests/types.ts';
import { shield } from '../parts/heraldry.ts';
import type { Pen } from '../pen.ts';
import { drawTrophy } from './cards/adversaries.ts';
import type { Outcome } from './outcome.ts';
import type { QuestsScene } from './sheet.ts';

/** A player, and the cards that they get by what's chosen. */
interface Share {
  readonly seat: Seat;
  readonly cards: readonly AdversaryCard[];
}

/** Height of a line. */
const LINE = 44;

/** Around all lines. */
const AIR = 20;

const TEXT = 26;

const SHIELD = { size: 36, name: 46 } as const;

const CARD = { size: 40, pitch: 48 } as const;

/** Who gets what: the seat that chooses first, then the others. */
export function sharesOf(seat: Seat, gains: Outcome['gains']): readonly Share[] {
  const seats = [...new Set([seat, ...gains.map((gain) => gain.seat)])];
  return seats.map((each) => ({
    seat: each,
    cards: gains.flatMap((gain) => (gain.seat === each ? [gain.card] : [])),
  }));
}

export const sharesHeight = (shares: readonly Share[]): number => shares.length * LINE + AIR;

/** A line for each player. @param note after what the seat that chooses gets */
export function drawShares(
  pen: Pen,
  { names, say }: QuestsScene,
  shares: readonly Share[],
  { x: left, width, y }: { readonly x: number; readonly width: number; readonly y: number },
  note: string,
): void {
  const ink = { size: TEXT, colour: pen.theme.ink };
  const first = y - ((shares.length - 1) / 2) * LINE;
  shares.forEach(({ seat, cards }, i) => {
    const line = first + i * LINE;
    const name = i === 0 ? say('quests-picture-choice-you') : (names[seat] ?? '');
    const maxWidth = width - SHIELD.name - 12 - Math.max(cards.length, 1) * CARD.pitch;
    shield(pen, seat, SHIELD.size, left + SHIELD.size / 2, line);
    let x = left + SHIELD.name + 12 + pen.write(name, left + SHIELD.name, line, { ...ink, maxWidth });
    for (const card of cards) {
      drawTrophy(pen, card, CARD.size, x + CARD.size / 2, line);
      x += CARD.pitch;
    }
    if (cards.length === 0) x += pen.write(say('quests-picture-text-none'), x, line, ink) + 12;
    if (i === 0) pen.write(note, x + 6, line, { ...ink, maxWidth: left + width - x - 6 });
  });
}
