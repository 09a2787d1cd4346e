import type { Seat } from '../../games/game.ts';
import { ADVERSARIES, counted, KNIGHTS } from '../../games/quests/cards.ts';
import type { QuestsView } from '../../games/quests/types.ts';
import type { PublicStep } from '../player.ts';
import type { SearchChance } from '../search/chance.ts';
import { dealByOrigin } from './deal-by-origin.ts';
import { fromBoard } from './from-state.ts';
import { originsIn } from './origins.ts';
import { ALL_KNIGHTS, KNIGHT_TYPES, listKnights, ONE_KNIGHT, packedKnights } from './packed-knights.ts';
import type { QuestsPosition } from './position.ts';

/** What the seat sees. In place of the hidden cards, each pile lists all that can be in it. */
export function fromView(
  view: QuestsView,
  seat: Seat,
  history: readonly PublicStep[],
  chance: SearchChance,
): QuestsPosition {
  const taken = new Map(view.adventures.map((adventure) => [adventure.id, adventure.taken]));
  const position = fromBoard(view, (id) => taken.get(id) ?? null, chance);
  position.observer = seat;
  position.origins = originsIn(
    history,
    view.players.map(({ knights }) => knights),
  );
  for (const step of history) position.acted |= 1 << step.seat;
  position.hands[seat] = packedKnights(counted(KNIGHTS, view.hand!));
  listKnights(ALL_KNIGHTS - position.discards - position.hands[seat], position.knights);
  position.adversaries.set(unseenAdversaries(view));
  return position;
}

/** By position in the deck. */
function unseenAdversaries({ columns, players, adventures }: QuestsView): number[] {
  const seen = counted(ADVERSARIES, [
    ...Object.values(columns).flatMap((column) => column.map(({ card }) => card)),
    ...players.flatMap(({ trophies }) => trophies),
    ...adventures.flatMap(({ taken }) => taken?.pay ?? []),
  ]);
  return ADVERSARIES.copies.flatMap((copies, card) => new Array<number>(copies - seen[card]!).fill(card));
}

/** Attempts to deal in keeping with where knights come from; each fails rarely. */
const ATTEMPTS = 3;

/** Deals the hidden knights and orders the adversaries at random. */
export function deal(known: QuestsPosition, into: QuestsPosition): void {
  into.copy(known);
  dealKnights(known, into);
  into.chance.shuffle(into.adversaries, into.adversaryPile);
}

function dealKnights(known: QuestsPosition, into: QuestsPosition): void {
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
function dealEvenly({ acted }: QuestsPosition, into: QuestsPosition): void {
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
