import { isRefused, Refusal } from '../../table/refusal.ts';
import type { TableInfo } from '../../table/types.ts';
import { type CommandRequest, occasionOf } from './request.ts';
import { watch } from './watching.ts';

/** Posts the channel's current table again, or its last finished game. */
export async function show(request: CommandRequest): Promise<void> {
  const { context, answer } = request;
  const table = (await livingHere(request)) ?? (await lastFinished(request));
  if (!table) throw new Refusal('noTableHere', null);
  await context.announcer.show(table.id, occasionOf(request), (message) => answer.toEverybody(message));
}

/** Shows one person the channel's current game, or its last finished one. */
export async function watchHere(request: CommandRequest): Promise<void> {
  const table = (await livingHere(request)) ?? (await lastFinished(request));
  if (!table) throw new Refusal('noTableHere', null);
  await watch(request, table.id);
}

/** Sends the record of the channel's last finished game, one line of JSON. */
export async function exportLast(request: CommandRequest): Promise<void> {
  const { context, answer, say } = request;
  const table = await lastFinished(request);
  if (!table) throw new Refusal((await livingHere(request)) ? 'recordNotOpen' : 'noTableHere', null);
  const record = await context.tables.exportRecord(table.id);
  await answer.toOneself({
    content: say('discord-exported'),
    file: { name: `${table.game}-${table.id}.jsonl`, data: Buffer.from(`${JSON.stringify(record)}\n`) },
  });
}

async function livingHere({ context, interaction }: CommandRequest): Promise<TableInfo | null> {
  try {
    return await context.tables.inChannel(interaction.channelId);
  } catch (error) {
    if (isRefused(error, 'noTableHere')) return null;
    throw error;
  }
}

const lastFinished = ({ context, interaction }: CommandRequest): Promise<TableInfo | null> =>
  context.tables.finishedIn(interaction.channelId);
