import type { Character, Courtier, CourtView, GroupStanding, Sizes, Tile } from '../../games/court/types.ts';
import { COURTIERS, GROUPS } from '../../games/court/types.ts';
import { court } from './court.ts';
import { capital, list, plural } from './grammar.ts';

const { character, counted, courtier, courtiers, tiles } = court;

const sum = (all: readonly Tile[]): number => all.reduce<number>((total, tile) => total + tile, 0);
const sizes = (of: Sizes): string => of.join('/');
const change = (from: Sizes, to: Sizes): string =>
  sizes(from) === sizes(to) ? `groups stay ${sizes(to)}` : `groups ${sizes(from)} → ${sizes(to)}`;
const length = ({ min, max }: CourtView['rounds']): string => (min === max ? `${min}` : `${min} to ${max}`);

function group(name: string, { courtiers: own, pawn, jesters, size }: GroupStanding): string {
  const parts = [
    ...(pawn > 0 ? [`${pawn} by the pawn`] : []),
    ...(jesters > 0 ? [plural(jesters, 'jester')] : []),
  ];
  return `${name} ${size}${parts.length > 0 ? ` (${own} + ${parts.join(' + ')})` : ''}`;
}

/** Labels, questions and help of King Arthur's Court. Names come ready to be shown. */
export const courtTable = {
  /** What decides between equal scores. */
  tieBreak: (of: Sizes): string => `groups ${sizes(of)}`,
  label: {
    /** Parts of a choice. */
    tile: (tile: Tile): string => `Tile ${tile}`,
    courtier: (id: Courtier): string => capital(courtier(id)),
    give: (id: Courtier): string => `Give a ${courtier(id)}`,
    take: (id: Courtier): string => `Take a ${courtier(id)}`,

    start: (id: Courtier): string => `Take a ${courtier(id)}`,
    bid: (all: readonly Tile[]): string =>
      all.length > 1 ? `Bid ${sum(all)} (${tiles(all)})` : `Bid ${sum(all)}`,
    pass: 'Pass',
    choose: (id: Character, purse: readonly Tile[], does: string): string =>
      `${character(id)}: purse ${tiles(purse)}, ${does}`,
    merlin: (most: number): string =>
      most === 0 ? 'no swap possible' : `up to ${plural(most, 'swap')} with the row`,
    guinevere: (row: number): string => `two of ${row} aspirants`,
    arthur: (givers: number): string => `${plural(givers, 'tile')} from opponents, the Favor`,
    lancelot: (swaps: number): string =>
      swaps === 0 ? 'no swap possible' : `${plural(swaps, 'swap')} with opponents`,
    swap: (give: readonly Courtier[], take: readonly Courtier[], after: Sizes): string =>
      give.length === 0
        ? `Swap nothing: ${sizes(after)}`
        : `Swap ${courtiers(give)} for ${courtiers(take)}: ${sizes(after)}`,
    aspirants: (all: readonly Courtier[], after: Sizes): string => `Take ${courtiers(all)}: ${sizes(after)}`,
    refill: (all: readonly Courtier[]): string => `New row: ${courtiers(all)}`,
    gift: (tile: Tile): string => `Give a ${tile}`,
    keeps: (all: readonly Tile[]): string => `you keep ${tiles(all)}`,
    takes: (id: Courtier, after: Sizes): string => `Take a ${courtier(id)}: ${sizes(after)}`,
    theirs: (name: string, before: Sizes, after: Sizes): string => `${name}: ${change(before, after)}`,
    change,
  },

  prompt: {
    start: 'Take your first courtier from the peasantry.',
    open: (own: readonly Tile[]): string =>
      `**Open the auction.** Choose tiles to bid; you may not pass. You hold ${tiles(own)}.`,
    raise: (name: string, bid: readonly Tile[], own: readonly Tile[]): string =>
      `**Bid more than ${sum(bid)}** (${name}: ${court.paid(bid)}) **or pass.** You hold ${tiles(own)}.`,
    choose: (bid: readonly Tile[], now: Sizes): string =>
      `**Choose a character.** You pay ${court.paid(bid)}, which become its purse, and get the purse it has. Your groups are ${sizes(now)}.`,
    merlin: (most: number, own: string, now: Sizes): string =>
      `**Merlin: up to ${plural(most, 'swap')}** of your courtiers for aspirants of another type. You have ${own}; groups ${sizes(now)}.`,
    aspirants: (row: readonly Courtier[], now: Sizes): string =>
      `**Guinevere: take two aspirants** of ${courtiers(row)}. Your groups are ${sizes(now)}.`,
    aspirant: (row: readonly Courtier[], now: Sizes): string =>
      `**Take an aspirant** of ${courtiers(row)}. Your groups are ${sizes(now)}.`,
    refill: (count: number, peasantry: string): string =>
      `**Guinevere: choose the new row**, ${plural(count, 'courtier')} of the peasantry: ${peasantry}.`,
    give: (name: string, own: readonly Tile[]): string =>
      `**Give ${name} one of your tiles**, for Arthur. You hold ${tiles(own)}.`,
    lancelot: (name: string, own: string, theirs: string, now: Sizes): string =>
      `**Lancelot: swap a courtier with ${name}.** You have ${own}, ${name} has ${theirs}. Your groups are ${sizes(now)}. Whom do you give?`,
    lancelotTake: (name: string, give: Courtier): string =>
      `You give ${name} a ${courtier(give)}. **Whom do you take?**`,
  },

  /** What a menu for several parts asks for, and why a choice from it can't be played. */
  sets: {
    bid: (current: number): string =>
      current === 0 ? 'Any bid: its tiles …' : `Any bid of more than ${current}: its tiles …`,
    lowBid: (all: readonly Tile[], current: number): string =>
      `**${court.paid(all)}** does not beat ${current}. Choose tiles that are worth more.`,
    swap: 'Any swap: whom you give, and as many to take …',
    badSwap: (give: readonly Courtier[], take: readonly Courtier[]): string =>
      give.length === take.length
        ? `You give ${courtiers(give)} and take ${courtiers(take)}: whom you take must be of other types.`
        : `You give ${give.length} and take ${take.length}: **give as many as you take**, three at most.`,
    aspirants: 'The two aspirants you take …',
    row: (count: number): string => `Any row: its ${plural(count, 'courtier')} …`,
    badCount: (chosen: number, wanted: number): string =>
      `You chose ${plural(chosen, 'courtier')}; it takes ${wanted}.`,
  },

  task: {
    open: 'open the auction',
    raise: (bid: number): string => `bid more than ${bid}, or pass`,
  },

  standing: {
    setUp: 'Set-up: everybody takes a first courtier.',
    round: (view: Pick<CourtView, 'round' | 'rounds' | 'lastRound'>): string =>
      view.lastRound
        ? `**Round ${view.round}, the last**`
        : `**Round ${view.round} of ${length(view.rounds)}**`,
    over: '**Final courts**',
    favor: (name: string): string => `King’s Favor: ${name}`,
    blackDie: (id: Character): string => `must be taken: ${character(id)}`,
    opening: (name: string): string => `Auction: ${name} opens`,
    bid: (name: string, all: readonly Tile[]): string => `Auction: **${court.paid(all)}** by ${name}`,
    stillIn: (names: readonly string[]): string => `still in: ${list(names)}`,
    won: (name: string, all: readonly Tile[]): string => `${name} has won with ${court.paid(all)}`,
    role: (id: Character, name: string): string => `${character(id)}: ${name}`,
    row: (all: readonly Courtier[], peasantry: number): string =>
      `Row: ${courtiers(all)} · peasantry: ${peasantry}`,
    purse: (id: Character, purse: readonly Tile[], holder: string | null): string =>
      `${character(id)} ${tiles(purse)}${holder === null ? '' : ` (${holder})`}`,
    player: (name: string, player: Pick<CourtView['players'][number], 'treasury' | 'standing'>): string => {
      const { groups, jesters, idleJesters, sizes: found } = player.standing;
      const parts = GROUPS.map((id) => group(court.group(id), groups[id]));
      const idle = idleJesters > 0 ? [`${plural(idleJesters, 'jester')} of ${jesters} idle`] : [];
      return `${name}: tiles ${tiles(player.treasury)} · ${[...parts, ...idle].join(', ')} · scores **${found[0]}**`;
    },
  },

  /** Courtiers by type: "2 jesters, 1 maiden". */
  counts: (bag: Readonly<Record<Courtier, number>>): string => {
    const parts = COURTIERS.filter((id) => bag[id] > 0).map((id) => counted(id, bag[id]));
    return parts.length > 0 ? parts.join(', ') : 'nobody';
  },
};
