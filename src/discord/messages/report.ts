import { escapedName } from '../../faces/markdown.ts';
import type { Say } from '../../i18n/fluent/say.ts';
import type { ClosedReport, Report } from '../../table/types.ts';
import type { Message } from '../answers/message.ts';
import { againRows, lobbyMessage } from './lobby.ts';
import { gameMessage, type Telling } from './table.ts';

/** The table's message. */
export function messageOf(report: Report, telling: Telling): Message {
  const { say } = telling;
  switch (report.kind) {
    case 'lobby':
      return lobbyMessage(report.table, say);
    case 'closed':
      return closedMessage(report, say);
    case 'game':
      return gameMessage(report, telling);
  }
}

function closedMessage({ table, notes }: ClosedReport, say: Say): Message {
  const by = notes.findLast((note) => note.kind === 'closed');
  return {
    content: by
      ? say('discord-table-closed-by', { name: escapedName(by.name) })
      : say('discord-table-closed'),
    rows: againRows(table, say),
  };
}
