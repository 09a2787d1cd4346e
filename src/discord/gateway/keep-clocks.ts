import type { Clocks } from '../../clocks/clocks.ts';
import type { Agenda } from '../../store/agenda.ts';
import type { TableService } from '../../table/table-service.ts';
import type { Announcer } from '../announcing/announcer.ts';
import { DiscordCaller, type DiscordCallerOptions } from '../reminding/discord-caller.ts';
import { inBackground } from '../requests/budget.ts';
import type { ConnectionListeners } from './connection.ts';

interface Callers extends Pick<DiscordCallerOptions, 'client' | 'servers' | 'sayFor' | 'log'> {
  readonly tables: TableService;
  readonly announcer: Announcer;
}

/** Lets clocks begin, once the client is connected. */
export function beginClocks(clocks: Clocks, { tables, announcer, ...discord }: Callers): void {
  clocks.begin(
    new DiscordCaller({
      ...discord,
      messageOf: async (tableId) => (await tables.read(tableId, ({ posted }) => posted))?.messageId ?? null,
      announce: announcer.announceUnasked,
      refresh: (tableId) => void announcer.refresh(tableId, null),
      reaches: (table) => announcer.reach.reaches(table),
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
