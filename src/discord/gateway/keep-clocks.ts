import type { Clocks } from '../../clocks/clocks.ts';
import type { Schedule } from '../../store/schedule.ts';
import type { TableService } from '../../table/table-service.ts';
import type { Announcer } from '../announcing/announcer.ts';
import { DiscordPinger, type DiscordPingerOptions } from '../reminding/discord-pinger.ts';
import { inBackground } from '../requests/budget.ts';
import type { ConnectionListeners } from './connection.ts';

interface PingerOptions extends Pick<DiscordPingerOptions, 'client' | 'servers' | 'translatorFor' | 'log'> {
  readonly tables: TableService;
  readonly announcer: Announcer;
}

/** Lets clocks begin, once the client is connected. */
export function beginClocks(clocks: Clocks, { tables, announcer, ...discord }: PingerOptions): void {
  clocks.begin(
    new DiscordPinger({
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
  schedule: Schedule,
  listeners: ConnectionListeners = {},
): ConnectionListeners => ({
  ...listeners,
  onAway: () => {
    clocks?.suspend();
    schedule.pause();
    listeners.onAway?.();
  },
  onBack: () => {
    void clocks?.resume();
    schedule.goOn();
    listeners.onBack?.();
  },
});
