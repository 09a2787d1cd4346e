import type { MessageBody } from '../validate/message-schema.ts';
import type { Upload } from '../validate/upload.ts';
import type { Channel } from './channel.ts';
import type { Interaction } from './interaction.ts';
import type { StoredMessage } from './message.ts';

export interface NewMessage {
  readonly form: MessageBody;
  readonly uploads: readonly Upload[];
  readonly authorId: string;
  /** The interaction whose token sends the message. */
  readonly interaction: Interaction | null;
  /** The only user who can see it, for an ephemeral message. */
  readonly privateTo: string | null;
  /** The message it replies to, in the same channel. */
  readonly replyTo: StoredMessage | null;
  /** The thread whose creation it announces. */
  readonly thread?: Channel;
  /** "Is thinking": a deferred response without content. */
  readonly loading?: boolean;
}
