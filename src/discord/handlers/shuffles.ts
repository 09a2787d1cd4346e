import { shufflesOf } from '../../table/fair.ts';
import { withWord } from '../../table/lobby.ts';
import { exportedRecordOf, infoOf } from '../../table/views.ts';
import { formOf } from '../messages/settings/controls.ts';
import { recordFile, SHUFFLES, shufflesMessage, wordLines } from '../messages/shuffles.ts';
import { costly } from './costly.ts';
import { showOptions } from './lobby.ts';
import { answerPrivately, asWritten, type Control, onTable, type Request } from './request.ts';
import { typedInto } from './settings/desk.ts';

/** Tells one person what the table's shuffles follow from, and gives them the record once it's over. */
const showShuffles = costly('moment', async (request: Request, tableId: string) => {
  const { context, say } = request;
  const { table, shuffles, record } = await context.tables.read(tableId, (document) => {
    const shuffles = shufflesOf(document);
    const record = shuffles.hasRecord ? exportedRecordOf(document) : null;
    return { table: infoOf(document), shuffles, record };
  });
  const file = record && recordFile(table, record);
  await answerPrivately(request, shufflesMessage(table, shuffles, file, say));
});

export const controls: readonly Control[] = [
  onTable(SHUFFLES.show, asWritten, showShuffles),
  {
    ...onTable(SHUFFLES.give, asWritten, async ({ answer, press, say }) => {
      const isOpen = await answer.form(formOf(press, say('shuffles-form-title'), wordLines(say), {}));
      if (!isOpen) await answer.toOneself({ content: say('settings-too-slow') });
    }),
    submit: async (request) => {
      const { context, person, press, say } = request;
      const typed = typedInto(request, wordLines(say));
      // The router answers what isn't answered here.
      if (press.tableId === null || !typed) return;
      await context.tables.change(press.tableId, person, withWord(typed.word!));
      await showOptions(request, press.tableId);
    },
  },
];
