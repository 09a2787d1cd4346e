import type { PictureOrder } from '../../../render/drawing/order.ts';
import type { Translate } from '../../i18n/fluent/translate.ts';
import { type AnyScene, type Label, MAX_LABEL } from '../../telling/guide.ts';
import {
  type Lesson,
  type Position,
  playLesson,
  type Step,
  type StepWords,
  stepTexts,
} from '../../telling/lesson.ts';
import { cut, escapedName, plainName } from '../../telling/markdown.ts';
import { getGuide, lessons } from '../../telling/registry.ts';
import { MAX_ROWS } from '../answers/limits.ts';
import type { Message, Row } from '../answers/message.ts';
import { button, buttonRows, isLong } from '../choices/controls.ts';
import { numberActions, numberedFromOne, unnumbered } from './numbering.ts';
import { type Pictures, parseTheme } from './pictures.ts';
import { LEARN, learnComponent } from './rules.ts';

/** Who learns, and how it's shown to them. */
export interface Learner {
  /** As they typed it. */
  readonly name: string;
  readonly t: Translate;
  readonly theme: string;
  readonly isInServer: boolean;
}

/** Characters of what has happened; long names mustn't leave the step without room. */
const MOST_TOLD = 900;

/** The games that can be learned, with a sentence above. */
export function learnMenu(t: Translate, note: string): Message {
  const buttons = [...lessons.values()].map(({ game }) =>
    button(learnComponent(LEARN.at, game), { text: getGuide(game).title(t), style: 'strong' }),
  );
  return { content: note, rows: buttonRows(buttons) };
}

/** @param step index of the step at which they stopped */
export function stoppedMessage(lesson: Lesson, step: number, t: Translate): Message {
  return {
    content: t('learn-stopped', { game: getGuide(lesson.game).title(t) }),
    rows: buttonRows([
      button(learnComponent(LEARN.at, lesson.game, lesson.steps[step]!.id), {
        text: t('learn-button-go-on'),
        style: 'strong',
      }),
      button(learnComponent(LEARN.menu), { text: t('learn-button-other') }),
    ]),
  };
}

export interface Shown {
  /** A sentence at the top; about a wrong answer at the bottom, next to the picture and the buttons. */
  readonly note?: string;
  /** What the answer given was; a wrong one's ID. It's also shown at the buttons, since the picture moves the top out of sight. */
  readonly verdict?: 'right' | { readonly wrong: string };
  /** Whether to say what has happened since the step before; true if absent. */
  readonly isTold?: boolean;
}

/** One step of a lesson, with its picture and its answers. @param at index of the step */
export function lessonMessage(
  lesson: Lesson,
  at: number,
  learner: Learner,
  pictures: Pictures,
  { note, verdict, isTold = true }: Shown = {},
): Message {
  const { t } = learner;
  const step = lesson.steps[at]!;
  const guide = getGuide(lesson.game);
  const said = stepTexts(lesson, step, t);
  const course = playLesson(lesson);
  const position = course[at]!;
  const names = namesOf(lesson, learner).map(escapedName);
  const told = guide.sentences(position.events, names, t);
  const news = at === 0 ? [] : guide.news(course[at - 1]!.view, position.view, t);
  const isWrong = typeof verdict === 'object';
  const noted = note === undefined ? [] : [note];
  const before = [
    ...(isTold && told.length > 0
      ? [t('learn-told', { sentences: cut(told.join(' '), MOST_TOLD) }), ...news]
      : []),
  ];
  return {
    content: [
      ...(isWrong ? [] : noted),
      t('learn-title', { game: guide.title(t), step: at + 1, steps: lesson.steps.length }),
      ...(before.length > 0 ? [...before, ''] : []),
      said.text,
      ...(at === lesson.steps.length - 1
        ? ['', learner.isInServer ? t('learn-real') : t('learn-server-only')]
        : []),
      ...(isWrong ? noted : []),
    ].join('\n'),
    picture: pictures.late(`${lesson.game}-lesson`, pictureOf(lesson, step, position, learner)),
    rows: withQuestion(lesson, step, said.text, [
      ...answerRows(lesson, step, said, position, learner, verdict),
      ...wayRows(lesson, at, t, verdict === 'right'),
    ]),
  };
}

/** The last part of the question's ID; it can't be pressed. */
const ASKED = 'asked';

/** The question with which the text ends. */
const QUESTION = /[^.!?]+\?$/u;

