import { answerPrivately, type Call, mayManage, voiceOf } from '../call.ts';
import { button, buttonRows } from '../controls.ts';
import { escapedName } from '../escape.ts';
import { againRows } from '../messages/lobby.ts';

/** Asks before the seat is given up. @throws Refusal as `Tables.seatView` where there is none to give up */
export async function askToResign(call: Call, tableId: string): Promise<void> {
  await call.desk.tables.seatView(tableId, call.person.userId);
  await ask(call, tableId, 'resign');
}

async function ask({ answer, words }: Call, tableId: string, verb: 'resign' | 'close'): Promise<void> {
  const { button: text, confirm } = words.discord;
  const yes = button({ tableId, revision: 0, verb, args: [] }, { text: text[verb], style: 'bad' });
  await answer.toOneself({ content: confirm[verb], rows: buttonRows([yes]) });
}

export async function resign(call: Call, tableId: string): Promise<void> {
  const { desk, person, words, publicWords } = call;
  const table = await desk.tables.resign(tableId, person);
  await answerPrivately(call, { content: words.discord.confirm.resigned });
  const heir = table.seats.find(
    (holder) => holder.kind === 'computer' && holder.formerly?.userId === person.userId,
  );
  const note = publicWords.discord.table.resigned(escapedName(person.name), escapedName(heir?.name ?? ''));
  await desk.announcer.announce(tableId, voiceOf(call), [note]);
}

/** Asks before the table is closed. */
export const askToClose = (call: Call, tableId: string): Promise<void> => ask(call, tableId, 'close');

export async function close(call: Call, tableId: string): Promise<void> {
  const { desk, person, words, publicWords } = call;
  const table = await desk.tables.close(tableId, person, mayManage(call));
  await answerPrivately(call, { content: words.discord.confirm.closed });
  const content = publicWords.discord.table.closedBy(escapedName(person.name));
  const said = await call.answer.toEverybody({ content, rows: againRows(table, publicWords) });
  desk.announcer.replace(tableId, said);
}
