import { guideOf } from '../../faces/registry.ts';
import { isRefused } from '../../table/refusal.ts';
import type { SeatView } from '../../table/views.ts';
import type { Request } from './request.ts';

/** What the person's first turn of such a game begins with; nothing at any other time. */
export async function firstSteps({ context, words }: Request, seat: SeatView): Promise<readonly string[]> {
  const steps = guideOf(seat.table.game).firstSteps?.(words);
  if (!steps || seat.actions.length === 0 || !(await isNewcomer())) return [];
  return [...steps, ''];

  /** If the results can't be read, the person may be one. */
  async function isNewcomer(): Promise<boolean> {
    try {
      return await context.tables.isNewcomer(seat);
    } catch (error) {
      if (isRefused(error, 'serverUnreadable') || isRefused(error, 'storeUnreadable')) return true;
      throw error;
    }
  }
}
