import { figureCode, knightChairs } from '../../games/artus/board.ts';
import { cardsInPile, findCardRow, PILES } from '../../games/artus/cards.ts';
import { chairValue } from '../../games/artus/data.ts';
import { legalActions } from '../../games/artus/legal.ts';
import { knightsWorth } from '../../games/artus/reading.ts';
import { choices, score } from '../../games/artus/scoring.ts';
import type { ArtusEvent, ArtusReason, ArtusView, CardId } from '../../games/artus/types.ts';
import { stateFromView } from '../../games/artus/view.ts';
import type { Seat } from '../../games/game.ts';
import { type Fact, type Facts, type Move, type Outside, sample } from '../facts.ts';

/** In points of the final score: others move before the card is played. */
const CARD_WEIGHT = 0.3;

/** The scoring card in the seat's hand that would now score the most, if any scores. */
function preparedCard(view: ArtusView, seat: Seat): Fact<ArtusReason>[] {
  const board = { chairs: view.chairs.map(figureCode), king: view.king };
  if (knightChairs(board, seat).length === 0) return [];
  const facts = (view.players[seat]!.hand ?? []).flatMap((card): Fact<ArtusReason>[] => {
    const scoring = findCardRow(card)?.scoring;
    if (!scoring) return [];
    const points = Math.max(
      ...choices(board, seat, scoring).map((choice) => score(board, seat, scoring, choice).points),
    );
    return points > 0
      ? [{ reason: { type: 'prepares', card, points }, amount: points, weight: CARD_WEIGHT }]
      : [];
  });
  return facts.sort((a, b) => b.amount - a.amount).slice(0, 1);
}

/** Each seat has cards of its own, and shows those that it plays. */
const artusOutside: Outside<ArtusView> = {
  before: (open, seat) => seenBy(seat, open, unplayed(open, seat)),
  actions(open, seat, random) {
    const hand = sample(unplayed(open, seat), open.players[seat]!.handSize, random);
    return legalActions(stateFromView(seenBy(seat, open, hand)), seat);
  },
};

const unplayed = ({ players }: ArtusView, seat: Seat): CardId[] =>
  players[seat]!.played.reduce<CardId[]>(
    (left, card) => left.toSpliced(left.indexOf(card), 1),
    PILES.flatMap(cardsInPile),
  );

const seenBy = (seat: Seat, open: ArtusView, hand: readonly CardId[]): ArtusView => ({
  ...open,
  viewer: seat,
  players: open.players.map((player, of) => (of === seat ? { ...player, hand } : player)),
});

type ArtusMove = Move<ArtusView, ArtusEvent>;
type ArtusFact = Fact<ArtusReason>;

/** In points of the final score: what isn't scored yet can still get lost, and pushing hurts at once. */
const WEIGHT = { points: 1, pushes: 1, lands: 0.3, turnsFor: 0.4, turnsAgainst: 0.2 } as const;

export const artusFacts: Facts<ArtusView, ArtusEvent, ArtusReason> = {
  outside: artusOutside,
  open: (move) => [...points(move), ...pushes(move), ...lands(move), ...turns(move)],
  own: ({ after, seat }) => preparedCard(after, seat),
};

function points({ events }: ArtusMove): ArtusFact[] {
  const scored = events.find((event) => 'points' in event);
  if (!scored || !('points' in scored)) return [];
  const reason = { type: 'points' as const, points: scored.points };
  return [
    { reason, amount: scored.points, weight: WEIGHT.points, isSilent: scored.points === 0, isSeen: true },
  ];
}

/** The other player's Knight that loses the most by being pushed. */
function pushes({ before, after, events, seat }: ArtusMove): ArtusFact[] {
  const facts = events.flatMap((event): ArtusFact[] => {
    if (event.type !== 'displaced' || event.figure.kind !== 'knight' || event.figure.seat === seat) return [];
    const value = chairValue(before, event.from);
    const amount = value - chairValue(after, event.to);
    const reason = { type: 'pushes' as const, seat: event.figure.seat, value };
    return amount > 0 ? [{ reason, amount, weight: WEIGHT.pushes }] : [];
  });
  return facts.sort((a, b) => b.amount - a.amount).slice(0, 1);
}

function lands({ after, events, seat }: ArtusMove): ArtusFact[] {
  return events.flatMap((event): ArtusFact[] => {
    const chair = chairReached(event, seat);
    const value = chair === null ? 0 : chairValue(after, chair);
    return value > 0 ? [{ reason: { type: 'lands', value }, amount: value, weight: WEIGHT.lands }] : [];
  });
}

function chairReached(event: ArtusEvent, seat: Seat): number | null {
  if (event.type === 'placed') return event.chair;
  return event.type === 'moved' && event.figure.kind === 'knight' && event.figure.seat === seat
    ? event.to
    : null;
}

/** What the King's new chair does to all Knights. */
function turns({ before, after, events, seat }: ArtusMove): ArtusFact[] {
  if (!events.some(({ type }) => type === 'turned')) return [];
  const gains = before.players.map((_player, of) => knightsWorth(after, of) - knightsWorth(before, of));
  const [worst] = [...gains.keys()].filter((of) => of !== seat).sort((a, b) => gains[a]! - gains[b]!);
  const own = gains[seat]!;
  const lost = -gains[worst!]!;
  const facts: ArtusFact[] = [];
  if (own > 0)
    facts.push({ reason: { type: 'turnsFor', points: own }, amount: own, weight: WEIGHT.turnsFor });
  if (lost > 0)
    facts.push({
      reason: { type: 'turnsAgainst', seat: worst!, points: lost },
      amount: lost,
      weight: WEIGHT.turnsAgainst,
    });
  return facts;
}
