import type { Seat } from '../game.ts';
import { arthursTileChooser, favorAtRoundEnd, mustLancelotSwap } from './assumptions.ts';
import { openAuction } from './auction.ts';
import {
  add,
  type Bag,
  bagCourtiers,
  bagOfCourtiers,
  bagSize,
  bagTiles,
  contains,
  courtierBag,
  courtierBags,
  EMPTY_BAG,
  GUINEVERE_ASPIRANTS,
  hasBlackDie,
  MAX_SEATS,
  MERLIN_SWAPS,
  remove,
  rowSize,
  tileBag,
} from './data.ts';
import { lastingSizes, sizesNow } from './scoring.ts';
import {
  type CourtState,
  characterHolder,
  characterIndex,
  type Draft,
  nextSeat,
  quotaLeft,
  roleSeat,
} from './state.ts';
import {
  type ActionOf,
  CHARACTERS,
  type Character,
  COURTIERS,
  type CourtAction,
  type CourtEvent,
  type Courtier,
  TILES,
} from './types.ts';

/** Ends the current role and moves on to the next auction or the end of the round. */
function endRole(draft: Draft, events: CourtEvent[]): void {
  draft.role = null;
  draft.opponent = null;
  if (draft.treasuries.every((_, seat) => quotaLeft(draft, seat) === 0)) endRound(draft, events);
  if (draft.phase !== 'over') openAuction(draft);
}

function endRound(draft: Draft, events: CourtEvent[]): void {
  moveFavor(draft, events);
  draft.sizesByRound.push(draft.lastRound ? sizesNow(draft) : lastingSizes(draft));
  if (draft.lastRound) {
    draft.phase = 'over';
    draft.actor = null;
    draft.blackDie = null;
    events.push({ type: 'roundEnded', round: draft.round }, { type: 'ended' });
    return;
  }
  if (hasBlackDie(draft.seats)) {
    const character = CHARACTERS.find((_, at) => draft.takenBy[at] === null) as Character;
    draft.blackDie = character;
    events.push({ type: 'blackDieMoved', character });
  }
  draft.takenBy.fill(null);
  events.push({ type: 'roundEnded', round: draft.round });
  draft.round++;
}

function moveFavor(draft: Draft, events: CourtEvent[]): void {
  const arthur = characterHolder(draft, 'arthur');
  const from = draft.favor as Seat;
  draft.favor = favorAtRoundEnd(from, arthur);
  if (arthur !== null) events.push({ type: 'favorMoved', from, to: arthur });
}

const GIFTS = TILES.map((tile) => ({
  bag: tileBag(tile),
  action: Object.freeze({ type: 'giveTile', tile }) satisfies CourtAction,
}));

const beginArthur = (draft: Draft, seat: Seat, events: CourtEvent[]): void =>
  nextGiver(draft, nextSeat(draft, seat), events);

/** Moves on to the first seat clockwise from `first` with a tile to spare; if there's none, the role ends. */
function nextGiver(draft: Draft, first: Seat, events: CourtEvent[]): void {
  const arthur = roleSeat(draft);
  for (let giver = first; giver !== arthur; giver = nextSeat(draft, giver)) {
    if (bagSize(draft.treasuries[giver] as Bag) > 1) {
      draft.phase = 'giveTile';
      draft.opponent = giver;
      draft.actor = arthursTileChooser(arthur, giver);
      return;
    }
    events.push({ type: 'tileSpared', from: giver, to: arthur });
  }
  endRole(draft, events);
}

export function legalGifts(state: CourtState): CourtAction[] {
  const treasury = state.treasuries[state.opponent as Seat] as Bag;
  const legal: CourtAction[] = [];
  for (const { bag, action } of GIFTS) if (contains(treasury, bag)) legal.push(action);
  return legal;
}

export function giveTile(draft: Draft, { tile }: ActionOf<'giveTile'>, events: CourtEvent[]): void {
  const from = draft.opponent as Seat;
  const to = roleSeat(draft);
  remove(draft.treasuries, from, tileBag(tile));
  add(draft.treasuries, to, tileBag(tile));
  events.push({ type: 'tileGiven', from, to, tile });
  nextGiver(draft, nextSeat(draft, from), events);
}

interface Choice {
  readonly bag: Bag;
  readonly action: CourtAction;
}

const choice = (bag: Bag, action: CourtAction): Choice => ({ bag, action: Object.freeze(action) });

const TWO = courtierBags(GUINEVERE_ASPIRANTS).map((bag) =>
  choice(bag, { type: 'takeAspirants', courtiers: bagCourtiers(bag) }),
);

