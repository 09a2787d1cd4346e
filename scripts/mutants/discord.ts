import type { Mutant } from './mutant.ts';

const DEBTS = 'test/discord/announcing/debts.test.ts';
const SENDER = 'test/discord/announcing/bot-sender.test.ts';
const LOGS = 'test/discord/announcing/logs.test.ts';
const REQUESTS = 'test/discord/announcing/requests.test.ts';

/** Mutants of the parts of `src/discord` that reach channels and answer people. */
export const discordMutants: readonly Mutant[] = [
  {
    name: 'nonce-not-sent',
    file: 'src/discord/gateway/bot-sender.ts',
    text: '{ ...payloadOf(message, client), nonce, enforceNonce: true }',
    replacement: '{ ...payloadOf(message, client), enforceNonce: nonce.length > 0 }',
    test: SENDER,
  },
  {
    name: 'nonce-not-enforced',
    file: 'src/discord/gateway/bot-sender.ts',
    text: 'nonce, enforceNonce: true',
    replacement: 'nonce',
    test: SENDER,
  },
  {
    name: 'last-shown-of-any-author',
    file: 'src/discord/gateway/bot-sender.ts',
    text: '.filter(({ author }) => author.id === client.user.id)',
    replacement: '.filter(({ author }) => author.id.length > 0)',
    test: SENDER,
  },
  {
    name: 'last-shown-of-any-table',
    file: 'src/discord/gateway/traces-of.ts',
    text: 'tableId === table.id && OF_TABLE',
    replacement: 'tableId !== null && OF_TABLE',
    test: SENDER,
  },
  {
    name: 'debts-not-retried',
    file: 'src/discord/gateway/debts.ts',
    text: 'this.#retries.again(guildId)',
    replacement: '0',
    test: DEBTS,
  },
  {
    name: 'debts-paid-without-reading-channel',
    file: 'src/discord/gateway/debts.ts',
    text: 'this.#announcer.announceOwed(tableId)',
    replacement: 'this.#announcer.announce(tableId, null)',
    test: DEBTS,
  },
  {
    name: 'follow-up-retried',
    file: 'src/discord/answers/answer.ts',
    text: 'removableFollowUp(i, (await (isFirst ? retrying(say) : say())).id)',
    replacement: 'removableFollowUp(i, (await retrying(say)).id)',
    test: REQUESTS,
  },
  {
    name: 'public-follow-up-retried',
    file: 'src/discord/answers/answer.ts',
    text: '(await i.followUp(payloadOf(message, i.client))).id',
    replacement: '(await retrying(() => i.followUp(payloadOf(message, i.client)))).id',
    test: REQUESTS,
  },
  {
    name: 'lost-first-answer-reported',
    file: 'src/discord/answers/first-answer.ts',
    text: 'if (attempts === 1 || !isAnswered(error)) throw error;',
    replacement: 'throw error;',
    test: REQUESTS,
  },
  {
    name: 'refused-request-retried',
    file: 'src/discord/answers/retrying.ts',
    text: 'if (!isUnreachable(error)) throw error;',
    replacement: '',
    test: REQUESTS,
  },
  {
    name: 'lost-request-not-retried',
    file: 'src/discord/answers/retrying.ts',
    text: 'if (!isUnreachable(error)) throw error;',
    replacement: 'throw error;',
    test: REQUESTS,
  },
  {
    name: 'server-fault-taken-for-refusal',
    file: 'src/discord/answers/discord-errors.ts',
    text: '(error instanceof DiscordAPIError && error.status < 500) ||',
    replacement: 'error instanceof DiscordAPIError ||',
    test: REQUESTS,
  },
  {
    name: 'whole-errors-logged',
    file: 'src/discord/answers/log.ts',
    text: 'return { name, code, message, stack, cause };',
    replacement: 'return error;',
    test: LOGS,
  },
  {
    name: 'whole-cause-logged',
    file: 'src/discord/answers/log.ts',
    text: 'error.cause === undefined ? undefined : faultOf(error.cause)',
    replacement: 'error.cause',
    test: LOGS,
  },
  {
    name: 'whole-announcement-error-logged',
    file: 'src/discord/announcing/announcer.ts',
    text: '{ tableId, retryIn, fault: faultOf(error) }',
    replacement: '{ tableId, retryIn, err: error }',
    test: LOGS,
  },
];
