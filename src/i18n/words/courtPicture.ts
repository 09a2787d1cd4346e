import type { Character, Sizes, Tile } from '../../games/court/types.ts';
import type { Say } from '../fluent/say.ts';
import { court } from './court.ts';
import { abilityBy, altBy, roundsBy, textBy } from './courtPictureTexts.ts';

const sizes = (all: Sizes): string => all.join('/');

/** Words on the pictures of King Arthur's Court. Names come ready to be shown. */
export const courtPicture = (say: Say) => ({
  rounds: roundsBy(say),
  /** What a character does, in two short lines. */
  ability: abilityBy(say),
  /** What the signs at the courts mean. */
  legend: {
    example: sizes([0, 2, 5]),
  },
  sizes,

  choice: choiceBy(say),
  alt: altBy(say),
  text: textBy(say),
});

function choiceBy(say: Say) {
  const { paid, tiles } = court(say);
  return {
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
    bid: (sum: number, ways: readonly (readonly Tile[])[]): string =>
      say('court-picture-choice-bid', { sum, ways: ways.map(tiles) }),
    purse: (purse: readonly Tile[], after: readonly Tile[]): string =>
      say('court-picture-choice-purse', { purse: paid(purse), after: paid(after) }),
    give: (tile: Tile, after: readonly Tile[]): string =>
      say('court-picture-choice-give', { tile, after: paid(after) }),
  };
}
