import { handAfterEnd, watchMessage } from '../messages/watch.ts';
import { seatNumbered } from './options.ts';
import { answerPrivately, type PressRequest, type Request } from './request.ts';

/** *Watch* and *Refresh*: the public picture for one person. */
export async function watch(request: Request, tableId: string): Promise<void> {
  const { context, person, say } = request;
  const spectator = await context.tables.spectatorView(tableId);
  await answerPrivately(request, watchMessage(spectator, person.userId, say, context));
}

/** A seat chosen in the menu of all hands. */
export async function reveal(request: PressRequest, tableId: string): Promise<void> {
  const { context, interaction, person, say } = request;
  const chosen = interaction.isStringSelectMenu() ? interaction.values[0] : undefined;
  const seat = await context.tables.handAfterEnd(tableId, seatNumbered(chosen));
  await answerPrivately(request, handAfterEnd(seat, person.userId, say, context));
}
