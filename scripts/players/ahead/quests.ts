import type { Seat } from '../../../src/games/game.ts';
import { ADVERSARIES, cardCounts } from '../../../src/games/quests/cards.ts';
import { cardValue, KINDS, LAST_ADVENTURE } from '../../../src/games/quests/data.ts';
import { ADVENTURE_NEEDS, legalPayments } from '../../../src/games/quests/payments.ts';
import type { AdversaryCard, CardGameView, KnightCard } from '../../../src/games/quests/types.ts';

/** Points gained by the best affordable adventure: its own less those of the adversaries paid. */
function bestAdventure({ adventures, rules }: CardGameView, trophies: readonly AdversaryCard[]): number {
  if (trophies.length === 0) return 0;
  const held = cardCounts(ADVERSARIES, trophies);
  let best = 0;
  for (const { id, value, taken } of adventures) {
    if (taken !== null || value <= best) continue;
    const { need } = ADVENTURE_NEEDS.find((other) => other.id === id)!;
    for (const pay of legalPayments(ADVERSARIES, held, need, rules.payment))
      best = Math.max(best, value - pay.reduce((sum, card) => sum + cardValue(card), 0));
  }
  return best;
}

/** Points per knight of the strongest colour, since only one colour can fight at a time. */
const SAME_COLOUR = 0.15;

/** Extra points per Merlin, who joins any colour. */
const MERLIN = 0.2;

const knightsOn = (card: KnightCard): number => (card.endsWith('-2') ? 2 : 1);

/** Knights in hand, doubles as two. Cards just drawn in a preview are unknown and count as one. */
function strength(view: CardGameView, seat: Seat): number {
  const hand = view.hand ?? [];
  const unknown = view.players[seat]!.knights - hand.length;
  return unknown + hand.reduce((sum, card) => sum + knightsOn(card), 0);
}

/** Points for the strongest colour, and for Merlins, who can join it. */
function colourBonus(hand: readonly KnightCard[]): number {
  const byColour = new Map<string, number>();
  for (const card of hand) {
    const colour = card.replace('-2', '');
    byColour.set(colour, (byColour.get(colour) ?? 0) + knightsOn(card));
  }
  const merlins = byColour.get('merlin') ?? 0;
  byColour.delete('merlin');
  return SAME_COLOUR * (Math.max(0, ...byColour.values()) + merlins * (1 + MERLIN / SAME_COLOUR));
}

/** Expected points from things that aren't points yet. */
const WEIGHT = {
  /** Per knight in hand or about to be drawn; a double is two. */
  knight: 0.6,
  /** Per point of adversaries in hand, while adventures are open. */
  trophy: 0.15,
  /** Share of the gain from the best affordable adventure, if it can be taken this turn. */
  adventureNow: 1,
  /** The same for a later turn. */
  adventureLater: 0.5,
  /** Share of the value of cards on display with the seat's seal. */
  sealed: 0.95,
  /** Share of the best opponent's score. */
  rival: 0.4,
} as const;

/** Share of their worth that knights keep once none are left to draw, when hoarding gains nothing. */
const HOARDED = 0.2;

/** Points lost per idle turn, to keep the game moving. */
const IDLE = 1;

/** Points for revealing before a challenge, which is free and only adds options. */
const REVEALED = 50;

/** The points so far, plus the expected points from knights, adversaries, seals and open adventures. */
export function cardGameValuation(view: CardGameView, seat: Seat): number {
  const me = view.players[seat]!;
  if (view.end !== null) return me.score - bestRival(view, seat);
  const left = shareToCome(view);
  const mine = view.toAct === seat;
  const canTake = mine && view.step !== 'draw';
  const adventures =
    (canTake ? WEIGHT.adventureNow : WEIGHT.adventureLater * left) * bestAdventure(view, me.trophies);
  const trophies = me.trophies.reduce((sum, card) => sum + cardValue(card), 0);
  const toDraw = mine ? view.maxDraw : 0;
  const knights = WEIGHT.knight * (strength(view, seat) + toDraw) + colourBonus(view.hand ?? []);
  const hoarded = view.knightPile + view.discards.length > 0 ? 1 : HOARDED;
  return (
    me.score +
    adventures +
    WEIGHT.trophy * left * trophies +
    hoarded * left * knights +
    WEIGHT.sealed * sealed(view, seat) -
    WEIGHT.rival * bestRival(view, seat) -
    IDLE * view.idleTurns +
    (mine && view.step === 'challenge' ? REVEALED : 0)
  );
}

const bestRival = (view: CardGameView, seat: Seat): number =>
  Math.max(...view.players.flatMap(({ score }, of) => (of === seat ? [] : [score])));

/** How much of the game is left, from 1 at the start to 0 at the end, by adventures and by adversaries. */
function shareToCome({ adventures, adversaryPile, columns }: CardGameView): number {
  const taken = adventures.filter((adventure) => adventure.taken !== null).length;
  const shown = KINDS.reduce((sum, kind) => sum + columns[kind].length, 0);
  return Math.min(1, (2 * (LAST_ADVENTURE - taken)) / LAST_ADVENTURE, (adversaryPile + shown) / 10);
}

/** Total value of the cards on display with the seat's seal. */
const sealed = ({ columns }: CardGameView, seat: Seat): number =>
  KINDS.flatMap((kind) => columns[kind]).reduce(
    (sum, { card, seal }) => (seal === seat ? sum + cardValue(card) : sum),
    0,
  );
