import { escapedName } from '../../faces/markdown.ts';
import type { Words } from '../../i18n/index.ts';
import type { Note } from '../../table/document.ts';

/** News about who plays, one line each. */
export const noteLines = (notes: readonly Note[], words: Words): string[] =>
  notes.flatMap((note) => noteLine(note, words) ?? []);

function noteLine(note: Note, words: Words): string | null {
  const { news } = words.people;
  switch (note.kind) {
    case 'resigned':
      return words.discord.table.resigned(escapedName(note.name), escapedName(note.heir));
    case 'leaving':
    case 'absent':
      return news[note.kind](escapedName(note.name), escapedName(note.heir));
    case 'taken':
      return news.taken(escapedName(note.name), escapedName(note.before));
    case 'movedFor':
    case 'back':
    case 'host':
      return news[note.kind](escapedName(note.name));
    case 'opened':
    case 'closed':
      return null;
  }
}
