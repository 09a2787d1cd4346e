import type {
  APIApplicationCommandOptionChoice,
  AutocompleteInteraction,
  RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord.js';
import { ApplicationCommandType, ApplicationIntegrationType, InteractionContextType } from 'discord.js';
import type { Say } from '../../i18n/fluent/say.ts';
import { sayIn, translations } from '../../i18n/index.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { Audience } from '../answers/answer.ts';
import type { BaseRequest, CommandRequest } from './request.ts';

/** A slash command: its registration data and its handler. */
export interface Command {
  readonly data: RESTPostAPIChatInputApplicationCommandsJSONBody;
  /** Who sees its answer, per subcommand if it has any. */
  audience(subcommand: string | null): Audience;
  run(request: CommandRequest): Promise<void>;
  complete?(
    request: BaseRequest<AutocompleteInteraction>,
  ): Promise<readonly APIApplicationCommandOptionChoice<string>[]>;
}

const english = sayIn('en-US');

const inOtherLanguages = (word: (say: Say) => string): Record<string, string> =>
  Object.fromEntries([...translations].map(([locale, say]) => [locale, word(say)]));

/** A message that names a command, subcommand or option, and has a description. */
export type EntryId = {
  [I in keyof Messages]: I extends `${infer Name extends keyof Messages}.description` ? Name : never;
}[keyof Messages];

/** The name and description of a command, subcommand or option in every language. */
export const entry = (id: EntryId) => ({
  name: english(id),
  name_localizations: inOtherLanguages((say) => say(id)),
  description: english(`${id}.description`),
  description_localizations: inOtherLanguages((say) => say(`${id}.description`)),
});

/** One of an option's fixed choices, in every language. */
export const choice = (value: string, name: (say: Say) => string) => ({
  value,
  name: name(english),
  name_localizations: inOtherLanguages(name),
});

export const inServers = {
  type: ApplicationCommandType.ChatInput as const,
  contexts: [InteractionContextType.Guild],
  integration_types: [ApplicationIntegrationType.GuildInstall],
};

export const anywhere = {
  type: ApplicationCommandType.ChatInput as const,
  contexts: [
    InteractionContextType.Guild,
    InteractionContextType.BotDM,
    InteractionContextType.PrivateChannel,
  ],
  integration_types: [ApplicationIntegrationType.GuildInstall],
};
