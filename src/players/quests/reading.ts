import type { Seat } from '../../games/game.ts';
import { ADVERSARIES, type CardGameState, cardCounts, KNIGHTS } from '../../games/quests/cards.ts';
import { ADVENTURES, FULL_COLUMN, KINDS } from '../../games/quests/data.ts';
import { TURN_STEPS } from '../../games/quests/legal.ts';
import type { AdventureId, AdventureTaken, Board, CardGameView } from '../../games/quests/types.ts';
import type { PublicStep } from '../player.ts';
import type { SearchChance } from '../search/chance.ts';
import { NOBODY } from '../search/position.ts';
import { type CardGameBoard, CHALLENGED, REVEALED, VENTURED } from './board.ts';
import {
  countedKnights,
  FULL_KNIGHT_DECK,
  KNIGHT_TYPES,
  knightCount,
  listKnights,
  ONE_KNIGHT,
  packedKnights,
  packedTrophies,
  TYPES,
} from './cards.ts';
import { CardGamePosition, type Origins, originsIn } from './position.ts';

export function fromState(state: CardGameState, chance: SearchChance): CardGamePosition {
  const { board, hands, knightPile, adversaryPile } = state;
  const position = fromBoard(board, (id) => board.taken[id], chance);
  hands.forEach((hand, seat) => {
    position.hands[seat] = packedKnights(hand);
  });
  position.knights.set(knightPile.map((card) => KNIGHTS.position[card]).reverse());
  position.adversaries.set(adversaryPile.map((card) => ADVERSARIES.position[card]).reverse());
  return position;
}

/** Everything but the hands and the orders of the piles. */
function fromBoard(
  board: Omit<Board, 'taken'>,
  taken: (id: AdventureId) => AdventureTaken | null,
  chance: SearchChance,
): CardGamePosition {
  const position = new CardGamePosition(board.players.length, chance);
  position.seals = board.variant === 'seals';
  position.lean = board.rules.payment === 'lean';
  position.mustReveal = board.rules.forceRevealOnEmpty === 'on';
  position.checksAlways = board.rules.columnCheck === 'challenge';
  position.actor = board.toAct ?? NOBODY;
  position.step = TURN_STEPS.indexOf(board.step);
  position.done = doneIn(board);
  position.idleTurns = board.idleTurns;
  position.adversaryPile = board.adversaryPile;
  position.knightPile = board.knightPile;
  position.discards = packedKnights(cardCounts(KNIGHTS, board.discards));
  setAdventures(position, taken);
  setPlayers(position, board);
  setColumns(position, board);
  return position;
}

function doneIn({ thisTurn }: Pick<Board, 'thisTurn'>): number {
  if (thisTurn === null) return 0;
  const { revealed, challenge, adventure } = thisTurn;
  return (
    (revealed.length > 0 ? REVEALED : 0) |
    (challenge !== null ? CHALLENGED : 0) |
    (adventure !== null ? VENTURED : 0)
  );
}

function setAdventures(
  position: CardGamePosition,
  takenBy: (id: AdventureId) => AdventureTaken | null,
): void {
  ADVENTURES.forEach(({ id }, adventure) => {
    const taken = takenBy(id);
    if (taken === null) return;
    position.open &= ~(1 << adventure);
    position.taken++;
    position.takers[adventure] = taken.seat + 1;
  });
}

function setPlayers(position: CardGamePosition, { players }: Pick<Board, 'players'>): void {
  players.forEach(({ knights, trophies, seals, score }, seat) => {
    const counts = cardCounts(ADVERSARIES, trophies);
    position.handSizes[seat] = knights;
    position.trophies.set(counts, seat * TYPES);
    position.packedTrophies[seat] = packedTrophies(counts);
    position.sealsLeft[seat] = seals;
    position.scores[seat] = score;
  });
}

function setColumns(position: CardGamePosition, { columns }: Pick<Board, 'columns'>): void {
  KINDS.forEach((kind, column) => {
    position.lengths[column] = columns[kind].length;
    columns[kind].forEach(({ card, seal }, at) => {
      position.cards[column * FULL_COLUMN + at] = ADVERSARIES.position[card];
      position.owners[column * FULL_COLUMN + at] = seal === null ? 0 : seal + 1;
    });
  });
}

/** Knights of one origin that haven't been placed yet. */
interface Pool {
  readonly counts: number[];
  left: number;
  /** Cards of this origin that each seat must still get. */
  readonly slots: number[];
}

const poolOf = (knights: number, slots: readonly number[]): Pool => {
  const counts = countedKnights(knights);
  return { counts, left: counts.reduce((sum, count) => sum + count, 0), slots: [...slots] };
};

/**
 * Deals the hidden knights at random, in keeping with where knights come from.
 * @returns whether that worked; if not, the hidden knights are undefined
 */
