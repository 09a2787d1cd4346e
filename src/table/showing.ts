import type { TableDocument } from './document.ts';

/** Counts the public change, and keeps the new moment until it's announced. */
export function withShown(table: TableDocument, before: TableDocument): TableDocument {
  if (isHiddenStep(table, before)) return { ...table, changedAt: before.changedAt };
  const shown = before.shown + 1;
  const notes = table.notes.map((note) => (before.notes.includes(note) ? note : { ...note, shown }));
  if (!table.play) return { ...table, shown, notes };
  const { shared, undone } = table.play;
  return { ...table, shown, notes, untold: [...before.untold, { shown, steps: shared.steps, undone }] };
}

/** Whether the only change is a step that its player can still undo unseen. */
function isHiddenStep(table: TableDocument, before: TableDocument): boolean {
  if (!table.play || !before.play) return false;
  return (
    table.play.shared.steps === before.play.shared.steps &&
    table.play.undone === before.play.undone &&
    table.status === before.status &&
    table.seats === before.seats &&
    table.host === before.host &&
    table.notes === before.notes
  );
}
