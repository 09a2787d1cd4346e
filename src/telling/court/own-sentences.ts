import type { CourtEvent } from '../../games/court/types.ts';
import type { Seat } from '../../games/game.ts';
import type { Translate } from '../../i18n/fluent/translate.ts';
import { briefEvent, courtierList, swapData, tileSum } from './sentences.ts';

/** One thing that the reader did, said to them; nothing if it was somebody else, or changed no court. */
function ownSentence(t: Translate, e: CourtEvent, reader: Seat, names: readonly string[]): string[] {
  if (!('seat' in e) || e.seat !== reader) return [];
  switch (e.type) {
    case 'courtierTaken':
      return [t('court-own-event-courtier-taken', { courtier: e.courtier, count: 1 })];
    case 'chose':
      return [
        t('court-own-event-chose', {
          character: e.character,
          paid: tileSum(t, e.paid),
          received: tileSum(t, e.received),
        }),
      ];
    case 'merlinSwapped':
      if (e.give.length === 0) return [];
      return [t('court-own-event-merlin-swapped', swapData(t, e.give, e.take))];
    case 'aspirantsTaken': {
      const courtiers = courtierList(t, e.courtiers, 'court-some-object');
      return [t('court-own-event-aspirants-taken', { courtiers })];
    }
    case 'lancelotSwapped': {
      const swapped = swapData(t, [e.give], [e.take]);
      return [t('court-own-event-lancelot-swapped', { opponent: names[e.opponent] ?? '', ...swapped })];
    }
    default:
      return [];
  }
}

/** What the reader did to their own court, oldest first, said to them. */
export const ownSentences = (
  t: Translate,
  all: readonly CourtEvent[],
  reader: Seat,
  names: readonly string[],
): string[] => all.flatMap((e) => ownSentence(t, e, reader, names));

/** The same to whoever did it, though they may have had no choice; null if they didn't. */
function ownBrief(t: Translate, e: CourtEvent, reader: Seat): string | null {
  if (e.type === 'tileGiven')
    return e.from === reader ? t('court-own-brief-tile-given', { tile: e.tile }) : null;
  if (!('seat' in e) || e.seat !== reader) return null;
  if (e.type === 'bid') return t('court-own-brief-bid', { sum: e.sum });
  if (e.type === 'auctionWon') return t('court-own-brief-auction-won', { sum: e.sum });
  if (e.type === 'aspirantsTaken')
    return t('court-own-event-aspirants-taken', {
      courtiers: courtierList(t, e.courtiers, 'court-some-object'),
    });
  if (e.type === 'chose') return t('court-own-brief-chose', { character: e.character });
  return e.type === 'passed' ? t('court-own-brief-passed') : null;
}

/** The same in few words, and whether a sentence is on the reader. */
export const briefSentences = (
  t: Translate,
  all: readonly CourtEvent[],
  names: readonly string[],
  reader: Seat,
): { readonly text: string; readonly touches: boolean }[] =>
  all.flatMap((e, i) => {
    const own = ownBrief(t, e, reader);
    if (own !== null) return [{ text: own, touches: true }];
    return briefEvent(t, all, names, i).map((text) => ({
      text,
      touches: text.includes(names[reader] ?? ''),
    }));
  });
