import { time } from 'discord.js';
import type { Deadline } from '../../clocks/clocks.ts';
import type { Say } from '../../i18n/fluent/say.ts';
import type { TableInfo } from '../../table/types.ts';
import { namesToAct } from '../answers/names.ts';

/** A moment in ms since 1970 as Discord shows it: “in 5 hours”. */
export const relative = (at: number): string => time(Math.round(at / 1000), 'R');

/** Until when the awaited player has time; null if there's no clock, or nobody's time runs. */
export function clockLine(table: TableInfo, clock: Deadline | null, say: Say): string | null {
  if (!clock || table.status !== 'playing') return null;
  if (clock.paused) return say('clock-paused');
  if (clock.away !== null)
    return say('clock-away', { name: namesToAct(table, say), when: relative(clock.away) });
  return clock.due === null ? null : say('clock-until', { when: relative(clock.due) });
}
