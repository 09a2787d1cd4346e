import type { CourtEvent } from '../../games/court/types.ts';
import type { Seat } from '../../games/game.ts';
import type { Say } from '../../i18n/fluent/say.ts';
import { briefOf, courtierWords, paidWords, swapData } from './sentences.ts';

/** One thing that the reader did, said to them; nothing if it was somebody else, or changed no court. */
function ownSentence(say: Say, e: CourtEvent, reader: Seat, names: readonly string[]): string[] {
  if (!('seat' in e) || e.seat !== reader) return [];
  switch (e.type) {
    case 'courtierTaken':
      return [say('court-own-event-courtier-taken', { courtier: e.courtier, count: 1 })];
    case 'chose':
      return [
        say('court-own-event-chose', {
          character: e.character,
          paid: paidWords(say, e.paid),
          received: paidWords(say, e.received),
        }),
      ];
    case 'merlinSwapped':
      if (e.give.length === 0) return [];
      return [say('court-own-event-merlin-swapped', swapData(say, e.give, e.take))];
    case 'aspirantsTaken': {
      const courtiers = courtierWords(say, e.courtiers, 'court-some-object');
      return [say('court-own-event-aspirants-taken', { courtiers })];
    }
    case 'lancelotSwapped': {
      const swapped = swapData(say, [e.give], [e.take]);
      return [say('court-own-event-lancelot-swapped', { opponent: names[e.opponent] ?? '', ...swapped })];
    }
    default:
      return [];
  }
}

/** What the reader did to their own court, oldest first, said to them. */
export const ownSentences = (
  say: Say,
  all: readonly CourtEvent[],
  reader: Seat,
  names: readonly string[],
): string[] => all.flatMap((e) => ownSentence(say, e, reader, names));

/** The same to whoever did it, though they may have had no choice; null if they didn't. */
function ownBrief(say: Say, e: CourtEvent, reader: Seat): string | null {
  if (e.type === 'tileGiven')
    return e.from === reader ? say('court-own-brief-tile-given', { tile: e.tile }) : null;
  if (!('seat' in e) || e.seat !== reader) return null;
  if (e.type === 'bid') return say('court-own-brief-bid', { sum: e.sum });
  if (e.type === 'auctionWon') return say('court-own-brief-auction-won', { sum: e.sum });
  if (e.type === 'aspirantsTaken')
    return say('court-own-event-aspirants-taken', {
      courtiers: courtierWords(say, e.courtiers, 'court-some-object'),
    });
  if (e.type === 'chose') return say('court-own-brief-chose', { character: e.character });
  return e.type === 'passed' ? say('court-own-brief-passed') : null;
}

/** The same in few words, and whether a sentence is on the reader. */
export const briefSentences = (
  say: Say,
  all: readonly CourtEvent[],
  names: readonly string[],
  reader: Seat,
): { readonly text: string; readonly touches: boolean }[] =>
  all.flatMap((e, i) => {
    const own = ownBrief(say, e, reader);
    if (own !== null) return [{ text: own, touches: true }];
    return briefOf(say, all, names, i).map((text) => ({ text, touches: text.includes(names[reader] ?? '') }));
  });
