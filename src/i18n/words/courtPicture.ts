import type { Character, Courtier, CourtPhase, Sizes, Tile } from '../../games/court/types.ts';
import type { Say } from '../fluent/say.ts';
import { court } from './court.ts';
import { abilityBy, altBy, roundsBy, textBy } from './courtPictureTexts.ts';

type PieceId = Character | Courtier | 'favor' | 'money' | 'dice';
const sizes = (all: Sizes): string => all.join('/');

/** Words on the pictures of King Arthur's Court. Names come ready to be shown. */
export const courtPicture = (say: Say) => ({
  rounds: roundsBy(say),
  task: (phase: CourtPhase): string => say('court-picture-task', { phase }),
  openingBid: say('court-picture-opening-bid'),
  aspirants: say('court-picture-aspirants'),
  row: say('court-picture-row'),
  peasantry: say('court-picture-peasantry'),
  peasants: (left: number): string => say('court-picture-peasants', { left }),
  /** What a character does, in two short lines. */
  ability: abilityBy(say),
  place: (place: number): string => say('court-picture-place', { place }),
  sum: (sum: number): string => say('court-picture-sum', { sum }),
  highest: say('court-picture-highest'),
  noBid: say('court-picture-no-bid'),
  mustBid: say('court-picture-must-bid'),
  stillIn: say('court-picture-still-in'),
  passedHead: say('court-picture-passed-head'),
  toCome: say('court-picture-to-come'),
  /** What matters for a decision that nobody else takes part in; empty if nothing does. */
  hint: (phase: CourtPhase): string => say('court-picture-hint', { phase }),
  passed: say('court-picture-passed'),
  bids: (sum: number): string => say('court-picture-bids', { sum }),
  /** Jesters that no group can take, in two lines. */
  idle: (count: number): readonly [string, string] => [
    say('court-picture-idle.first', { count }),
    say('court-picture-idle.second', { count }),
  ],
  /** What the signs at the courts mean. */
  legend: {
    example: sizes([0, 2, 5]),
    weakest: say('court-picture-legend-weakest'),
    weakestShort: say('court-picture-legend-weakest-short'),
    favor: say('court-picture-legend-favor'),
    toTake: say('court-picture-legend-to-take'),
    blackDie: say('court-picture-legend-black-die'),
  },
  lastTurn: say('court-picture-last-turn'),
  winner: (count: number): string => (count > 1 ? say('court-picture-winners') : say('court-picture-winner')),
  ranking: { title: say('court-picture-ranking'), text: say('court-picture-ranking-text') },
  scoresByRound: say('court-picture-by-round'),
  sizes,

  /** What a piece is and does, in a few sentences. */
  piece: (id: PieceId): readonly [title: string, ...sentences: string[]] => [
    say(`court-picture-piece-${id}`),
    ...say(`court-picture-piece-${id}.text`).split('\n'),
  ],

  choice: choiceBy(say),
  alt: altBy(say),
  text: textBy(say),
});

function choiceBy(say: Say) {
  const { paid, tiles } = court(say);
  return {
    /** `opponent`: who one deals with as Lancelot. */
    heading: (phase: CourtPhase, opponent: string): string =>
      say('court-picture-choice-heading', { phase, opponent }),
    anyOf: (count: number): string => say('court-picture-choice-any-of', { count }),
    upTo: (count: number): string => say('court-picture-choice-up-to', { count }),
    bids: (sum: number, possible: boolean): string => {
      if (sum === 0) return say('court-picture-choice-open');
      return possible
        ? say('court-picture-choice-beat', { sum })
        : say('court-picture-choice-beaten', { sum });
    },
    /** How one stands now. */
    now: (now: Sizes, place: number): string => say('court-picture-choice-now', { sizes: sizes(now), place }),
    after: (after: Sizes, place: number): string =>
      say('court-picture-choice-after', { sizes: sizes(after), place }),
    /** How an opponent stands then, after one's own standing. */
    theirs: (after: Sizes, place: number): string =>
      say('court-picture-choice-theirs', { sizes: sizes(after), place }),
    treasury: (treasury: readonly Tile[]): string =>
      say('court-picture-choice-treasury', { tiles: paid(treasury) }),
    treasuryAfter: (sum: number): string => say('court-picture-choice-treasury-after', { sum }),
    leaves: (sum: number): string => say('court-picture-choice-leaves', { sum }),
    keeps: say('court-picture-choice-keeps'),
    /** Above the groups and places that the options lead to. */
    afterwards: say('court-picture-choice-afterwards'),
    keepsAll: (sum: number): string => say('court-picture-choice-keeps-all', { sum }),
    noSwap: say('court-picture-choice-no-swap'),
    /** Further sets of tiles with the same sum. */
    ways: (others: number, wide: boolean): string =>
      wide
        ? say('court-picture-choice-ways', { others })
        : say('court-picture-choice-ways-short', { others }),
    /** What a character would do now: `givers` opponents have two tiles or more. */
    does: (character: Character, givers: number, opponents: number): string => {
      switch (character) {
        case 'merlin':
          return say('court-picture-choice-does-merlin');
        case 'guinevere':
          return say('court-picture-choice-does-guinevere');
        case 'arthur':
          return say('court-picture-choice-does-arthur', { givers });
        case 'lancelot':
          return say('court-picture-choice-does-lancelot', { opponents });
      }
    },
    more: (count: number): string => say('court-picture-choice-more', { count }),
    numbered: (number: number, told: string): string =>
      say('court-picture-choice-numbered', { number, told }),
    pass: say('court-picture-choice-pass'),
    nothing: say('court-picture-choice-nothing'),
    bid: (sum: number, ways: readonly (readonly Tile[])[]): string =>
      say('court-picture-choice-bid', { sum, ways: ways.map(tiles) }),
    purse: (purse: readonly Tile[], after: readonly Tile[]): string =>
      say('court-picture-choice-purse', { purse: paid(purse), after: paid(after) }),
    give: (tile: Tile, after: readonly Tile[]): string =>
      say('court-picture-choice-give', { tile, after: paid(after) }),
    swap: (give: string, take: string): string => say('court-picture-choice-swap', { give, take }),
  };
}