/** Repeats the step's question at its answers, which the picture parts from the text, if it fits there. */
function withQuestion({ game }: Lesson, { id, answers }: Step, text: string, rows: Row[]): Row[] {
  const [question] = QUESTION.exec(text.replaceAll('**', '')) ?? [];
  const label = question?.trim() ?? '';
  if (!answers || label === '' || label.length > MAX_LABEL || rows.length >= MAX_ROWS) return rows;
  return [...buttonRows([button(learnComponent(LEARN.at, game, id, ASKED), { text: label }, true)]), ...rows];
}

/** Names by seat, unescaped: the learner's own, and the opponents'. */
function namesOf({ options: { seats }, learner: seat }: Lesson, { name, t }: Learner): string[] {
  const others = (['first', 'second', 'third'] as const).map((which) => t(`learn-opponent.${which}`));
  return Array.from({ length: seats }, (_, at) => (at === seat ? plainName(name) : others.shift()!));
}

function pictureOf(
  lesson: Lesson,
  { picture: kind, marks = [], hasOffers = false, isRiddle = false, answers = [] }: Step,
  { view, events }: Position,
  learner: Learner,
): PictureOrder {
  const { game, learner: seat } = lesson;
  const { t } = learner;
  if (typeof kind === 'object')
    return {
      game,
      subject: { kind: 'piece', id: kind.piece },
      scene: { theme: parseTheme(learner.theme), t },
    };
  const scene = {
    view,
    names: namesOf(lesson, learner),
    theme: parseTheme(learner.theme),
    t,
    events,
    isRiddle,
    ...(hasOffers && { isMarked: false }),
  };
  if (kind !== 'choice') return { game, subject: { kind }, scene, marks };
  const actions = answers.flatMap(({ action }) => action ?? []);
  return { game, subject: { kind, seat, actions }, scene, marks };
}

/** All look alike, so that no colour gives the right one away, but for a wrong one just given; long ones have a row each. */
function answerRows(
  lesson: Lesson,
  { id: step, picture, answers = [] }: Step,
  said: StepWords,
  position: Position,
  learner: Learner,
  verdict: Shown['verdict'],
): Row[] {
  const guide = getGuide(lesson.game);
  const actions = answers.flatMap(({ action }) => action ?? []);
  const numbering =
    picture === 'choice' ? numberActions(numberedFromOne(actions), guide, learner.t) : unnumbered;
  const labels = answers.map(({ id, action }): Label => {
    if (!action) return { text: said.answers![id]! };
    return numbering([action], actionLabel(lesson, position, learner, action));
  });
  const isWrong = (id: string) => typeof verdict === 'object' && verdict.wrong === id;
  const buttons = answers.map(({ id }, i) =>
    button(
      learnComponent(LEARN.answer, lesson.game, step, id),
      { ...labels[i]!, ...(isWrong(id) ? { style: 'bad', emoji: WRONG } : { style: 'strong' }) },
      isWrong(id),
    ),
  );
  return buttonRows(buttons, labels.some(({ text }) => isLong(text)) ? 1 : undefined);
}

function actionLabel(
  lesson: Lesson,
  { view, preview }: Position,
  learner: Learner,
  action: Position['actions'][number],
): Label {
  const guide = getGuide(lesson.game);
  const names = namesOf(lesson, learner);
  const scene: AnyScene = { view, seat: lesson.learner, names, t: learner.t, preview };
  return (
    guide.whole?.(scene, action) ?? guide.label(scene, { path: guide.pathOf(action), actions: [action] })
  );
}

/** Signs of an answer that was given. */
const RIGHT = '✅';
const WRONG = '❌';

/** The way back, on and out; after the last step, the way to a real table. Before them, that the last answer was right. */
function wayRows({ game, steps }: Lesson, at: number, t: Translate, wasRight: boolean): Row[] {
  const to = (step: Step | undefined) => learnComponent(LEARN.at, game, step?.id ?? '');
  const isLast = at === steps.length - 1;
  const isQuestion = (steps[at]!.answers ?? []).length > 0;
  return buttonRows([
    ...(wasRight
      ? [button(to(steps[at]), { text: t('learn-button-right'), emoji: RIGHT, style: 'good' }, true)]
      : []),
    ...(isLast
      ? [button(learnComponent(LEARN.open, game), { text: t('learn-button-real'), style: 'good' })]
      : []),
    ...(isLast ? [button(learnComponent(LEARN.menu), { text: t('learn-button-other') })] : []),
    button(to(steps[at - 1]), { text: t('learn-button-back') }, at === 0),
    ...(isLast || isQuestion
      ? []
      : [button(to(steps[at + 1]), { text: t('learn-button-next'), style: 'strong' })]),
    ...(isLast
      ? []
      : [button(learnComponent(LEARN.stop, game, steps[at]!.id), { text: t('learn-button-stop') })]),
  ]);
}
