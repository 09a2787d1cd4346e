import { type Client, Events } from 'discord.js';
import { faultOf, type Log } from '../../base/log.ts';
import type { Clocks } from '../../clocks/clocks.ts';
import type { Agenda } from '../../store/agenda.ts';
import { Refusal } from '../../table/refusal.ts';
import type { Listing, Part } from '../../table/storage/directory.ts';
import type { TableService } from '../../table/table-service.ts';
import type { TableInfo } from '../../table/views.ts';
import type { Announcer } from '../announcing/announcer.ts';
import { inBackground } from '../requests/budget.ts';
import { isChannelGone } from './bot-sender.ts';

export interface KeepTablesOptions {
  readonly client: Client<true>;
  readonly tables: TableService;
  readonly announcer: Announcer;
  readonly clocks: Clocks | undefined;
  readonly agenda: Agenda;
  readonly log: Log;
}

/**
 * Does what's due at tables: tells channels what they're owed, looks after what stands still, and closes games whose
 * channel or server is gone. @returns a function that ends it
 */
export function keepTables({
  client,
  tables,
  announcer,
  clocks,
  agenda,
  log,
}: KeepTablesOptions): () => void {
  const lookAfter = async (tableId: string) => {
    const table = await tables.info(tableId);
    const isLiving = table.status === 'lobby' || table.status === 'playing';
    if (isLiving && (await isChannelGone(client, table.channelId))) await abandon(table);
    else await tables.lookAfter(tableId);
  };
  const abandon = async ({ id, channelId, guildId }: Pick<TableInfo, 'id' | 'channelId' | 'guildId'>) => {
    if (await tables.abandon(id))
      log.info({ tableId: id, channelId, guildId }, 'a table was closed because its channel is gone');
  };
  agenda.on('table', async (tableId) => {
    await inBackground(async () => {
      if (await tables.owes(tableId)) {
        await clocks?.caughtUp();
        await announcer.announceOwed(tableId);
        await clocks?.look(tableId);
      } else {
        await lookAfter(tableId);
        await clocks?.look(tableId);
      }
    });
  });

  const closing = (what: () => Promise<void>) => {
    what().catch((error: unknown) => log.warn({ fault: faultOf(error) }, 'tables could not be closed yet'));
  };
  const channelGone = ({ id }: { readonly id: string }) =>
    closing(async () => {
      const table = await tables.inChannel(id).catch((error: unknown) => {
        if (error instanceof Refusal) return null;
        throw error;
      });
      if (table) await abandon(table);
    });
  const serverLeft = ({ id }: { readonly id: string }) =>
    closing(async () => {
      let at: Part | null = null;
      do {
        const { live, older }: Listing = await tables.listing(id, null, at);
        for (const { id: tableId, channelId } of live) await abandon({ id: tableId, channelId, guildId: id });
        at = older;
      } while (at);
    });
  client.on(Events.ChannelDelete, channelGone).on(Events.ThreadDelete, channelGone);
  client.on(Events.GuildDelete, serverLeft);
  return () => {
    client.off(Events.ChannelDelete, channelGone).off(Events.ThreadDelete, channelGone);
    client.off(Events.GuildDelete, serverLeft);
  };
}
