import type { AuctionView, Character, CourtPlayerView, CourtView, Tile } from '../../games/court/types.ts';
import { CHARACTERS } from '../../games/court/types.ts';
import type { Seat } from '../../games/game.ts';

/** In points of the smallest group. */
const WORTH = {
  /** Of the groups, the smallest first. */
  sizes: [1, 0.6, 0.3],
  /** Of the strongest opponent's court. */
  opponent: 0.5,
  /** A jester may join the group that lacks most when the game ends. */
  jester: 0.25,
  /** Of a tile, and of each point that it is worth. */
  tile: 0.05,
  pip: 0.06,
  favor: 0.1,
  win: 100,
} as const;

/** What carrying out a role brings as a rule. */
const ROLE: Readonly<Record<Character, number>> = { merlin: 0.7, guinevere: 0.6, arthur: 0.5, lancelot: 0.8 };

/** The own court before the others', what the treasury can buy, and what the auction under way promises. */
export function courtValuation(view: CourtView, seat: Seat): number {
  const others = view.players.filter((_player, other) => other !== seat);
  const own = standingOf(view.players[seat]!);
  const strongest = Math.max(...others.map(standingOf));
  const place = view.phase === 'over' ? -WORTH.win * view.players[seat]!.place : 0;
  const favor = view.favor === seat ? WORTH.favor : 0;
  const role = view.role?.seat === seat && view.role.others.length > 0 ? 0.1 : 0;
  return (
    place +
    own -
    WORTH.opponent * strongest +
    money(view.players[seat]!.treasury) +
    favor +
    role +
    promised(view, seat)
  );
}

/** As the court would score now. */
function standingOf({ court, standing }: CourtPlayerView): number {
  const groups = standing.sizes.reduce((sum, size, at) => sum + size * WORTH.sizes[at]!, 0);
  return groups + WORTH.jester * court.jester;
}

const money = (tiles: readonly Tile[]): number =>
  tiles.reduce<number>((sum, tile) => sum + WORTH.tile + tile * WORTH.pip, 0);

/** What the seat may hope for from the auction: the best character for the bid, or a later and cheaper one. */
function promised({ auction, characters, phase, role, players }: CourtView, seat: Seat): number {
  if (role?.seat === seat && phase !== 'takeAspirant' && phase !== 'giveTile') return ROLE[role.character];
  if (!auction || players[seat]!.quotaLeft === 0) return 0;
  const gains = CHARACTERS.filter((id) => characters[id].takenBy === null)
    .map((id) => ROLE[id] + money(characters[id].purse))
    .sort((a, b) => b - a);
  const [best = 0] = gains;
  if (auction.bidder === seat) return bidPromise(auction, best);
  const rest = gains.slice(1);
  return rest.reduce((sum, gain) => sum + gain, 0) / Math.max(1, rest.length) - money([3]);
}

const bidPromise = ({ tiles }: AuctionView, best: number): number => best - money(tiles);
