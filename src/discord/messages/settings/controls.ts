import {
  type APIButtonComponentWithCustomId,
  type ChannelType,
  ComponentType,
  SelectMenuDefaultValueType,
} from 'discord.js';
import { cut } from '../../../faces/markdown.ts';
import { MAX_OPTIONS, MAX_PLACEHOLDER } from '../../answers/limits.ts';
import type { Row } from '../../answers/message.ts';
import {
  button,
  encodePress,
  type MenuOption,
  menuRow,
  type Press,
  type Verb,
} from '../../choices/controls.ts';

/** In menus, stands for no choice of one's own. */
export const DEFAULT = '-';

const pressFor = (verb: Verb, field: string): Press => ({ tableId: null, revision: 0, verb, args: [field] });

export const settingButton = (verb: Verb, field: string, text: string): APIButtonComponentWithCustomId =>
  button(pressFor(verb, field), { text });

export function settingMenu(
  verb: Verb,
  field: string,
  placeholder: string,
  options: readonly MenuOption[],
): Row {
  return menuRow(pressFor(verb, field), placeholder, options.slice(0, MAX_OPTIONS));
}

interface Picker {
  readonly field: string;
  readonly placeholder: string;
  readonly chosen: readonly string[];
  /** 1 if absent. */
  readonly most?: number;
}

const base = ({ field, placeholder, most = 1 }: Picker) => ({
  custom_id: encodePress(pressFor('server', field)),
  placeholder: cut(placeholder, MAX_PLACEHOLDER),
  min_values: 0,
  max_values: most,
});

export function channelMenu(picker: Picker, types: readonly ChannelType[]): Row {
  return {
    type: ComponentType.ActionRow,
    components: [
      {
        type: ComponentType.ChannelSelect,
        ...base(picker),
        channel_types: [...types],
        default_values: picker.chosen.map((id) => ({ id, type: SelectMenuDefaultValueType.Channel })),
      },
    ],
  };
}

export function roleMenu(picker: Picker): Row {
  return {
    type: ComponentType.ActionRow,
    components: [
      {
        type: ComponentType.RoleSelect,
        ...base(picker),
        default_values: picker.chosen.map((id) => ({ id, type: SelectMenuDefaultValueType.Role })),
      },
    ],
  };
}
