import { ApplicationCommandOptionType as OptionType } from 'discord-api-types/v10';
import type { OptionData } from './focused-option.ts';

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
