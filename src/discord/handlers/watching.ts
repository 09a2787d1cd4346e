import { openHandOf, spectatorViewOf } from '../../table/views.ts';
import { handAfterEnd, watchMessage } from '../messages/watch.ts';
import { seatNumbered } from './options.ts';
import { answerPrivately, type PressRequest, type Request } from './request.ts';

/** *Watch* and *Refresh*: the public picture for one person. */
export async function watch(request: Request, tableId: string): Promise<void> {
  const { context, person, words } = request;
  const spectator = await context.tables.read(tableId, spectatorViewOf);
  await answerPrivately(request, watchMessage(spectator, person.userId, words, context));
}

/** A seat chosen in the menu of all hands. */
export async function reveal(request: PressRequest, tableId: string): Promise<void> {
  const { context, interaction, person, words } = request;
  const chosen = interaction.isStringSelectMenu() ? interaction.values[0] : undefined;
  const seat = await context.tables.read(tableId, openHandOf(seatNumbered(chosen)));
  await answerPrivately(request, handAfterEnd(seat, person.userId, words, context));
}
