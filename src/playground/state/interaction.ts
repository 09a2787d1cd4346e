import type {
  APIInteraction,
  APIModalInteractionResponseCallbackData,
  InteractionResponseType,
  InteractionType,
} from 'discord-api-types/v10';
import type { Choices } from '../validate/choices.ts';
import type { StoredMessage } from './message.ts';

/** One interaction from a user's click to the end of its token. */
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
  /** The message whose component was used. */
  readonly source: StoredMessage | null;
  /** How the bot answered first; null before it has. */
  response: InteractionResponseType | null;
  answeredAt: number | null;
  /** No answer came in time. */
  failed: boolean;
  /** The message of the first answer, `@original`. */
  original: StoredMessage | null;
  /** The original still says that the bot is thinking. */
  loading: boolean;
  choices: Choices | null;
  modal: APIModalInteractionResponseCallbackData | null;
  readonly cancelDeadline: () => void;
}
