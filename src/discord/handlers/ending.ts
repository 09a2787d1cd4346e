import { refuseClosing } from '../../table/lobby.ts';
import { button, buttonRows, publicPressAt } from '../choices/controls.ts';
import type { Verb } from '../choices/custom-id.ts';
import { answerThenAnnounce } from './after-saving.ts';
import { answerPrivately, mayManage, type Request } from './request.ts';

/** Asks how to leave a running game: for somebody else, or for a computer. @throws Refusal as `TableService.seatView` */
export async function askToLeave(request: Request, tableId: string): Promise<void> {
  const { answer, context, person, say } = request;
  await context.tables.seatView(tableId, person.userId);
  const press = (verb: Verb) => ({ tableId, revision: 0, verb, args: [] });
  await answer.toOneself({
    content: say('people-leave-ask'),
    rows: buttonRows([
      button(press('depart'), { text: say('people-button-depart'), style: 'strong' }),
      button(press('resign'), { text: say('people-button-resign'), style: 'bad' }),
    ]),
  });
}

/** Leaves the seat to whoever takes it. */
export async function depart(request: Request, tableId: string): Promise<void> {
  const { context, person, say } = request;
  const table = await context.tables.leaveSeat(tableId, person);
  const back = button(publicPressAt(table, 'back'), { text: say('people-button-back') });
  await answerThenAnnounce(request, tableId, () =>
    answerPrivately(request, { content: say('people-leave-left'), rows: buttonRows([back]) }),
  );
}

/** Asks for confirmation before giving up the seat. @throws Refusal as `TableService.seatView` */
export async function askToResign(request: Request, tableId: string): Promise<void> {
  await request.context.tables.seatView(tableId, request.person.userId);
  await ask(request, tableId, 'resign');
}

async function ask({ answer, say }: Request, tableId: string, verb: 'resign' | 'close'): Promise<void> {
  const yes = button(
    { tableId, revision: 0, verb, args: [] },
    { text: say(`discord-button-${verb}`), style: 'bad' },
  );
  await answer.toOneself({ content: say(`discord-confirm-${verb}`), rows: buttonRows([yes]) });
}

export async function resign(request: Request, tableId: string): Promise<void> {
  const { context, person, say } = request;
  await context.tables.resign(tableId, person);
  await answerThenAnnounce(request, tableId, () =>
    answerPrivately(request, { content: say('discord-confirm-resigned') }),
  );
}

/** Asks for confirmation before closing the table. @throws Refusal as `TableService.close` */
export async function askToClose(request: Request, tableId: string): Promise<void> {
  const { context, person } = request;
  refuseClosing(await context.tables.info(tableId), person, mayManage(request));
  await ask(request, tableId, 'close');
}

export async function close(request: Request, tableId: string): Promise<void> {
  const { context, person, say } = request;
  await context.tables.close(tableId, person, mayManage(request));
  await answerThenAnnounce(request, tableId, () =>
    answerPrivately(request, { content: say('discord-confirm-closed') }),
  );
}
