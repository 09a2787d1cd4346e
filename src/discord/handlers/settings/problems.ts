import type { Words } from '../../../i18n/index.ts';
import { Problem, type ProblemCode } from '../../../settings/problem.ts';
import { Refusal } from '../../../table/refusal.ts';
import { escapedData, sentenceOf } from '../refuse.ts';

function sayProblem<C extends ProblemCode>(words: Words, code: C, data: unknown): string {
  const say = words.settings.problems[code] as (data: unknown) => string;
  return say(escapedData(data));
}

/** Why settings weren't changed, as a sentence. @throws the error itself if it's neither problem nor refusal */
export function whyNot(error: unknown, words: Words): string {
  if (error instanceof Problem) return `⚠️ ${sayProblem(words, error.code, error.data)}`;
  if (error instanceof Refusal) return `⚠️ ${sentenceOf(error, words)}`;
  throw error;
}
