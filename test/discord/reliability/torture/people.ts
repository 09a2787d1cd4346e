import { type APIMessage, ComponentType } from 'discord-api-types/v10';
import { within } from '../../../../src/base/deadline.ts';
import { decodePress } from '../../../../src/discord/choices/controls.ts';
import { InteractionFailed } from '../../../../src/playground/state/interactions.ts';
import { ClientRefusal, type Pressable, pressables } from '../../../../src/playground/users/components.ts';
import type { Outcome } from '../../../../src/playground/users/outcome.ts';
import type { LocalUser } from '../../../../src/playground/users/user.ts';
import { isPrivate } from '../../fixtures/stranger.ts';

/** An interaction and its outcome. */
export interface Sent {
  readonly id: string;
  readonly userId: string;
  /** What was clicked or typed, for failure reports. */
  readonly what: string;
  /** Null if there was no answer within three seconds. */
  readonly outcome: Outcome | null;
  /** Whether nothing was disturbed meanwhile. */
  readonly calm: boolean;
}

/** Whether it's a control of a table: pages of the rules belong to none. */
const isOfTable = ({ custom_id }: Pressable): boolean => (decodePress(custom_id)?.tableId ?? null) !== null;

const usable = (message: APIMessage): Pressable[] =>
  pressables(message).filter(
    (control) => isOfTable(control) && !control.disabled && !/^(Yes, |New table)/.test(control.label ?? ''),
  );

/** A control in a message, as a user sees it. */
export interface Control {
  readonly message: APIMessage;
  readonly control: Pressable;
}

/** All controls of one of the user's messages; `age` counts back from the newest message with controls. */
export function controlsOf(
  user: LocalUser,
  channelId: string,
  kind: 'private' | 'public',
  age: number,
): readonly Control[] {
  const messages = user
    .visibleMessages(channelId)
    .filter((message) => isPrivate(message) === (kind === 'private') && usable(message).length > 0);
  const message = messages.at(-1 - (age % Math.max(1, messages.length)));
  return message ? usable(message).map((control) => ({ message, control })) : [];
}

/** Uses a control; `pick` selects a menu option. */
export function use(user: LocalUser, { message, control }: Control, pick: number): Promise<Outcome> {
  if (control.type === ComponentType.Button) return user.click(message, control.custom_id);
  const { options = [] } = control;
  return user.select(message, control.custom_id, [options[pick % options.length]!.value]);
}

/**
 * How long to wait for a hand, which comes after the public message has been left as it is, in ms. While all is well
 * it's longer than it can take, so that nothing disturbs it.
 */
const OPEN_WITHIN = { calm: 15_000, disturbed: 3_000 } as const;

/** Makes an interaction; one that opens a hand is over once it's open. Null if the client doesn't allow it. */
export async function make(
  user: LocalUser,
  what: string,
  act: () => Promise<Outcome>,
  isCalm: () => boolean,
  opensHand = false,
): Promise<Sent | null> {
  const wasCalm = isCalm();
  try {
    const outcome = await act();
    if (opensHand)
      await within(OPEN_WITHIN[isCalm() ? 'calm' : 'disturbed'], outcome.messageWhere(isPrivate));
    return { id: outcome.interactionId, userId: user.id, what, outcome, calm: wasCalm && isCalm() };
  } catch (error) {
    if (error instanceof ClientRefusal) return null;
    if (!(error instanceof InteractionFailed)) throw error;
    return { id: error.interactionId, userId: user.id, what, outcome: null, calm: wasCalm && isCalm() };
  }
}
