import {
  type APIButtonComponentWithCustomId,
  type APIModalInteractionResponseCallbackData,
  type ChannelType,
  ComponentType,
  SelectMenuDefaultValueType,
  TextInputStyle,
} from 'discord.js';
import { cut } from '../../../telling/markdown.ts';
import { MAX_OPTIONS, MAX_PLACEHOLDER } from '../../answers/limits.ts';
import type { Row } from '../../answers/message.ts';
import {
  button,
  type ComponentData,
  encodeCustomId,
  freeComponent,
  type MenuOption,
  menuRow,
  type Verb,
} from '../../choices/controls.ts';

/** In menus, stands for no choice of one's own. */
export const DEFAULT = '-';

export const settingButton = (verb: Verb, field: string, text: string): APIButtonComponentWithCustomId =>
  button(freeComponent(verb, field), { text });

export function settingMenu(
  verb: Verb,
  field: string,
  placeholder: string,
  options: readonly MenuOption[],
): Row {
  return menuRow(freeComponent(verb, field), placeholder, options.slice(0, MAX_OPTIONS));
}

interface Picker {
  readonly field: string;
  readonly placeholder: string;
  readonly chosen: readonly string[];
  /** 1 if absent. */
  readonly most?: number;
}

const base = <T>({ field, placeholder, chosen, most = 1 }: Picker, type: T) => ({
  custom_id: encodeCustomId(freeComponent('server', field)),
  placeholder: cut(placeholder, MAX_PLACEHOLDER),
  min_values: 0,
  max_values: most,
  default_values: chosen.map((id) => ({ id, type })),
});

export function channelMenu(picker: Picker, types: readonly ChannelType[]): Row {
  const menu = { ...base(picker, SelectMenuDefaultValueType.Channel as const), channel_types: [...types] };
  return { type: ComponentType.ActionRow, components: [{ type: ComponentType.ChannelSelect, ...menu }] };
}

export function roleMenu(picker: Picker): Row {
  const menu = base(picker, SelectMenuDefaultValueType.Role as const);
  return { type: ComponentType.ActionRow, components: [{ type: ComponentType.RoleSelect, ...menu }] };
}

/** A line of a form that may stay empty. */
export interface FormLine {
  readonly id: string;
  /** At most 45 characters. */
  readonly label: string;
  readonly example: string;
  /** In UTF-16 units. */
  readonly most: number;
}

/** A form; `typed` is what its lines begin with. */
export function settingsForm(
  component: ComponentData,
  title: string,
  lines: readonly FormLine[],
  typed: Readonly<Record<string, string>>,
): APIModalInteractionResponseCallbackData {
  return {
    title,
    custom_id: encodeCustomId(component),
    components: lines.map(({ id, label, example, most }) => ({
      type: ComponentType.Label,
      label,
      component: {
        type: ComponentType.TextInput,
        style: TextInputStyle.Short,
        custom_id: id,
        placeholder: example,
        max_length: most,
        required: false,
        ...(typed[id] ? { value: typed[id].slice(0, most) } : {}),
      },
    })),
  };
}
