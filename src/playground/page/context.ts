import type { State } from './state.ts';
import type { Store } from './store.ts';

export interface Picture {
  readonly url: string;
  readonly alt: string;
}

/** What the templates need: the state they show, and what a press may do. */
export interface Context {
  readonly state: State;
  readonly store: Store;
  /** Opens a channel, and shows a message of it where one is named. */
  go(channelId: string, messageId: string | null): void;
  openPicture(picture: Picture): void;
  /** Puts a command line into the composer. */
  fill(line: string): void;
}
