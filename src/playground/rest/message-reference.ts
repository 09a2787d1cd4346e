import type { Channel } from '../state/channel.ts';
import type { StoredMessage } from '../state/message.ts';
import { fieldError } from '../validate/field-errors.ts';
import type { MessageBody } from '../validate/message-schema.ts';

/**
 * The message a new one replies to; null for none.
 * @throws {ApiError} 50035 when it doesn't exist
 */
export function referencedMessage(channel: Channel, form: MessageBody): StoredMessage | null {
  const reference = form.message_reference;
  if (!reference) return null;
  const found = channel.messages.get(reference.message_id);
  if (found && found.privateTo === null && (reference.channel_id ?? channel.id) === channel.id) return found;
  if (reference.fail_if_not_exists === false) return null;
  throw fieldError(['message_reference'], 'MESSAGE_REFERENCE_UNKNOWN_MESSAGE', 'Unknown message');
}
