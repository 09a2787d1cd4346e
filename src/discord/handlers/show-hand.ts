import type { SeatView } from '../../table/types.ts';
import type { Removable } from '../answers/sent-message.ts';
import { handMessage, type Opened } from '../messages/hand.ts';
import { firstSteps } from './first-steps.ts';
import { answerWithHand, inTheme, type Request } from './request.ts';

/** Answers with the person's hand, drawn as they like it; an older one goes. */
export async function showHand(request: Request, seat: SeatView, opened: Opened = {}): Promise<Removable> {
  const { context, person, say } = request;
  // From here on they'll see for themselves whether they're awaited, however long their picture takes.
  context.announcer.seen(seat.table.id, person.userId);
  const first = await firstSteps(request, seat);
  const message = await handMessage(inTheme(seat, request), say, context, { ...opened, first });
  return answerWithHand(request, seat.table.id, message);
}
