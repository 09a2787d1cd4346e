import { favorAtRoundEnd, mayJesterJoin } from '../../src/games/court/assumptions.ts';
import { isLastRound } from '../../src/games/court/data.ts';
import {
  CHARACTERS,
  type Character,
  COURTIERS,
  type CourtEvent,
  type Courtier,
  type CourtPlayerView,
  type CourtView,
  GROUPS,
  type GroupId,
  type Sizes,
} from '../../src/games/court/types.ts';
import type { Seat } from '../../src/games/game.ts';
import { HEADLINE } from '../parts/headline.ts';
import { sumOf } from '../parts/shapes.ts';
import type { PreparedScene } from '../scene.ts';

/** Size of the castle pictures, in pixels. */
export const SIZE = { width: 1200, height: 960 } as const;

/** The parchment with the courts. */
export const PANEL = { x: 676, y: 14, width: 510, height: 932 } as const;

/** Everything left of the parchment, from top to bottom. */
const COLUMN = { x: 14, width: 648 } as const;

export const CASTLE = { ...COLUMN, y: 14, height: 448 } as const;

export const BOARD = { ...COLUMN, y: 472, height: 184 } as const;

export const CARPET = { ...COLUMN, y: 666, height: 132 } as const;

export const MEADOW = { ...COLUMN, y: 808, height: 138 } as const;

/** Where a choice is made: a sheet instead of the board, and below it carpet and meadow side by side. */
export const CHOICE_SHEET = { ...COLUMN, y: 472, height: 330 } as const;

export const CHOICE_CARPET = { x: COLUMN.x, y: 812, width: 306, height: 134 } as const;

export const CHOICE_MEADOW = { x: 330, y: 812, width: 332, height: 134 } as const;

/** Where the choice needs all that room, instead of carpet and meadow, too. */
export const TALL_SHEET = { ...COLUMN, y: 472, height: 474 } as const;

/** At the end of the game, all is so much further down, below the headline. */
export const END_DOWN = HEADLINE - PANEL.y;

export const END_SIZE = { ...SIZE, height: SIZE.height + END_DOWN } as const;

/** The sheet that replaces all that then. */
export const END_SHEET = { ...COLUMN, y: 14, height: 932 } as const;

/** The banner between the towers, with the round and the game's length. */
export const BANNER = { x: CASTLE.x + CASTLE.width / 2, y: 42, width: 350, height: 58 } as const;

export const NICHE = { width: 138, top: 104, bottom: 262 } as const;

/** The plate under a niche, with the character's name and what it does in two lines. */
export const PLATE = { width: 158, y: 261, height: 104 } as const;

export const NAME_Y = 288;

export const ABILITY_Y = [320, 348] as const;

/** The purse under the plate, how far inside its edge its seam is, and the vertical middles of its two rows. */
export const PURSE = { y: 367, height: 92, seam: 5 } as const;

export const PURSE_Y = [394, 433] as const;

/** Horizontal middle of a character's niche. */
export function nicheX(character: Character): number {
  return CASTLE.x + (CASTLE.width * (CHARACTERS.indexOf(character) + 0.5)) / CHARACTERS.length;
}

/** What King Arthur's Court pictures are drawn from. */
export type CourtScene = PreparedScene<CourtView, CourtEvent>;

/** Positive where `a` ranks before `b`: the smallest group counts first, then the middle one, then the largest. */
export function compareSizes(a: Sizes, b: Sizes): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}

/** A player's groups without the characters that go back when the round ends; as they are if it's the last one. */
export const lastingOf = (view: CourtView, { standing, lasting }: CourtPlayerView): Sizes =>
  (isLastRound(view) ? standing : lasting).sizes;

/** The same if it isn't sure whether the round is the last one; null if that's what they come to now. */
export function lastingSizes(view: CourtView, player: CourtPlayerView): Sizes | null {
  if (!mayBeLast(view)) return null;
  const sizes = lastingOf(view, player);
  return compareSizes(sizes, player.standing.sizes) === 0 ? null : sizes;
}

/** Whether the game may end with this round, so that characters that players have now may count. */
export const mayBeLast = ({ lastRound, round, rounds, phase }: CourtView): boolean =>
  lastRound || phase === 'over' || round >= rounds.min;

/** What counts in the end: without characters, groups and places as well, while it's sure that they go back. */
export function counting(view: CourtView): CourtView {
  if (mayBeLast(view)) return view;
  return {
    ...view,
    players: view.players.map((player) => ({
      ...player,
      characters: [],
      standing: player.lasting,
      place: player.lastingPlace,
    })),
  };
}

/** A seat's groups, as they count in the end. */
export const countingSizes = (view: CourtView, seat: Seat): Sizes =>
  counting(view).players[seat]!.standing.sizes;

/** What makes the score higher: any one of some types, all of them together, or so many of some types. */
export type Wanted =
  | { readonly how: 'any' | 'all'; readonly types: readonly Courtier[] }
  | { readonly how: 'count'; readonly count: number; readonly types: readonly Courtier[] };

/** Whether any courtier will do. */
export const isAny = (wanted: Wanted): boolean => wanted.how === 'count' && wanted.count === 1;

/** The fewest courtiers that make a player's score higher, with their present characters. */
export function wantedOf({
  characters,
  standing: { groups, sizes },
}: Pick<CourtPlayerView, 'characters' | 'standing'>): Wanted {
  const [score] = sizes;
  const smallest = GROUPS.filter((group) => groups[group].size === score);
  const ownOf = (group: GroupId) => groups[group].courtiers + groups[group].pawn;
  const isClosed = (group: GroupId) =>
    !characters.includes('merlin') && !mayJesterJoin(groups[group].courtiers, groups[group].pawn);
  if (smallest.some(isClosed)) return { how: smallest.length === 1 ? 'any' : 'all', types: smallest };
  // Jesters in other groups move over if those get courtiers of their own.
  const types = COURTIERS.filter((id) => id === 'jester' || ownOf(id) <= score);
  const count = smallest.length;
  return count > 1 || types.length === COURTIERS.length
    ? { how: 'count', count, types }
    : { how: 'any', types };
}

