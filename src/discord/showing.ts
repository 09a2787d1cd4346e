import { Refusal } from '../table/refusal.ts';
import type { TableInfo } from '../table/types.ts';
import type { CommandCall } from './call.ts';
import type { Message } from './message.ts';
import { lobbyMessage } from './messages/lobby.ts';
import { standingMessage } from './messages/table.ts';

/** The channel's table anew, or its last finished game. */
export async function show(call: CommandCall): Promise<void> {
  const { desk, answer } = call;
  const table = (await livingHere(call)) ?? (await lastFinished(call));
  if (!table) throw new Refusal('noTableHere', null);
  desk.announcer.replace(table.id, await answer.toEverybody(await messageOf(call, table)));
}

async function messageOf({ desk, publicWords }: CommandCall, table: TableInfo): Promise<Message> {
  if (table.status === 'lobby') return lobbyMessage(table, publicWords);
  return standingMessage(await desk.tables.spectatorView(table.id), publicWords, desk);
}

/** The record of the channel's last finished game, one line of JSON. */
export async function exportLast(call: CommandCall): Promise<void> {
  const { desk, answer, words } = call;
  const table = await lastFinished(call);
  if (!table) throw new Refusal((await livingHere(call)) ? 'recordNotOpen' : 'noTableHere', null);
  const record = await desk.tables.exportRecord(table.id);
  await answer.toOneself({
    content: words.discord.exported,
    file: { name: `${table.game}-${table.id}.jsonl`, data: Buffer.from(`${JSON.stringify(record)}\n`) },
  });
}

async function livingHere({ desk, interaction }: CommandCall): Promise<TableInfo | null> {
  try {
    return await desk.tables.inChannel(interaction.channelId);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'noTableHere') return null;
    throw error;
  }
}

async function lastFinished({ desk, interaction }: CommandCall): Promise<TableInfo | undefined> {
  const tables = await desk.tables.list(interaction.guildId!);
  return tables.find(({ channelId, status }) => channelId === interaction.channelId && status === 'finished');
}
