import type { Bot } from '../discord/gateway/bot.ts';
import type { ConnectionListeners } from '../discord/gateway/connection.ts';
import { isWorthConnectingAgain, SessionEnded } from '../discord/gateway/session-end.ts';
import type { Translate } from '../i18n/fluent/translate.ts';
import { EXIT } from './exit-codes.ts';
import { OtherTotal } from './fleet.ts';
import { Outage } from './outage.ts';
import { type Circumstances, patiently } from './patiently.ts';

/** Reconnecting takes a second or two, and Discord regularly requests it, so shorter outages aren't logged. */
const WORTH_A_LINE = 5_000;
const LEAVE_WITHIN = 5_000;

export interface DiscordCircumstances extends Circumstances {
  readonly apiUrl: string;
}

/** The innermost cause, without a full stop. */
function reasonOf(error: unknown): string {
  const { cause } = error as { cause?: unknown };
  if (cause instanceof Error) return reasonOf(cause);
  return (error instanceof Error ? error.message : String(error)).replace(/\.+$/, '');
}

/** Network error codes of Node, such as ECONNREFUSED, and of undici. */
const isOfTheNetwork = (error: unknown): boolean =>
  error instanceof Error &&
  (isOfTheNetwork(error.cause) || ('code' in error && /^(E[A-Z_]+|UND_ERR_\w+)$/.test(String(error.code))));

/** Why connecting failed and how to fix it. */
export function discordSentence(error: unknown, apiUrl: string, t: Translate): string {
  if (error instanceof SessionEnded) return t(`config-session-${error.reason}`);
  const reason = reasonOf(error);
  return isOfTheNetwork(error)
    ? t('config-unreachable', { url: apiUrl, reason })
    : t('config-not-connected', { reason });
}

/**
 * Starts the bot, waiting while Discord can't be reached, and ends the process if Discord ends the session.
 * @throws SessionEnded or OtherTotal if waiting won't help; the signal's reason if the process ends first
 */
export async function joinDiscord(
  start: (connection: ConnectionListeners) => Promise<Bot>,
  circumstances: DiscordCircumstances,
): Promise<Bot> {
  const { t, log, ending, apiUrl } = circumstances;
  const outage = new Outage(log, 'Discord', { grace: WORTH_A_LINE });
  const connection: Required<ConnectionListeners> = {
    onAway: () => ending.hasBegun || outage.begin(),
    onBack: () => outage.end(),
    onEnded: (end) => {
      log.error({ reason: end.reason, code: end.code }, 'Discord ended the session for good');
      void ending.end(EXIT.startAgain, t(`config-session-${end.reason}`));
    },
  };
  const failure = {
    isWorthRetrying: (error: unknown) => !(error instanceof OtherTotal) && isWorthConnectingAgain(error),
    message: 'could not connect to Discord',
    sentence: (error: unknown) => discordSentence(error, apiUrl, t),
  };
  const bot = await patiently(() => start(connection), failure, circumstances);
  ending.add('leave Discord', LEAVE_WITHIN, () => bot.stop());
  return bot;
}