const ONE = COURTIERS.map((courtier) => choice(courtierBag(courtier), { type: 'takeAspirant', courtier }));

function within(choices: readonly Choice[], row: Bag): CourtAction[] {
  const legal: CourtAction[] = [];
  for (const { bag, action } of choices) if (contains(row, bag)) legal.push(action);
  return legal;
}

function beginGuinevere(draft: Draft, seat: Seat): void {
  draft.phase = 'takeAspirants';
  draft.actor = seat;
}

export const legalAspirantPairs = (state: CourtState): CourtAction[] => within(TWO, state.row);

export const legalAspirants = (state: CourtState): CourtAction[] => within(ONE, state.row);

export const takeAspirants = (draft: Draft, action: ActionOf<'takeAspirants'>, events: CourtEvent[]): void =>
  take(draft, action.courtiers, events);

export const takeAspirant = (draft: Draft, action: ActionOf<'takeAspirant'>, events: CourtEvent[]): void =>
  take(draft, [action.courtier], events);

/** Each other player takes one, clockwise from Guinevere's left; then her player refills the row. */
function take(draft: Draft, courtiers: readonly Courtier[], events: CourtEvent[]): void {
  const seat = draft.actor as Seat;
  const taken = bagOfCourtiers(courtiers);
  add(draft.courts, seat, taken);
  draft.row -= taken;
  events.push({ type: 'aspirantsTaken', seat, courtiers });
  draft.actor = nextSeat(draft, seat);
  draft.phase = draft.actor === roleSeat(draft) ? 'refill' : 'takeAspirant';
}

/** Every swap of two different types, by opponent. */
const OPPONENT_SWAPS = Array.from({ length: MAX_SEATS }, (_, opponent) =>
  COURTIERS.flatMap((give) =>
    COURTIERS.filter((take) => take !== give).map((take) => ({
      give: courtierBag(give),
      take: courtierBag(take),
      action: Object.freeze({ type: 'swapLancelot', opponent, give, take }) satisfies CourtAction,
    })),
  ),
);

const beginLancelot = (draft: Draft, seat: Seat, events: CourtEvent[]): void =>
  nextOpponent(draft, nextSeat(draft, seat), events);

/** Moves on to the first opponent clockwise from `first` who allows a swap; if there's none, the role ends. */
function nextOpponent(draft: Draft, first: Seat, events: CourtEvent[]): void {
  const seat = roleSeat(draft);
  for (let opponent = first; opponent !== seat; opponent = nextSeat(draft, opponent)) {
    if (mustLancelotSwap(swapsWith(draft, seat, opponent).length)) {
      draft.phase = 'swapLancelot';
      draft.opponent = opponent;
      draft.actor = seat;
      return;
    }
    events.push({ type: 'lancelotSkipped', seat, opponent });
  }
  endRole(draft, events);
}

function swapsWith(state: CourtState, seat: Seat, opponent: Seat): CourtAction[] {
  const own = state.courts[seat] as Bag;
  const other = state.courts[opponent] as Bag;
  const legal: CourtAction[] = [];
  for (const { give, take, action } of OPPONENT_SWAPS[opponent] ?? [])
    if (contains(own, give) && contains(other, take)) legal.push(action);
  return legal;
}

export const legalLancelotSwaps = (state: CourtState): CourtAction[] =>
  swapsWith(state, state.actor as Seat, state.opponent as Seat);

export function swapLancelot(draft: Draft, action: ActionOf<'swapLancelot'>, events: CourtEvent[]): void {
  const seat = draft.actor as Seat;
  const { opponent, give, take } = action;
  const gain = courtierBag(take) - courtierBag(give);
  add(draft.courts, seat, gain);
  remove(draft.courts, opponent, gain);
  events.push({ type: 'lancelotSwapped', seat, opponent, give, take });
  nextOpponent(draft, nextSeat(draft, opponent), events);
}

/** What the court can give, and all that it can take in return. */
interface Give {
  readonly give: Bag;
  readonly takes: readonly { readonly take: Bag; readonly action: CourtAction }[];
}

/** Every net result of up to three swaps, whatever the supply: equal numbers, no type on both sides. */
const COURT_SWAPS: readonly Give[] = Array.from({ length: MERLIN_SWAPS + 1 }, (_, size) =>
  courtierBags(size),
).flatMap((bags) =>
  bags.map((give) => ({
    give,
    takes: bags
      .filter((take) => bagCourtiers(take).every((courtier) => !bagCourtiers(give).includes(courtier)))
      .map((take) => ({ take, action: swap(give, take) })),
  })),
);

