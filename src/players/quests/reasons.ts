import type { Seat } from '../../games/game.ts';
import { ADVERSARIES, cardCounts, fullDeck, KNIGHTS } from '../../games/quests/cards.ts';
import { cardValue, KINDS, KNIGHT_COLOURS } from '../../games/quests/data.ts';
import { legalActions } from '../../games/quests/legal.ts';
import { ADVENTURE_NEEDS, legalPayments } from '../../games/quests/payments.ts';
import type {
  AdventureView,
  AdversaryCard,
  CardGameEvent,
  CardGameReason,
  CardGameView,
  KnightCard,
} from '../../games/quests/types.ts';
import { boardFromView } from '../../games/quests/view.ts';
import { type Fact, type Facts, type Move, type Outside, sample } from '../facts.ts';

/** The open adventures that these adversaries pay for, most valuable first. */
function affordable(
  { adventures, rules }: CardGameView,
  trophies: readonly AdversaryCard[],
): readonly AdventureView[] {
  const held = cardCounts(ADVERSARIES, trophies);
  return adventures
    .filter(({ id, taken }) => {
      const need = ADVENTURE_NEEDS.find((other) => other.id === id)?.need;
      return taken === null && need && legalPayments(ADVERSARIES, held, need, rules.payment).length > 0;
    })
    .sort((a, b) => b.value - a.value);
}

interface Denied {
  readonly seat: Seat;
  readonly adventure: AdventureView;
}

/** The most valuable open adventure that another player could pay for with the card, and can't without it. */
function deniedBy(view: CardGameView, card: AdversaryCard, seat: Seat): Denied | undefined {
  return view.players
    .flatMap(({ trophies }, of): Denied[] => {
      if (of === seat) return [];
      const now = affordable(view, trophies).map(({ id }) => id);
      const then = affordable(view, [...trophies, card]).filter(({ id }) => !now.includes(id));
      return then.slice(0, 1).map((adventure) => ({ seat: of, adventure }));
    })
    .sort((a, b) => b.adventure.value - a.adventure.value)[0];
}

/** In points of the final score for each knight. */
const COLOUR_WEIGHT = 0.5;

/** The strongest colour in the hand, without Merlins. */
function keptColour(hand: readonly KnightCard[]): Fact<CardGameReason>[] {
  const [best] = KNIGHT_COLOURS.map((colour) => ({
    colour,
    knights: hand
      .filter((card) => card.startsWith(colour))
      .reduce((sum, card) => sum + KNIGHTS.values[KNIGHTS.position[card]]!, 0),
  })).sort((a, b) => b.knights - a.knights);
  if (!best || best.knights === 0) return [];
  return [{ reason: { type: 'keeps', ...best }, amount: best.knights, weight: COLOUR_WEIGHT }];
}

/** The knights that aren't discarded may be in any hand. */
const cardGameOutside: Outside<CardGameView> = {
  before: (open) => open,
  actions(open, seat, random) {
    const discarded = cardCounts(KNIGHTS, open.discards);
    const others = fullDeck(KNIGHTS).filter((card) => {
      const at = KNIGHTS.position[card];
      if (discarded[at] === 0) return true;
      discarded[at]!--;
      return false;
    });
    const hands = open.players.map(({ knights }, of) =>
      cardCounts(KNIGHTS, of === seat ? sample(others, knights, random) : []),
    );
    return legalActions({ board: boardFromView(open), hands, knightPile: [], adversaryPile: [] }, seat);
  },
};

type CardGameMove = Move<CardGameView, CardGameEvent>;
type CardGameFact = Fact<CardGameReason>;

/** In points of the final score. */
const WEIGHT = {
  wins: 1,
  seals: 0.6,
  column: 1,
  adventure: 1,
  affords: 0.4,
  deniesCard: 0.2,
  deniesAdventure: 0.3,
  reveals: 1,
  ends: 20,
} as const;

/** With fewer adversaries than this, new ones are worth revealing. */
const FEW_SHOWN = 4;

