import { type Decision, LEAST_LOSS } from '../../analysis/analysis.ts';
import { actionKey, type GameAction } from '../../games/game.ts';
import type { Translate } from '../../i18n/fluent/translate.ts';
import type { PastDecision } from '../../table/past-decision.ts';
import type { TableInfo } from '../../table/views.ts';
import { escapedText } from '../../telling/markdown.ts';
import { getGuide } from '../../telling/registry.ts';
import { MAX_OPTIONS } from '../answers/limits.ts';
import type { Message, Row } from '../answers/message.ts';
import { button, buttonRows, freeComponent, menuRow, publicComponent } from '../choices/controls.ts';
import { labelIn, percent } from './analysis.ts';
import { momentOrder } from './look-back.ts';
import type { Pictures } from './pictures.ts';

/** The verbs of practising: trying an action, being shown the best one, the next position, all from the beginning. */
export const PRACTISE = {
  ...{ try: 'practisetry', show: 'practiseshow', next: 'practisenext', again: 'practise' },
} as const;

/** What the person has done about the position: nothing yet, tried an action by its index, or asked for the best one. */
export type Attempt = null | number | 'shown';

/** A mistake of the person's own, to do better. */
export interface Practised {
  readonly table: TableInfo;
  readonly decision: PastDecision;
  readonly judged: Decision;
}

/** The position as the person saw it, what they may do, and what came of what they've tried. */
export function practiseMessage(
  practised: Practised,
  attempt: Attempt,
  theme: string,
  t: Translate,
  pictures: Pictures,
): Message {
  const { table, decision, judged } = practised;
  const { past, turn, endedAt, step } = decision;
  const isOpen = attempt === null || (attempt !== 'shown' && shortBy(judged, attempt) >= LEAST_LOSS);
  const to = (verb: string, text: string) => button(publicComponent(table, verb, [String(step)]), { text });
  const from = t('practise-from', {
    game: getGuide(past.game).title(t),
    date: new Date(endedAt).toISOString().slice(0, 10),
    turn: turn + 1,
  });
  return {
    content: [from, ...outcomeLines(practised, attempt, t)].join('\n'),
    picture: pictures.late(`${past.game}-practise-${step}`, momentOrder(past, theme, t)),
    rows: isOpen
      ? [actionMenu(practised, t), ...buttonRows([to(PRACTISE.show, t('practise-show'))])]
      : buttonRows([to(PRACTISE.next, t('practise-next'))]),
  };
}

/** Where there's nothing more to practise. */
export const practisedAll = (t: Translate): Message => ({
  content: t('practise-all'),
  rows: buttonRows([practiseAgain(t)]),
});

/** Leads to the first position. */
export const practiseAgain = (t: Translate) =>
  button(freeComponent(PRACTISE.again), { text: t('practise-again') });

/** By how much the action is worse than the best. */
const shortBy = ({ bestChance, shares }: Decision, index: number): number => bestChance - shares[index]!;

function outcomeLines({ decision, judged }: Practised, attempt: Attempt, t: Translate): string[] {
  const { past, seat, actions } = decision;
  const called = (action: GameAction) => escapedText(labelIn(past, seat, action, t).text);
  if (attempt === null) return [t('practise-ask')];
  const played = { played: called(judged.played), before: percent(judged.chance) };
  if (attempt === 'shown')
    return [
      t('practise-best', { label: called(judged.best), chance: percent(judged.bestChance), ...played }),
    ];
  const label = called(actions[attempt]!);
  const short = shortBy(judged, attempt);
  if (short >= LEAST_LOSS) return [t('practise-short', { label, points: percent(short) })];
  return [t('practise-found', { label, chance: percent(judged.shares[attempt]!), ...played })];
}

/** The legal actions; if they're too many, the best, the one played, and some spread evenly over the others. */
function actionMenu({ table, decision, judged }: Practised, t: Translate): Row {
  const { past, seat, step, actions } = decision;
  const keys = actions.map(actionKey);
  const shown = offered(
    keys.length,
    [judged.best, judged.played].map((each) => keys.indexOf(actionKey(each))),
  );
  const options = shown.map((index) => ({
    ...labelIn(past, seat, actions[index]!, t),
    value: String(index),
  }));
  const placeholder =
    shown.length < actions.length
      ? t('practise-menu-some', { shown: shown.length, all: actions.length })
      : t('practise-menu');
  return menuRow(publicComponent(table, PRACTISE.try, [String(step)]), placeholder, options);
}

/** At most as many of `count` indices as a menu has room for, in order, with those that have to be there. */
function offered(count: number, needed: readonly number[]): readonly number[] {
  const kept = new Set(needed);
  const others = Array.from({ length: count }, (_, index) => index).filter((index) => !kept.has(index));
  const room = Math.min(others.length, MAX_OPTIONS - kept.size);
  const some = Array.from({ length: room }, (_, i) => others[Math.floor((i * others.length) / room)]!);
  return [...kept, ...some].sort((a, b) => a - b);
}
