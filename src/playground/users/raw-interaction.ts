import type { InteractionType } from 'discord-api-types/v10';
import type { MessageRef } from './user-view.ts';

/** An interaction in the form the gateway sends, valid or not. */
export interface RawInteraction {
  readonly type: InteractionType;
  /** The payload's `data`, sent as it is. */
  readonly data?: unknown;
  /** The message of a component or of the modal it opened. */
  readonly message?: MessageRef;
  /** Replaces fields of the payload; undefined leaves one out. */
  readonly payload?: Readonly<Record<string, unknown>>;
}
