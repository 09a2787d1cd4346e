import { type Command, entry, inServers } from '../src/discord/handlers/command.ts';
import { hand as openHand } from '../src/discord/handlers/play.ts';
import { isRefused } from '../src/table/refusal.ts';

export const hand: Command = {
  data: { ...inServers, ...entry(({ commands }) => commands.hand) },
  audience: () => 'oneself',
  run: async (request) => {
    const { tables } = request.context;
    const { channelId } = request.interaction;
    // Right after a game, people still mean its table.
    const table = await tables.inChannel(channelId).catch(async (error: unknown) => {
      const finished = isRefused(error, 'noTableHere') ? await tables.finishedIn(channelId) : null;
      if (!finished) throw error;
      return finished;
    });
    await openHand(request, table.id);
  },
};
