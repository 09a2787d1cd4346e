import { type Outcome, stepsData } from '../../games/quests/outcomes.ts';
import type { AdversaryCard, CardGameView, KnightCard } from '../../games/quests/types.ts';
import type { Translate } from '../../i18n/fluent/translate.ts';
import { adversaryData, adversaryList, knightList } from './sentences.ts';
import { shortAdversaryList, shortKnightList } from './words.ts';

/** What comes of it for everybody, besides what's paid and kept. */
function resultsWords(
  { completed, gains, ends, sealsBefore, seals }: Outcome,
  t: Translate,
  names: readonly string[],
): string[] {
  return [
    ...(completed === null ? [] : [t('quests-picture-choice-completes', { kind: completed })]),
    ...gains.map(({ seat, card }) =>
      t('quests-picture-choice-gains', { name: names[seat] ?? '', ...adversaryData(card) }),
    ),
    ...(seals === sealsBefore ? [] : [t('quests-picture-text-seals', { seals })]),
    ...(ends === null ? [] : [t('quests-picture-choice-ends')]),
  ];
}

/** What the outcomes are in few words, all payments of a card in a line. `names` by seat. */
export function briefLines(
  view: CardGameView,
  all: readonly Outcome[],
  t: Translate,
  names: readonly string[],
): string[] {
  return [...new Set(all.map(stepsData))].map((way) => {
    const same = all.filter((each) => stepsData(each) === way);
    const [first] = same;
    const { action, number } = first!;
    if (action.type !== 'challenge' && action.type !== 'adventure')
      return describeCardGameOutcome(first!, t, names);
    const paid = same
      .map((each) =>
        each.action.type === 'challenge'
          ? shortKnightList(t, each.action.pay)
          : each.action.type === 'adventure'
            ? shortAdversaryList(t, each.action.pay)
            : '',
      )
      .join(t('quests-picture-text-ways'));
    const what =
      action.type === 'challenge'
        ? t('quests-table-challenge', {
            ...adversaryData(action.card),
            how: view.variant === 'basic' ? 'won' : action.mode,
            paid,
          })
        : t('quests-table-adventure', {
            adventure: action.adventure,
            value: view.adventures.find(({ id }) => id === action.adventure)?.value ?? 0,
            paid,
          });
    const told = [what, ...resultsWords(first!, t, names)].join(t('quests-semicolon'));
    return t('quests-picture-text-option', { number, what: told });
  });
}

/** An outcome as one line of words. `names` by seat. */
export const describeCardGameOutcome = (outcome: Outcome, t: Translate, names: readonly string[]): string =>
  [...deedWords(outcome, t), ...resultsWords(outcome, t, names)].join(t('quests-semicolon'));

/** What's done, and what stays of the cards that may pay for it. */
function deedWords({ action, kept, keptTrophies }: Outcome, t: Translate): string[] {
  switch (action.type) {
    case 'reveal':
      return [t('quests-picture-choice-reveal')];
    case 'draw':
      return [t('quests-picture-choice-draw-ends-turn', { knights: action.count })];
    case 'challenge': {
      const words = (cards: readonly KnightCard[]) => knightList(t, cards, 'quests-knights-object');
      const challenged = { mode: action.mode, ...adversaryData(action.card) };
      return [
        t('quests-picture-choice-challenge', { ...challenged, knights: words(action.pay) }),
        t('quests-picture-text-keep', { cards: words(kept) }),
      ];
    }
    case 'adventure': {
      const { adventure, pay } = action;
      const words = (cards: readonly AdversaryCard[]) => adversaryList(t, cards, 'quests-adversaries-object');
      return [
        t('quests-picture-choice-adventure', { adventure, adversaries: words(pay) }),
        t('quests-picture-text-keep', { cards: words(keptTrophies) }),
      ];
    }
  }
}
