import { tableShuffles } from '../../table/fair.ts';
import { withWord } from '../../table/lobby.ts';
import { tableInfo, toExportedRecord } from '../../table/views.ts';
import { settingsForm } from '../messages/settings/controls.ts';
import { recordFile, SHUFFLES, shufflesMessage, wordLines } from '../messages/shuffles.ts';
import { costly } from './costly.ts';
import { showTableSettings } from './lobby.ts';
import { answerPrivately, asWritten, type Control, onTable, type Request } from './request.ts';
import { typedInto } from './settings/desk.ts';

/** Tells one person what the table's shuffles follow from, and gives them the record once it's over. */
const showShuffles = costly('moment', async (request: Request, tableId: string) => {
  const { context, t } = request;
  const { table, shuffles, record } = await context.tables.read(tableId, (document) => {
    const shuffles = tableShuffles(document);
    const record = shuffles.hasRecord ? toExportedRecord(document) : null;
    return { table: tableInfo(document), shuffles, record };
  });
  const file = record && recordFile(table, record);
  await answerPrivately(request, shufflesMessage(table, shuffles, file, t));
});

export const controls: readonly Control[] = [
  onTable(SHUFFLES.show, asWritten, showShuffles),
  {
    ...onTable(SHUFFLES.give, asWritten, async ({ answer, component, t }) => {
      const isOpen = await answer.form(settingsForm(component, t('shuffles-form-title'), wordLines(t), {}));
      if (!isOpen) await answer.toOneself({ content: t('settings-too-slow') });
    }),
    submit: async (request) => {
      const { context, person, component, t } = request;
      const typed = typedInto(request, wordLines(t));
      // The router answers what isn't answered here.
      if (component.tableId === null || !typed) return;
      await context.tables.change(component.tableId, person, withWord(typed.word!));
      await showTableSettings(request, component.tableId);
    },
  },
];
