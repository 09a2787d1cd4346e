import { hintMessage } from '../messages/hint.ts';
import type { Request } from './request.ts';

/** *Hint*: what a Knight would do, beside the hand, which stays as it is. */
export async function hint({ answer, context, person, say }: Request, tableId: string): Promise<void> {
  await answer.putOff();
  const { seat, hint: found } = await context.tables.hint(tableId, person);
  await answer.toOneself(hintMessage(seat, found, say));
}
