import type { BoardDraft } from './board.ts';
import { RINGS } from './data.ts';
import { type FigureCode, metalOf, princeCode, ringsOf } from './figures.ts';
import type { ArtusEvent, Chair, Metal } from './types.ts';

/**
 * Gives the Prince on `chair` a ring. A third ring makes him King, and the old King keeps only one
 * (section 4).
 */
export function addRing(board: BoardDraft, chair: Chair, events: ArtusEvent[]): void {
  const { chairs, king } = board;
  const metal = metalOf(chairs[chair] as FigureCode) as Metal;
  const rings = ringsOf(chairs[chair] as FigureCode) + 1;
  chairs[chair] = princeCode(metal, rings);
  if (rings < RINGS.king) return;
  chairs[king] = princeCode(metalOf(chairs[king] as FigureCode) as Metal, RINGS.prince);
  board.king = chair;
  events.push({ type: 'crowned', metal, chair, oldKing: king }, { type: 'turned', from: king, to: chair });
}
