import { legalActions } from '../../games/court/play.ts';
import type { CourtEvent, CourtReason, CourtView, Sizes, Tile } from '../../games/court/types.ts';
import { courtStateFromView, preview } from '../../games/court/view.ts';
import type { Seat } from '../../games/game.ts';
import type { Fact, Facts, Move } from '../facts.ts';

/** Whether the seat has characters that it gives back at the end of the round, so that they don't count for it. */
const areCharactersAside = ({ players, lastRound }: CourtView, seat: Seat): boolean =>
  !lastRound && players[seat]!.characters.length > 0;

/** Group sizes that last: without characters that are given back. */
function lastingSizes(view: CourtView, seat: Seat): Sizes {
  const { lasting, standing } = view.players[seat]!;
  return (areCharactersAside(view, seat) ? lasting : standing).sizes;
}

/** In members of the smallest group. */
const CHOICE_WEIGHT = { role: 4, collects: 0.6, favor: 0.5 } as const;

/** What a character brings whoever has just chosen it. */
function choiceFacts(before: CourtView, after: CourtView, seat: Seat): Fact<CourtReason>[] {
  return [...roleFact(before, after, seat), ...arthurFacts(after, seat)];
}

/** The most that the role can make of the smallest group by its first action. */
function roleFact(before: CourtView, after: CourtView, seat: Seat): Fact<CourtReason>[] {
  const { role, toAct } = after;
  if (role?.seat !== seat) return [];
  const from = lastingSizes(before, seat)[0];
  const now = lastingSizes(after, seat)[0];
  const actions = toAct === seat ? legalActions(courtStateFromView(after), seat) : [];
  const to = actions.reduce(
    (best, action) => Math.max(best, lastingSizes(preview(after, seat, action).view, seat)[0]),
    now,
  );
  if (to <= from) return [];
  const reason = { type: 'role' as const, character: role.character, from, to };
  return [{ reason, amount: to - from, weight: CHOICE_WEIGHT.role }];
}

function arthurFacts({ role, players, favor, phase }: CourtView, seat: Seat): Fact<CourtReason>[] {
  if (role?.character !== 'arthur' || role.seat !== seat || phase !== 'giveTile') return [];
  const tiles = role.others.filter((other) => players[other]!.treasury.length > 1).length;
  const facts: Fact<CourtReason>[] = [];
  if (tiles > 0)
    facts.push({
      reason: { type: 'collects', tiles },
      amount: tiles,
      weight: CHOICE_WEIGHT.collects,
      isSeen: true,
    });
  if (favor !== seat)
    facts.push({ reason: { type: 'favor' }, amount: 1, weight: CHOICE_WEIGHT.favor, isSeen: true });
  return facts;
}

type CourtMove = Move<CourtView, CourtEvent>;
type CourtFact = Fact<CourtReason>;

/** In members of the smallest group. */
const WEIGHT = { smallest: 4, middle: 1.5, weakens: 2, purse: 0.15, keeps: 0.1, outbids: 0.3 } as const;

/** Everything in this game is public. */
export const courtFacts: Facts<CourtView, CourtEvent, CourtReason> = {
  open: (move) => [...groups(move), ...weakens(move), ...money(move), ...chosen(move)],
};

/** The player's smallest group that grows. */
function groups({ before, after, seat }: CourtMove): CourtFact[] {
  if (hasChosen(before, after)) return [];
  const [from, to] = [lastingSizes(before, seat), lastingSizes(after, seat)];
  const aside = areCharactersAside(before, seat);
  if (to[0] > from[0]) {
    const reason = { type: 'smallest' as const, from: from[0], to: to[0], aside };
    return [{ reason, amount: to[0] - from[0], weight: WEIGHT.smallest }];
  }
  if (to[0] < from[0] || to[1] <= from[1]) return [];
  const reason = { type: 'middle' as const, from: from[1], to: to[1], aside };
  return [{ reason, amount: to[1] - from[1], weight: WEIGHT.middle }];
}

const hasChosen = (before: CourtView, after: CourtView): boolean =>
  before.phase === 'choose' && after.phase !== 'choose';

/** The opponent whose smallest group loses the most. */
function weakens({ before, after, seat }: CourtMove): CourtFact[] {
  const facts = before.players.flatMap((_player, of): CourtFact[] => {
    const [from, to] = [lastingSizes(before, of)[0], lastingSizes(after, of)[0]];
    const reason = { type: 'weakens' as const, seat: of, from, to, aside: areCharactersAside(before, of) };
    return of !== seat && to < from ? [{ reason, amount: from - to, weight: WEIGHT.weakens }] : [];
  });
  return facts.sort((a, b) => b.amount - a.amount).slice(0, 1);
}

const worth = (tiles: readonly Tile[]): number => tiles.reduce<number>((sum, tile) => sum + tile, 0);

/** Tiles that the bid or the gift spares, or that a purse brings. */
function money({ before, after, events, seat }: CourtMove): CourtFact[] {
  const facts = events.flatMap((event): CourtFact[] => {
    if (event.type !== 'chose' || event.seat !== seat) return [];
    const reason = { type: 'purse' as const, tiles: event.received };
    return [{ reason, amount: worth(event.received), weight: WEIGHT.purse, isSeen: true }];
  });
  if (facts.length > 0 || !['bid', 'giveTile'].includes(before.phase)) return facts;
  const bid = events.find((event) => event.type === 'bid' && event.seat === seat);
  const spent = bid?.type === 'bid' ? bid.tiles : [];
  const tiles = withoutTiles(after.players[seat]!.treasury, spent);
  const rival = before.auction?.bidder ?? null;
  if (bid && rival !== null)
    facts.push({ reason: { type: 'outbids', seat: rival }, amount: 1, weight: WEIGHT.outbids, isSeen: true });
  const type = before.phase === 'bid' && !bid ? 'saves' : 'keeps';
  if (tiles.length > 0)
    facts.push({ reason: { type, tiles }, amount: worth(tiles), weight: WEIGHT.keeps, isSeen: true });
  return facts;
}

const withoutTiles = (tiles: readonly Tile[], spent: readonly Tile[]): Tile[] =>
  spent.reduce<Tile[]>((left, tile) => left.toSpliced(left.indexOf(tile), 1), [...tiles]);

const chosen = ({ before, after, seat }: CourtMove): CourtFact[] =>
  hasChosen(before, after) ? choiceFacts(before, after, seat) : [];
