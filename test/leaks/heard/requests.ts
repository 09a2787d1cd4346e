import type { AutocompleteInteraction } from 'discord.js';
import { commands } from '../../../commands/index.ts';
import type { Message } from '../../../src/discord/answers/message.ts';
import type { BaseRequest, Request } from '../../../src/discord/handlers/request.ts';
import { translator } from '../../../src/i18n/index.ts';
import { PERSON } from '../../../src/settings/person.ts';
import { SERVER } from '../../../src/settings/server.ts';
import type { Person } from '../../../src/table/document.ts';
import type { World } from '../world.ts';

export const t = translator('en-US');

/** A request of the person that collects what they're answered. */
export function requestIn({ context, channelId }: World, person: Person, answers: Message[]): Request {
  const collect = async (message: Message) => {
    answers.push(message);
  };
  const open = async (message: Message) => {
    answers.push(message);
    return { messageId: '1', target: '@original', at: 0, remove: async () => undefined };
  };
  return {
    context,
    person,
    t,
    translatePublicly: t,
    settings: { person: PERSON, server: SERVER },
    interaction: {
      channelId,
      memberPermissions: null,
      isMessageComponent: () => false,
      isModalSubmit: () => false,
    },
    answer: { privateSource: null, toOneself: collect, toEverybody: collect, update: collect, open },
  } as unknown as Request;
}

interface Option {
  readonly name: string;
  readonly options?: readonly Option[];
  readonly autocomplete?: boolean;
}

/** Every option of a command that's completed while it's typed: the subcommand, the options before it, its name. */
export function completable(command: string): { subcommand: string; before: string[]; option: string }[] {
  const { options = [] } = commands.get(command)!.data as { options?: readonly Option[] };
  return options.flatMap(({ name, options: inner = [] }) =>
    inner.flatMap((option, at) =>
      option.autocomplete
        ? [{ subcommand: name, before: inner.slice(0, at).map((each) => each.name), option: option.name }]
        : [],
    ),
  );
}

export interface Typing {
  readonly command: string;
  readonly subcommand: string;
  readonly given: Readonly<Record<string, string>>;
  readonly option: string;
  readonly typed: string;
}

/** What the person is offered while they type. @throws Refusal */
export function completed(
  world: World,
  person: Person,
  { command, subcommand, given, option, typed }: Typing,
) {
  const interaction = {
    channelId: world.channelId,
    options: {
      getSubcommand: () => subcommand,
      getFocused: (full?: boolean) => (full ? { name: option, value: typed } : typed),
      getString: (name: string) => given[name] ?? null,
    },
  };
  const request = { ...requestIn(world, person, []), interaction };
  return commands.get(command)!.complete!(request as unknown as BaseRequest<AutocompleteInteraction>);
}
