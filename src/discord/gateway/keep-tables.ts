import type { EventEmitter } from 'node:events';
import { type Client, Events, type Guild } from 'discord.js';
import { KeyedQueue } from '../../base/keyed-queue.ts';
import { type Log, redactedError } from '../../base/log.ts';
import type { Clocks } from '../../clocks/clocks.ts';
import type { Schedule } from '../../store/schedule.ts';
import type { Listing, Part } from '../../table/storage/directory.ts';
import type { TableService } from '../../table/table-service.ts';
import type { TableInfo } from '../../table/views.ts';
import type { Announcer } from '../announcing/announcer.ts';
import { inBackground } from '../requests/budget.ts';
import type { Servers } from '../servers/servers.ts';

export interface KeepTablesOptions {
  readonly client: Client<true>;
  readonly servers: Servers;
  readonly tables: TableService;
  readonly announcer: Announcer;
  readonly clocks: Clocks | undefined;
  readonly schedule: Schedule;
  readonly log: Log;
}

/** What may change whether the bot can write in a server's channels. */
const CHANGED = [
  ...[Events.GuildCreate, Events.GuildDelete, Events.GuildRoleUpdate, Events.GuildMemberUpdate],
  ...[Events.ChannelUpdate, Events.ThreadUpdate, Events.ThreadListSync],
  ...[Events.ChannelDelete, Events.ThreadDelete, Events.ThreadMembersUpdate],
];

/**
 * Does what's due at tables: tells channels what they're owed, and looks after what stands still. What the gateway tells
 * of channels and permissions stops tables whose channels can't be told any more, and lets them go on. @returns a function
 * that ends it
 */
export function keepTables({
  client,
  servers,
  tables,
  announcer,
  clocks,
  schedule,
  log,
}: KeepTablesOptions): () => void {
  /** Whether the channel can be told, and whether that's news. */
  const compare = async (table: TableInfo) => {
    const barrier = await servers.barrier(table.guildId, table.channelId);
    if (barrier) await announcer.reach.note(table, barrier);
    else if (table.unreachable) await announcer.refresh(table.id, null);
  };
  schedule.on('table', async (tableId) => {
    await inBackground(async () => {
      const table = await tables.info(tableId);
      if (!table.unreachable && (await tables.owes(tableId))) {
        await clocks?.caughtUp();
        await announcer.announceOwed(tableId);
      } else {
        if (table.status === 'lobby' || table.status === 'playing' || table.unreachable) await compare(table);
        await tables.lookAfter(tableId);
      }
      await clocks?.look(tableId);
    });
  });

  const queue = new KeyedQueue();
  const waiting = new Set<string>();
  /** One look for many events at once. */
  const changed = (...about: readonly (Guild | { readonly guild: Guild })[]) => {
    const last = about.at(-1)!;
    const { id: guildId } = 'guild' in last ? last.guild : last;
    if (waiting.has(guildId)) return;
    waiting.add(guildId);
    const look = async () => {
      waiting.delete(guildId);
      let at: Part | null = null;
      do {
        const { live, older }: Listing = await tables.listing(guildId, null, at);
        for (const { id } of live) await compare(await tables.info(id));
        at = older;
      } while (at);
    };
    queue.run(guildId, look).catch((error: unknown) => {
      log.warn({ fault: redactedError(error) }, 'what channels can be told could not be looked at');
    });
  };
  const events: EventEmitter = client;
  for (const event of CHANGED) events.on(event, changed);
  return () => {
    for (const event of CHANGED) events.off(event, changed);
  };
}
