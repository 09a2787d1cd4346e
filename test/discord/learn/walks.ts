import type { APIMessage } from 'discord-api-types/v10';
import { decodeCustomId } from '../../../src/discord/choices/controls.ts';
import type { GameId } from '../../../src/games/game.ts';
import { translator } from '../../../src/i18n/index.ts';
import { pressables } from '../../../src/playground/users/components.ts';
import type { LocalUser } from '../../../src/playground/users/user.ts';
import type { Step } from '../../../src/telling/lesson.ts';
import { stepTexts } from '../../../src/telling/lesson.ts';
import { lessons } from '../../../src/telling/registry.ts';
import type { Stage } from '../fixtures/stage.ts';
import { press } from '../fixtures/whole-game.ts';

/** What a walk through a lesson came to. */
export interface Walk {
  readonly steps: number;
  /** Characters of the longest message. */
  readonly longest: number;
}

/**
 * Plays a lesson through what's on screen: gives every wrong answer, then the right one, and opens a table at the end.
 * @throws Error if a step says or does anything else
 */
export async function walk(
  { playground, tables }: Pick<Stage, 'playground' | 'tables'>,
  user: LocalUser,
  game: GameId,
  channelId: string,
): Promise<Walk> {
  const lesson = lessons.get(game)!;
  const t = translator(user.locale);
  const name = `${game} in ${user.locale}`;
  let message = (await user.command(channelId, 'learn', { game })).message!;
  let longest = 0;
  const use = async (answer: string): Promise<APIMessage> => {
    const next = (await user.click(message, idOf(message, answer))).message!;
    longest = Math.max(longest, next.content.length);
    return next;
  };
  for (const step of lesson.steps) {
    const said = stepTexts(lesson, step, t);
    const shows = (text: string) => {
      if (!message.content.includes(text)) throw new Error(`${name}, ${step.id}: no “${text}”`);
    };
    shows(said.text);
    for (const wrong of wrongAnswers(step)) {
      message = await use(wrong);
      shows(said.wrong![wrong]!);
      shows(said.text);
    }
    if (step.right !== undefined) message = await use(step.right);
    else if (step !== lesson.steps.at(-1)) {
      message = await press(user, message, t('learn-button-next'));
    }
  }
  await press(user, message, t('learn-button-real'));
  const table = (await tables.list(playground.discord.guild().id)).tables.find(
    (one) => one.channelId === channelId,
  );
  if (table?.game !== game || table.seats.length !== lesson.options.seats)
    throw new Error(`${name}: no table was opened`);
  return { steps: lesson.steps.length, longest };
}

const wrongAnswers = ({ answers = [], right }: Step): string[] =>
  answers.map(({ id }) => id).filter((id) => id !== right);

/** The custom ID of the answer's button. */
export function idOf(message: APIMessage, answer: string): string {
  const control = pressables(message).find(({ custom_id }) => decodeCustomId(custom_id)?.args[3] === answer);
  if (!control) throw new Error(`there's no answer ${answer}: ${message.content}`);
  return control.custom_id;
}
