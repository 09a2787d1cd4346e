import type { Character, Courtier, CourtView, Sizes, Tile } from '../../games/court/types.ts';
import { COURTIERS } from '../../games/court/types.ts';
import { court } from './court.ts';
import { capital, list, plural } from './grammar.ts';

const { character, counted, courtier, courtiers, tiles } = court;

const sum = (all: readonly Tile[]): number => all.reduce<number>((total, tile) => total + tile, 0);
const sizes = (of: Sizes): string => of.join('/');
const change = (from: Sizes, to: Sizes): string =>
  sizes(from) === sizes(to) ? `groups stay ${sizes(to)}` : `groups ${sizes(from)} → ${sizes(to)}`;
const length = ({ min, max }: CourtView['rounds']): string => (min === max ? `${min}` : `${min} to ${max}`);

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
    start:
      '**Who do you take first?** One courtier from the peasantry; your smallest group is your score, so any group is a start.',
    open: (own: readonly Tile[]): string =>
      `**What do you bid?** The highest bid takes a character, and you open, so you may not pass. You hold ${tiles(own)}.`,
    raise: (name: string, bid: readonly Tile[], own: readonly Tile[]): string =>
      `**Do you bid more than ${sum(bid)}** (${name}: ${court.paid(bid)}) **or pass?** Whoever passes is out of this auction and keeps all tiles. You hold ${tiles(own)}.`,
    choose: (bid: readonly Tile[], now: Sizes): string =>
      `**Who do you choose?** You get the purse and the role, and your ${court.paid(bid)} becomes the new purse. Your groups are ${sizes(now)}.`,
    merlin: (most: number, own: string, now: Sizes): string =>
      `**Merlin: who do you swap?** Up to ${plural(most, 'swap')} of your courtiers for aspirants of another type; your smallest group scores. You have ${own}; groups ${sizes(now)}.`,
    aspirants: (row: readonly Courtier[], now: Sizes): string =>
      `**Guinevere: which two do you take?** The row has ${courtiers(row)}; the others take one each of the rest. Your groups are ${sizes(now)}.`,
    aspirant: (row: readonly Courtier[], now: Sizes): string =>
      `**Which aspirant do you take?** The row has ${courtiers(row)}; the smallest group scores. Your groups are ${sizes(now)}.`,
    refill: (count: number, peasantry: string): string =>
      `**Guinevere: who comes to the row?** Choose ${plural(count, 'courtier')}; everybody may take from them later. The peasantry has ${peasantry}.`,
    give: (name: string, own: readonly Tile[]): string =>
      `**Which tile do you give ${name}?** Arthur asks for one, and you choose it. You hold ${tiles(own)}.`,
    lancelot: (name: string, own: string, theirs: string, now: Sizes): string =>
      `**Lancelot: who do you give ${name}?** You get another type for it, and you choose both. You have ${own}, ${name} has ${theirs}. Your groups are ${sizes(now)}.`,
    lancelotTake: (name: string, give: Courtier): string =>
      `You give ${name} a ${courtier(give)}. **Who do you take?**`,
  },

  /** What a menu for several parts asks for, and why a choice from it can't be played. */
  sets: {
    bid: (current: number): string =>
      current === 0 ? 'Any bid: its tiles …' : `Any bid of more than ${current}: its tiles …`,
    lowBid: (all: readonly Tile[], current: number): string =>
      `**${court.paid(all)}** doesn’t beat ${current}. Choose tiles that are worth more.`,
    swap: 'Any swap: who you give, and as many to take …',
    badSwap: (give: readonly Courtier[], take: readonly Courtier[]): string =>
      give.length === take.length
        ? `You give ${courtiers(give)} and take ${courtiers(take)}: who you take must be of other types.`
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
    over: '**Final groups**',
    groups: (name: string, of: Sizes): string => `${name} ${sizes(of)}`,
    favor: (name: string): string => `King’s Favor: ${name}`,
    blackDie: (id: Character): string => `must be taken: ${character(id)}`,
    opening: (name: string): string => `Auction: ${name} opens`,
    bid: (name: string, all: readonly Tile[]): string => `Auction: **${court.paid(all)}** by ${name}`,
    stillIn: (names: readonly string[]): string => `still in: ${list(names)}`,
    won: (name: string, all: readonly Tile[]): string => `${name} has won with ${court.paid(all)}`,
    role: (id: Character, name: string): string => `${character(id)}: ${name}`,
  },

  /** Courtiers by type: "2 jesters, 1 maiden". */
  counts: (bag: Readonly<Record<Courtier, number>>): string => {
    const parts = COURTIERS.filter((id) => bag[id] > 0).map((id) => counted(id, bag[id]));
    return parts.length > 0 ? parts.join(', ') : 'nobody';
  },
};
