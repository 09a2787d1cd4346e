import { type AutocompleteInteraction, type Interaction, InteractionType } from 'discord.js';
import { Refusal } from '../table/refusal.ts';
import { Answer, type Audience } from './answer.ts';
import { askingOf, type Call, type PressCall } from './call.ts';
import type { Command } from './command.ts';
import { decodePress, type Press, type Verb } from './custom-id.ts';
import type { Desk } from './desk.ts';
import { faultOf, newFaultId } from './log.ts';
import { close, resign } from './presses/ending.ts';
import { games, help } from './presses/lists.ts';
import { add, again, drop, join, leave, rule, start } from './presses/lobby.ts';
import { hand, menu, more, pick, quick, text, undo } from './presses/play.ts';
import { refuse } from './refuse.ts';

type TablePress = (call: PressCall, tableId: string) => Promise<void>;

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
  undo: (call, tableId) => undo(call, tableId, call.press.revision),
  resign,
  close,
  again,
};
const OTHER_PRESSES: Readonly<Record<'games' | 'help', (call: PressCall) => Promise<void>>> = { games, help };

/** Answers every interaction, whatever happens. Never throws. */
export async function route(
  interaction: Interaction,
  commands: ReadonlyMap<string, Command>,
  desk: Desk,
): Promise<void> {
  if (interaction.isAutocomplete()) return complete(interaction, commands, desk);
  if (interaction.isChatInputCommand()) {
    const command = commands.get(interaction.commandName);
    const audience = command?.audience(interaction.options.getSubcommand(false)) ?? 'oneself';
    const call = callOf(interaction, desk, audience);
    return guarded(call, null, async () => {
      if (!command) await notUnderstood(call);
      else if (!interaction.inGuild() && command.data.contexts?.length === 1)
        await call.answer.toOneself({ content: call.words.discord.refused.elsewhere });
      else await command.run(call);
    });
  }
  if (interaction.isMessageComponent()) {
    const call = callOf(interaction, desk, 'oneself');
    const press = decodePress(interaction.customId);
    return guarded(call, press, () => (press ? pressed({ ...call, press }) : notUnderstood(call)));
  }
  desk.log.warn({ type: InteractionType[interaction.type] }, 'an interaction of an unknown kind');
}

function callOf<I extends Call['interaction']>(interaction: I, desk: Desk, audience: Audience): Call<I> {
  return {
    ...askingOf(interaction, desk),
    answer: new Answer(interaction, audience, desk.latePictures, desk.log),
  };
}

async function pressed(call: PressCall): Promise<void> {
  const { verb, tableId } = call.press;
  if (verb === 'games' || verb === 'help') await OTHER_PRESSES[verb](call);
  else if (tableId === null) await notUnderstood(call);
  else await TABLE_PRESSES[verb](call, tableId);
}

const notUnderstood = ({ answer, words }: Call): Promise<void> =>
  answer.toOneself({ content: words.discord.refused.notUnderstood });

/** Whatever goes wrong, the person is told, also where what was asked for is something that no code answers. */
async function guarded(call: Call, press: Press | null, run: () => Promise<void>): Promise<void> {
  try {
    try {
      await run();
      if (!call.answer.given) await notUnderstood(call);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await refuse(call, error, press?.tableId ?? (await tableHere(call)));
    }
  } catch (error) {
    await unexpected(call, press, error);
  }
}

/** The table that a refused command was about. */
async function tableHere({ desk, interaction }: Call): Promise<string | null> {
  return desk.tables.inChannel(interaction.channelId).then(
    ({ id }) => id,
    () => null,
  );
}

async function unexpected(
  { answer, desk, words, interaction }: Call,
  press: Press | null,
  error: unknown,
): Promise<void> {
  const id = newFaultId();
  const what = interaction.isChatInputCommand() ? interaction.commandName : press?.verb;
  desk.log.error({ id, what, tableId: press?.tableId, fault: faultOf(error) }, 'an interaction went wrong');
  await answer.toOneself({ content: words.discord.refused.unexpected(id) }).catch((fault: unknown) => {
    desk.log.warn({ id, fault: faultOf(fault) }, 'nor could the person be told');
  });
}

/** Lists have no room for reasons: what cannot be offered is not offered. */
async function complete(
  interaction: AutocompleteInteraction,
  commands: ReadonlyMap<string, Command>,
  desk: Desk,
): Promise<void> {
  const asking = askingOf(interaction, desk);
  try {
    const found = await commands
      .get(interaction.commandName)
      ?.complete?.(asking)
      .catch((error: unknown) => {
        if (error instanceof Refusal) return [];
        throw error;
      });
    await interaction.respond(found ?? []);
  } catch (error) {
    desk.log.error({ what: interaction.commandName, fault: faultOf(error) }, 'an autocompletion went wrong');
    if (!interaction.responded) await interaction.respond([]).catch(() => undefined);
  }
}
