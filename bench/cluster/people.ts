import { type APIMessage, ComponentType, MessageFlags } from 'discord-api-types/v10';
import { within } from '../../src/base/deadline.ts';
import { decodeCustomId, type Verb } from '../../src/discord/choices/controls.ts';
import { SEQUEL } from '../../src/discord/messages/nodes.ts';
import { InteractionFailed } from '../../src/playground/state/interactions.ts';
import { ClientRefusal, type Pressable, pressables } from '../../src/playground/users/components.ts';
import type { Outcome } from '../../src/playground/users/outcome.ts';
import type { LocalUser } from '../../src/playground/users/user.ts';

const isPrivate = ({ flags }: APIMessage): boolean => ((flags ?? 0) & MessageFlags.Ephemeral) !== 0;

/** An interaction and its outcome. */
export interface Sent {
  readonly id: string;
  readonly userId: string;
  /** What was clicked or typed, for failure reports. */
  readonly what: string;
  /** What the control does; null for a command. */
  readonly verb: Verb | null;
  /** Whether it plays what follows for certain, too, if it's accepted as an action. */
  readonly hasSequel: boolean;
  /** Null if there was no answer within three seconds. */
  readonly outcome: Outcome | null;
  /** When it was answered, or found unanswered, in ms since 1970. */
  readonly endedAt: number;
  /** Whether nothing was disturbed meanwhile. */
  readonly calm: boolean;
}

/** Whether it's a control of a table: pages of the rules belong to none. */
const isOfTable = ({ custom_id }: Pressable): boolean =>
  (decodeCustomId(custom_id)?.tableId ?? null) !== null;

/** Whether it's of a game that's over, from which people go on to another one. */
const leadsOn = ({ custom_id, label = '' }: Pressable): boolean =>
  decodeCustomId(custom_id)?.verb === 'again' || label.startsWith('Yes, ');

const usable = (message: APIMessage): Pressable[] =>
  pressables(message).filter((control) => isOfTable(control) && !control.disabled && !leadsOn(control));

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

/** As many options as the menu wants, one after the other. */
const chosen = ({ control: { options = [], min_values = 1 } }: Control, pick: number): readonly string[] =>
  Array.from({ length: min_values }, (_, at) => options[(pick + at) % options.length]!.value);

/** Uses a control; `pick` selects a menu option. */
export function use(user: LocalUser, used: Control, pick: number): Promise<Outcome> {
  const { message, control } = used;
  if (control.type === ComponentType.Button) return user.click(message, control.custom_id);
  return user.select(message, control.custom_id, chosen(used, pick));
}

/** Whether it plays what follows for certain, too, if it's an action. */
export function hasSequel(used: Control, pick: number): boolean {
  const { control } = used;
  const keys =
    control.type === ComponentType.Button
      ? (decodeCustomId(control.custom_id)?.args ?? [])
      : chosen(used, pick)[0]!.split('/');
  return keys.at(-1) === SEQUEL;
}

/**
 * How long to wait for a hand, which comes after the public message has been left as it is, in ms. While all is well
 * it's longer than it can take, so that nothing disturbs it.
 */
const OPEN_WITHIN = { calm: 15_000, disturbed: 3_000 } as const;

interface Making extends Pick<Sent, 'what' | 'verb' | 'hasSequel'> {
  readonly user: LocalUser;
  readonly act: () => Promise<Outcome>;
  readonly isCalm: () => boolean;
}

/** Makes an interaction; one that opens a hand is over once it's open. Null if the client doesn't allow it. */
export async function make({ user, what, verb, hasSequel, act, isCalm }: Making): Promise<Sent | null> {
  const wasCalm = isCalm();
  const sent = (id: string, outcome: Outcome | null): Sent => ({
    ...{ id, userId: user.id, what, verb, hasSequel, outcome, endedAt: Date.now() },
    calm: wasCalm && isCalm(),
  });
  try {
    const outcome = await act();
    if (verb === 'hand')
      await within(OPEN_WITHIN[isCalm() ? 'calm' : 'disturbed'], outcome.messageWhere(isPrivate));
    return sent(outcome.interactionId, outcome);
  } catch (error) {
    if (error instanceof ClientRefusal) return null;
    if (!(error instanceof InteractionFailed)) throw error;
    return sent(error.interactionId, null);
  }
}
