import type {
  APIInteraction,
  APIModalInteractionResponseCallbackData,
  InteractionResponseType,
  InteractionType,
} from 'discord-api-types/v10';
import type { Choices } from '../validate/choices.ts';
import type { StoredMessage } from './message.ts';

/** An interaction, until its token expires. */
export interface Interaction {
  readonly id: string;
  readonly token: string;
  readonly type: InteractionType;
  readonly userId: string;
  readonly channelId: string;
  readonly guildId: string | null;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** What the gateway sends. */
  readonly payload: APIInteraction;
  /** The message of a component interaction. */
  readonly source: StoredMessage | null;
  /** The type of the first response; null before there is one. */
  response: InteractionResponseType | null;
  answeredAt: number | null;
  /** The bot didn't respond in time. */
  failed: boolean;
  /** The original response, `@original`. */
  original: StoredMessage | null;
  /** Whether the original response still shows "is thinking". */
  loading: boolean;
  choices: Choices | null;
  modal: APIModalInteractionResponseCallbackData | null;
  readonly cancelDeadline: () => void;
}
