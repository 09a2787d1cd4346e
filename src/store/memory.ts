import type { Adapter, Diagnosis } from './adapter.ts';

/** Private to the process, and lost when it ends. */
export async function open(): Promise<Adapter> {
  const values = new Map<string, string>();
  return {
    keyv: values,
    atOnce: 1000,
    async replace(key, head, value, guard) {
      const held = values.get(key);
      if (guard && !values.get(guard.key)?.startsWith(guard.head)) return false;
      if (head === null ? held !== undefined : !held?.startsWith(head)) return false;
      if (value === null) values.delete(key);
      else values.set(key, value);
      return true;
    },
    lock: () => ({ hold: async () => true, release: async () => undefined }),
    diagnose,
    refresh: () => undefined,
    advice: async () => [],
    close: async () => undefined,
  };
}

export function diagnose(): Diagnosis {
  return { reason: 'other', certain: true };
}
