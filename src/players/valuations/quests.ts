import type { Seat } from '../../games/game.ts';
import { ADVERSARIES, cardValue, counted } from '../../games/quests/cards.ts';
import { ADVENTURE_NEEDS } from '../../games/quests/compiled-needs.ts';
import { KINDS, LAST_ADVENTURE } from '../../games/quests/data.ts';
import { legalPayments } from '../../games/quests/payment.ts';
import type { AdversaryCard, KnightCard, QuestsView } from '../../games/quests/types.ts';

/** Points that things promise which are not points yet. */
const PROMISE = {
  /** A knight in hand or about to be drawn; a double is two. */
  knight: 0.6,
  /** More for each knight of the strongest colour, since only one colour fights at a time. */
  together: 0.15,
  /** Of a Merlin, who joins any colour, besides what a knight promises. */
  merlin: 0.2,
  /** A point of an adversary in hand, while adventures are open. */
  trophy: 0.15,
  /** Of the gain by the best adventure that the adversaries in hand pay for, in this turn or a later one. */
  adventureNow: 1,
  adventureLater: 0.5,
  /** Of the value of a card in the display that bears the own seal. */
  sealed: 0.95,
  /** Of the score of the best opponent. */
  rival: 0.4,
} as const;

/** Share of their worth that knights keep when none is left to draw: hoarding them brings nothing more. */
const HOARDED = 0.2;

/** A turn in which nothing is done, in points: whoever could go on should. */
const IDLE = 1;

/** Revealing before a challenge costs nothing and only widens the choice. */
const REVEALED = 50;

/** The points so far, and what knights, adversaries, seals and open adventures promise. */
export function questsValuation(view: QuestsView, seat: Seat): number {
  const me = view.players[seat]!;
  if (view.end !== null) return me.score - bestRival(view, seat);
  const left = shareToCome(view);
  const mine = view.toAct === seat;
  const canTake = mine && view.step !== 'draw';
  const adventures =
    (canTake ? PROMISE.adventureNow : PROMISE.adventureLater * left) * bestAdventure(view, me.trophies);
  const trophies = me.trophies.reduce((sum, card) => sum + cardValue(card), 0);
  const toDraw = mine ? view.maxDraw : 0;
  const knights =
    PROMISE.knight * (strength(view, seat) + toDraw) + PROMISE.together * together(view.hand ?? []);
  const hoarded = view.knightPile + view.discards.length > 0 ? 1 : HOARDED;
  return (
    me.score +
    adventures +
    PROMISE.trophy * left * trophies +
    hoarded * left * knights +
    PROMISE.sealed * sealed(view, seat) -
    PROMISE.rival * bestRival(view, seat) -
    IDLE * view.idleTurns +
    (mine && view.step === 'challenge' ? REVEALED : 0)
  );
}

const bestRival = (view: QuestsView, seat: Seat): number =>
  Math.max(...view.players.flatMap(({ score }, of) => (of === seat ? [] : [score])));

/** How much of the game is still to come, 1 at the start and 0 at the end, by adventures and by adversaries. */
function shareToCome({ adventures, adversaryPile, columns }: QuestsView): number {
  const taken = adventures.filter((adventure) => adventure.taken !== null).length;
  const shown = KINDS.reduce((sum, kind) => sum + columns[kind].length, 0);
  return Math.min(1, (2 * (LAST_ADVENTURE - taken)) / LAST_ADVENTURE, (adversaryPile + shown) / 10);
}

/** Knights in hand, doubles as two; those about to be drawn are not known. */
function strength(view: QuestsView, seat: Seat): number {
  const hand = view.hand ?? [];
  const unknown = view.players[seat]!.knights - hand.length;
  return unknown + hand.reduce((sum, card) => sum + (card.endsWith('-2') ? 2 : 1), 0);
}

/** Knights of the strongest colour, and what Merlins add for joining any. */
function together(hand: readonly KnightCard[]): number {
  const byColour = new Map<string, number>();
  for (const card of hand) {
    const colour = card.replace('-2', '');
    byColour.set(colour, (byColour.get(colour) ?? 0) + (card.endsWith('-2') ? 2 : 1));
  }
  const merlins = byColour.get('merlin') ?? 0;
  byColour.delete('merlin');
  return Math.max(0, ...byColour.values()) + merlins * (1 + PROMISE.merlin / PROMISE.together);
}

/** Points gained by the best adventure that the adversaries pay for: its own less theirs. */
function bestAdventure({ adventures, rules }: QuestsView, trophies: readonly AdversaryCard[]): number {
  if (trophies.length === 0) return 0;
  const held = counted(ADVERSARIES, trophies);
  let best = 0;
  for (const { id, value, taken } of adventures) {
    if (taken !== null || value <= best) continue;
    const { need } = ADVENTURE_NEEDS.find((other) => other.id === id)!;
    for (const pay of legalPayments(ADVERSARIES, held, need, rules.payment))
      best = Math.max(best, value - pay.reduce((sum, card) => sum + cardValue(card), 0));
  }
  return best;
}

/** Values of the cards in the display that bear the seat's seal. */
const sealed = ({ columns }: QuestsView, seat: Seat): number =>
  KINDS.flatMap((kind) => columns[kind]).reduce(
    (sum, { card, seal }) => (seal === seat ? sum + cardValue(card) : sum),
    0,
  );
