import type { CourtAction } from '../../../../src/games/court/types.ts';
import { drop, inOrder, NAMES, sum, type Table } from './table.ts';

/** Every distinct choice of `size` items, each sorted, by brute force. */
function choices<T>(list: readonly T[], size: number): T[][] {
  const found = new Map<string, T[]>();
  const visit = (chosen: T[], from: number) => {
    if (chosen.length === size) found.set(inOrder(chosen).join(), inOrder(chosen));
    else for (let at = from; at < list.length; at++) visit([...chosen, list[at] as T], at + 1);
  };
  visit([], 0);
  return [...found.values()];
}

/** Net results of up to three successive swaps. */
function merlinSwaps(court: readonly string[], row: readonly string[]): CourtAction[] {
  const found = new Map<string, CourtAction>();
  const visit = (own: string[], aspirants: string[], made: number) => {
    const give = [...court];
    for (const courtier of own) if (give.includes(courtier)) drop(give, [courtier]);
    const take = [...own];
    for (const courtier of court) if (take.includes(courtier)) drop(take, [courtier]);
    const action = { type: 'swapMerlin', give: inOrder(give), take: inOrder(take) } as CourtAction;
    found.set(JSON.stringify(action), action);
    if (made === 3) return;
    for (const mine of new Set(own))
      for (const theirs of new Set(aspirants)) {
        if (mine === theirs) continue;
        const [after, rest] = [
          [...own, theirs],
          [...aspirants, mine],
        ];
        drop(after, [mine]);
        drop(rest, [theirs]);
        visit(after, rest, made + 1);
      }
  };
  visit([...court], [...row], 0);
  return [...found.values()];
}

export function legal(t: Table): CourtAction[] {
  if (t.toAct === null) return [];
  const treasury = t.treasuries[t.toAct] as number[];
  const court = t.courts[t.toAct] as string[];
  const actions: object[] = [];
  switch (t.phase) {
    case 'startCourtier':
      for (const courtier of new Set(t.peasantry)) actions.push({ type: 'startCourtier', courtier });
      break;
    case 'bid':
      for (let size = 1; size <= treasury.length; size++)
        for (const tiles of choices(treasury, size))
          if (sum(tiles) > sum(t.bid)) actions.push({ type: 'bid', tiles });
      if (t.bidder !== null) actions.push({ type: 'pass' });
      break;
    case 'choose': {
      const free = NAMES.filter((name) => t.takenBy[name] === null);
      const forced = t.seats === 3 && free.length === 2 && free.some((name) => name === t.blackDie);
      for (const character of free)
        if (!forced || character === t.blackDie) actions.push({ type: 'choose', character });
      break;
    }
    case 'swapMerlin':
      return merlinSwaps(court, t.row);
    case 'takeAspirants':
      for (const courtiers of choices(t.row, 2)) actions.push({ type: 'takeAspirants', courtiers });
      break;
    case 'takeAspirant':
      for (const courtier of new Set(t.row)) actions.push({ type: 'takeAspirant', courtier });
      break;
    case 'refill': {
      const size = Math.min(t.seats + 1, t.peasantry.length);
      for (const courtiers of choices(t.peasantry, size)) actions.push({ type: 'refill', courtiers });
      break;
    }
    case 'giveTile':
      for (const tile of new Set(t.treasuries[t.opponent as number]))
        actions.push({ type: 'giveTile', tile });
      break;
    case 'swapLancelot': {
      const opponent = t.opponent as number;
      for (const give of new Set(court))
        for (const take of new Set(t.courts[opponent]))
          if (give !== take) actions.push({ type: 'swapLancelot', opponent, give, take });
      break;
    }
  }
  return actions as CourtAction[];
}
