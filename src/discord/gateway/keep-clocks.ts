import type { Client } from 'discord.js';
import type { Log } from '../../base/log.ts';
import type { Clocks } from '../../clocks/clocks.ts';
import type { Agenda } from '../../store/agenda.ts';
import type { TableService } from '../../table/table-service.ts';
import type { Announcer } from '../announcing/announcer.ts';
import { DiscordCaller, type DiscordCallerOptions } from '../reminding/discord-caller.ts';
import { inBackground } from '../requests/budget.ts';
import type { Servers } from '../servers/servers.ts';
import type { ConnectionListeners } from './connection.ts';

/** Lets clocks begin, once the client is connected. */
export function beginClocks(
  clocks: Clocks,
  client: Client<true>,
  servers: Servers,
  tables: TableService,
  announcer: Announcer,
  sayFor: DiscordCallerOptions['sayFor'],
  log: Log,
): void {
  clocks.begin(
    new DiscordCaller({
      client,
      servers,
      sayFor,
      messageOf: async (tableId) => (await tables.read(tableId, ({ posted }) => posted))?.messageId ?? null,
      announce: announcer.announceUnasked,
      refresh: (tableId) => void announcer.refresh(tableId, null),
      reaches: (table) => announcer.reach.reaches(table),
      log,
    }),
    inBackground,
  );
}

/** The listeners, with clocks that stand still, and nothing that's due done, while Discord is away. */
export const standingStill = (
  clocks: Clocks | undefined,
  agenda: Agenda,
  listeners: ConnectionListeners = {},
): ConnectionListeners => ({
  ...listeners,
  onAway: () => {
    clocks?.suspend();
    agenda.pause();
    listeners.onAway?.();
  },
  onBack: () => {
    void clocks?.resume();
    agenda.goOn();
    listeners.onBack?.();
  },
});
