import type { Person, SeatHolder, TableDocument } from './document.ts';

/** Begins the IDs of people whose data was deleted; Discord's are numbers. */
const ERASED = 'erased-';

/** Whether it stands for somebody whose data was deleted. */
export const isErased = (userId: string): boolean => userId.startsWith(ERASED);

/** Who's in the seat, or had it before the computer. */
export const personIn = (holder: SeatHolder): Person | undefined =>
  holder.kind === 'person' ? holder : holder.formerly;

type Peopled = Pick<TableDocument, 'seats' | 'tenures' | 'invited' | 'host' | 'openedBy'>;

/** Everybody who's named at the table, once for each time. */
const peopleIn = ({ seats, tenures, invited, host }: Peopled): Person[] => [
  ...[...seats, ...tenures.map(({ holder }) => holder)].flatMap((holder) => personIn(holder) ?? []),
  ...invited,
  host,
];

/** The IDs of everybody whose data the table has. */
export const idsIn = (table: Peopled): ReadonlySet<string> =>
  new Set([...peopleIn(table).map(({ userId }) => userId), table.openedBy].filter((id) => !isErased(id)));

/** What somebody is called at the table. */
export const namesAt = (table: Peopled, userId: string): ReadonlySet<string> =>
  new Set(
    peopleIn(table).flatMap(({ userId: id, name }) =>
      id === userId && typeof name === 'string' ? [name] : [],
    ),
  );

/** Who stands for the person at the table from now on, under a number that nobody else has there. */
function standInFor(table: Peopled, userId: string): Person {
  const { seats, tenures } = table;
  const isTheirs = (holder: SeatHolder) => personIn(holder)?.userId === userId;
  const now = seats.findIndex(isTheirs);
  const seat = now >= 0 ? now : tenures.find(({ holder }) => isTheirs(holder))?.seat;
  const taken = new Set(peopleIn(table).map((person) => person.userId));
  let number = seat === undefined ? seats.length + 1 : seat + 1;
  while (taken.has(`${ERASED}${number}`)) number = Math.max(number, seats.length) + 1;
  return { userId: `${ERASED}${number}`, name: { player: number } };
}

/** In what's said of somebody, the names. */
const NAMES: readonly string[] = ['name', 'heir', 'before', 'by'];

/** The JSON with somebody else in the person's place; `names` are what news calls them. */
function withStandIn(json: unknown, userId: string, names: ReadonlySet<string>, by: Person): unknown {
  const replaced = (value: unknown): unknown => {
    if (value === userId) return by.userId;
    if (Array.isArray(value)) return value.map(replaced);
    if (typeof value !== 'object' || value === null) return value;
    const isThem = 'userId' in value && value.userId === userId;
    const isNews = 'shown' in value && 'kind' in value;
    const entries = Object.entries(value).map(([key, part]): [string, unknown] => {
      const isName =
        NAMES.includes(key) && (isThem || (isNews && typeof part === 'string' && names.has(part)));
      return [key, isName ? by.name : replaced(part)];
    });
    return Object.fromEntries(entries);
  };
  return replaced(json);
}

/** A seat that was kept for the person is anybody's. */
const opened = (holder: SeatHolder, userId: string): SeatHolder =>
  holder.kind === 'computer' && holder.formerly?.userId === userId && holder.until === 'back'
    ? { ...holder, until: 'taken' }
    : holder;

/**
 * The table without anything that says who the person was, who's left it before: in what stays for the others they're
 * *Player N*, and a seat that was kept for them is open. Null if it doesn't name them.
 */
export function erased(table: TableDocument, userId: string): TableDocument | null {
  if (!idsIn(table).has(userId)) return null;
  const { play, requests, untold, hinted, posted, ...facts } = table;
  const known = {
    ...facts,
    invited: facts.invited.filter((guest) => guest.userId !== userId),
    seats: facts.seats.map((holder) => opened(holder, userId)),
  };
  const by = standInFor(table, userId);
  const without = withStandIn(known, userId, namesAt(table, userId), by) as typeof facts;
  return { ...without, play, requests, untold, hinted, posted };
}

const FIRST_NAME = /^,"name":("(?:[^"\\]|\\.)*")/;
const ANY_NAME = /"(name|heir|before|by)":("(?:[^"\\]|\\.)*")/g;

/** The same for the text of a table that can't be read: JSON or what's left of it. */
export function erasedIn(text: string, userId: string): string {
  const them = `"userId":${JSON.stringify(userId)}`;
  const names = new Set(
    text.split(them).map((after, at) => (at === 0 ? undefined : FIRST_NAME.exec(after)?.[1])),
  );
  let number = 1;
  while (text.includes(`"${ERASED}${number}"`)) number++;
  const without = text.replace(ANY_NAME, (pair, key: string, name: string) =>
    names.has(name) ? `"${key}":{"player":${number}}` : pair,
  );
  return without.replaceAll(JSON.stringify(userId), `"${ERASED}${number}"`);
}
