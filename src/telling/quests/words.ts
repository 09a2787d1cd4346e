import { cardValue } from '../../games/quests/cards.ts';
import { KINDS, KNIGHT_COLOURS, kindOf } from '../../games/quests/data.ts';
import type { AdversaryCard, KnightCard } from '../../games/quests/types.ts';
import type { Say } from '../../i18n/fluent/say.ts';
import { countedIn } from './sentences.ts';

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

/** Doubles first, as they're paid first. */
const KNIGHTS: readonly KnightCard[] = [
  ...KNIGHT_COLOURS.flatMap((colour) => [`${colour}-2`, colour] as const),
  'merlin',
];

/** Knights in few words, doubles first. */
export const fewKnightsWords = (say: Say, cards: readonly KnightCard[]): string =>
  countedIn(KNIGHTS, cards, (counted) => say('quests-table-few-knights', counted)).join(
    say('quests-table-with'),
  );

/** Adversaries, the highest kinds and values first. */
export const adversariesByKind = (
  say: Say,
  cards: readonly AdversaryCard[],
  id: 'quests-adversaries-for' | 'quests-table-few-adversaries',
): string[] =>
  KINDS.toReversed().flatMap((kind) => {
    const values = cards.filter((card) => kindOf(card) === kind).map(cardValue);
    if (values.length === 0) return [];
    const joined = values.sort((a, b) => b - a).join(say('quests-plus'));
    return [say(id, { kind, count: values.length, values: joined })];
  });

/** Adversaries that something is paid for with, in few words. */
export const fewAdversariesWords = (say: Say, cards: readonly AdversaryCard[]): string =>
  adversariesByKind(say, cards, 'quests-table-few-adversaries').join(say('quests-comma'));
