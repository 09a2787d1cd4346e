import { allLooks, type Characters, looks } from './characters.ts';
import type { Actor, Note, Person, TableDocument, TableFacts, TableStatus } from './document.ts';
import { tableFacts } from './document.ts';
import { personIn } from './erasure.ts';

/** What a change may need besides the table and the person. */
export interface Circumstances {
  /** In ms since 1970. */
  readonly now: number;
  /** Names for computer players. */
  readonly characters: Characters;
  /** For tables that have committed to nothing. */
  readonly newSeed: () => string;
}

/** The table after what a person wants of it; null if nothing changes. Pure, so that it can be repeated. @throws Refusal */
export type Change = (
  table: TableDocument,
  person: Person,
  circumstances: Circumstances,
) => TableDocument | null;

/** Says that a table was changed and saved, or that the request which did so was delivered again. */
export interface TableChange {
  /** ID of the interaction that changed it; null if nobody has asked for it, or that isn't known any more. */
  readonly requestId: string | null;
  /** Whether nobody else sees anything of the change yet. */
  readonly isHidden: boolean;
  readonly tableId: string;
  readonly guildId: string;
  readonly status: TableStatus;
  readonly revision: number;
}

type News = Note extends infer Each ? (Each extends Note ? Omit<Each, 'shown'> : never) : never;

/** The table with another note for its channel. */
export const owing = (table: TableDocument, news: News): TableDocument => ({
  ...table,
  notes: [
    ...table.notes,
    { ...news, shown: table.shown, ...(table.play && { steps: table.play.record.steps.length }) },
  ],
});

/** Counts the public change, and keeps the new moment until it's announced. */
export function withShown(table: TableDocument, before: TableDocument): TableDocument {
  if (isHiddenStep(table, before)) return { ...table, changedAt: before.changedAt };
  const shown = before.shown + 1;
  const notes = table.notes.map((note) => (before.notes.includes(note) ? note : { ...note, shown }));
  if (!table.play) return { ...table, shown, notes };
  const { shared, undone } = table.play;
  return { ...table, shown, notes, untold: [...before.untold, { shown, steps: shared.steps, undone }] };
}

/** Of what's public, what an unseen step or its undo changes as well. */
const UNSEEN: readonly string[] = ['revision', 'changedAt', 'tenures', 'playedFor'];

/** Whether the only change is a step that its player can still undo unseen. */
function isHiddenStep(table: TableDocument, before: TableDocument): boolean {
  if (!table.play || !before.play || table.notes !== before.notes) return false;
  const isSame = table.play.shared.steps === before.play.shared.steps;
  const seen = Object.keys(tableFacts.shape).filter((key) => !UNSEEN.includes(key)) as (keyof TableFacts)[];
  return (
    isSame && table.play.undone === before.play.undone && seen.every((key) => table[key] === before[key])
  );
}

/** Discord may redeliver an interaction after a gateway resume, for as long as its token is valid: 15 minutes. */
const KEPT_FOR = 15 * 60_000;
/** More than a table's players can send in that time under the rate limits. */
export const MOST_KEPT = 200;

/** Whether the request has already changed the table. */
export const isHandled = ({ requests }: TableDocument, requestId: string | undefined): boolean =>
  requestId !== undefined && requests.some(({ id }) => id === requestId);

/** The table with the request marked as handled, and expired ones dropped; the same object if it's marked already. */
export function withRequest(table: TableDocument, actor: Actor | null, now: number): TableDocument {
  if (isHandled(table, actor?.requestId)) return table;
  const recent = table.requests.filter(({ at }) => now - at < KEPT_FOR);
  const added = actor?.requestId === undefined ? [] : [{ id: actor.requestId, at: now }];
  return { ...table, requests: [...recent, ...added].slice(-MOST_KEPT) };
}

/** The actor under the name that they have at the table: with a number if somebody's who is or was in a seat looks the same. */
export function knownAt(table: TableDocument, actor: Actor, characters: Characters): Actor {
  const { userId, name } = actor;
  if (typeof name !== 'string') return actor;
  const holders = [...table.seats, ...table.tenures.map(({ holder }) => holder)];
  const names = holders.flatMap((holder) => (holder.kind === 'computer' ? [holder.name] : []));
  const people = holders.flatMap((holder) => personIn(holder) ?? []);
  const others = people.filter((person) => person.userId !== userId);
  const taken = new Set(
    [...others.map((other) => other.name), ...names].flatMap((each) => allLooks(each, characters)),
  );
  const before = people.find((person) => person.userId === userId)?.name;
  const isKept =
    table.status !== 'lobby' && typeof before === 'string' && before.replace(/ \(\d+\)$/, '') === name;
  const tries = [...(isKept ? [before] : []), name, ...holders.map((_, at) => `${name} (${at + 2})`)];
  return { ...actor, name: tries.find((each) => !taken.has(looks(each))) ?? name };
}

/** The table with the person's latest name; the same object if it's unchanged. */
export function renamed(table: TableDocument, { userId, name }: Person): TableDocument {
  const isOld = (other: Person) => other.userId === userId && other.name !== name;
  const seats = table.seats.map((holder) =>
    holder.kind === 'person' && isOld(holder) ? { ...holder, name } : holder,
  );
  const host = isOld(table.host) ? { ...table.host, name } : table.host;
  const same = host === table.host && seats.every((holder, seat) => holder === table.seats[seat]);
  return same ? table : { ...table, host, seats };
}
