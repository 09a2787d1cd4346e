import { THEME_IDS } from '../../../render/themes/theme.ts';
import { Refusal } from '../../table/refusal.ts';
import type { Lesson } from '../../telling/lesson.ts';
import { stepTexts } from '../../telling/lesson.ts';
import { lessons } from '../../telling/registry.ts';
import { type Learner, learnMenu, lessonMessage, type Shown, stoppedMessage } from '../messages/lesson.ts';
import { LEARN } from '../messages/rules.ts';
import { openTable, type Wish } from './opening.ts';
import {
  answerPrivately,
  asWritten,
  type CommandRequest,
  type ComponentRequest,
  type Control,
  control,
  type Request,
} from './request.ts';

/** Begins the lesson of a game; without one, that of the game in this channel, or lets the person choose. */
export async function learnGame(request: CommandRequest, game: string | null): Promise<void> {
  const lesson = lessons.get(game ?? (await gameHere(request)) ?? '');
  if (lesson) await show(request, lesson, 0);
  else await showMenu(request);
}

/** Any button of a lesson. Its ID says all that's needed, so that it works for as long as the lesson has that step. */
async function learn(
  request: ComponentRequest,
  [what, game = '', stepId, answerId]: readonly string[],
): Promise<void> {
  const { t } = request;
  if (what === LEARN.menu) return showMenu(request);
  const lesson = lessons.get(game);
  if (!lesson) return showMenu(request, t('learn-unknown-game'));
  if (what === LEARN.open) return openReal(request, lesson);
  const at = stepId === undefined ? 0 : lesson.steps.findIndex(({ id }) => id === stepId);
  if (at < 0) return show(request, lesson, 0, { note: t('learn-unknown-step') });
  if (what === LEARN.at) return show(request, lesson, at);
  if (what === LEARN.stop) return answerPrivately(request, stoppedMessage(lesson, at, t));
  return answerTo(request, lesson, at, answerId);
}

/** A right answer leads on; a wrong one is explained, and the step shown again. */
async function answerTo(
  request: ComponentRequest,
  lesson: Lesson,
  at: number,
  answer: string | undefined,
): Promise<void> {
  const { t } = request;
  const step = lesson.steps[at]!;
  const { right, answers = [] } = step;
  const said = stepTexts(lesson, step, t);
  if (!answers.some((known) => known.id === answer))
    return show(request, lesson, at, { note: t('learn-unknown-answer') });
  if (answer === right) {
    const note = said.right === undefined ? t('learn-right') : t('learn-right-why', { why: said.right });
    return show(request, lesson, at + 1, { note, verdict: 'right' });
  }
  return show(request, lesson, at, {
    note: t('learn-wrong', { why: said.wrong![answer!]! }),
    verdict: { wrong: answer! },
    isTold: false,
  });
}

const learnerOf = ({ interaction, person, settings, t }: Request): Learner => ({
  name: person.name,
  t,
  theme: settings.person.theme ?? THEME_IDS[0],
  isInServer: interaction.inGuild(),
});

const show = (request: Request, lesson: Lesson, at: number, shown?: Shown): Promise<void> =>
  answerPrivately(request, lessonMessage(lesson, at, learnerOf(request), request.context.pictures, shown));

const showMenu = (request: Request, note = request.t('learn-menu')): Promise<void> =>
  answerPrivately(request, learnMenu(request.t, note));

/** The game of this channel's table; null if there's none. */
async function gameHere({ context, interaction }: CommandRequest): Promise<string | null> {
  try {
    return (await context.tables.inChannel(interaction.channelId)).game;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** Opens a table like the lesson's, with Pages. */
async function openReal(request: ComponentRequest, { game, options }: Lesson): Promise<void> {
  const { answer, interaction, t } = request;
  if (!interaction.inGuild()) return answer.toOneself({ content: t('learn-server-only') });
  const computers: Pick<Wish, 'computers' | 'levels'> = { computers: options.seats - 1, levels: ['page'] };
  await openTable(request, { game, variant: options.variant, ...computers, theme: THEME_IDS[0] }, null);
}

export const controls: readonly Control[] = [control('learn', asWritten, learn)];
