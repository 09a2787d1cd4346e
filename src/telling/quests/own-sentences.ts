import type { Seat } from '../../games/game.ts';
import type { QuestsEvent } from '../../games/quests/types.ts';
import type { Say } from '../../i18n/fluent/say.ts';
import { adversariesWords, adversaryData, eventSentence, knightsWords, outcomeOf } from './sentences.ts';

/** One thing that the reader did, said to them; null if it was somebody else, or has no words of its own. */
function ownSentence(say: Say, e: QuestsEvent, next: QuestsEvent | undefined, reader: Seat): string | null {
  if (!('seat' in e) || e.seat !== reader) return null;
  switch (e.type) {
    case 'challenged': {
      const how = outcomeOf(e.mode, next);
      const knights = knightsWords(say, e.pay, 'quests-knights-with');
      return say('quests-own-challenged', { how, knights, ...adversaryData(e.card) });
    }
    case 'won':
      return say('quests-own-won', { seal: e.sealReturned ? 'yes' : 'no', ...adversaryData(e.card) });
    case 'adventureTaken': {
      const { adventure, pay, points } = e;
      const adversaries = adversariesWords(say, pay, 'quests-adversaries-for');
      return say('quests-own-adventure-taken', { adventure, adversaries, points });
    }
    default:
      return null;
  }
}

/** What happened, oldest first: what the reader did said to them, the rest by names; nothing if they did nothing of it. */
export function ownSentences(
  say: Say,
  all: readonly QuestsEvent[],
  reader: Seat,
  names: readonly string[],
): string[] {
  if (!all.some((e) => 'seat' in e && e.seat === reader)) return [];
  return all.flatMap((e, i) => {
    const told = eventSentence(say, e, i, all, names);
    const own = ownSentence(say, e, all[i + 1], reader);
    return told.length === 0 || own === null ? told : [own];
  });
}
