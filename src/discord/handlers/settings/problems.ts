import type { Say } from '../../../i18n/fluent/say.ts';
import { Problem, type ProblemData } from '../../../settings/problem.ts';
import { Refusal } from '../../../table/refusal.ts';
import { codeSentence, type Retold, sentenceOf } from '../refuse.ts';

/** A small number of tables, as an example of what can be typed. */
const EXAMPLE = 5;

const RETOLD: Retold<'settings-problem', ProblemData> = {
  noCount: ({ typed, most }) => ({ typed, most, example: Math.min(most, EXAMPLE) }),
  closedChannel: ({ channelId }) => ({ channel: `<#${channelId}>` }),
};

/** Why settings weren't changed, as a sentence. @throws the error itself if it's neither problem nor refusal */
export function whyNot(error: unknown, say: Say): string {
  if (error instanceof Problem)
    return `⚠️ ${codeSentence('settings-problem', error.code, error.data, RETOLD, say)}`;
  if (error instanceof Refusal) return `⚠️ ${sentenceOf(error, say)}`;
  throw error;
}
