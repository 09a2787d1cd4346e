import { KINDS } from '../../games/quests/data.ts';
import type {
  AdventureId,
  AdversaryCard,
  ChallengeMode,
  Kind,
  KnightCard,
  QuestsEvent,
} from '../../games/quests/types.ts';
import type { Say } from '../fluent/say.ts';
import { cardValue, KNIGHT_CARDS, kindOf } from './questsCards.ts';

/** What messages about an adversary are given. */
export const adversaryData = (card: AdversaryCard): { readonly kind: Kind; readonly value: number } => ({
  kind: kindOf(card),
  value: cardValue(card),
});

/** Where a list of knights stands in a sentence. */
type KnightsId = 'quests-knights-alone' | 'quests-knights-object' | 'quests-knights-with';
/** Where a list of adversaries stands in a sentence. */
type AdversariesId = 'quests-adversaries-alone' | 'quests-adversaries-object' | 'quests-adversaries-for';

/** Lists of cards by their place in a sentence. */
export function questsLists(say: Say) {
  const list = (items: readonly string[]): string => say('quests-list', { items });

  return {
    list,

    /** Knights, equal ones together. */
    knights(cards: readonly KnightCard[], id: KnightsId = 'quests-knights-alone'): string {
      const items = KNIGHT_CARDS.flatMap((card) => {
        const count = cards.filter((other) => other === card).length;
        return count === 0 ? [] : [say(id, { card, count })];
      });
      if (items.length > 0) return list(items);
      return say(id === 'quests-knights-with' ? 'quests-knights-none-with' : 'quests-knights-none');
    },

    /** Adversaries by kind with their values. */
    adversaries(cards: readonly AdversaryCard[], id: AdversariesId = 'quests-adversaries-alone'): string {
      const items = KINDS.flatMap((kind) => {
        const values = cards.filter((card) => kindOf(card) === kind).map(cardValue);
        if (values.length === 0) return [];
        const joined = values.sort((a, b) => a - b).join(say('quests-plus'));
        return [say(id, { kind, count: values.length, values: joined })];
      });
      return items.length === 0 ? say('quests-adversaries-none') : list(items);
    },
  };
}

export const quests = (say: Say) => {
  const { knights, adversaries, list } = questsLists(say);

  /** What a challenge came to; sealing or winning its card is the next event. */
  function outcomeOf(mode: ChallengeMode, next: QuestsEvent | undefined) {
    if (mode === 'usual') return next?.type === 'sealed' ? 'sealed' : 'won';
    return mode === 'repeated' ? 'again' : 'double';
  }

  /** What happened, in sentences; an event that the one before has told needs none. */
  function event(e: QuestsEvent, i: number, all: readonly QuestsEvent[], names: readonly string[]): string[] {
    const name = 'seat' in e ? (names[e.seat] ?? '') : '';
    switch (e.type) {
      case 'revealed': {
        if (e.cards.length === 0) return [say('quests-reveals', { name })];
        const revealed = adversaries(e.cards, 'quests-adversaries-object');
        return [
          e.four === null
            ? say('quests-revealed-all', { name, adversaries: revealed })
            : say('quests-revealed-four', { name, adversaries: revealed, kind: e.four }),
        ];
      }
      case 'challenged': {
        const how = outcomeOf(e.mode, all[i + 1]);
        const paid = knights(e.pay, 'quests-knights-with');
        return [say('quests-challenged', { name, how, knights: paid, ...adversaryData(e.card) })];
      }
      case 'sealed':
        return [];
      case 'columnCompleted':
        return [say('quests-column-completed', { kind: e.kind })];
      case 'won': {
        if (all[i - 1]?.type === 'challenged') return [];
        return [say('quests-won', { name, seal: e.sealReturned ? 'yes' : 'no', ...adversaryData(e.card) })];
      }
      case 'adventureTaken': {
        const { adventure, points } = e;
        const paid = adversaries(e.pay, 'quests-adversaries-for');
        return [say('quests-adventure-taken', { name, adventure, adversaries: paid, points })];
      }
      case 'drew':
        return [
          say('quests-drew', { name, knights: e.count }),
          ...(e.reshuffle === null ? [] : [say('quests-reshuffled', { cards: e.reshuffle.cards })]),
        ];
      case 'ended':
        return [say('quests-ended', { reason: e.reason })];
    }
  }

  return {
    knights: (cards: readonly KnightCard[]): string => knights(cards),
    /** An adversary card: its kind and value. */
    adversary: (card: AdversaryCard): string => say('quests-adversary', adversaryData(card)),
    adversaries: (cards: readonly AdversaryCard[]): string => adversaries(cards),
    adventure: (adventure: AdventureId): string => say('quests-adventure', { adventure }),
    list,
    /** What happened, oldest first, sentence by sentence. `names` by seat, ready to be shown as they are. */
    events: (all: readonly QuestsEvent[], names: readonly string[]): string[] =>
      all.flatMap((e, i) => event(e, i, all, names)),
  };
};
