import { cardKind, cardValue, KINDS, KNIGHT_COLOURS } from '../../games/quests/data.ts';
import type { AdversaryCard, KnightCard } from '../../games/quests/types.ts';
import type { Translate } from '../../i18n/fluent/translate.ts';
import { countedIn } from './sentences.ts';

/** Adversaries that something is paid for with, the highest kinds and values first. */
export const payingAdversaries = (t: Translate, cards: readonly AdversaryCard[]): string =>
  t('quests-list', { items: adversariesByKind(t, cards, 'quests-adversaries-for') });

/** Adversaries one of which is meant, by kind. */
export const eitherAdversaries = (t: Translate, cards: readonly AdversaryCard[]): string[] =>
  KINDS.toReversed().flatMap((kind) => {
    const values = new Set(cards.filter((card) => cardKind(card) === kind).map(cardValue));
    if (values.size === 0) return [];
    const joined = [...values].sort((a, b) => b - a).join(t('quests-either'));
    return [t('quests-adversaries-for', { kind, count: 1, values: joined })];
  });

/** Several things that a choice brings. */
export const joinOutcomes = (t: Translate, all: readonly string[]): string => all.join(t('quests-comma'));

/** Doubles first, as they're paid first. */
const KNIGHTS: readonly KnightCard[] = [
  ...KNIGHT_COLOURS.flatMap((colour) => [`${colour}-2`, colour] as const),
  'merlin',
];

/** Knights in few words, doubles first. */
export const shortKnightList = (t: Translate, cards: readonly KnightCard[]): string =>
  countedIn(KNIGHTS, cards, (counted) => t('quests-table-few-knights', counted)).join(t('quests-table-with'));

/** Adversaries, the highest kinds and values first. */
export const adversariesByKind = (
  t: Translate,
  cards: readonly AdversaryCard[],
  id: 'quests-adversaries-for' | 'quests-table-few-adversaries',
): string[] =>
  KINDS.toReversed().flatMap((kind) => {
    const values = cards.filter((card) => cardKind(card) === kind).map(cardValue);
    if (values.length === 0) return [];
    const joined = values.sort((a, b) => b - a).join(t('quests-plus'));
    return [t(id, { kind, count: values.length, values: joined })];
  });

/** Adversaries that something is paid for with, in few words. */
export const shortAdversaryList = (t: Translate, cards: readonly AdversaryCard[]): string =>
  adversariesByKind(t, cards, 'quests-table-few-adversaries').join(t('quests-comma'));
