import {
  type APIModalInteractionResponseCallbackComponent,
  type APITextInputComponent,
  ComponentType,
} from 'discord-api-types/v10';
import type { OpenModal } from '../state.ts';
import { words } from '../words.ts';

export interface Input {
  readonly spec: APITextInputComponent;
  readonly label: string;
  readonly about: string;
}

export function inputsOf(modal: OpenModal): readonly Input[] {
  return modal.modal.components.flatMap(inputsIn);
}

export function inputsIn(component: APIModalInteractionResponseCallbackComponent): readonly Input[] {
  if (component.type === ComponentType.ActionRow) {
    return component.components.map((spec) => ({ spec, label: spec.label ?? '', about: '' }));
  }
  if (component.type !== ComponentType.Label || component.component.type !== ComponentType.TextInput)
    return [];
  return [{ spec: component.component, label: component.label, about: component.description ?? '' }];
}

export function errorOf(spec: APITextInputComponent, value: string): string | undefined {
  if (value === '') return (spec.required ?? true) ? words.modal.missing : undefined;
  const minLength = spec.min_length ?? 0;
  return value.length < minLength ? words.modal.tooShort(minLength) : undefined;
}
