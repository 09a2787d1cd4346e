import type { Seat } from '../../games/game.ts';
import type { CardGameEvent } from '../../games/quests/types.ts';
import type { Translate } from '../../i18n/fluent/translate.ts';
import { adversaryData, adversaryList, challengeResult, eventSentence, knightList } from './sentences.ts';

/** One thing that the reader did, said to them; null if it was somebody else, or has no words of its own. */
function ownSentence(
  t: Translate,
  e: CardGameEvent,
  next: CardGameEvent | undefined,
  reader: Seat,
): string | null {
  if (!('seat' in e) || e.seat !== reader) return null;
  switch (e.type) {
    case 'challenged': {
      const how = challengeResult(e.mode, next);
      const knights = knightList(t, e.pay, 'quests-knights-with');
      return t('quests-own-challenged', { how, knights, ...adversaryData(e.card) });
    }
    case 'won':
      return t('quests-own-won', { seal: e.sealReturned ? 'yes' : 'no', ...adversaryData(e.card) });
    case 'adventureTaken': {
      const { adventure, pay, points } = e;
      const adversaries = adversaryList(t, pay, 'quests-adversaries-for');
      return t('quests-own-adventure-taken', { adventure, adversaries, points });
    }
    default:
      return null;
  }
}

/** What happened, oldest first: what the reader did said to them, the rest by names; nothing if they did nothing of it. */
export function ownSentences(
  t: Translate,
  all: readonly CardGameEvent[],
  reader: Seat,
  names: readonly string[],
): string[] {
  if (!all.some((e) => 'seat' in e && e.seat === reader)) return [];
  return all.flatMap((e, i) => {
    const told = eventSentence(t, e, i, all, names);
    const own = ownSentence(t, e, all[i + 1], reader);
    return told.length === 0 || own === null ? told : [own];
  });
}
