import type { Seat } from '../../games/game.ts';
import { cardValue, KNIGHTS } from '../../games/quests/cards.ts';
import { KINDS } from '../../games/quests/data.ts';
import type {
  AdversaryCard,
  KnightCard,
  QuestsEvent,
  QuestsReason,
  QuestsView,
} from '../../games/quests/types.ts';
import type { Fact, Facts, Move } from './facts.ts';
import { affordable, deniedBy } from './quests-adventures.ts';
import { keptColour, questsOutside } from './quests-hand.ts';

type QuestsMove = Move<QuestsView, QuestsEvent>;
type QuestsFact = Fact<QuestsReason>;

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

export const questsFacts: Facts<QuestsView, QuestsEvent, QuestsReason> = {
  outside: questsOutside,
  open: (move) => [...challenge(move), ...adventure(move), ...affords(move), ...reveals(move), ...ends(move)],
  own: ({ after, events }) =>
    events.some(({ type }) => type === 'challenged') ? keptColour(after.hand ?? []) : [],
};

const knightsIn = (pay: readonly KnightCard[]): number =>
  pay.reduce((sum, card) => sum + KNIGHTS.values[KNIGHTS.position[card]]!, 0);

const totalOf = (cards: readonly AdversaryCard[]): number =>
  cards.reduce((sum, card) => sum + cardValue(card), 0);

function challenge({ before, events, seat }: QuestsMove): QuestsFact[] {
  const fought = events.find((event) => event.type === 'challenged');
  if (fought?.type !== 'challenged') return [];
  const { card, pay } = fought;
  const knights = knightsIn(pay);
  const won = events.flatMap((event) => (event.type === 'won' && event.seat === seat ? [event.card] : []));
  const column = events.find((event) => event.type === 'columnCompleted');
  const isSealed = events.some(({ type }) => type === 'sealed');
  const facts: QuestsFact[] = [];
  if (column?.type === 'columnCompleted' && won.length > 0)
    facts.push({
      reason: { type: 'column', kind: column.kind, won },
      amount: totalOf(won),
      weight: WEIGHT.column,
    });
  else if (isSealed)
    facts.push({ reason: { type: 'seals', card, knights }, amount: cardValue(card), weight: WEIGHT.seals });
  else facts.push({ reason: { type: 'wins', card, knights }, amount: cardValue(card), weight: WEIGHT.wins });
  const denied = deniedBy(before, card, seat);
  if (denied) {
    const reason = { type: 'deniesCard' as const, seat: denied.seat, adventure: denied.adventure.id };
    facts.push({ reason, amount: denied.adventure.value, weight: WEIGHT.deniesCard });
  }
  return facts;
}

function adventure({ before, events, seat }: QuestsMove): QuestsFact[] {
  const taken = events.find((event) => event.type === 'adventureTaken');
  if (taken?.type !== 'adventureTaken') return [];
  const gain = taken.points - totalOf(taken.pay);
  const reason = { type: 'adventure' as const, adventure: taken.adventure, gain };
  const facts: QuestsFact[] = [];
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
function affords({ before, after, seat }: QuestsMove): QuestsFact[] {
  if (after.end !== null) return [];
  const reach = ({ players }: QuestsView, of: Seat) => affordable(before, players[of]!.trophies);
  const now = reach(before, seat).map(({ id }) => id);
  const [best] = reach(after, seat).filter(({ id }) => !now.includes(id));
  if (!best) return [];
  const reason = { type: 'affords' as const, adventure: best.id, value: best.value };
  return [{ reason, amount: best.value, weight: WEIGHT.affords }];
}

function reveals({ before, events }: QuestsMove): QuestsFact[] {
  if (!events.some(({ type }) => type === 'revealed')) return [];
  const shown = KINDS.reduce((sum, kind) => sum + before.columns[kind].length, 0);
  const amount = FEW_SHOWN - shown;
  return amount > 0 ? [{ reason: { type: 'reveals', shown }, amount, weight: WEIGHT.reveals }] : [];
}

const ends = ({ after, seat }: QuestsMove): QuestsFact[] =>
  after.end !== null && after.places?.[seat] === 1
    ? [{ reason: { type: 'ends' }, amount: 1, weight: WEIGHT.ends }]
    : [];
