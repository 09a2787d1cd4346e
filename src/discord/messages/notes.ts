import { escapedName } from '../../faces/markdown.ts';
import { kebab } from '../../i18n/fluent/kebab.ts';
import type { Say } from '../../i18n/fluent/say.ts';
import type { Note } from '../../table/types.ts';

/** News about who plays, one line each. */
export const noteLines = (notes: readonly Note[], say: Say): string[] =>
  notes.flatMap((note) => noteLine(note, say) ?? []);

function noteLine(note: Note, say: Say): string | null {
  switch (note.kind) {
    case 'resigned':
      return say('discord-table-resigned', {
        name: escapedName(note.name),
        computer: escapedName(note.heir),
      });
    case 'leaving':
    case 'absent':
      return say(`people-news-${note.kind}`, { name: escapedName(note.name), heir: escapedName(note.heir) });
    case 'taken':
      return say('people-news-taken', { name: escapedName(note.name), before: escapedName(note.before) });
    case 'movedFor':
    case 'back':
    case 'host':
      return say(`people-news-${kebab(note.kind)}`, { name: escapedName(note.name) });
    case 'opened':
    case 'closed':
      return null;
  }
}