/** Who still does their part in a role after what's done now; in Arthur's, only those who have a tile to give. */
export const comingOf = ({ role, toAct, players }: CourtView): Seat[] =>
  (role?.others ?? []).filter(
    (seat) =>
      seat !== toAct &&
      seat !== role?.opponent &&
      (role?.character !== 'arthur' || (players[seat]?.treasury.length ?? 0) > 1),
  );

/** The only type of courtier in a court; null if there are several. */
function onlyType({ court }: CourtPlayerView): Courtier | null {
  const types = COURTIERS.filter((id) => court[id] > 0);
  return types.length === 1 ? (types[0] as Courtier) : null;
}

/**
 * Who has or will have no part in the role that's under way, as far as that's certain: who has only one tile for Arthur,
 * and those with whom Lancelot's player can't swap, since both courts are of the same type.
 */
export function skippedOf({ view: { role, players }, events }: CourtScene): Seat[] {
  if (role === null) return [];
  const told = events.flatMap((event) => {
    if (event.type === 'tileSpared' && role.character === 'arthur') return [event.from];
    return event.type === 'lancelotSkipped' && event.seat === role.seat ? [event.opponent] : [];
  });
  if (role.character === 'arthur') {
    const coming = role.others.filter((seat) => players[seat]?.treasury.length === 1);
    return [...told, ...coming];
  }
  if (role.character !== 'lancelot' || role.opponent === null) return told;
  // After a swap, two courts have different types, until another one changes them: so those next before the opponent.
  const own = onlyType(players[role.seat] as CourtPlayerView);
  const before: Seat[] = [];
  const seats = players.length;
  for (
    let seat = (role.opponent + seats - 1) % seats;
    seat !== role.seat;
    seat = (seat + seats - 1) % seats
  ) {
    if (own === null || onlyType(players[seat] as CourtPlayerView) !== own) break;
    before.push(seat);
  }
  return [...told, ...before];
}

/** Who gets the King's Favor at the round's end from somebody else, and is already ranked with it; null if it stays. */
export function nextFavor({ favor, characters }: CourtView): Seat | null {
  const next = favorAtRoundEnd(favor, characters.arthur.takenBy);
  return next === favor ? null : next;
}

/** Whether only the King's Favor puts the seat ahead of another one with the same groups. */
export function leadsByFavor(view: CourtView, seat: Seat): boolean {
  if (view.round === 0 || (nextFavor(view) ?? view.favor) !== seat) return false;
  const { players } = counting(view);
  const own = players[seat]!.standing.sizes;
  return players.some(({ standing: { sizes } }, other) => other !== seat && compareSizes(sizes, own) === 0);
}

/** Whether the King's Favor decides between any. */
export const favorDecides = (view: CourtView): boolean =>
  view.players.some((_, seat) => leadsByFavor(view, seat));

/** What some events did to one seat. */
export interface Change {
  /** Courtiers gained; negative if lost. */
  readonly court: Readonly<Record<Courtier, number>>;
  /** Change in the treasury's value. */
  readonly money: number;
}

interface Draft {
  readonly court: Record<Courtier, number>;
  money: number;
}

function move(drafts: readonly Draft[], event: CourtEvent): void {
  const add = (seat: Seat, courtiers: readonly Courtier[], sign: 1 | -1) => {
    for (const courtier of courtiers) (drafts[seat] as Draft).court[courtier] += sign;
  };
  const pay = (seat: Seat, amount: number) => {
    (drafts[seat] as Draft).money += amount;
  };
  switch (event.type) {
    case 'courtierTaken':
      add(event.seat, [event.courtier], 1);
      break;
    case 'aspirantsTaken':
      add(event.seat, event.courtiers, 1);
      break;
    case 'merlinSwapped':
      add(event.seat, event.give, -1);
      add(event.seat, event.take, 1);
      break;
    case 'lancelotSwapped':
      add(event.seat, [event.give], -1);
      add(event.seat, [event.take], 1);
      add(event.opponent, [event.take], -1);
      add(event.opponent, [event.give], 1);
      break;
    case 'chose':
      pay(event.seat, sumOf(event.received) - sumOf(event.paid));
      break;
    case 'tileGiven':
      pay(event.from, -event.tile);
      pay(event.to, event.tile);
      break;
  }
}

/** Sums up the events, for the marks on a picture. */
export function changesOf(events: readonly CourtEvent[], seats: number): readonly Change[] {
  const drafts = Array.from(
    { length: seats },
    (): Draft => ({
      court: Object.fromEntries(COURTIERS.map((courtier) => [courtier, 0])) as Record<Courtier, number>,
      money: 0,
    }),
  );
  for (const event of events) move(drafts, event);
  return drafts;
}

/** What a picture marks as changed: at the end of the game, nothing about tiles, which would read as points. */
export function changesIn({ events, view }: CourtScene): readonly Change[] {
  const changes = changesOf(events, view.players.length);
  return view.phase === 'over' ? changes.map((change) => ({ ...change, money: 0 })) : changes;
}

/** Whether yellow tags say what has changed. */
export const hasTags = (changes: readonly Change[]): boolean =>
  changes.some(({ court, money }) => money !== 0 || Object.values(court).some((change) => change !== 0));
