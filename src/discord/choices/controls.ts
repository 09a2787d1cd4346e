import {
  type APIButtonComponentWithCustomId,
  type APIStringSelectComponent,
  ButtonStyle,
  ComponentType,
} from 'discord.js';
import type { TableInfo } from '../../table/views.ts';
import { type Label, type LabelStyle, MAX_LABEL, MAX_OPTION } from '../../telling/guide.ts';
import { cut } from '../../telling/markdown.ts';
import { MAX_BUTTONS_A_ROW, MAX_CUSTOM_ID, MAX_PLACEHOLDER } from '../answers/limits.ts';
import type { Row } from '../answers/message.ts';

/** What a control does, by its name: lower-case letters. Handlers declare it with the control. */
export type Verb = string;

/** What a button or menu does, as encoded in its custom ID. */
export interface ComponentData {
  /** Null if the control doesn't belong to a table (pages of a list or of help). */
  readonly tableId: string | null;
  /**
   * When the control was made: the table's `shown` in public messages, its `revision` in private ones; 0 without a
   * table.
   */
  readonly revision: number;
  readonly verb: Verb;
  readonly args: readonly string[];
}

/** Bumped when the meaning of an ID changes. Controls of other versions get an answer but do nothing. */
const VERSION = '1';
const NO_TABLE = '-';

const escaped: Readonly<Record<string, string>> = { '%': '%0', '|': '%1', '/': '%2', '': '%3' };
const plain: Readonly<Record<string, string>> = { '%0': '%', '%1': '|', '%2': '/', '%3': '' };

const pack = (part: string): string =>
  part === '' ? escaped['']! : part.replace(/[%|/]/g, (c) => escaped[c]!);
const unpack = (part: string): string => part.replace(/%[0-3]/g, (c) => plain[c]!);

/** `version|table|revision|verb|args`, with args separated by slashes; at most 100 characters. */
export function encodeCustomId(component: ComponentData): string {
  const id = [
    VERSION,
    component.tableId ?? NO_TABLE,
    String(component.revision),
    component.verb,
    component.args.map(pack).join('/'),
  ].join('|');
  if (id.length > MAX_CUSTOM_ID) throw new RangeError(`custom id of ${id.length} characters: ${id}`);
  return id;
}

/** Null if the ID is malformed or of another version. */
export function decodeCustomId(id: string): ComponentData | null {
  const parts = id.split('|');
  if (parts.length !== 5 || parts[0] !== VERSION) return null;
  const [, tableId, revision, verb, args] = parts as [string, string, string, string, string];
  if (!/^\d{1,9}$/.test(revision) || !/^[\w-]+$/.test(tableId) || !/^[a-z]+$/.test(verb)) return null;
  return {
    tableId: tableId === NO_TABLE ? null : tableId,
    revision: Number(revision),
    verb,
    args: args === '' ? [] : args.split('/').map(unpack),
  };
}

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

/** The data of a component that belongs to no table. */
export const freeComponent = (verb: Verb, ...args: readonly string[]): ComponentData => ({
  tableId: null,
  revision: 0,
  verb,
  args,
});

/** The table as a player last saw it. */
export type TableMoment = Pick<TableInfo, 'id' | 'revision'>;

/** The data of a component in a private message. */
export const componentAt = (
  { id, revision }: TableMoment,
  verb: Verb,
  args: readonly string[] = [],
): ComponentData => ({ tableId: id, revision, verb, args });

/** The data of a component in a public message, which must not count hidden steps. */
export const publicComponent = (
  { id, shown }: Pick<TableInfo, 'id' | 'shown'>,
  verb: Verb,
  args: readonly string[] = [],
): ComponentData => ({ tableId: id, revision: shown, verb, args });

/** Whether phones would cut a label of this length in a full row. */
export const isLong = (label: string): boolean => label.length > LONG_LABEL;
const LONG_LABEL = 26;

export function button(
  component: ComponentData,
  label: Label,
  disabled = false,
): APIButtonComponentWithCustomId {
  return {
    type: ComponentType.Button,
    style: STYLES[label.style ?? 'neutral'],
    custom_id: encodeCustomId(component),
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
  component: ComponentData,
  placeholder: string,
  options: readonly MenuOption[],
  { min, max, chosen }: Several = ONE,
): Row {
  const select: APIStringSelectComponent = {
    type: ComponentType.StringSelect,
    custom_id: encodeCustomId(component),
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
