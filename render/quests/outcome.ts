import type { Seat } from '../../src/games/game.ts';
import { without } from '../../src/games/quests/reading.ts';
import type {
  AdversaryCard,
  CardGameAction,
  CardGameEvent,
  CardGameView,
  EndReason,
  Kind,
  KnightCard,
} from '../../src/games/quests/types.ts';
import type { Translate } from '../../src/i18n/fluent/translate.ts';
import { adversaryData, adversaryList, knightList } from '../../src/telling/quests/sentences.ts';
import { shortAdversaryList, shortKnightList } from '../../src/telling/quests/words.ts';
import type { ChoiceOption } from '../../src/telling/scene.ts';

export type CardGameOption = ChoiceOption<CardGameView, CardGameAction, CardGameEvent>;

/** What one action would do, as shown in a row of the choice. */
export interface Outcome {
  readonly action: CardGameAction;
  /** Of the choice that leads to it: its button's. */
  readonly number: number;
  /** The viewer's remaining knights and adversaries after paying. */
  readonly kept: readonly KnightCard[];
  readonly keptTrophies: readonly AdversaryCard[];
  /** The completed column, and who wins which cards. */
  readonly completed: Kind | null;
  readonly gains: readonly { readonly seat: Seat; readonly card: AdversaryCard }[];
  readonly ends: EndReason | null;
  /** What the viewer gains, less what they pay. */
  readonly points: number;
  readonly sealsBefore: number;
  readonly seals: number;
}

/** `at` counts from 0 among all options, and numbers an option without a number of its own. */
export function cardGameOutcome(
  view: CardGameView,
  seat: Seat,
  { action, preview, number }: CardGameOption,
  at: number,
): Outcome {
  const { events } = preview;
  const [before, after] = [view.players[seat], preview.view.players[seat]];
  const trophies = before?.trophies ?? [];
  const completed = events.find((event) => event.type === 'columnCompleted');
  const ended = events.find((event) => event.type === 'ended');
  return {
    action,
    number: number ?? at + 1,
    kept: action.type === 'challenge' ? without(view.hand ?? [], action.pay) : (view.hand ?? []),
    keptTrophies: action.type === 'adventure' ? without(trophies, action.pay) : trophies,
    completed: completed?.kind ?? null,
    gains: events.flatMap((event) => (event.type === 'won' ? [{ seat: event.seat, card: event.card }] : [])),
    ends: ended?.reason ?? null,
    points: (after?.score ?? 0) - (before?.score ?? 0),
    sealsBefore: before?.seals ?? 0,
    seals: after?.seals ?? 0,
  };
}

/** Whether the action's button has a number: what's done without a card on the board says itself what it is. */
export const isNumbered = ({ type }: CardGameAction): boolean => type === 'challenge' || type === 'adventure';

/** The target if all actions share one: an adversary, an adventure or the knight pile. */
export function commonTarget(actions: readonly CardGameAction[]): string | null {
  const targets = new Set(actions.map(targetOf));
  const [only] = targets;
  return targets.size === 1 && only !== undefined && only !== 'reveal' ? only : null;
}

function targetOf(action: CardGameAction): string {
  if (action.type === 'challenge') return `challenge ${action.card}`;
  return action.type === 'adventure' ? `adventure ${action.adventure}` : action.type;
}

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

/** Outcomes of the same choice that differ in nothing but what's paid. */
function wayOf({ action, number }: Outcome): string {
  const how = action.type === 'challenge' ? action.mode : action.type === 'draw' ? action.count : '';
  return `${number} ${targetOf(action)} ${how}`;
}

/** What the outcomes are in few words, all payments of a card in a line. `names` by seat. */
export function briefLines(
  view: CardGameView,
  all: readonly Outcome[],
  t: Translate,
  names: readonly string[],
): string[] {
  return [...new Set(all.map(wayOf))].map((way) => {
    const same = all.filter((each) => wayOf(each) === way);
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
