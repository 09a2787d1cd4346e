import type { APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import { withEntry, withoutKey } from './maps.ts';
import type { Pending, State } from './state.ts';
import { words } from './words.ts';

/** The state with a request waiting for the bot. */
export function withPending(state: State, nonce: string, pending: Pending): State {
  return { ...state, pending: withEntry(state.pending, nonce, pending) };
}

/** The state after the bot responded to a request. */
export function withResponse(state: State, nonce: string): State {
  const { pending, modal } = state;
  return { ...state, pending: withoutKey(pending, nonce), modal: modal?.sent === nonce ? null : modal };
}

/** The state after the bot responded with a modal. */
export function withModal(
  state: State,
  nonce: string,
  modal: APIModalInteractionResponseCallbackData,
): State {
  const pending = withoutKey(state.pending, nonce);
  return { ...state, pending, modal: { channelId: state.channelId, modal, sent: null, failed: false } };
}

/** The state after a request failed. */
export function withFailure(state: State, nonce: string, reason: string): State {
  const failed = state.pending.get(nonce);
  const pending = withoutKey(state.pending, nonce);
  if (failed?.kind === 'component')
    return { ...state, pending, failures: withEntry(state.failures, failed.messageId, reason) };
  if (failed?.kind === 'command') {
    const text = words.messages.notice(failed.label, words.messages.noAnswer);
    const notice = { id: nonce, channelId: failed.channelId, text, reason };
    return { ...state, pending, notices: [...state.notices, notice] };
  }
  if (failed?.kind === 'modal' && state.modal?.sent === nonce)
    return { ...state, pending, modal: { ...state.modal, sent: null, failed: true } };
  return state;
}
