import { adversariesByKind } from '../../../render/quests/few-words.ts';
import { cardValue } from '../../games/quests/cards.ts';
import { KINDS, kindOf } from '../../games/quests/data.ts';
import type { AdversaryCard } from '../../games/quests/types.ts';
import type { Say } from '../../i18n/fluent/say.ts';

/** Adversaries that something is paid for with, the highest kinds and values first. */
export const adversariesWords = (say: Say, cards: readonly AdversaryCard[]): string =>
  say('quests-list', { items: adversariesByKind(say, cards, 'quests-adversaries-for') });

/** Adversaries one of which is meant, by kind. */
export const eitherAdversaries = (say: Say, cards: readonly AdversaryCard[]): string[] =>
  KINDS.toReversed().flatMap((kind) => {
    const values = new Set(cards.filter((card) => kindOf(card) === kind).map(cardValue));
    if (values.size === 0) return [];
    const joined = [...values].sort((a, b) => b - a).join(say('quests-either'));
    return [say('quests-adversaries-for', { kind, count: 1, values: joined })];
  });

/** Several things that a choice brings. */
export const outcomesWords = (say: Say, all: readonly string[]): string => all.join(say('quests-comma'));
