import { isRefused } from '../../table/refusal.ts';
import type { CommandRequest } from './request.ts';

/** ID of the channel's table; right after a game, people still mean its table. @throws Refusal `noTableHere` */
export async function tableMeant({ context: { tables }, interaction }: CommandRequest): Promise<string> {
  const { channelId } = interaction;
  const table = await tables.inChannel(channelId).catch(async (error: unknown) => {
    const finished = isRefused(error, 'noTableHere') ? await tables.finishedIn(channelId) : null;
    if (!finished) throw error;
    return finished;
  });
  return table.id;
}
