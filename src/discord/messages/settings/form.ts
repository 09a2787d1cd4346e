import { type APIModalInteractionResponseCallbackData, ComponentType, TextInputStyle } from 'discord.js';
import { encodePress, type Verb } from '../../choices/controls.ts';

/** A line of a form that may stay empty. */
export interface FormLine {
  readonly id: string;
  /** At most 45 characters. */
  readonly label: string;
  readonly example: string;
  /** In UTF-16 units. */
  readonly most: number;
}

/** A form whose submission has the same verb and argument; `typed` is what its lines begin with. */
export function formOf(
  verb: Verb,
  field: string,
  title: string,
  lines: readonly FormLine[],
  typed: Readonly<Record<string, string>>,
): APIModalInteractionResponseCallbackData {
  return {
    title,
    custom_id: encodePress({ tableId: null, revision: 0, verb, args: [field] }),
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
