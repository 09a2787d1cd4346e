import type { APIMessage } from 'discord-api-types/v10';
import type { Channel } from './channel.ts';
import type { StoredMessage } from './message.ts';

const UNIQUE_FOR_MS = 5 * 60_000;

/** The author's message in `channel` with the same nonce, sent in the five minutes before `now`. */
export function messageWithNonce(
  channel: Channel,
  authorId: string,
  nonce: string | number,
  now: number,
): StoredMessage | undefined {
  return [...channel.messages.values()].findLast(
    ({ message }) =>
      message.nonce !== undefined &&
      String(message.nonce) === String(nonce) &&
      message.author.id === authorId &&
      now - Date.parse(message.timestamp) < UNIQUE_FOR_MS,
  );
}

/** A message as the API returns it later on: only its creation tells the nonce. */
export function withoutNonce({ nonce: _nonce, ...message }: APIMessage): APIMessage {
  return message;
}
