import { guideOf } from '../../faces/registry.ts';
import { isRefused } from '../../table/refusal.ts';
import type { SeatView } from '../../table/types.ts';
import type { Request } from './request.ts';

/** What the person's first turn of such a game begins with; nothing at any other time. */
export async function firstSteps(
  { context, person, say }: Request,
  { table, actions }: SeatView,
): Promise<readonly string[]> {
  const steps = guideOf(table.game).firstSteps?.(say);
  if (!steps || actions.length === 0 || !(await isNewcomer())) return [];
  return [...steps, ''];

  /** If the results can't be read, the person may be one. */
  async function isNewcomer(): Promise<boolean> {
    try {
      return await context.tables.isNewcomer(table.id, person.userId);
    } catch (error) {
      if (isRefused(error, 'serverUnreadable') || isRefused(error, 'storeUnreadable')) return true;
      throw error;
    }
  }
}
