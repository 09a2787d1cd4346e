import type { Words } from '../../../i18n/index.ts';
import { Problem, type ProblemCode } from '../../../settings/problem.ts';
import { Refusal } from '../../../table/refusal.ts';
import { escapedData, sentenceOf } from '../refuse.ts';

function sayProblem<C extends ProblemCode>(say: Words, code: C, data: unknown): string {
  const sentence = say.settings.problems[code] as (data: unknown) => string;
  return sentence(escapedData(data));
}

/** Why settings weren't changed, as a sentence. @throws the error itself if it's neither problem nor refusal */
export function whyNot(error: unknown, say: Words): string {
  if (error instanceof Problem) return `⚠️ ${sayProblem(say, error.code, error.data)}`;
  if (error instanceof Refusal) return `⚠️ ${sentenceOf(error, say)}`;
  throw error;
}
