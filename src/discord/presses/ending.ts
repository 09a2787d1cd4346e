import { answerPrivately, type Call, mayManage, voiceOf } from '../call.ts';
import { button, buttonRows } from '../controls.ts';
import { escapedName } from '../escape.ts';
import { againRows } from '../messages/lobby.ts';

/** Asks before the seat is given up. */
export async function askToResign({ answer, words }: Call, tableId: string): Promise<void> {
  const press = { tableId, revision: 0, verb: 'resign' as const, args: [] };
  const yes = button(press, { text: words.discord.button.resign, style: 'bad' });
  await answer.toOneself({ content: words.discord.confirm.resign, rows: buttonRows([yes]) });
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
export async function askToClose({ answer, words }: Call, tableId: string): Promise<void> {
  const press = { tableId, revision: 0, verb: 'close' as const, args: [] };
  const yes = button(press, { text: words.discord.button.close, style: 'bad' });
  await answer.toOneself({ content: words.discord.confirm.close, rows: buttonRows([yes]) });
}

export async function close(call: Call, tableId: string): Promise<void> {
  const { desk, person, words, publicWords } = call;
  const table = await desk.tables.close(tableId, person, mayManage(call));
  await answerPrivately(call, { content: words.discord.confirm.closed });
  const content = publicWords.discord.table.closedBy(escapedName(person.name));
  const said = await call.answer.toEverybody({ content, rows: againRows(table, publicWords) });
  desk.announcer.replace(tableId, said);
}
