import { isDeepStrictEqual } from 'node:util';
import { DUE_CLOCKS } from '../../src/clocks/clock-document.ts';
import { erasureDue, erasureLine, erasureList, hashUserId } from '../../src/privacy/personal-data.ts';
import { type Form, keyKind } from '../../src/store/collection.ts';
import { StoreCorrupt } from '../../src/store/errors.ts';
import { isInTime } from '../../src/store/schedule.ts';
import { ABSENT, type Entry, type ListName, type Store, type Version } from '../../src/store/store.ts';
import { DUE } from '../../src/table/storage/lists.ts';
import { asideKey, tableCollection } from '../../src/table/storage/stored-table.ts';
import { CHECKED, collectionsIn, keysIn, linesOf, listsIn, peopleIn } from './contents.ts';

/** A line that isn't as the value has it that it belongs to. A pointer counts as a line of a list that's named as its key. */
export interface Flaw extends ListName {
  readonly what: 'missing' | 'different' | 'extra';
  /** The key of the value; of a deletion, the list of what's left. */
  readonly owner: string;
}

export interface Findings {
  readonly flaws: readonly Flaw[];
  /** How many lines and pointers belong to values. */
  readonly lines: number;
}

type Each<T> = AsyncIterable<T> | Iterable<T>;

/** So often it's looked again at what changes meanwhile: it's written together with its lines. */
const LOOKS = 4;
/** The lists whose lines bots put off while they work on them. */
const AGENDAS: readonly string[] = [DUE, DUE_CLOCKS];
const ERASING = keyKind(erasureList(''));

const placeOf = ({ list, id }: ListName): string => `${list}\n${id}`;
const idOf = (key: string): string => key.slice(key.indexOf(':') + 1);

/** The key of the value that a line belongs to; null if no value says whether it should be there. */
function ownerOf(line: ListName): string | null {
  for (const { kind, ownerOf } of CHECKED) {
    const id = ownerOf?.(line) ?? null;
    if (id !== null) return `${kind}:${id}`;
  }
  return null;
}

/** Where a flaw shows itself; a pointer stands in none. */
function listsOf(flaw: Flaw): readonly string[] {
  if (keyKind(flaw.owner) === ERASING) return [flaw.list, flaw.owner];
  return ownerOf(flaw) === null ? [] : [flaw.list];
}

function dataIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Parts of objects are in another order once they've been read. */
const isAs = (line: Entry, wanted: Entry): boolean =>
  isDeepStrictEqual(dataIn(line.text), dataIn(wanted.text)) &&
  (AGENDAS.includes(line.list) ? isInTime(line.rank, wanted.rank, Date.now()) : line.rank === wanted.rank);

/**
 * Compares a store's lists with the values that write them, by the same functions. Bots may use the store meanwhile.
 * Methods throw StoreFailed.
 */
export class Lists {
  readonly #url: string;
  readonly #store: Store;

  constructor(url: string, store: Store) {
    this.#url = url;
    this.#store = store;
  }

  async check(): Promise<Findings> {
    const { lines, flaws } = await this.#compare(keysIn(this.#url), listsIn(this.#url));
    const found: Flaw[] = [];
    let suspects = flaws;
    for (let look = 0; look < LOOKS && suspects.length > 0; look++) {
      const before = await this.#versions(suspects);
      const lists = new Set(suspects.flatMap(listsOf));
      const isSuspect = (list: string, owner: string) => lists.has(list) && before.has(owner);
      const again = await this.#compare(before.keys(), lists, isSuspect);
      const after = await this.#versions(again.flaws);
      // A value that came and went meanwhile may have been seen.
      const isSure = ({ owner, what }: Flaw) =>
        before.get(owner) === after.get(owner) &&
        (what === 'extra' || before.get(owner) !== ABSENT || keyKind(owner) === ERASING);
      found.push(...again.flaws.filter(isSure));
      suspects = again.flaws.filter((flaw) => !isSure(flaw));
    }
    return { flaws: found, lines };
  }

  /**
   * Writes what's missing or different, and takes off what's extra, each on condition that its value is still the same.
   * @returns what can't be mended
   */
  async mend(flaws: readonly Flaw[]): Promise<readonly Flaw[]> {
    const byOwner = new Map<string, Flaw[]>();
    for (const flaw of flaws) byOwner.set(flaw.owner, [...(byOwner.get(flaw.owner) ?? []), flaw]);
    const erasures: Flaw[] = [];
    for (const [owner, all] of byOwner) {
      if (keyKind(owner) === ERASING) erasures.push(...all);
      else await this.#mendOne(owner, all);
    }
    return erasures.length > 0 ? this.#mendErasures(erasures) : [];
  }

