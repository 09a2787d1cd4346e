import { nowMessage } from '../messages/now.ts';
import type { Request } from './request.ts';

/** *What can I do now?*: explains the present decision beside the hand, which stays as it is, even if it's outdated. */
export async function now({ answer, context, person, say }: Request, tableId: string): Promise<void> {
  await answer.toOneself(nowMessage(await context.tables.seatView(tableId, person.userId), say));
}
