import { Chess } from 'chessops/chess';
import { seededIndex } from '../../src/games/playout.ts';
import { spent } from './time.ts';

/** Half-moves after which a random game of chess is broken off. */
const LONGEST = 300;

/** Plies/s of random games of chess by chessops, all legal moves generated before each. */
export function chessPlayouts(milliseconds: number): number {
  const choose = seededIndex('chess');
  const began = spent();
  let plies = 0;
  while (spent() - began < milliseconds) {
    const position = Chess.default();
    for (let ply = 0; ply < LONGEST; ply++) {
      const moves: { from: number; to: number }[] = [];
      for (const [from, squares] of position.allDests()) for (const to of squares) moves.push({ from, to });
      const move = moves[choose(Math.max(1, moves.length))];
      if (move === undefined || position.isInsufficientMaterial()) break;
      position.play(promoted(position, move));
      plies += 1;
    }
  }
  return (plies * 1000) / (spent() - began);
}

/** A pawn on the last rank becomes a queen. */
function promoted(position: Chess, { from, to }: { from: number; to: number }) {
  const isPawn = position.board.pawn.has(from);
  return isPawn && (to < 8 || to >= 56) ? { from, to, promotion: 'queen' as const } : { from, to };
}
