import { setTimeout as delay } from 'node:timers/promises';
import { faultOf, type Log } from '../discord/answers/log.ts';
import type { Bot } from '../discord/gateway/bot.ts';
import type { ConnectionListeners } from '../discord/gateway/connection.ts';
import { isWorthConnectingAgain, SessionEnded } from '../discord/gateway/session-end.ts';
import type { Say } from '../i18n/fluent/say.ts';
import type { Ending } from './ending.ts';
import { EXIT } from './exit-codes.ts';
import { Outage } from './outage.ts';
import { patiently } from './patiently.ts';

/** Reconnecting takes a second or two, and Discord regularly requests it, so shorter outages aren't logged. */
const WORTH_A_LINE = 5_000;
const LEAVE_WITHIN = 5_000;

export interface DiscordCircumstances {
  readonly say: Say;
  readonly log: Log;
  readonly ending: Pick<Ending, 'add' | 'end' | 'signal' | 'hasBegun'>;
  /** Shows a sentence to the bot's operator. */
  readonly print: (sentence: string) => void;
  readonly apiUrl: string;
  readonly pause?: (ms: number, signal: AbortSignal) => Promise<void>;
}

const pauseFor = (ms: number, signal: AbortSignal): Promise<void> => delay(ms, undefined, { signal });

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
export function discordSentence(error: unknown, apiUrl: string, say: Say): string {
  if (error instanceof SessionEnded) return say(`config-session-${error.reason}`);
  const reason = reasonOf(error);
  return isOfTheNetwork(error)
    ? say('config-unreachable', { url: apiUrl, reason })
    : say('config-not-connected', { reason });
}

/**
 * Starts the bot, waiting while Discord can't be reached, and ends the process if Discord ends the session.
 * @throws SessionEnded if waiting won't help; the signal's reason if the process ends first
 */
export async function joinDiscord(
  start: (connection: ConnectionListeners) => Promise<Bot>,
  { say, log, ending, print, apiUrl, pause = pauseFor }: DiscordCircumstances,
): Promise<Bot> {
  const outage = new Outage(log, 'Discord', { grace: WORTH_A_LINE });
  const connection: Required<ConnectionListeners> = {
    onAway: () => ending.hasBegun || outage.begin(),
    onBack: () => outage.end(),
    onEnded: (end) => {
      log.error({ reason: end.reason, code: end.code }, 'Discord ended the session for good');
      print(say(`config-session-${end.reason}`));
      void ending.end(EXIT.startAgain);
    },
  };
  const bot = await patiently(
    () => start(connection),
    isWorthConnectingAgain,
    (seconds, error) => {
      log.warn({ seconds, fault: faultOf(error) }, 'could not connect to Discord');
      print(`${discordSentence(error, apiUrl, say)} ${say('config-trying-again', { seconds })}`);
      return pause(seconds * 1000, ending.signal);
    },
  );
  ending.add('leave Discord', LEAVE_WITHIN, () => bot.stop());
  return bot;
}
