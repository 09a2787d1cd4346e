import {
  type APIModalInteractionResponseCallbackComponent,
  type APISelectMenuComponent,
  type APITextInputComponent,
  ComponentType,
} from 'discord-api-types/v10';
import type { OpenModal } from '../state.ts';
import { words } from '../words.ts';

export type Value = string | readonly string[];

/** A field of a modal: a text input or a select menu, with its label. */
export interface Input {
  readonly spec: APITextInputComponent | (APISelectMenuComponent & { readonly required?: boolean });
  readonly label: string;
  readonly about: string;
}

const menus: ReadonlySet<number> = new Set([3, 5, 6, 7, 8]);

export function inputsOf(modal: OpenModal): readonly Input[] {
  return modal.modal.components.flatMap(inputsIn);
}

export function inputsIn(component: APIModalInteractionResponseCallbackComponent): readonly Input[] {
  if (component.type === ComponentType.ActionRow) {
    return component.components.map((spec) => ({ spec, label: spec.label ?? '', about: '' }));
  }
  if (component.type !== ComponentType.Label) return [];
  const { component: spec, label, description: about = '' } = component;
  return isInput(spec) ? [{ spec, label, about }] : [];
}

function isInput(spec: { readonly type: ComponentType }): spec is Input['spec'] {
  return spec.type === ComponentType.TextInput || menus.has(spec.type);
}

/** What's wrong with a field's value; undefined for nothing. */
export function errorOf(spec: Input['spec'], value: Value): string | undefined {
  if (value.length === 0) return (spec.required ?? true) ? words.modal.missing : undefined;
  if (spec.type !== ComponentType.TextInput) {
    const least = spec.min_values ?? 1;
    return value.length < least ? words.select.atLeast(least) : undefined;
  }
  const minLength = spec.min_length ?? 0;
  return value.length < minLength ? words.modal.tooShort(minLength) : undefined;
}
