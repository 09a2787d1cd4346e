import {
  ApplicationCommandOptionType,
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  ComponentType,
  type Interaction,
} from 'discord.js';

const isText = (value: unknown): boolean => value == null || typeof value === 'string';

interface Named {
  readonly user?: { readonly displayName: unknown } | null | undefined;
  readonly member?: object | null | undefined;
}

/** A member that discord.js doesn't know has its name in `nick`. */
const isNamed = ({ user, member }: Named): boolean =>
  (user == null || typeof user.displayName === 'string') &&
  (member == null || ['nickname', 'nick'].every((key) => isText((member as Record<string, unknown>)[key])));

type Option = ReturnType<OfCommand['options']['data']['at']> & { readonly focused?: boolean };
type OfCommand = ChatInputCommandInteraction | AutocompleteInteraction;

/** All others are texts, and so is whatever is being typed. */
const VALUES: Partial<Readonly<Record<ApplicationCommandOptionType, string>>> = {
  [ApplicationCommandOptionType.Subcommand]: 'undefined',
  [ApplicationCommandOptionType.SubcommandGroup]: 'undefined',
  [ApplicationCommandOptionType.Integer]: 'number',
  [ApplicationCommandOptionType.Number]: 'number',
  [ApplicationCommandOptionType.Boolean]: 'boolean',
};

function isWellFormedOption(option: Option): boolean {
  const { focused, type, value, options = [] } = option;
  return (
    typeof value === (focused ? 'string' : (VALUES[type] ?? 'string')) &&
    isNamed(option) &&
    options.every(isWellFormedOption)
  );
}

/**
 * Whether an interaction's names, languages, custom ID and values have the JSON types that Discord documents, which
 * discord.js doesn't check. Everything behind the router relies on it.
 */
export function isWellFormed(interaction: Interaction): boolean {
  const { locale, guildLocale } = interaction;
  if (!isNamed(interaction) || typeof locale !== 'string' || !isText(guildLocale)) return false;
  if (interaction.isChatInputCommand() || interaction.isAutocomplete())
    return interaction.options.data.every(isWellFormedOption);
  if (!interaction.isMessageComponent() && !interaction.isModalSubmit()) return true;
  if (typeof interaction.customId !== 'string') return false;
  if (interaction.isAnySelectMenu())
    return Array.isArray(interaction.values) && interaction.values.every(isText);
  if (!interaction.isModalSubmit()) return true;
  return interaction.fields.fields.every(
    (field) => field.type !== ComponentType.TextInput || isText(field.value),
  );
}
