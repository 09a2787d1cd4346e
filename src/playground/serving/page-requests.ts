import { wordsOf } from '../../i18n/index.ts';
import type { FromPage } from '../protocol/from-page.ts';
import type { ToPage } from '../protocol/to-page.ts';
import { ClientRefusal, InteractionFailed } from '../users/errors.ts';
import type { Outcome } from '../users/outcome.ts';
import type { LocalUser } from '../users/user.ts';

export type InteractionRequest = Exclude<FromPage, { type: 'dismiss' | 'say' }>;

/** Does what a page asks, as its user. */
export function perform(user: LocalUser, request: InteractionRequest): Promise<Outcome> {
  switch (request.type) {
    case 'command':
      return user.commandTree(request.channelId, request.name, request.options);
    case 'autocomplete':
      return user.autocompleteTree(request.channelId, request.name, request.options);
    case 'modalSubmit':
      return user.submitModal(request.customId, request.fields);
    case 'component': {
      const message = { id: request.messageId, channel_id: request.channelId };
      return request.values === undefined
        ? user.click(message, request.customId)
        : user.select(message, request.customId, request.values);
    }
  }
}

/** What the page is told about a request's outcome. */
export function replyTo(nonce: string, { choices, modal }: Outcome): ToPage {
  if (choices) return { type: 'choices', nonce, choices };
  return modal ? { type: 'modal', nonce, modal } : { type: 'answered', nonce };
}

/** Why a request failed, in the user's language. Unexpected errors go to `log`. */
export function failureReason(error: unknown, locale: string, log: (error: unknown) => void): string {
  const words = wordsOf(locale).playground.server;
  if (error instanceof InteractionFailed) return words.noAnswer;
  if (error instanceof ClientRefusal) return words.notPossible;
  log(error);
  return words.fault;
}
