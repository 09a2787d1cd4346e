import type { Seat } from '../../games/game.ts';
import { type Board, firstKnight, KNIGHTS_A_SEAT } from './board.ts';
import { baseOf, type MoveCode, Verb, withChair } from './codes.ts';
import { CHOSEN, PLACES, SCORES, Scores } from './deck.ts';

/** The seat's Knights who can be chosen, by ascending chair, and the places they're on. */
const fitting = new Int8Array(KNIGHTS_A_SEAT);
const places = new Int8Array(KNIGHTS_A_SEAT);

/** Adds the codes of each way to score with a card. @returns the number of codes then */
export function writeScoring(board: Board, seat: Seat, kind: number, into: Int32Array, from: number): number {
  const scores = SCORES[kind];
  if (scores === Scores.nothing) return from;
  const base = baseOf(Verb.score, kind);
  const wanted = PLACES[kind] as number;
  const knights = scores === Scores.chosen ? collectFitting(board, seat, wanted) : 0;
  const count =
    scores === Scores.chosen
      ? writeChoices(base, CHOSEN[kind] as number, wanted, knights, 0, 0, 0, into, from)
      : from;
  if (count > from) return count;
  into[count] = base;
  return count + 1;
}

function collectFitting(board: Board, seat: Seat, wanted: number): number {
  let count = 0;
  const first = firstKnight(seat);
  for (let knight = first; knight < first + KNIGHTS_A_SEAT; knight++) {
    const chair = board.chairs[knight] as number;
    if (chair < 0) continue;
    const here = board.places(chair) & wanted;
    if (here === 0) continue;
    let at = count++;
    for (; at > 0 && (fitting[at - 1] as number) > chair; at--) {
      fitting[at] = fitting[at - 1] as number;
      places[at] = places[at - 1] as number;
    }
    fitting[at] = chair;
    places[at] = here;
  }
  return count;
}

/** A card's places are all alike or mutually exclusive, so as many Knights as places fill them if they cover all. */
function writeChoices(
  code: MoveCode,
  size: number,
  wanted: number,
  knights: number,
  first: number,
  chosen: number,
  covered: number,
  into: Int32Array,
  from: number,
): number {
  if (chosen === size) {
    if (covered !== wanted) return from;
    into[from] = code;
    return from + 1;
  }
  let count = from;
  for (let i = first; i < knights; i++)
    count = writeChoices(
      withChair(code, chosen, fitting[i] as number),
      size,
      wanted,
      knights,
      i + 1,
      chosen + 1,
      covered | (places[i] as number),
      into,
      count,
    );
  return count;
}
