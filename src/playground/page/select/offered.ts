import { type APISelectMenuComponent, type APISelectMenuOption, ComponentType } from 'discord-api-types/v10';
import { nameOf } from '../avatar.ts';
import { guildPlaces } from '../channels.ts';
import type { State } from '../state.ts';

type Options = readonly APISelectMenuOption[];

const listed = new WeakMap<APISelectMenuComponent, Options>();

/** What a menu offers: its own options, or the users, roles or channels the page knows. */
export function optionsOf(component: APISelectMenuComponent, state: State): Options {
  if (component.type === ComponentType.StringSelect) return component.options;
  // The same list for the same component, so that rendering it again changes nothing.
  const known = listed.get(component);
  if (known) return known;
  const preset = new Set(component.default_values?.map(({ id }) => id));
  const options = listOf(component, state).map((option) =>
    preset.has(option.value) ? { ...option, default: true } : option,
  );
  listed.set(component, options);
  return options;
}

function listOf(component: APISelectMenuComponent, state: State): Options {
  const users = [...state.users.values()].map((user) => ({ label: nameOf(user), value: user.id }));
  const roles = (state.guild?.roles ?? []).map((role) => ({ label: role.name, value: role.id }));
  switch (component.type) {
    case ComponentType.UserSelect:
      return users;
    case ComponentType.RoleSelect:
      return roles;
    case ComponentType.ChannelSelect:
      return guildPlaces(state.places)
        .filter(({ type }) => component.channel_types?.some((allowed) => allowed === type) ?? true)
        .map((place) => ({ label: `#${place.name}`, value: place.id }));
    default:
      return [...users, ...roles];
  }
}
