import { escapedName } from '../answers/escape.ts';
import { button, buttonRows } from '../choices/controls.ts';
import { againRows } from '../messages/lobby.ts';
import { answerPrivately, mayManage, type Request, senderOf } from './request.ts';

/** Asks before the seat is given up. @throws Refusal as `TableService.seatView` where there is none to give up */
export async function askToResign(request: Request, tableId: string): Promise<void> {
  await request.context.tables.seatView(tableId, request.person.userId);
  await ask(request, tableId, 'resign');
}

async function ask({ answer, words }: Request, tableId: string, verb: 'resign' | 'close'): Promise<void> {
  const { button: text, confirm } = words.discord;
  const yes = button({ tableId, revision: 0, verb, args: [] }, { text: text[verb], style: 'bad' });
  await answer.toOneself({ content: confirm[verb], rows: buttonRows([yes]) });
}

export async function resign(request: Request, tableId: string): Promise<void> {
  const { context, person, words, publicWords } = request;
  const table = await context.tables.resign(tableId, person);
  await answerPrivately(request, { content: words.discord.confirm.resigned });
  const heir = table.seats.find(
    (holder) => holder.kind === 'computer' && holder.formerly?.userId === person.userId,
  );
  const note = publicWords.discord.table.resigned(escapedName(person.name), escapedName(heir?.name ?? ''));
  await context.announcer.announce(tableId, senderOf(request), [note]);
}

/** Asks before the table is closed. */
export const askToClose = (request: Request, tableId: string): Promise<void> =>
  ask(request, tableId, 'close');

export async function close(request: Request, tableId: string): Promise<void> {
  const { context, person, words, publicWords } = request;
  const table = await context.tables.close(tableId, person, mayManage(request));
  await answerPrivately(request, { content: words.discord.confirm.closed });
  const content = publicWords.discord.table.closedBy(escapedName(person.name));
  const sent = await request.answer.toEverybody({ content, rows: againRows(table, publicWords) });
  context.announcer.replace(tableId, sent);
}