export const cardGameFacts: Facts<CardGameView, CardGameEvent, CardGameReason> = {
  outside: cardGameOutside,
  open: (move) => [...challenge(move), ...adventure(move), ...affords(move), ...reveals(move), ...ends(move)],
  own: ({ after, events }) =>
    keptColour(after.hand ?? []).map((fact) =>
      // Whoever pays no knights keeps them all, which speaks against a challenge but for nothing else.
      events.some(({ type }) => type === 'challenged') ? fact : { ...fact, isSilent: true },
    ),
};

const knightsIn = (pay: readonly KnightCard[]): number =>
  pay.reduce((sum, card) => sum + KNIGHTS.values[KNIGHTS.position[card]]!, 0);

const totalOf = (cards: readonly AdversaryCard[]): number =>
  cards.reduce((sum, card) => sum + cardValue(card), 0);

function challenge({ before, events, seat }: CardGameMove): CardGameFact[] {
  const fought = events.find((event) => event.type === 'challenged');
  if (fought?.type !== 'challenged') return [];
  const { card, pay } = fought;
  const knights = knightsIn(pay);
  const won = events.flatMap((event) => (event.type === 'won' && event.seat === seat ? [event.card] : []));
  const column = events.find((event) => event.type === 'columnCompleted');
  const isSealed = events.some(({ type }) => type === 'sealed');
  const facts: CardGameFact[] = [];
  if (column?.type === 'columnCompleted' && won.length > 0)
    facts.push({
      reason: { type: 'column', kind: column.kind, won },
      amount: totalOf(won),
      weight: WEIGHT.column,
      isSeen: true,
    });
  else if (isSealed)
    facts.push({
      reason: { type: 'seals', card, knights },
      amount: cardValue(card),
      weight: WEIGHT.seals,
      isSeen: true,
    });
  else
    facts.push({
      reason: { type: 'wins', card, knights },
      amount: cardValue(card),
      weight: WEIGHT.wins,
      isSeen: true,
    });
  const denied = deniedBy(before, card, seat);
  if (denied) {
    const reason = { type: 'deniesCard' as const, seat: denied.seat, adventure: denied.adventure.id };
    facts.push({ reason, amount: denied.adventure.value, weight: WEIGHT.deniesCard });
  }
  return facts;
}

function adventure({ before, events, seat }: CardGameMove): CardGameFact[] {
  const taken = events.find((event) => event.type === 'adventureTaken');
  if (taken?.type !== 'adventureTaken') return [];
  const gain = taken.points - totalOf(taken.pay);
  const reason = { type: 'adventure' as const, adventure: taken.adventure, gain };
  const facts: CardGameFact[] = [];
  if (gain > 0) facts.push({ reason, amount: gain, weight: WEIGHT.adventure });
  const rival = before.players.findIndex(
    ({ trophies }, of) =>
      of !== seat && affordable(before, trophies).some(({ id }) => id === taken.adventure),
  );
  if (rival >= 0)
    facts.push({
      reason: { type: 'deniesAdventure', seat: rival },
      amount: taken.points,
      weight: WEIGHT.deniesAdventure,
    });
  return facts;
}

/** The best adventure that has come within reach. */
function affords({ before, after, seat }: CardGameMove): CardGameFact[] {
  if (after.end !== null) return [];
  const reach = ({ players }: CardGameView, of: Seat) => affordable(before, players[of]!.trophies);
  const now = reach(before, seat).map(({ id }) => id);
  const [best] = reach(after, seat).filter(({ id }) => !now.includes(id));
  if (!best) return [];
  const reason = { type: 'affords' as const, adventure: best.id, value: best.value };
  return [{ reason, amount: best.value, weight: WEIGHT.affords }];
}

function reveals({ before, events }: CardGameMove): CardGameFact[] {
  if (!events.some(({ type }) => type === 'revealed')) return [];
  const shown = KINDS.reduce((sum, kind) => sum + before.columns[kind].length, 0);
  const amount = FEW_SHOWN - shown;
  return amount > 0 ? [{ reason: { type: 'reveals', shown }, amount, weight: WEIGHT.reveals }] : [];
}

const ends = ({ after, seat }: CardGameMove): CardGameFact[] =>
  after.end !== null && after.places?.[seat] === 1
    ? [{ reason: { type: 'ends' }, amount: 1, weight: WEIGHT.ends, isSeen: true }]
    : [];
