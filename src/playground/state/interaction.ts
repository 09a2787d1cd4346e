import {
  type APIInteraction,
  type APIModalInteractionResponseCallbackData,
  type InteractionResponseType,
  InteractionType,
  ApplicationCommandOptionType as OptionType,
} from 'discord-api-types/v10';
import type { Choices } from '../validate/commands.ts';
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

export interface OptionData {
  readonly name: string;
  readonly type: number;
  readonly value?: string | number | boolean;
  readonly focused?: boolean;
  readonly options?: readonly OptionData[];
}

function find(options: readonly OptionData[]): OptionData | null {
  for (const option of options) {
    if (option.focused) return option;
    const inner = find(option.options ?? []);
    if (inner) return inner;
  }
  return null;
}

/** The focused option of an autocomplete interaction; null for a malformed one without. */
export function focusedOption(interaction: APIInteraction): OptionData | null {
  if (interaction.type !== InteractionType.ApplicationCommandAutocomplete) return null;
  const { options } = interaction.data ?? {};
  return Array.isArray(options) ? find(options) : null;
}

interface CommandData {
  readonly name?: string;
  readonly options?: readonly OptionData[];
}

/** A command's name with its subcommand: "table open". */
export function commandName(data: unknown): string {
  const { name = '', options = [] } = (data ?? {}) as CommandData;
  const [first] = options;
  const nested = first && (first.type === OptionType.Subcommand || first.type === OptionType.SubcommandGroup);
  return nested ? `${name} ${commandName(first)}` : name;
}
