import { button, buttonRows } from '../choices/controls.ts';
import { answerThenAnnounce } from './after-saving.ts';
import { answerPrivately, mayManage, type Request } from './request.ts';

/** Asks for confirmation before giving up the seat. @throws Refusal as `TableService.seatView` */
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
  const { context, person, words } = request;
  await context.tables.resign(tableId, person);
  await answerThenAnnounce(request, tableId, () =>
    answerPrivately(request, { content: words.discord.confirm.resigned }),
  );
}

/** Asks for confirmation before closing the table. */
export const askToClose = (request: Request, tableId: string): Promise<void> =>
  ask(request, tableId, 'close');

export async function close(request: Request, tableId: string): Promise<void> {
  const { context, person, words } = request;
  await context.tables.close(tableId, person, mayManage(request));
  await answerThenAnnounce(request, tableId, () =>
    answerPrivately(request, { content: words.discord.confirm.closed }),
  );
}
