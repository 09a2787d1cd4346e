import { CARDS, type CardRow, VARIANTS } from '../../src/games/artus/data.ts';
import type { CardId, PileId, Variant } from '../../src/games/artus/types.ts';

const rows: ReadonlyMap<CardId, CardRow> = new Map(CARDS.map((row) => [row.id, row]));

export function cardRow(card: CardId): CardRow {
  const row = rows.get(card);
  if (row === undefined) throw new RangeError(`no card ${card}`);
  return row;
}

/** The piles in play, in display order. */
export function pilesOf(variant: Variant): PileId[] {
  return VARIANTS[variant].dealt.map(({ pile }) => pile);
}

/** All of a player's cards in one pile, with every copy listed, in the order of the data. */
export function pileCards(pile: PileId): CardId[] {
  return CARDS.filter((row) => row.pile === pile).flatMap((row) => Array<CardId>(row.copies).fill(row.id));
}

/** The shortest label for a card: its range, or what it scores. */
export function shortSign(card: CardId): string {
  const { moveKnight, movePrince, ring, scoring } = cardRow(card);
  if (scoring?.of === 'best') return '★';
  if (scoring?.of === 'all') return scoring.sign > 0 ? 'Σ' : '−Σ';
  if (scoring?.of === 'chosen') return String(scoring.penalty).replace('-', '−');
  const range = moveKnight ?? movePrince;
  if (range !== undefined) return `${range.both ? '±' : ''}${range.min}–${range.max}`;
  return ring === undefined ? '' : '◯';
}