function dealByOrigin({ fresh, older, drawn, paid }: Origins, into: CardGameBoard): boolean {
  const { observer, seats, hands, knights, chance } = into;
  const old = poolOf(FULL_KNIGHT_DECK - fresh, older);
  const late = poolOf(fresh, drawn);
  for (let seat = 0; seat < seats; seat++) {
    const known = paid[seat]! + (seat === observer ? hands[seat]! : 0);
    for (let type = 0; type < KNIGHT_TYPES; type++)
      for (let copies = knightCount(known, type); copies > 0; copies--)
        if (!place(old, late, seat, type, chance.unit())) return false;
  }
  if (old.left !== old.slots.reduce((sum, slots) => sum + slots, 0)) return false;
  for (let seat = 0; seat < seats; seat++) if (seat !== observer) hands[seat] = 0;
  for (const pool of [old, late]) {
    let top = listKnights(packedKnights(pool.counts), knights);
    chance.shuffle(knights, top);
    for (let seat = 0; seat < seats; seat++)
      for (let cards = pool.slots[seat]!; cards > 0; cards--) hands[seat]! += ONE_KNIGHT[knights[--top]!]!;
    if (pool === late && top !== into.knightPile) return false;
  }
  return true;
}

/** Draws the origin of a knight that the seat is known to have had. */
function place(old: Pool, late: Pool, seat: number, type: number, random: number): boolean {
  const oldOdds = oddsOf(old, seat, type);
  const odds = oldOdds + oddsOf(late, seat, type);
  if (odds === 0) return false;
  const pool = random * odds < oldOdds ? old : late;
  pool.counts[type]!--;
  pool.left--;
  pool.slots[seat]!--;
  return true;
}

const oddsOf = ({ counts, left, slots }: Pool, seat: number, type: number): number =>
  left === 0 ? 0 : (slots[seat]! * counts[type]!) / left;

/** What the seat sees. In place of the hidden cards, each pile lists all that can be in it. */
export function fromView(
  view: CardGameView,
  seat: Seat,
  history: readonly PublicStep[],
  chance: SearchChance,
): CardGamePosition {
  const taken = new Map(view.adventures.map((adventure) => [adventure.id, adventure.taken]));
  const position = fromBoard(view, (id) => taken.get(id) ?? null, chance);
  position.observer = seat;
  position.origins = originsIn(
    history,
    view.players.map(({ knights }) => knights),
  );
  for (const step of history) position.acted |= 1 << step.seat;
  position.hands[seat] = packedKnights(cardCounts(KNIGHTS, view.hand!));
  listKnights(FULL_KNIGHT_DECK - position.discards - position.hands[seat], position.knights);
  position.adversaries.set(unseenAdversaries(view));
  return position;
}

/** By position in the deck. */
function unseenAdversaries({ columns, players, adventures }: CardGameView): number[] {
  const seen = cardCounts(ADVERSARIES, [
    ...Object.values(columns).flatMap((column) => column.map(({ card }) => card)),
    ...players.flatMap(({ trophies }) => trophies),
    ...adventures.flatMap(({ taken }) => taken?.pay ?? []),
  ]);
  return ADVERSARIES.copies.flatMap((copies, card) => new Array<number>(copies - seen[card]!).fill(card));
}

/** Attempts to deal in keeping with where knights come from; each fails rarely. */
const ATTEMPTS = 3;

/** Deals the hidden knights and orders the adversaries at random. */
export function deal(known: CardGamePosition, into: CardGamePosition): void {
  into.copy(known);
  dealKnights(known, into);
  into.chance.shuffle(into.adversaries, into.adversaryPile);
}

function dealKnights(known: CardGamePosition, into: CardGamePosition): void {
  const { origins } = known;
  for (let attempt = 0; origins !== null && attempt < ATTEMPTS; attempt++)
    if (dealByOrigin(origins, into)) return;
  if (origins !== null) into.copy(known);
  dealEvenly(known, into);
}

/**
 * How often a Merlin that's dealt to the only opponent is put back, once they've acted: whoever draws one doesn't keep
 * it for long. With more seats, hands hold about as many as chance would give them.
 */
const PUT_BACK = 0.27;
const MERLIN = KNIGHT_TYPES - 1;

/** Every hidden knight is equally likely everywhere, except for Merlins. */
function dealEvenly({ acted }: CardGamePosition, into: CardGamePosition): void {
  const { chance, knights, hands, handSizes, observer } = into;
  let unseen = into.knightPile;
  for (let seat = 0; seat < into.seats; seat++) if (seat !== observer) unseen += handSizes[seat]!;
  chance.shuffle(knights, unseen);
  for (let seat = 0; seat < into.seats; seat++) {
    if (seat === observer) continue;
    const spends = into.seats === 2 && (acted & (1 << seat)) !== 0;
    let hand = 0;
    for (let card = handSizes[seat]!; card > 0; card--) {
      unseen--;
      if (spends && knights[unseen] === MERLIN && chance.unit() < PUT_BACK) {
        const other = chance.below(unseen + 1);
        knights[unseen] = knights[other]!;
        knights[other] = MERLIN;
      }
      hand += ONE_KNIGHT[knights[unseen]!]!;
    }
    hands[seat] = hand;
  }
}
