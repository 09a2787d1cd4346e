import {
  type APIMessage,
  type APISelectMenuComponent,
  type APISelectMenuOption,
  ComponentType,
} from 'discord-api-types/v10';
import { html, type TemplateResult } from 'lit';
import { nameOf } from '../avatar.ts';
import { placesInOrder } from '../channels.ts';
import type { Context } from '../context.ts';
import type { State } from '../state.ts';
import { pendingComponent } from './button.ts';
import './select.ts';
import type { Chosen } from './select.ts';

/** Any select menu of a message; those of users, roles and channels list what the page knows. */
export function menu(
  component: APISelectMenuComponent,
  message: APIMessage,
  context: Context,
): TemplateResult {
  const pending = pendingComponent(context.state, message.id);
  return html`<page-select
    .options=${optionsOf(component, context.state)}
    .min=${component.min_values ?? 1}
    .max=${component.max_values ?? 1}
    .placeholder=${component.placeholder ?? ''}
    .disabled=${component.disabled ?? false}
    .busy=${pending === component.custom_id}
    @chosen=${({ detail }: CustomEvent<Chosen>) =>
      context.store.press(message, component.custom_id, component.type, detail.values)}
  ></page-select>`;
}

const listed = new WeakMap<APISelectMenuComponent, readonly APISelectMenuOption[]>();

/** Returns the same array for the same component, so a selection survives re-rendering. */
function optionsOf(component: APISelectMenuComponent, state: State): readonly APISelectMenuOption[] {
  if (component.type === ComponentType.StringSelect) return component.options;
  const known = listed.get(component);
  if (known) return known;
  const options = listOf(component, state);
  listed.set(component, options);
  return options;
}

function listOf(component: APISelectMenuComponent, state: State): readonly APISelectMenuOption[] {
  const users = [...state.users.values()].map((user) => ({ label: nameOf(user), value: user.id }));
  const roles = (state.guild?.roles ?? []).map((role) => ({ label: role.name, value: role.id }));
  switch (component.type) {
    case ComponentType.UserSelect:
      return users;
    case ComponentType.RoleSelect:
      return roles;
    case ComponentType.ChannelSelect:
      return placesInOrder(state.places).map((place) => ({ label: `#${place.name}`, value: place.id }));
    default:
      return [...users, ...roles];
  }
}
