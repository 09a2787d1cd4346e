import { type APIMessage, ComponentType } from 'discord-api-types/v10';
import { ClientRefusal } from './errors.ts';
import { checkPicks, type Place } from './picks.ts';

export interface Pressable {
  readonly type: ComponentType;
  readonly custom_id: string;
  readonly disabled?: boolean;
  readonly label?: string;
  readonly min_values?: number;
  readonly max_values?: number;
  readonly channel_types?: readonly number[];
  readonly options?: readonly { readonly value: string; readonly label: string }[];
}

function* parts(component: object): Generator<object> {
  yield component;
  if ('components' in component && Array.isArray(component.components))
    for (const inner of component.components) yield* parts(inner);
  if ('accessory' in component && component.accessory instanceof Object) yield component.accessory;
}

/** The buttons and select menus of a message in reading order, including disabled ones. */
export function pressables(message: Pick<APIMessage, 'components'>): Pressable[] {
  return (message.components ?? []).flatMap((component) =>
    [...parts(component)].filter((item): item is Pressable => 'custom_id' in item),
  );
}

/**
 * The component a user interacts with, checked the way Discord's client does.
 * @throws {ClientRefusal}
 */
export function pressable(
  message: APIMessage,
  customId: string,
  values: readonly string[] | undefined,
  place: Place,
): Pressable {
  const found = pressables(message).find((item) => item.custom_id === customId);
  if (!found) throw new ClientRefusal(`message ${message.id} has no component ${customId}`);
  if (found.disabled) throw new ClientRefusal(`component ${customId} is disabled`);
  if ((found.type === ComponentType.Button) !== (values === undefined))
    throw new ClientRefusal(`component ${customId} is ${values ? 'a button' : 'a select'}`);
  if (values) checkPicks(found, values, place);
  return found;
}
