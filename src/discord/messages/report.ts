import type { Words } from '../../i18n/index.ts';
import type { ClosedReport, Report } from '../../table/types.ts';
import { escapedName } from '../answers/escape.ts';
import type { Message } from '../answers/message.ts';
import { againRows, lobbyMessage } from './lobby.ts';
import { gameMessage, type PictureSource } from './table.ts';

/** A report as one message. */
export async function messageOf(report: Report, words: Words, pictures: PictureSource): Promise<Message> {
  switch (report.kind) {
    case 'lobby':
      return lobbyMessage(report.table, words);
    case 'closed':
      return closedMessage(report, words);
    case 'game':
      return gameMessage(report, words, pictures);
  }
}

function closedMessage({ table, notes }: ClosedReport, words: Words): Message {
  const by = notes.findLast((note) => note.kind === 'closed');
  const { closed, closedBy } = words.discord.table;
  return { content: by ? closedBy(escapedName(by.name)) : closed, rows: againRows(table, words) };
}
