import type { APIMessage } from 'discord-api-types/v10';
import { decodePress } from '../../src/discord/choices/controls.ts';
import type { Step } from '../../src/faces/lesson.ts';
import { stepWords } from '../../src/faces/lesson.ts';
import { lessons } from '../../src/faces/registry.ts';
import type { GameId } from '../../src/games/game.ts';
import { locales, sayIn } from '../../src/i18n/index.ts';
import { pressables } from '../../src/playground/users/components.ts';
import type { LocalUser } from '../../src/playground/users/user.ts';
import { openStage, press, type Stage } from '../clicks/play.ts';
import { ScriptError } from '../errors.ts';

/** What a walk through a lesson came to. */
export interface Walk {
  readonly steps: number;
  readonly presses: number;
  /** Characters of the longest message. */
  readonly longest: number;
}

/**
 * Plays a lesson through what's on screen: gives every wrong answer, then the right one, and opens a table at the end.
 * @throws ScriptError if a step says or does anything else
 */
export async function walk(
  { playground, tables }: Pick<Stage, 'playground' | 'tables'>,
  user: LocalUser,
  game: GameId,
  channelId: string,
): Promise<Walk> {
  const lesson = lessons.get(game)!;
  const say = sayIn(user.locale);
  const name = `${game} in ${user.locale}`;
  let message = (await user.command(channelId, 'learn', { game })).message!;
  let presses = 0;
  let longest = 0;
  const use = async (answer: string): Promise<APIMessage> => {
    presses++;
    const next = (await user.click(message, idOf(message, answer))).message!;
    longest = Math.max(longest, next.content.length);
    return next;
  };
  for (const step of lesson.steps) {
    const said = stepWords(lesson, step, say);
    const shows = (text: string) => {
      if (!message.content.includes(text)) throw new ScriptError(`${name}, ${step.id}: no “${text}”`, 1);
    };
    shows(said.text);
    for (const wrong of wrongAnswers(step)) {
      message = await use(wrong);
      shows(said.wrong![wrong]!);
      shows(said.text);
    }
    if (step.right !== undefined) message = await use(step.right);
    else if (step !== lesson.steps.at(-1)) {
      presses++;
      message = await press(user, message, say('learn-button-next'));
    }
  }
  await press(user, message, say('learn-button-real'));
  const table = (await tables.list(playground.discord.guild().id)).tables.find(
    (one) => one.channelId === channelId,
  );
  if (table?.game !== game || table.seats.length !== lesson.options.seats)
    throw new ScriptError(`${name}: no table was opened`, 1);
  return { steps: lesson.steps.length, presses: presses + 1, longest };
}

const wrongAnswers = ({ answers = [], right }: Step): string[] =>
  answers.map(({ id }) => id).filter((id) => id !== right);

/** The custom ID of the answer's button. */
export function idOf(message: APIMessage, answer: string): string {
  const control = pressables(message).find(({ custom_id }) => decodePress(custom_id)?.args[3] === answer);
  if (!control) throw new ScriptError(`there's no answer ${answer}: ${message.content}`, 1);
  return control.custom_id;
}

/**
 * Plays each of the lessons in each language. @throws ScriptError if a lesson goes wrong, if the bot logged a fault or
 * sent what Discord refuses
 */
export async function walkAll(
  onWalk: (game: GameId, locale: string, walk: Walk) => void,
  only: string | undefined = undefined,
): Promise<void> {
  const stage = await openStage(
    locales.map((locale) => ({ name: locale.toLowerCase(), locale })),
    'learn',
  );
  const { discord } = stage.playground;
  try {
    for (const { game } of lessons.values())
      for (const [at, locale] of locales.entries()) {
        if (only !== undefined && game !== only) continue;
        const { id } = discord.addChannel(discord.guild(), { name: `${game}-${locale.toLowerCase()}` });
        onWalk(game, locale, await walk(stage, discord.users[at]!, game, id));
      }
    const [refused] = discord.refusals;
    if (refused) throw new ScriptError(`Discord refused: ${JSON.stringify(refused)}`, 1);
    if (stage.faults.length > 0) throw new ScriptError(JSON.stringify(stage.faults[0]), 1);
  } finally {
    await stage.close();
  }
}
