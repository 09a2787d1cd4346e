import { THEME_IDS } from '../../../render/themes/theme.ts';
import { Refusal } from '../../table/refusal.ts';
import type { Lesson } from '../../telling/lesson.ts';
import { stepWords } from '../../telling/lesson.ts';
import { lessons } from '../../telling/registry.ts';
import { type Learner, learnMenu, lessonMessage, type Shown, stoppedMessage } from '../messages/lesson.ts';
import { LEARN } from '../messages/rules.ts';
import { openTable, type Wish } from './opening.ts';
import {
  answerPrivately,
  asWritten,
  type CommandRequest,
  type Control,
  control,
  type PressRequest,
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
  request: PressRequest,
  [what, game = '', stepId, answerId]: readonly string[],
): Promise<void> {
  const { say } = request;
  if (what === LEARN.menu) return showMenu(request);
  const lesson = lessons.get(game);
  if (!lesson) return showMenu(request, say('learn-unknown-game'));
  if (what === LEARN.open) return openReal(request, lesson);
  const at = stepId === undefined ? 0 : lesson.steps.findIndex(({ id }) => id === stepId);
  if (at < 0) return show(request, lesson, 0, { note: say('learn-unknown-step') });
  if (what === LEARN.at) return show(request, lesson, at);
  if (what === LEARN.stop) return answerPrivately(request, stoppedMessage(lesson, at, say));
  return answerTo(request, lesson, at, answerId);
}

/** A right answer leads on; a wrong one is explained, and the step shown again. */
async function answerTo(
  request: PressRequest,
  lesson: Lesson,
  at: number,
  answer: string | undefined,
): Promise<void> {
  const { say } = request;
  const step = lesson.steps[at]!;
  const { right, answers = [] } = step;
  const said = stepWords(lesson, step, say);
  if (!answers.some((known) => known.id === answer))
    return show(request, lesson, at, { note: say('learn-unknown-answer') });
  if (answer === right) {
    const note = said.right === undefined ? say('learn-right') : say('learn-right-why', { why: said.right });
    return show(request, lesson, at + 1, { note, verdict: 'right' });
  }
  return show(request, lesson, at, {
    note: say('learn-wrong', { why: said.wrong![answer!]! }),
    verdict: { wrong: answer! },
    isTold: false,
  });
}

const learnerOf = ({ interaction, person, settings, say }: Request): Learner => ({
  name: person.name,
  say,
  theme: settings.person.theme ?? THEME_IDS[0],
  isInServer: interaction.inGuild(),
});

const show = (request: Request, lesson: Lesson, at: number, shown?: Shown): Promise<void> =>
  answerPrivately(request, lessonMessage(lesson, at, learnerOf(request), request.context.pictures, shown));

const showMenu = (request: Request, note = request.say('learn-menu')): Promise<void> =>
  answerPrivately(request, learnMenu(request.say, note));

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
async function openReal(request: PressRequest, { game, options }: Lesson): Promise<void> {
  const { answer, interaction, say } = request;
  if (!interaction.inGuild()) return answer.toOneself({ content: say('learn-server-only') });
  const computers: Pick<Wish, 'computers' | 'levels'> = { computers: options.seats - 1, levels: ['page'] };
  await openTable(request, { game, variant: options.variant, ...computers, theme: THEME_IDS[0] }, null);
}

export const controls: readonly Control[] = [control('learn', asWritten, learn)];
