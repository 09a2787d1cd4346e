import {
  type APIButtonComponentWithCustomId,
  type APIStringSelectComponent,
  ButtonStyle,
  ComponentType,
} from 'discord.js';
import { type Label, type LabelStyle, MAX_LABEL, MAX_OPTION } from '../../faces/guide.ts';
import { cut } from '../../faces/markdown.ts';
import type { TableInfo } from '../../table/views.ts';
import { MAX_BUTTONS_A_ROW, MAX_PLACEHOLDER } from '../answers/limits.ts';
import type { Row } from '../answers/message.ts';
import { encodePress, type Press, type Verb } from './custom-id.ts';

const STYLES: Readonly<Record<LabelStyle, APIButtonComponentWithCustomId['style']>> = {
  neutral: ButtonStyle.Secondary,
  strong: ButtonStyle.Primary,
  good: ButtonStyle.Success,
  bad: ButtonStyle.Danger,
};

export interface MenuOption extends Label {
  readonly value: string;
  /** Whether the menu shows it as chosen. */
  readonly chosen?: boolean;
}

/** The table as a player last saw it. */
export type TableMoment = Pick<TableInfo, 'id' | 'revision'>;

/** A press on a private control. */
export const pressAt = ({ id, revision }: TableMoment, verb: Verb, args: readonly string[] = []): Press => ({
  tableId: id,
  revision,
  verb,
  args,
});

/** A press on a public control, which must not count hidden steps. */
export const publicPressAt = (
  { id, shown }: Pick<TableInfo, 'id' | 'shown'>,
  verb: Verb,
  args: readonly string[] = [],
): Press => ({ tableId: id, revision: shown, verb, args });

/** Whether phones would cut a label of this length in a full row. */
export const isLong = (label: string): boolean => label.length > LONG_LABEL;
const LONG_LABEL = 26;

export function button(press: Press, label: Label, disabled = false): APIButtonComponentWithCustomId {
  return {
    type: ComponentType.Button,
    style: STYLES[label.style ?? 'neutral'],
    custom_id: encodePress(press),
    label: cut(label.text, MAX_LABEL),
    ...(label.emoji ? { emoji: { name: label.emoji } } : {}),
    ...(disabled ? { disabled } : {}),
  };
}

interface Several {
  readonly min: number;
  readonly max: number;
  /** Values that are chosen already. */
  readonly chosen: readonly string[];
}

const ONE: Several = { min: 1, max: 1, chosen: [] };

/** A row with one menu of at most 25 options. */
export function menuRow(
  press: Press,
  placeholder: string,
  options: readonly MenuOption[],
  { min, max, chosen }: Several = ONE,
): Row {
  const select: APIStringSelectComponent = {
    type: ComponentType.StringSelect,
    custom_id: encodePress(press),
    placeholder: cut(placeholder, MAX_PLACEHOLDER),
    ...(max > 1 ? { min_values: min, max_values: max } : {}),
    options: options.map(({ value, text, detail, emoji, chosen: isChosen }) => ({
      value,
      label: cut(text, MAX_OPTION),
      ...(detail ? { description: cut(detail, MAX_OPTION) } : {}),
      ...(emoji ? { emoji: { name: emoji } } : {}),
      ...(isChosen || chosen.includes(value) ? { default: true } : {}),
    })),
  };
  return { type: ComponentType.ActionRow, components: [select] };
}

/** Rows of at most `width` buttons each; empty without buttons. */
export function buttonRows(
  buttons: readonly APIButtonComponentWithCustomId[],
  width = MAX_BUTTONS_A_ROW,
): Row[] {
  const rows: Row[] = [];
  for (let at = 0; at < buttons.length; at += width)
    rows.push({ type: ComponentType.ActionRow, components: buttons.slice(at, at + width) });
  return rows;
}
