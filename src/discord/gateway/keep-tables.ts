import type { EventEmitter } from 'node:events';
import { type Client, Events, type Guild } from 'discord.js';
import { KeyedQueue } from '../../base/keyed-queue.ts';
import { faultOf, type Log } from '../../base/log.ts';
import type { Clocks } from '../../clocks/clocks.ts';
import type { Agenda } from '../../store/agenda.ts';
import { Refusal } from '../../table/refusal.ts';
import type { Listing, Part } from '../../table/storage/directory.ts';
import type { TableService } from '../../table/table-service.ts';
import type { TableInfo } from '../../table/views.ts';
import type { Announcer } from '../announcing/announcer.ts';
import { inBackground } from '../requests/budget.ts';
import type { Servers } from '../servers/servers.ts';
import type { UnlistedChannels } from '../servers/unlisted-channels.ts';

export interface KeepTablesOptions {
  readonly client: Client<true>;
  readonly servers: Servers;
  readonly unlisted: UnlistedChannels;
  readonly tables: TableService;
  readonly announcer: Announcer;
  readonly clocks: Clocks | undefined;
  readonly agenda: Agenda;
  readonly log: Log;
}

const GONE = [Events.ChannelDelete, Events.ThreadDelete];
/** What may change whether the bot can write in a server's channels. */
const CHANGED = [
  ...[Events.GuildCreate, Events.GuildDelete, Events.GuildRoleUpdate, Events.GuildMemberUpdate],
  ...[Events.ChannelUpdate, Events.ThreadUpdate, Events.ThreadListSync],
];

/**
 * Does what's due at tables: tells channels what they're owed, looks after what stands still, and closes games whose
 * channel is gone. What the gateway tells of permissions stops tables whose channels can't be told any more, and lets
 * them go on. @returns a function that ends it
 */
export function keepTables({
  client,
  servers,
  unlisted,
  tables,
  announcer,
  clocks,
  agenda,
  log,
}: KeepTablesOptions): () => void {
  const lookAfter = async (tableId: string) => {
    const table = await tables.info(tableId);
    const isLiving = table.status === 'lobby' || table.status === 'playing';
    if (isLiving || table.unreachable) await compare(table);
    if (isLiving && unlisted.isDeleted(table.channelId)) await abandon(table);
    else await tables.lookAfter(tableId);
  };
  /** Whether the channel can be told, and whether that's news. */
  const compare = async (table: TableInfo) => {
    const barrier = await servers.barrier(table.guildId, table.channelId);
    if (barrier) await announcer.reach.note(table, barrier);
    else if (table.unreachable) await announcer.refresh(table.id, null);
  };
  const abandon = async ({ id, channelId, guildId }: Pick<TableInfo, 'id' | 'channelId' | 'guildId'>) => {
    if (await tables.abandon(id))
      log.info({ tableId: id, channelId, guildId }, 'a table was closed because its channel is gone');
  };
  agenda.on('table', async (tableId) => {
    await inBackground(async () => {
      const { unreachable } = await tables.info(tableId);
      if (!unreachable && (await tables.owes(tableId))) {
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
  const queue = new KeyedQueue();
  const waiting = new Set<string>();
  /** One look for many events at once. */
  const serverChanged = ({ id: guildId }: { readonly id: string }) => {
    if (waiting.has(guildId)) return;
    waiting.add(guildId);
    closing(() =>
      queue.run(guildId, async () => {
        waiting.delete(guildId);
        let at: Part | null = null;
        do {
          const { live, older }: Listing = await tables.listing(guildId, null, at);
          for (const { id } of live) await compare(await tables.info(id));
          at = older;
        } while (at);
      }),
    );
  };
  const changed = (...about: readonly (Guild | { readonly guild: Guild })[]) => {
    const last = about.at(-1)!;
    serverChanged('guild' in last ? last.guild : last);
  };
  const events: EventEmitter = client;
  for (const event of GONE) events.on(event, channelGone);
  for (const event of CHANGED) events.on(event, changed);
  return () => {
    for (const event of GONE) events.off(event, channelGone);
    for (const event of CHANGED) events.off(event, changed);
  };
}
