import { closed, refuseClosing } from '../../table/lobby.ts';
import { resigned, seatLeft } from '../../table/seats.ts';
import { seatViewFor } from '../../table/views.ts';
import { button, buttonRows, publicPressAt } from '../choices/controls.ts';
import type { Verb } from '../choices/custom-id.ts';
import { answerThenAnnounce } from './after-saving.ts';
import { answerPrivately, mayManage, type Request } from './request.ts';

/** Asks how to leave a running game: for somebody else, or for a computer. @throws Refusal as `TableService.seatView` */
export async function askToLeave(request: Request, tableId: string): Promise<void> {
  const { answer, context, person, words } = request;
  await context.tables.read(tableId, seatViewFor(person.userId));
  const { button: text, leave } = words.people;
  const press = (verb: Verb) => ({ tableId, revision: 0, verb, args: [] });
  await answer.toOneself({
    content: leave.ask,
    rows: buttonRows([
      button(press('depart'), { text: text.depart, style: 'strong' }),
      button(press('resign'), { text: text.resign, style: 'bad' }),
    ]),
  });
}

/** Leaves the seat to whoever takes it. */
export async function depart(request: Request, tableId: string): Promise<void> {
  const { context, person, words } = request;
  const table = await context.tables.change(tableId, person, seatLeft);
  const back = button(publicPressAt(table, 'back'), { text: words.people.button.back });
  await answerThenAnnounce(request, tableId, () =>
    answerPrivately(request, { content: words.people.leave.left, rows: buttonRows([back]) }),
  );
}

/** Asks for confirmation before giving up the seat. @throws Refusal as `TableService.seatView` */
export async function askToResign(request: Request, tableId: string): Promise<void> {
  await request.context.tables.read(tableId, seatViewFor(request.person.userId));
  await ask(request, tableId, 'resign');
}

async function ask({ answer, words }: Request, tableId: string, verb: 'resign' | 'close'): Promise<void> {
  const { button: text, confirm } = words.discord;
  const yes = button({ tableId, revision: 0, verb, args: [] }, { text: text[verb], style: 'bad' });
  await answer.toOneself({ content: confirm[verb], rows: buttonRows([yes]) });
}

export async function resign(request: Request, tableId: string): Promise<void> {
  const { context, person, words } = request;
  await context.tables.change(tableId, person, resigned);
  await answerThenAnnounce(request, tableId, () =>
    answerPrivately(request, { content: words.discord.confirm.resigned }),
  );
}

/** Asks for confirmation before closing the table. @throws Refusal as `TableService.close` */
export async function askToClose(request: Request, tableId: string): Promise<void> {
  const { context, person } = request;
  refuseClosing(await context.tables.info(tableId), person, mayManage(request));
  await ask(request, tableId, 'close');
}

export async function close(request: Request, tableId: string): Promise<void> {
  const { context, person, words } = request;
  await context.tables.change(tableId, person, closed(mayManage(request)));
  await answerThenAnnounce(request, tableId, () =>
    answerPrivately(request, { content: words.discord.confirm.closed }),
  );
}
