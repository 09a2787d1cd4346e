import type { TableDocument } from '../document.ts';
import { reportOf } from '../report.ts';

/** In the lobby or in play, so it occupies its channel. */
export const isLiving = ({ status }: TableDocument): boolean => status === 'lobby' || status === 'playing';

/** Whether the table is live or has something to announce. */
export const isPending = (table: TableDocument): boolean => isLiving(table) || reportOf(table) !== null;
