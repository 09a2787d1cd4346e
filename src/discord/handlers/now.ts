import { seatViewFor } from '../../table/views.ts';
import { nowMessage } from '../messages/now.ts';
import type { Request } from './request.ts';

/** *What can I do now?*: explains the present decision beside the hand, which stays as it is, even if it's outdated. */
export async function now({ answer, context, person, words }: Request, tableId: string): Promise<void> {
  await answer.toOneself(nowMessage(await context.tables.read(tableId, seatViewFor(person.userId)), words));
}
