import { channel, subscribe, unsubscribe } from 'node:diagnostics_channel';

/** What people do to ask for something. */
export type InteractionKind = 'command' | 'press' | 'form' | 'autocomplete';

/** What's measured where it happens, by name. Nothing in it names a server, a channel, a person or a card. */
export interface Measures {
  /** An interaction has its first answer; `ms` since it came. */
  readonly answer: { readonly kind: InteractionKind; readonly ms: number };
  /** An interaction's first picture has been sent; `ms` since the interaction came. */
  readonly picture: { readonly kind: InteractionKind; readonly ms: number };
  /** A computer player has decided; `ms` includes the wait for a thread. */
  readonly thought: { readonly player: string; readonly ms: number };
  /** A computer player didn't decide, so another one's choice counts. */
  readonly fallback: { readonly player: string };
  /** A call of the store is over; `ms` includes the wait for its turn. */
  readonly storeCall: { readonly operation: string; readonly ms: number; readonly hasFailed: boolean };
  /** A request to Discord is over; without a status, nothing came back. */
  readonly request: { readonly route: string; readonly status: number | null };
  /** A table's channel is told by this process from now on, in place of another that's gone. */
  readonly takeover: object;
  /** The machine's time has jumped. */
  readonly timeJump: object;
}

const nameOf = (what: keyof Measures): string => `round-table:${what}`;

/** Tells whoever measures; costs next to nothing if nobody does. */
export function measure<What extends keyof Measures>(what: What, measured: Measures[What]): void {
  channel(nameOf(what)).publish(measured);
}

/** Called with each such measure of this process. @returns a function that unsubscribes */
export function onMeasure<What extends keyof Measures>(
  what: What,
  listener: (measured: Measures[What]) => void,
): () => void {
  const heard = (measured: unknown) => listener(measured as Measures[What]);
  subscribe(nameOf(what), heard);
  return () => void unsubscribe(nameOf(what), heard);
}
