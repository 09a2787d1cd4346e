import type { Held } from './header.ts';
import type { Holder } from './store.ts';

/** Who holds the store. `since` is in ms since 1970. */
export interface LeaseRecord {
  readonly fence: number;
  readonly holder: Holder & { readonly since: number };
}

export function recordIn({ text }: Held): LeaseRecord | undefined {
  try {
    return JSON.parse(text) as LeaseRecord;
  } catch {
    return undefined;
  }
}
