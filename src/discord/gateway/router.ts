import { type AutocompleteInteraction, type Interaction, InteractionType } from 'discord.js';
import { Refusal } from '../../table/refusal.ts';
import { Answer, type Audience } from '../answers/answer.ts';
import { faultOf, newFaultId } from '../answers/log.ts';
import { decodePress, type Press, type Verb } from '../choices/custom-id.ts';
import type { Command } from '../handlers/command.ts';
import type { BotContext } from '../handlers/context.ts';
import { close, resign } from '../handlers/ending.ts';
import { games, help } from '../handlers/lists.ts';
import { add, again, drop, join, leave, rule, start } from '../handlers/lobby.ts';
import { hand, menu, more, pick, quick, text, undo } from '../handlers/play.ts';
import { refuse } from '../handlers/refuse.ts';
import { type PressRequest, type Request, requestOf } from '../handlers/request.ts';

type TablePress = (request: PressRequest, tableId: string) => Promise<void>;

const TABLE_PRESSES: Readonly<Record<Exclude<Verb, 'games' | 'help'>, TablePress>> = {
  join,
  leave,
  add,
  drop,
  rule,
  start,
  hand,
  text,
  pick,
  menu,
  quick,
  more,
  undo: (request, tableId) => undo(request, tableId, request.press.revision),
  resign,
  close,
  again,
};
const OTHER_PRESSES: Readonly<Record<'games' | 'help', (request: PressRequest) => Promise<void>>> = {
  games,
  help,
};

/** Answers every interaction, whatever happens. Never throws. */
export async function route(
  interaction: Interaction,
  commands: ReadonlyMap<string, Command>,
  context: BotContext,
): Promise<void> {
  if (interaction.isAutocomplete()) return complete(interaction, commands, context);
  if (interaction.isChatInputCommand()) {
    const command = commands.get(interaction.commandName);
    const audience = command?.audience(interaction.options.getSubcommand(false)) ?? 'oneself';
    const request = answerable(interaction, context, audience);
    return guarded(request, null, async () => {
      if (!command) await notUnderstood(request);
      else if (!interaction.inGuild() && command.data.contexts?.length === 1)
        await request.answer.toOneself({ content: request.words.discord.refused.elsewhere });
      else await command.run(request);
    });
  }
  if (interaction.isMessageComponent()) {
    const request = answerable(interaction, context, 'oneself');
    const press = decodePress(interaction.customId);
    return guarded(request, press, () => (press ? pressed({ ...request, press }) : notUnderstood(request)));
  }
  context.log.warn({ type: InteractionType[interaction.type] }, 'an interaction of an unknown kind');
}

function answerable<I extends Request['interaction']>(
  interaction: I,
  context: BotContext,
  audience: Audience,
): Request<I> {
  return {
    ...requestOf(interaction, context),
    answer: new Answer(interaction, audience, context.latePictures, context.log),
  };
}

async function pressed(request: PressRequest): Promise<void> {
  const { verb, tableId } = request.press;
  if (verb === 'games' || verb === 'help') await OTHER_PRESSES[verb](request);
  else if (tableId === null) await notUnderstood(request);
  else await TABLE_PRESSES[verb](request, tableId);
}

const notUnderstood = ({ answer, words }: Request): Promise<void> =>
  answer.toOneself({ content: words.discord.refused.notUnderstood });

/** Whatever goes wrong, the person is told, also where what was asked for is something that no code answers. */
async function guarded(request: Request, press: Press | null, run: () => Promise<void>): Promise<void> {
  try {
    try {
      await run();
      if (!request.answer.given) await notUnderstood(request);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await refuse(request, error, press?.tableId ?? (await tableHere(request)));
    }
  } catch (error) {
    await unexpected(request, press, error);
  }
}

/** The table that a refused command was about. */
async function tableHere({ context, interaction }: Request): Promise<string | null> {
  return context.tables.inChannel(interaction.channelId).then(
    ({ id }) => id,
    () => null,
  );
}

async function unexpected(
  { answer, context, words, interaction }: Request,
  press: Press | null,
  error: unknown,
): Promise<void> {
  const id = newFaultId();
  const what = interaction.isChatInputCommand() ? interaction.commandName : press?.verb;
  context.log.error(
    { id, what, tableId: press?.tableId, fault: faultOf(error) },
    'an interaction went wrong',
  );
  await answer.toOneself({ content: words.discord.refused.unexpected(id) }).catch((fault: unknown) => {
    context.log.warn({ id, fault: faultOf(fault) }, 'nor could the person be told');
  });
}

/** Lists have no room for reasons: what cannot be offered is not offered. */
async function complete(
  interaction: AutocompleteInteraction,
  commands: ReadonlyMap<string, Command>,
  context: BotContext,
): Promise<void> {
  const request = requestOf(interaction, context);
  try {
    const found = await commands
      .get(interaction.commandName)
      ?.complete?.(request)
      .catch((error: unknown) => {
        if (error instanceof Refusal) return [];
        throw error;
      });
    await interaction.respond(found ?? []);
  } catch (error) {
    context.log.error(
      { what: interaction.commandName, fault: faultOf(error) },
      'an autocompletion went wrong',
    );
    if (!interaction.responded) await interaction.respond([]).catch(() => undefined);
  }
}
