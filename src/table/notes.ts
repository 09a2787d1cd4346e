import type { TableDocument } from './document.ts';
import type { Note } from './types.ts';

type News = Note extends infer Each ? (Each extends Note ? Omit<Each, 'shown'> : never) : never;

/** The table with another note for its channel. */
export const owing = (table: TableDocument, news: News): TableDocument => ({
  ...table,
  notes: [...table.notes, { ...news, shown: table.shown }],
});
