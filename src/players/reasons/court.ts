import type { CourtEvent, CourtReason, CourtView, Tile } from '../../games/court/types.ts';
import { choiceFacts } from './court-role.ts';
import { areCharactersAside, lastingSizes } from './court-standing.ts';
import type { Fact, Facts, Move } from './facts.ts';

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
    return [{ reason, amount: worth(event.received), weight: WEIGHT.purse }];
  });
  if (facts.length > 0 || !['bid', 'giveTile'].includes(before.phase)) return facts;
  const bid = events.find((event) => event.type === 'bid' && event.seat === seat);
  const spent = bid?.type === 'bid' ? bid.tiles : [];
  const tiles = withoutTiles(after.players[seat]!.treasury, spent);
  const rival = before.auction?.bidder ?? null;
  if (bid && rival !== null)
    facts.push({ reason: { type: 'outbids', seat: rival }, amount: 1, weight: WEIGHT.outbids });
  const type = before.phase === 'bid' && !bid ? 'saves' : 'keeps';
  if (tiles.length > 0) facts.push({ reason: { type, tiles }, amount: worth(tiles), weight: WEIGHT.keeps });
  return facts;
}

const withoutTiles = (tiles: readonly Tile[], spent: readonly Tile[]): Tile[] =>
  spent.reduce<Tile[]>((left, tile) => left.toSpliced(left.indexOf(tile), 1), [...tiles]);

const chosen = ({ before, after, seat }: CourtMove): CourtFact[] =>
  hasChosen(before, after) ? choiceFacts(before, after, seat) : [];