function swap(give: Bag, take: Bag): CourtAction {
  return Object.freeze({ type: 'swapMerlin', give: bagCourtiers(give), take: bagCourtiers(take) });
}

function beginMerlin(draft: Draft, seat: Seat): void {
  draft.phase = 'swapMerlin';
  draft.actor = seat;
}

/** The empty swap comes first. */
export function legalMerlinSwaps(state: CourtState): CourtAction[] {
  const court = state.courts[state.actor as Seat] as Bag;
  const legal: CourtAction[] = [];
  for (const { give, takes } of COURT_SWAPS)
    if (contains(court, give))
      for (const { take, action } of takes) if (contains(state.row, take)) legal.push(action);
  return legal;
}

export function swapMerlin(draft: Draft, action: ActionOf<'swapMerlin'>, events: CourtEvent[]): void {
  const seat = draft.actor as Seat;
  const gain = bagOfCourtiers(action.take) - bagOfCourtiers(action.give);
  add(draft.courts, seat, gain);
  draft.row -= gain;
  events.push({ type: 'merlinSwapped', seat, give: action.give, take: action.take });
  endRole(draft, events);
}

const BEGIN: Readonly<Record<Character, (draft: Draft, seat: Seat, events: CourtEvent[]) => void>> = {
  merlin: beginMerlin,
  guinevere: beginGuinevere,
  arthur: beginArthur,
  lancelot: beginLancelot,
};

/** Starts the role of the character that the seat has just taken. */
function beginRole(draft: Draft, seat: Seat, character: Character, events: CourtEvent[]): void {
  draft.role = character;
  BEGIN[character](draft, seat, events);
}

interface Refill {
  readonly bag: Bag;
  readonly action: CourtAction;
}

/** By number of courtiers. */
const REFILLS: readonly (readonly Refill[])[] = Array.from({ length: rowSize(MAX_SEATS) + 1 }, (_, size) =>
  courtierBags(size).map((bag) => ({
    bag,
    action: Object.freeze({ type: 'refill', courtiers: bagCourtiers(bag) }),
  })),
);

/** How many courtiers the new row gets. */
export const refillSize = (state: CourtState): number =>
  Math.min(rowSize(state.seats), bagSize(state.peasantry));

export function legalRefills(state: CourtState): CourtAction[] {
  const legal: CourtAction[] = [];
  for (const { bag, action } of REFILLS[refillSize(state)] as readonly Refill[])
    if (contains(state.peasantry, bag)) legal.push(action);
  return legal;
}

/** Guinevere's player lays the new row; if the peasantry can't fill it, this is the last round. */
export function refill(draft: Draft, action: ActionOf<'refill'>, events: CourtEvent[]): void {
  const seat = draft.actor as Seat;
  const { courtiers } = action;
  const full = courtiers.length === rowSize(draft.seats);
  if (!full) draft.lastRound = true;
  draft.row = bagOfCourtiers(courtiers);
  draft.peasantry -= draft.row;
  events.push({ type: 'refilled', seat, courtiers, full });
  endRole(draft, events);
}

const CHOICES = CHARACTERS.map(
  (character): ActionOf<'choose'> => Object.freeze({ type: 'choose', character }),
);

/** The character that must be taken now: the black die's, if two others are gone and it isn't. */
export function forcedCharacter(state: CourtState): Character | null {
  if (!hasBlackDie(state.seats) || state.blackDie === null || characterHolder(state, state.blackDie) !== null)
    return null;
  const taken = state.takenBy.filter((holder) => holder !== null).length;
  return taken === state.seats - 1 ? state.blackDie : null;
}

export function legalChoices(state: CourtState): ActionOf<'choose'>[] {
  const forced = forcedCharacter(state);
  return CHOICES.filter(
    ({ character }) =>
      characterHolder(state, character) === null && (forced === null || character === forced),
  );
}

/** The winner takes the character and its purse, the tiles bid become the new purse, and the role begins. */
export function choose(draft: Draft, { character }: ActionOf<'choose'>, events: CourtEvent[]): void {
  const seat = draft.actor as Seat;
  const at = characterIndex(character);
  const purse = draft.purses[at] as Bag;
  remove(draft.treasuries, seat, draft.bid);
  add(draft.treasuries, seat, purse);
  draft.purses[at] = draft.bid;
  draft.takenBy[at] = seat;
  events.push({ type: 'chose', seat, character, paid: bagTiles(draft.bid), received: bagTiles(purse) });
  draft.opener = null;
  draft.bid = EMPTY_BAG;
  draft.bidder = null;
  draft.passed = 0;
  beginRole(draft, seat, character, events);
}
