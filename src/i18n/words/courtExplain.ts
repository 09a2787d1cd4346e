import type { Character, Courtier, Sizes, Tile } from '../../games/court/types.ts';
import type { Say } from '../fluent/say.ts';
import { court } from './court.ts';

const sizes = ([smallest, middle, largest]: Sizes) => ({ smallest, middle, largest });

/** *What can I do now?* in King Arthur's Court. Lines of markdown; names come escaped. */
export const courtExplain = (say: Say) => {
  const { courtiersAsObject, courtiersFor, paid, tiles } = court(say);

  return {
    /** Begin the lines of the kinds of actions. */
    kinds: {
      startCourtier: say('court-explain-kind-start-courtier'),
      bid: say('court-explain-kind-bid'),
      pass: say('court-explain-kind-pass'),
      choose: say('court-explain-kind-choose'),
      swapMerlin: say('court-explain-kind-swap-merlin'),
      takeAspirants: say('court-explain-kind-take-aspirants'),
      takeAspirant: say('court-explain-kind-take-aspirant'),
      refill: say('court-explain-kind-refill'),
      giveTile: say('court-explain-kind-give-tile'),
      swapLancelot: say('court-explain-kind-swap-lancelot'),
    },
    /** Your smallest group is your score. */
    score: (now: Sizes): string => say('court-explain-score', sizes(now)),
    /** `dearest`: null if there's one bid only. */
    bid: (above: number, cheapest: readonly Tile[], dearest: readonly Tile[] | null): string =>
      say('court-explain-bid', {
        above,
        bids: dearest === null ? 'single' : 'several',
        cheapest: paid(cheapest),
        dearest: paid(dearest ?? cheapest),
      }),
    free: (all: readonly (readonly [Character, readonly Tile[]])[]): string =>
      say('court-explain-free', {
        characters: all.map(([character, purse]) =>
          say('court-explain-free-item', { character, purse: tiles(purse) }),
        ),
      }),
    mayNotBid: (own: readonly Tile[], above: number): string =>
      say('court-explain-may-not-bid', { tiles: paid(own), above }),
    choose: (bid: readonly Tile[]): string => say('court-explain-choose', { bid: paid(bid) }),
    character: (character: Character, purse: readonly Tile[]): string =>
      say('court-explain-character', { character, purse: tiles(purse) }),
    best: (how: string, then: Sizes): string => say('court-explain-best', { choice: how, ...sizes(then) }),
    exchange: (give: readonly Courtier[], take: readonly Courtier[]): string =>
      give.length === 0
        ? say('court-explain-exchange-nothing')
        : say('court-explain-exchange', { give: courtiersAsObject(give), take: courtiersFor(take) }),
    take: (all: readonly Courtier[]): string =>
      say('court-explain-take', { courtiers: courtiersAsObject(all) }),
    takeAspirants: (row: readonly Courtier[]): string =>
      say('court-explain-take-aspirants', { courtiers: courtiersAsObject(row) }),
    takeAspirant: (row: readonly Courtier[]): string =>
      say('court-explain-take-aspirant', { courtiers: courtiersAsObject(row) }),
    giveTile: (name: string, own: readonly Tile[]): string =>
      say('court-explain-give-tile', { name, tiles: tiles(own) }),
  };
};