  async #mendOne(owner: string, flaws: readonly Flaw[]): Promise<void> {
    const [kind, id] = [keyKind(owner), idOf(owner)];
    const { form } = CHECKED.find((each) => each.kind === kind)!;
    const extra = flaws.filter(({ what }) => what === 'extra');
    const { value } = await collectionsIn(this.#store)
      .get(kind)!
      .update<{ readonly value: unknown; readonly removed?: readonly ListName[] }>(
        id,
        (before) => {
          if (before === undefined) return { value: before };
          const wanted = new Set(form?.(before, id).entries?.map(placeOf));
          return { value: { ...before }, removed: extra.filter((flaw) => !wanted.has(placeOf(flaw))) };
        },
        { entersAll: true },
      );
    if (value === undefined) await this.#store.enter([], extra);
  }

  /** A deletion is noted by a code; whose it is follows from the people of whom something is stored. */
  async #mendErasures(flaws: readonly Flaw[]): Promise<readonly Flaw[]> {
    const left = new Map(flaws.map((flaw) => [flaw.owner, flaw]));
    for await (const userId of peopleIn(this.#url))
      if (left.delete(erasureList(hashUserId(userId))))
        await this.#store.enter([erasureDue(userId, Date.now())]);
    return [...left.values()];
  }

  async #versions(flaws: readonly Flaw[]): Promise<Map<string, Version>> {
    const versions = new Map<string, Version>();
    for (const { owner } of flaws)
      if (!versions.has(owner)) versions.set(owner, await this.#store.version(owner));
    return versions;
  }

  async #compare(
    owners: Each<string>,
    lists: Each<string>,
    isMeant: (list: string, owner: string) => boolean = () => true,
  ): Promise<Findings & { readonly flaws: Flaw[] }> {
    const wanted = new Map<string, { readonly entry: Entry; readonly owner: string }>();
    const unknown = new Set<string>();
    const flaws: Flaw[] = [];
    let lines = 0;
    for await (const owner of owners) {
      const form = await this.#formAt(owner);
      if (form === null) unknown.add(owner);
      for (const entry of form?.entries ?? [])
        if (isMeant(entry.list, owner)) wanted.set(placeOf(entry), { entry, owner });
      for (const [key, text] of form?.pointers ?? []) {
        lines += 1;
        const there = await this.#store.get(key);
        const what = there ? 'different' : 'missing';
        if (there?.text !== text) flaws.push({ what, list: key, id: text, owner });
      }
    }
    lines += wanted.size;
    const [begun, due] = [new Set<string>(), new Set<string>()];
    for await (const list of lists)
      for await (const line of linesOf(list, this.#store)) {
        if (keyKind(list) === ERASING) begun.add(list);
        if (list === DUE) due.add(line.id);
        const owner = ownerOf(line);
        if (owner === null || unknown.has(owner) || !isMeant(list, owner)) continue;
        const { entry } = wanted.get(placeOf(line)) ?? {};
        wanted.delete(placeOf(line));
        if (!entry && (await this.#formAt(owner)) === null) continue;
        const what = entry ? 'different' : 'extra';
        if (!entry || !isAs(line, entry)) flaws.push({ what, list, id: line.id, owner });
      }
    for (const { entry, owner } of wanted.values())
      flaws.push({ what: 'missing', list: entry.list, id: entry.id, owner });
    for (const owner of begun) {
      const { list, id } = erasureLine(idOf(owner));
      flaws.push(...(due.has(id) ? [] : [{ what: 'missing' as const, list, id, owner }]));
    }
    return { flaws, lines };
  }

  /** How a value is stored; null of one that can't be read or was set aside, and undefined if there's none. */
  async #formAt(key: string): Promise<Form | null | undefined> {
    const [kind, id] = [keyKind(key), idOf(key)];
    const options = CHECKED.find((each) => each.kind === kind);
    if (!options) return undefined;
    try {
      const value = await collectionsIn(this.#store).get(kind)?.get(id);
      if (value !== undefined) return options.form?.(value, id);
      const isAside = kind === tableCollection.kind && (await this.#store.get(asideKey(id)));
      return isAside ? null : undefined;
    } catch (error) {
      if (error instanceof StoreCorrupt) return null;
      throw error;
    }
  }
}
