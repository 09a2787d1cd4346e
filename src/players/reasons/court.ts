import type { CourtEvent, CourtReason, CourtView, Tile } from '../../games/court/types.ts';
import { choiceFacts } from './court-role.ts';
import { growth } from './court-standing.ts';
import type { Fact, Facts, Move } from './facts.ts';

type CourtMove = Move<CourtView, CourtEvent>;
type CourtFact = Fact<CourtReason>;

/** In members of the smallest group. */
const WEIGHT = { smallest: 4, middle: 1.5, weakens: 2, purse: 0.15, keeps: 0.1, outbids: 0.3 } as const;

/** Everything in this game is public. */
export const courtFacts: Facts<CourtView, CourtEvent, CourtReason> = {
  open: (move) => [...groups(move), ...weakens(move), ...money(move), ...chosen(move)],
};

function groups({ before, after, seat }: CourtMove): CourtFact[] {
  const sizes = before.players[seat]!.standing.sizes;
  const smallest = growth(before, after, seat, 0);
  const middle = growth(before, after, seat, 1);
  if (smallest > 0 && !hasChosen(before, after)) {
    const reason = { type: 'smallest' as const, from: sizes[0], to: sizes[0] + smallest };
    return [{ reason, amount: smallest, weight: WEIGHT.smallest }];
  }
  if (smallest < 0 || middle <= 0 || hasChosen(before, after)) return [];
  const reason = { type: 'middle' as const, from: sizes[1], to: sizes[1] + middle };
  return [{ reason, amount: middle, weight: WEIGHT.middle }];
}

const hasChosen = (before: CourtView, after: CourtView): boolean =>
  before.phase === 'choose' && after.phase !== 'choose';

/** The opponent whose smallest group loses the most. */
function weakens({ before, after, seat }: CourtMove): CourtFact[] {
  const facts = before.players.flatMap(({ standing }, of): CourtFact[] => {
    const lost = of === seat ? 0 : -growth(before, after, of, 0);
    const from = standing.sizes[0];
    const reason = { type: 'weakens' as const, seat: of, from, to: from - lost };
    return lost > 0 ? [{ reason, amount: lost, weight: WEIGHT.weakens }] : [];
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
  if (tiles.length > 0)
    facts.push({ reason: { type: 'keeps', tiles }, amount: worth(tiles), weight: WEIGHT.keeps });
  return facts;
}

const withoutTiles = (tiles: readonly Tile[], spent: readonly Tile[]): Tile[] =>
  spent.reduce<Tile[]>((left, tile) => left.toSpliced(left.indexOf(tile), 1), [...tiles]);

const chosen = ({ before, after, seat }: CourtMove): CourtFact[] =>
  hasChosen(before, after) ? choiceFacts(before, after, seat) : [];
