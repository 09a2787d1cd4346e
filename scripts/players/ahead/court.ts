import {
  type AuctionView,
  CHARACTERS,
  type Character,
  type CourtPlayerView,
  type CourtView,
  type Tile,
} from '../../../src/games/court/types.ts';
import type { Seat } from '../../../src/games/game.ts';

/** All in points of the smallest group. */
const WORTH = {
  /** Per member of each group, smallest group first. */
  sizes: [1, 0.6, 0.3],
  /** Share of the strongest opponent's court value. */
  opponent: 0.5,
  /** Per jester, who can join the neediest group at the end. */
  jester: 0.25,
  tile: 0.05,
  /** Per point of a tile's value. */
  pip: 0.06,
  favor: 0.1,
  /** Having a role with players still to deal with. */
  role: 0.1,
  win: 100,
} as const;

/** What a role typically gains. */
const ROLE: Readonly<Record<Character, number>> = { merlin: 0.7, guinevere: 0.6, arthur: 0.5, lancelot: 0.8 };

/** The player's court compared with the strongest other, what the treasury can buy, and the prospects in the auction. */
export function courtValuation(view: CourtView, seat: Seat): number {
  const others = view.players.filter((_player, other) => other !== seat);
  const own = courtWorth(view.players[seat]!);
  const strongest = Math.max(...others.map(courtWorth));
  const place = view.phase === 'over' ? -WORTH.win * view.players[seat]!.place : 0;
  const favor = view.favor === seat ? WORTH.favor : 0;
  const role = view.role?.seat === seat && view.role.others.length > 0 ? WORTH.role : 0;
  return (
    place +
    own -
    WORTH.opponent * strongest +
    money(view.players[seat]!.treasury) +
    favor +
    role +
    prospects(view, seat)
  );
}

/** The court as it would score now. */
function courtWorth({ court, standing }: CourtPlayerView): number {
  const groups = standing.sizes.reduce((sum, size, at) => sum + size * WORTH.sizes[at]!, 0);
  return groups + WORTH.jester * court.jester;
}

const money = (tiles: readonly Tile[]): number =>
  tiles.reduce<number>((sum, tile) => sum + WORTH.tile + tile * WORTH.pip, 0);

/** What the seat can expect from the auction: the best character for the bid, or a cheaper one later. */
function prospects({ auction, characters, phase, role, players }: CourtView, seat: Seat): number {
  if (role?.seat === seat && phase !== 'takeAspirant' && phase !== 'giveTile') return ROLE[role.character];
  if (!auction || players[seat]!.quotaLeft === 0) return 0;
  const gains = CHARACTERS.filter((id) => characters[id].takenBy === null)
    .map((id) => ROLE[id] + money(characters[id].purse))
    .sort((a, b) => b - a);
  const [best = 0] = gains;
  if (auction.bidder === seat) return bidProspects(auction, best);
  const rest = gains.slice(1);
  return rest.reduce((sum, gain) => sum + gain, 0) / Math.max(1, rest.length) - money([3]);
}

const bidProspects = ({ tiles }: AuctionView, best: number): number => best - money(tiles);
