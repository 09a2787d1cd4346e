import type { Adapter, Batch, Diagnosis } from './adapter.ts';
import { LONGEST_HEADER } from './header.ts';
import type { Entry, Place } from './store.ts';

/** Private to the process, and lost when it ends. */
export async function open(): Promise<Adapter> {
  const values = new Map<string, string>();
  const lists = new Map<string, Map<string, Entry>>();
  const holds = ({ key, head }: Pick<Batch['writes'][number], 'key' | 'head'>) => {
    const held = values.get(key);
    return head === null ? held === undefined : held?.startsWith(head);
  };
  const set = ({ key, value }: { readonly key: string; readonly value: string | null }) => {
    if (value === null) values.delete(key);
    else values.set(key, value);
  };
  const enter = (entry: Entry) => {
    const list = lists.get(entry.list) ?? new Map<string, Entry>();
    lists.set(entry.list, list.set(entry.id, entry));
  };
  const sorted = (list: string) =>
    [...(lists.get(list)?.values() ?? [])].sort((a, b) => a.rank - b.rank || (a.id < b.id ? -1 : 1));
  return {
    keyv: values,
    atOnce: 1000,
    async commit({ checks = [], writes, parts, entries, removed }) {
      if (![...checks, ...writes].every(holds)) return false;
      for (const each of [...writes, ...parts]) set(each);
      for (const entry of entries) enter(entry);
      for (const { list, id } of removed) lists.get(list)?.delete(id);
      return true;
    },
    head: async (key) => values.get(key)?.slice(0, LONGEST_HEADER),
    async list({ list, limit, newestFirst, after }) {
      const all = newestFirst ? sorted(list).reverse() : sorted(list);
      const isAfter = (entry: Entry) =>
        !after || (newestFirst ? precedes(entry, after) : precedes(after, entry));
      return all.filter(isAfter).slice(0, limit);
    },
    count: async (list) => lists.get(list)?.size ?? 0,
    async claim(list, due, again, limit) {
      const found = sorted(list)
        .filter(({ rank }) => rank <= due)
        .slice(0, limit);
      for (const entry of found) enter({ ...entry, rank: again });
      return found;
    },
    lock: { hold: async () => true, release: async () => undefined },
    purge: async () => undefined,
    diagnose,
    refresh: () => undefined,
    advice: async () => [],
    close: async () => undefined,
  };
}

const precedes = (a: Place, b: Place): boolean => a.rank < b.rank || (a.rank === b.rank && a.id < b.id);

export function diagnose(): Diagnosis {
  return { reason: 'other', certain: true };
}
