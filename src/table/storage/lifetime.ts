import type { TableDocument } from '../document.ts';
import { reportOf } from '../report.ts';

/** In the lobby or in play: it holds its channel. */
export const isLiving = ({ status }: TableDocument): boolean => status === 'lobby' || status === 'playing';

/** Whether something is left to do for the table. */
export const isPending = (table: TableDocument): boolean => isLiving(table) || reportOf(table) !== null;
