import type { Json } from '../../../../src/games/json.ts';
import { inOrder, NAMES, type Table, TYPES } from './table.ts';

/** Group sizes, ascending, for the best assignment of each jester to a group or to none. */
export function bestSizes(court: readonly string[], pawns: readonly string[]): number[] {
  const count = (type: string) => court.filter((courtier) => courtier === type).length;
  const two = (name: string) => (pawns.includes(name) ? 2 : 0);
  const groups = [
    count('maiden') + two('guinevere'),
    count('guard') + two('arthur'),
    count('knight') + two('lancelot'),
  ];
  const merlin = pawns.includes('merlin');
  const jesters = count('jester') + (merlin ? 1 : 0);
  let best = [-1, -1, -1];
  for (let code = 0; code < 4 ** jesters; code++) {
    const joined = [0, 0, 0, 0];
    for (let i = 0; i < jesters; i++) (joined[Math.floor(code / 4 ** i) % 4] as number)++;
    if (!merlin && groups.some((size, at) => size === 0 && (joined[at] as number) > 0)) continue;
    const sizes = groups.map((size, at) => size + (joined[at] as number)).sort((a, b) => a - b);
    if (isGreater(sizes, best)) best = sizes;
  }
  return best;
}

function isGreater(a: readonly number[], b: readonly number[]): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return (a[i] as number) > (b[i] as number);
  return false;
}

function final(t: Table): Json {
  const sizes = t.courts.map((court, seat) =>
    bestSizes(
      court,
      NAMES.filter((name) => t.takenBy[name] === seat),
    ),
  );
  const places = sizes.map((mine, seat) => {
    const better = (other: number[], at: number) =>
      isGreater(other, mine) || (at === t.favor && at !== seat && !isGreater(mine, other));
    return 1 + sizes.filter(better).length;
  });
  return { sizes, places };
}

export function facts(t: Table): Json {
  const counts = (list: string[]) =>
    Object.fromEntries(TYPES.map((type) => [type, list.filter((courtier) => courtier === type).length]));
  return {
    phase: t.phase,
    toAct: t.toAct,
    round: t.round,
    lastRound: t.lastRound,
    favor: t.favor,
    blackDie: t.blackDie,
    row: inOrder(t.row),
    peasantry: counts(t.peasantry),
    treasuries: t.treasuries.map(inOrder),
    courts: t.courts.map(counts),
    purses: Object.fromEntries(NAMES.map((name) => [name, inOrder(t.purses[name] as number[])])),
    takenBy: t.takenBy,
    auction:
      t.opener === null
        ? null
        : { opener: t.opener, bid: t.bid, bidder: t.bidder, passed: inOrder(t.passed) },
    opponent: t.opponent,
    final: t.phase === 'over' ? final(t) : null,
  };
}
