import { type APIInteraction, InteractionType } from 'discord-api-types/v10';

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
