import { hasShownPicture } from '../../base/interaction.ts';
import { type Log, redactedError } from '../../base/log.ts';
import type { Attachment, LatePicture } from './message.ts';

/**
 * How long a first answer waits for its picture, in ms. Drawing one takes about 20; when many are queued, text and
 * buttons are sent first.
 */
const FIRST_WITHIN = 30;
/** The same for a later answer, which nobody stares at. */
const LATER_WITHIN = 1_500;

/** How long an answer waits for its picture, in ms. */
export const patienceFor = ({ isSoon }: LatePicture, isFirst: boolean): number =>
  isFirst ? (isSoon ? FIRST_WITHIN : 0) : LATER_WITHIN;

/**
 * Adds a picture once it's drawn, unless it's aborted by then. Never rejects: text and controls have already been
 * sent.
 */
export async function addLater(
  drawing: Promise<Attachment | null>,
  signal: AbortSignal,
  add: (file: Attachment | null) => Promise<unknown>,
  log: Log,
): Promise<void> {
  try {
    const file = await drawing;
    if (signal.aborted) return;
    await add(file);
    if (file) hasShownPicture();
  } catch (error) {
    log.debug({ fault: redactedError(error) }, 'a late picture could not be added');
  }
}

/** One for all: making an error for each would take longer than the rest, because of its stack. */
const SUPERSEDED = new Error('there is a newer answer');

/**
 * Tracks each person's newest private answer per channel. Its picture may be added later; once there's a newer
 * answer, the older one's picture is neither drawn nor sent.
 */
export class LatePictures {
  readonly #newest = new Map<string, AbortController>();

  /**
   * Registers a new answer and aborts the previous one. @returns a signal that's aborted when a newer answer is
   * claimed
   */
  claim(key: string): AbortSignal {
    this.#newest.get(key)?.abort(SUPERSEDED);
    const controller = new AbortController();
    this.#newest.set(key, controller);
    return controller.signal;
  }

  /** Call once the answer is complete. */
  release(key: string, signal: AbortSignal): void {
    if (this.#newest.get(key)?.signal === signal) this.#newest.delete(key);
  }
}
