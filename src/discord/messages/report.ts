import { escapedName } from '../../faces/markdown.ts';
import type { Words } from '../../i18n/index.ts';
import type { ClosedReport, Report } from '../../table/report.ts';
import type { Message } from '../answers/message.ts';
import { againRows, lobbyMessage } from './lobby.ts';
import { gameMessage, type Telling } from './table.ts';

/** The table's message. */
export function messageOf(report: Report, telling: Telling): Message {
  const { words } = telling;
  switch (report.kind) {
    case 'lobby':
      return lobbyMessage(report.table, words);
    case 'closed':
      return closedMessage(report, words);
    case 'game':
      return gameMessage(report, telling);
  }
}

function closedMessage({ table, notes }: ClosedReport, words: Words): Message {
  const by = notes.findLast((note) => note.kind === 'closed');
  const { closed, closedBy } = words.discord.table;
  return { content: by ? closedBy(escapedName(by.name)) : closed, rows: againRows(table, words) };
}
