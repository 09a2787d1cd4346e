import type { ChanceEntry } from '../../../../src/games/chance.ts';
import type { CourtAction } from '../../../../src/games/court/types.ts';
import { byName, drop, left, NAMES, quotaLeft, type Table, TYPES } from './table.ts';

export function act(before: Table, action: CourtAction, dice: readonly ChanceEntry[]): Table {
  const t = structuredClone(before);
  const seat = t.toAct as number;
  const court = t.courts[seat] as string[];
  switch (action.type) {
    case 'startCourtier':
      drop(t.peasantry, [action.courtier]);
      court.push(action.courtier);
      t.toAct = left(t, seat);
      if (t.toAct === 0) rollDice(t, dice);
      break;
    case 'bid':
      t.bid = [...action.tiles];
      t.bidder = seat;
      nextBidder(t);
      break;
    case 'pass':
      t.passed.push(seat);
      nextBidder(t);
      break;
    case 'choose': {
      const treasury = t.treasuries[seat] as number[];
      drop(treasury, t.bid);
      treasury.push(...(t.purses[action.character] as number[]));
      t.purses[action.character] = t.bid;
      t.takenBy[action.character] = seat;
      Object.assign(t, { opener: null, bid: [], bidder: null, passed: [], role: action.character });
      if (action.character === 'merlin') t.phase = 'swapMerlin';
      if (action.character === 'guinevere') t.phase = 'takeAspirants';
      if (action.character === 'arthur' || action.character === 'lancelot') nextOpponent(t, left(t, seat));
      break;
    }
    case 'swapMerlin':
      drop(court, action.give);
      drop(t.row, action.take);
      court.push(...action.take);
      t.row.push(...action.give);
      endRole(t);
      break;
    case 'takeAspirants':
    case 'takeAspirant': {
      const taken = action.type === 'takeAspirants' ? action.courtiers : [action.courtier];
      drop(t.row, taken);
      court.push(...taken);
      t.toAct = left(t, seat);
      t.phase = t.toAct === t.takenBy.guinevere ? 'refill' : 'takeAspirant';
      break;
    }
    case 'refill':
      drop(t.peasantry, action.courtiers);
      t.row.push(...action.courtiers);
      if (t.row.length < t.seats + 1) t.lastRound = true;
      endRole(t);
      break;
    case 'giveTile': {
      const giver = t.opponent as number;
      drop(t.treasuries[giver] as number[], [action.tile]);
      t.treasuries[t.takenBy.arthur as number]?.push(action.tile);
      nextOpponent(t, left(t, giver));
      break;
    }
    case 'swapLancelot': {
      const other = t.courts[action.opponent] as string[];
      drop(court, [action.give]);
      drop(other, [action.take]);
      court.push(action.take);
      other.push(action.give);
      nextOpponent(t, left(t, action.opponent));
      break;
    }
  }
  return t;
}

function nextBidder(t: Table): void {
  const others = [1, 2, 3]
    .map((step) => ((t.toAct as number) + step) % t.seats)
    .filter((seat) => quotaLeft(t, seat) > 0 && !t.passed.includes(seat));
  const rivals = others.filter((seat) => seat !== t.bidder);
  t.toAct = rivals.length > 0 ? (others[0] as number) : t.bidder;
  if (rivals.length === 0) t.phase = 'choose';
}

function nextOpponent(t: Table, first: number): void {
  const owner = t.takenBy[t.role as string] as number;
  for (let seat = first; seat !== owner; seat = left(t, seat)) {
    const gives = t.role === 'arthur' && (t.treasuries[seat] as number[]).length >= 2;
    const types = new Set([...(t.courts[seat] as string[]), ...(t.courts[owner] as string[])]);
    if (!gives && !(t.role === 'lancelot' && types.size > 1)) continue;
    t.phase = gives ? 'giveTile' : 'swapLancelot';
    t.opponent = seat;
    t.toAct = gives ? seat : owner;
    return;
  }
  endRole(t);
}

function endRole(t: Table): void {
  t.role = null;
  t.opponent = null;
  if (t.treasuries.every((_, seat) => quotaLeft(t, seat) === 0)) {
    if (t.takenBy.arthur !== null) t.favor = t.takenBy.arthur as number;
    if (t.lastRound) {
      Object.assign(t, { phase: 'over', toAct: null, blackDie: null });
      return;
    }
    if (t.seats === 3) t.blackDie = NAMES.find((name) => t.takenBy[name] === null) as string;
    t.takenBy = byName(() => null);
    t.round++;
  }
  openAuction(t);
}

function openAuction(t: Table): void {
  let opener = t.favor as number;
  while (quotaLeft(t, opener) === 0) opener = left(t, opener);
  Object.assign(t, { phase: 'bid', toAct: opener, opener, bid: [], bidder: null, passed: [] });
}

function rollDice(t: Table, dice: readonly ChanceEntry[]): void {
  const rest = dice.map((entry) => ('outcome' in entry ? Number(entry.outcome) : Number.NaN));
  const roll = (count: number) => rest.splice(0, count);
  const best = (values: number[]) => values.flatMap((v, at) => (v === Math.max(...values) ? [at] : []));
  t.row = [...TYPES];
  drop(t.peasantry, TYPES);
  if (t.seats !== 3) {
    let highest = best(roll(4));
    while (highest.length > 1) highest = best(roll(4));
    const type = TYPES[highest[0] as number] as string;
    const [from, to] = t.seats === 4 ? [t.peasantry, t.row] : [t.row, t.peasantry];
    drop(from, [type]);
    to.push(type);
  }
  let tied = t.treasuries.map((_, seat) => seat);
  while (tied.length > 1) {
    const among = tied;
    tied = best(roll(tied.length)).map((at) => among[at] as number);
  }
  if (rest.length > 0) throw new Error('dice left over');
  t.favor = tied[0] as number;
  t.round = 1;
  openAuction(t);
}
