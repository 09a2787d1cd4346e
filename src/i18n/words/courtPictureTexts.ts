import {
  CHARACTERS,
  type Character,
  COURTIERS,
  type Courtier,
  type CourtPhase,
  type CourtView,
  type GroupId,
  type GroupStanding,
  type Sizes,
  type Tile,
} from '../../games/court/types.ts';
import type { Say } from '../fluent/say.ts';
import { court } from './court.ts';

type Rounds = Pick<CourtView, 'phase' | 'round' | 'rounds' | 'lastRound'>;
const sizes = (all: Sizes): string => all.join('/');
const yesNo = (is: boolean): 'yes' | 'no' => (is ? 'yes' : 'no');

/** Round and length: "Round 2 of 5–8". */
export const roundsBy =
  (say: Say) =>
  ({ phase, round, rounds: { min, max }, lastRound }: Rounds): string => {
    if (phase === 'over') return say('court-picture-over');
    if (round === 0) return say('court-picture-setting-up');
    if (lastRound) return say('court-picture-round-last', { round });
    const rounds = min === max ? max : say('court-picture-rounds-between', { min, max });
    return say('court-picture-round', { round, rounds });
  };

export const abilityBy =
  (say: Say) =>
  (character: Character): readonly [string, string] => [
    say(`court-picture-ability-${character}.first`),
    say(`court-picture-ability-${character}.second`),
  ];

export function altBy(say: Say) {
  const { paid, tiles } = court(say);
  const rounds = roundsBy(say);
  const joined = (all: readonly string[]): string => all.join(say('court-separator'));
  return {
    /** A sentence and, if there is one, the hint for the phase. */
    hinted: (sentence: string, hint: string): string => (hint === '' ? sentence : `${sentence} ${hint}`),
    table: (view: Rounds): string => say('court-picture-alt-table', { rounds: rounds(view) }),
    toAct: (name: string, phase: CourtPhase, forced: boolean): string =>
      forced
        ? say('court-picture-alt-to-act-forced', { name, phase })
        : say('court-picture-alt-to-act', { name, phase }),
    auction: (
      opener: string,
      bidder: string | null,
      bid: readonly Tile[],
      bidders: readonly string[],
      passed: readonly string[],
    ): string => {
      const still = { opener, bidders };
      const now =
        bidder === null
          ? say('court-picture-alt-no-bid', still)
          : say('court-picture-alt-bid', { ...still, bidder, bid: paid(bid) });
      return passed.length === 0 ? now : `${now} ${say('court-picture-alt-passed', { names: passed })}`;
    },
    role: (character: string, name: string, opponent: string | null, others: readonly string[]): string => {
      const now =
        opponent === null
          ? say('court-picture-alt-role', { character, name })
          : say('court-picture-alt-role-with', { character, name, opponent });
      return others.length === 0 ? now : `${now} ${say('court-picture-alt-to-come', { names: others })}`;
    },
    standings: (all: readonly string[]): string =>
      say('court-picture-alt-standings', { standings: joined(all) }),
    standing: (place: number, name: string, now: Sizes): string =>
      say('court-picture-alt-standing', { place, name, sizes: sizes(now) }),
    characters: (all: readonly string[]): string =>
      say('court-picture-alt-characters', { characters: joined(all) }),
    character: (name: string, purse: readonly Tile[], taker: string | null, die: boolean): string =>
      say('court-picture-alt-character', {
        name,
        purse: tiles(purse),
        taken: yesNo(taker !== null),
        taker: taker ?? '',
        die: yesNo(die),
      }),
    player: (
      name: string,
      emblem: string,
      treasury: readonly Tile[],
      courtiers: string,
      favor: boolean,
    ): string =>
      say('court-picture-alt-player', {
        name,
        emblem,
        tiles: tiles(treasury),
        court: courtiers,
        favor: yesNo(favor),
      }),
    winners: (names: string, shared: boolean): string =>
      shared ? say('court-picture-alt-winners', { names }) : say('court-picture-alt-winner', { names }),
  };
}

export function textBy(say: Say) {
  const { character: nameOf, counted, paid } = court(say);
  const rounds = roundsBy(say);
  const ability = abilityBy(say);
  const joined = (all: readonly string[]): string => all.join(say('court-separator'));
  const counts = (bag: Readonly<Record<Courtier, number>>): string =>
    joined(COURTIERS.map((id) => counted(id, bag[id])));
  const longestName = Math.max(...CHARACTERS.map((id) => nameOf(id).length));
  const group = (id: GroupId, { courtiers, pawn, jesters, size }: GroupStanding): string =>
    pawn > 0 || jesters > 0
      ? say('court-picture-text-group-mixed', { group: id, size, courtiers, pawn, jesters })
      : say('court-picture-text-group', { group: id, size });
  return {
    title: (view: Rounds): string => say('court-picture-text-title', { rounds: rounds(view) }),
    character: (
      name: string,
      purse: readonly Tile[],
      taker: string | null,
      die: boolean,
      open: boolean,
      does: string,
    ): string =>
      say('court-picture-text-character', {
        name: name.padEnd(longestName),
        purse: paid(purse),
        taken: yesNo(taker !== null),
        taker: taker ?? '',
        die: yesNo(die),
        open: yesNo(open),
        ability: does,
      }),
    /** What a character does and counts as. */
    ability: (character: Character, courtier: Courtier, members: number): string =>
      say('court-picture-text-ability', { ability: ability(character).join(' '), courtier, count: members }),
    peasantry: (bag: Readonly<Record<Courtier, number>>): string =>
      say('court-picture-text-peasantry', {
        sum: COURTIERS.reduce((sum, id) => sum + bag[id], 0),
        counts: counts(bag),
      }),
    player: (
      name: string,
      emblem: string,
      place: number,
      characters: readonly string[],
      left: number,
      favor: boolean,
    ): string =>
      say('court-picture-text-player', {
        name,
        emblem,
        place,
        characters,
        any: yesNo(characters.length > 0),
        left,
        favor: yesNo(favor),
      }),
    treasury: (treasury: readonly Tile[]): string =>
      ` ${say('court-picture-text-treasury', { tiles: paid(treasury) })}`,
    court: (bag: Readonly<Record<Courtier, number>>): string =>
      ` ${say('court-picture-text-court', { counts: counts(bag) })}`,
    standing: (
      groups: readonly (readonly [GroupId, GroupStanding])[],
      jesters: number,
      idle: number,
      now: Sizes,
    ): string =>
      ` ${say('court-picture-text-groups', {
        sizes: sizes(now),
        groups: joined(groups.map(([id, standing]) => group(id, standing))),
        jesters,
        idle,
      })}`,
    byRound: (all: readonly (readonly Sizes[])[]): string[] =>
      all.length === 0
        ? []
        : [
            say('court-picture-text-by-round'),
            ...all.map((seats, i) =>
              say('court-picture-text-of-round', { round: i + 1, sizes: seats.map(sizes).join(' ') }),
            ),
          ],
    ranking: (place: number, name: string, now: Sizes, favor: boolean): string =>
      say('court-picture-text-ranked', { place, name, sizes: sizes(now), favor: yesNo(favor) }),
  };
}
