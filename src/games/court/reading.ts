import type { Seat } from '../game.ts';
import { favorAtRoundEnd, mayJesterJoin } from './assumptions.ts';
import {
  type Bag,
  bagCourtiers,
  bagOfCounts,
  bagOfCourtiers,
  contains,
  courtierBag,
  courtierBags,
  GUINEVERE_ASPIRANTS,
  isLastRound,
  MERLIN_SWAPS,
  scoreCourt,
} from './data.ts';
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
} from './types.ts';

export const addUp = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** Positive where `a` ranks before `b`: the smallest group counts first, then the middle one, then the largest. */
export function compareSizes(a: Sizes, b: Sizes): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}

/** A player's groups without the characters that go back when the round ends; as they are if it's the last one. */
export const lastingGroups = (view: CourtView, { standing, lasting }: CourtPlayerView): Sizes =>
  (isLastRound(view) ? standing : lasting).sizes;

/** The same if it isn't sure whether the round is the last one; null if that's what they come to now. */
export function possibleSizes(view: CourtView, player: CourtPlayerView): Sizes | null {
  if (!mayBeLast(view)) return null;
  const sizes = lastingGroups(view, player);
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

/** What makes the score higher: any one of some types, all of them together, or a number of some types. */
export type Wanted =
  | { readonly how: 'any' | 'all'; readonly types: readonly Courtier[] }
  | { readonly how: 'count'; readonly count: number; readonly types: readonly Courtier[] };

/** Whether any courtier will do. */
export const isAny = (wanted: Wanted): boolean => wanted.how === 'count' && wanted.count === 1;

/** The fewest courtiers that make a player's score higher, with their present characters. */
export function wantedCourtiers({
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
export const seatsToCome = ({ role, toAct, players }: CourtView): Seat[] =>
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
export function skippedSeats({
  view: { role, players },
  events,
}: {
  readonly view: CourtView;
  readonly events: readonly CourtEvent[];
}): Seat[] {
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
      pay(event.seat, addUp(event.received) - addUp(event.paid));
      break;
    case 'tileGiven':
      pay(event.from, -event.tile);
      pay(event.to, event.tile);
      break;
  }
}

/** Sums up the events, for the marks on a picture. */
export function sumUpChanges(events: readonly CourtEvent[], seats: number): readonly Change[] {
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

/** Whether yellow tags say what has changed. */
export const hasTags = (changes: readonly Change[]): boolean =>
  changes.some(({ court, money }) => money !== 0 || Object.values(court).some((change) => change !== 0));

/** The courts that a court can become, one for each way. */
type Uses = (view: CourtView, seat: Seat, court: Bag) => Bag[];

/** By any of Merlin's swaps, or none. */
const swappedWithRow: Uses = ({ row }, _seat, court) => {
  const inRow = bagOfCourtiers(row);
  return Array.from({ length: MERLIN_SWAPS + 1 }, (_, size) => courtierBags(size)).flatMap((bags) => {
    const takes = bags.filter((bag) => contains(inRow, bag));
    return bags
      .filter((give) => contains(court, give))
      .flatMap((give) =>
        takes
          .filter((take) => !bagCourtiers(give).some((id) => bagCourtiers(take).includes(id)))
          .map((take) => court - give + take),
      );
  });
};

const swapsBetween = (own: Bag, other: Bag): Bag[] =>
  COURTIERS.filter((give) => contains(own, courtierBag(give))).flatMap((give) =>
    COURTIERS.filter((take) => take !== give && contains(other, courtierBag(take))).map(
      (take) => own - courtierBag(give) + courtierBag(take),
    ),
  );

/** By a swap with each opponent in turn. */
const swappedWithAll: Uses = ({ players }, seat, court) => {
  const opponents = players.slice(1).map((_, i) => players[(seat + 1 + i) % players.length]!);
  return opponents.reduce<Bag[]>(
    (courts, opponent) => [
      ...new Set(
        courts.flatMap((own) => {
          const swapped = swapsBetween(own, bagOfCounts(opponent.court));
          return swapped.length > 0 ? swapped : [own];
        }),
      ),
    ],
    [court],
  );
};

const USES: Readonly<Record<Character, Uses>> = {
  merlin: swappedWithRow,
  guinevere: ({ row }, _seat, court) =>
    courtierBags(Math.min(GUINEVERE_ASPIRANTS, row.length))
      .filter((bag) => contains(bagOfCourtiers(row), bag))
      .map((bag) => court + bag),
  arthur: (_view, _seat, court) => [court],
  lancelot: swappedWithAll,
};

const courtOf = ({ players }: CourtView, seat: Seat): Bag => bagOfCounts(players[seat]!.court);

/** What a seat's groups come to after each way to use Merlin, whom it has: as they count in the end. */
export function merlinResults(view: CourtView, seat: Seat): Sizes[] {
  const { characters } = counting(view).players[seat]!;
  return swappedWithRow(view, seat, courtOf(view, seat)).map((court) => scoreCourt(court, characters).sizes);
}

/** Whether Guinevere is surely left over once that character is taken, so that the game goes on. */
function leavesGuinevere(
  { characters, players, blackDie, lastRound }: CourtView,
  character: Character,
): boolean {
  if (lastRound || character === 'guinevere' || characters.guinevere.takenBy !== null) return false;
  const left = addUp(players.map(({ quotaLeft }) => quotaLeft));
  const isDue = blackDie !== null && blackDie !== character && characters[blackDie].takenBy === null;
  return left === 1 || (left === 2 && isDue && blackDie !== 'guinevere');
}

/** The best groups that a seat can have once it has used a character, with the courts and the row as they are now. */
export function bestWith(view: CourtView, seat: Seat, character: Character): Sizes {
  const { characters } = view.players[seat]!;
  const isKept = mayBeLast(view) && !leavesGuinevere(view, character);
  const held = isKept ? [...new Set([...characters, character])] : [];
  return USES[character](view, seat, courtOf(view, seat))
    .map((court) => scoreCourt(court, held).sizes)
    .reduce((best, sizes) => (compareSizes(sizes, best) > 0 ? sizes : best));
}

/** Characters that nobody has taken. */
export const freeCharacters = ({ characters }: CourtView): readonly Character[] =>
  CHARACTERS.filter((id) => characters[id].takenBy === null);

/** Which courtiers a character counts as for whoever holds it, and as how many. */
export const COUNTS_AS: Readonly<Record<Character, readonly [courtier: Courtier, members: 1 | 2]>> = {
  merlin: ['jester', 1],
  guinevere: ['maiden', 2],
  arthur: ['guard', 2],
  lancelot: ['knight', 2],
};

/** If the player holds Merlin, the group he joins as a jester: the last one with jesters. */
export function joinedByMerlin({ characters, standing }: CourtPlayerView): GroupId | undefined {
  if (!characters.includes('merlin')) return undefined;
  return GROUPS.findLast((group) => standing.groups[group].jesters > 0);
}

export interface Need {
  readonly seat: Seat;
  /** Null if nobody in the peasantry helps. */
  readonly wanted: Wanted | null;
}

/** What everyone needs from the new row for a higher score, clockwise from the seat, which is the first. */
export const rowNeeds = ({ players, peasantry }: CourtView, seat: Seat): readonly Need[] =>
  players.map((_, i) => {
    const at = (seat + i) % players.length;
    return { seat: at, wanted: wantedFrom(peasantry, wantedCourtiers(players[at]!)) };
  });

/** What of that the peasantry has; null if that isn't enough. */
function wantedFrom(peasantry: CourtView['peasantry'], wanted: Wanted): Wanted | null {
  const types = wanted.types.filter((id) => peasantry[id] > 0);
  if (wanted.how === 'all') return types.length === wanted.types.length ? wanted : null;
  const least = wanted.how === 'count' ? wanted.count : 1;
  return addUp(types.map((id) => peasantry[id])) < least ? null : { ...wanted, types };
}
