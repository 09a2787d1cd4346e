import {
  type APIModalInteractionResponseCallbackData,
  ComponentType,
  type ModalSubmitFields,
} from 'discord.js';
import { THEME_IDS } from '../../../render/themes/theme.ts';
import { restsAt } from '../../clocks/clock-document.ts';
import { games } from '../../games/registry.ts';
import type { Translate } from '../../i18n/fluent/translate.ts';
import { locales, translator } from '../../i18n/index.ts';
import { ACCESSES, type Amendment, LEVELS, PACES, type Person } from '../../table/document.ts';
import type { Shuffles } from '../../table/fair.ts';
import { isSeated } from '../../table/holders.ts';
import type { TableSettings } from '../../table/lobby.ts';
import { Refusal } from '../../table/refusal.ts';
import type { TableInfo } from '../../table/views.ts';
import { getGuide } from '../../telling/registry.ts';
import type { Message, Row } from '../answers/message.ts';
import { toEscapedName, toPlainName } from '../answers/names.ts';
import {
  button,
  buttonRows,
  type ComponentData,
  type MenuOption,
  menuRow,
  publicComponent,
} from '../choices/controls.ts';
import { ruleLabels } from './lobby.ts';
import { levelSign, menuEntry, removing } from './seats.ts';
import { DEFAULT, settingsForm } from './settings/controls.ts';
import { SHUFFLES, shuffleLines, wordLines } from './shuffles.ts';

/** A table's setting, as its text and its form have it. */
interface TableSetting {
  readonly id: string;
  readonly name: string;
  /** What it's for, in a sentence. */
  readonly about: string;
  /** The words of each value. One of two values is chosen by a checkbox, which stands for the second. */
  readonly values: Readonly<Record<string, string>>;
  readonly value: string;
  /** Whether its name says what its second value is. */
  readonly isYes?: boolean;
  readonly change: (value: string) => TableSettings;
}

/** The names of settings that every game has; each has a sentence about it. */
const NAMES = {
  pace: 'people-options-clock',
  access: 'people-options-access',
  vacations: 'people-options-vacations',
  rests: 'people-options-rests',
  hints: 'hints-option',
  standIn: 'people-options-stand-in',
  theme: 'people-options-theme',
  language: 'language-option',
} as const;

/** All of a table's settings, in the order in which they're read. */
export function tableSettings(table: TableInfo, t: Translate): readonly TableSetting[] {
  const { pace, access, standIn, theme, language } = table;
  const of = <Id extends string>(
    id: keyof typeof NAMES,
    value: string,
    ids: readonly Id[],
    words: (id: Id) => string,
  ): TableSetting => ({
    ...{ id, name: t(NAMES[id]), about: t(`${NAMES[id]}.about`), value, values: wordsOf(ids, words) },
    change: (chosen) => ({ [id]: chosen }),
  });
  const onOff = (id: 'vacations' | 'rests' | 'hints', isOn: boolean): TableSetting => ({
    ...of(id, isOn ? 'on' : 'off', ['off', 'on'], (value) => t(`people-options-${value}`)),
    isYes: true,
    change: (chosen) => ({ [id]: chosen === 'on' }),
  });
  const known = THEME_IDS.find((id) => id === theme) ?? THEME_IDS[0];
  const spoken = language !== null && locales.includes(language) ? language : DEFAULT;
  return [
    of('pace', pace, PACES, (id) => t(`people-pace-${id}`)),
    ...games
      .get(table.game)!
      .ruleOptions.map(({ id, values, default: usual }) => ({
        id,
        name: ruleLabels(table, id, usual, t).name,
        about: t('people-options-otherwise', { value: ruleLabels(table, id, usual, t).value }),
        values: wordsOf([usual, ...values], (value) => ruleLabels(table, id, value, t).value),
        value: table.rules[id]!,
        change: (value: string) => ({ rules: { [id]: value } }),
      })),
    of('access', access, ACCESSES, (id) => t(`people-options-access-${id}`)),
    onOff('vacations', table.vacations),
    onOff('rests', restsAt(table)),
    onOff('hints', table.hints),
    of('standIn', standIn, LEVELS, (id) => t(`players-level-${id}`)),
    of('theme', known, THEME_IDS, (id) => t(`commands-table-open-theme.${id}`)),
    {
      ...of('language', spoken, [DEFAULT, ...locales], (locale) =>
        locale === DEFAULT ? t('language-of-server') : translator(locale)('language-name'),
      ),
      change: (chosen) => ({ language: chosen === DEFAULT ? null : chosen }),
    },
  ];
}

const wordsOf = <Id extends string>(ids: readonly Id[], words: (id: Id) => string): Record<string, string> =>
  Object.fromEntries(ids.map((id) => [id, words(id)]));

/** The value that a checkbox stands for; undefined for a setting that has none. */
const boxed = ({ values }: Pick<TableSetting, 'values'>): string | undefined => {
  const ids = Object.keys(values);
  return ids.length === 2 ? ids[1] : undefined;
};

/** The form's field with all checkboxes. */
const BOXES = 'boxes';

/** A form of all settings, and for a word of the host's own. */
export function tableSettingsForm(
  component: ComponentData,
  table: TableInfo,
  t: Translate,
): APIModalInteractionResponseCallbackData {
  const settings = tableSettings(table, t);
  const radios = settings.flatMap(({ id, name, about, values, value }) => {
    if (boxed({ values }) !== undefined) return [];
    const entries = Object.entries(values);
    const options = entries.map(([each, label]) => ({ value: each, label, default: each === value }));
    return [labelled(name, about, { type: ComponentType.RadioGroup as const, custom_id: id, options })];
  });
  const boxes = settings.flatMap((setting) => {
    const { id, name, about, values, value, isYes } = setting;
    const box = boxed(setting);
    if (box === undefined) return [];
    const label = isYes ? name : t('people-set', { name, value: values[box]! });
    return [{ value: id, label, description: about, default: value === box }];
  });
  const group = { type: ComponentType.CheckboxGroup as const, custom_id: BOXES, options: boxes };
  const word = settingsForm(component, t('people-button-options'), table.fair ? wordLines(t) : [], {});
  return {
    ...word,
    components: [
      ...radios.slice(0, 1),
      labelled(t('people-options-boxes'), null, { ...group, min_values: 0, required: false }),
      ...radios.slice(1),
      ...word.components,
    ],
  };
}

const labelled = <Component>(label: string, about: string | null, component: Component) => ({
  ...{ type: ComponentType.Label as const, label, component },
  ...(about === null ? {} : { description: about }),
});

/** What a form's fields change; null if they're of another form. @throws Refusal `unknownSetting` */
export function changeIn(
  { fields }: ModalSubmitFields,
  settings: readonly TableSetting[],
): TableSettings | null {
  const boxes = fields.get(BOXES);
  if (boxes?.type !== ComponentType.CheckboxGroup) return null;
  const changes = settings.map((setting): TableSettings => {
    const { id, values } = setting;
    const field = fields.get(id);
    const [unset] = Object.keys(values);
    const radio = field?.type === ComponentType.RadioGroup && field.value;
    const box = boxed(setting);
    const chosen = box === undefined ? radio : boxes.values.includes(id) ? box : unset;
    if (!chosen || chosen === setting.value) return {};
    if (!(chosen in values)) throw new Refusal('unknownSetting', { value: chosen });
    return setting.change(chosen);
  });
  return Object.assign({}, ...changes, { rules: Object.assign({}, ...changes.map(({ rules }) => rules)) });
}

/** What people at a running game change together, as a setting and its value. */
export function amendmentText(to: Amendment, t: Translate): string {
  if ('pace' in to) return t('people-set', { name: t(NAMES.pace), value: t(`people-pace-${to.pace}`) });
  const value = t(to.vacations ? 'people-options-on' : 'people-options-off');
  return t('people-set', { name: t(NAMES.vacations), value });
}

/** What's asked for in this wait, and by whom. */
export function voteLines({ asked, wait, seats }: TableInfo, t: Translate): string[] {
  const names = seats.flatMap((holder) =>
    holder.kind === 'person' && asked?.by.includes(holder.userId) ? [toEscapedName(holder.name, t)] : [],
  );
  return asked?.wait === wait && names.length > 0
    ? [t('people-options-asked', { names, setting: amendmentText(asked.to, t) })]
    : [];
}

/** What can be asked for at a running game: the other clocks, and whether it waits for people who are away. */
const amendments = ({ pace, vacations }: TableInfo, t: Translate): MenuOption[] =>
  [...PACES.filter((each) => each !== pace).map((each) => ({ pace: each })), { vacations: !vacations }].map(
    (to) => ({ value: menuEntry(...Object.entries(to).flat().map(String)), text: amendmentText(to, t) }),
  );

/**
 * A table's options and what its shuffles follow from; in the lobby, the host also gets what changes them, and in a
 * running game those seated what they can ask for. `missing`: who's still to agree.
 */
export function tableSettingsMessage(
  table: TableInfo,
  shuffles: Shuffles | null,
  userId: string,
  t: Translate,
  missing: readonly Person[] = [],
): Message {
  const isLobby = table.status === 'lobby';
  const isHost = table.host.userId === userId;
  const lines = tableSettings(table, t).map(({ name, values, value }) =>
    t('people-options-line', { name, value: values[value]! }),
  );
  return {
    content: [
      t('people-options-title', { game: getGuide(table.game).title(t) }),
      ...lines,
      ...(isLobby ? [] : [t('people-options-closed')]),
      ...(table.status === 'playing' ? voteLines(table, t) : []),
      ...(missing.length > 0
        ? [t('people-options-missing', { names: missing.map(({ name }) => toEscapedName(name, t)) })]
        : []),
      ...(isLobby && !isHost
        ? [t('people-options-host-only', { host: toEscapedName(table.host.name, t) })]
        : []),
      ...(isLobby && shuffles ? ['', ...shuffleLines(shuffles, t)] : []),
    ].join('\n'),
    rows: isLobby
      ? rows(table, userId, isHost, t)
      : table.status === 'playing' && isSeated(table, userId)
        ? [menuRow(publicComponent(table, 'change'), t('people-options-ask'), amendments(table, t))]
        : [],
  };
}

function rows(table: TableInfo, userId: string, isHost: boolean, t: Translate): Row[] {
  const players = isHost ? playerEntries(table, t) : [];
  const press = (verb: string) => publicComponent(table, verb);
  return [
    ...(players.length > 0 ? [menuRow(press('change'), t('people-options-players-menu'), players)] : []),
    ...buttonRows([
      ...(isHost ? [button(press('options'), { text: t('people-options-change'), style: 'strong' })] : []),
      ...(table.fair && isSeated(table, userId)
        ? [button(press(SHUFFLES.give), { text: t('shuffles-give') })]
        : []),
    ]),
  ];
}

/** What the host can do with each of the others: another level for a computer player, the host's role for a person. */
const playerEntries = ({ seats, host }: TableInfo, t: Translate): MenuOption[] =>
  seats.flatMap((holder, seat): MenuOption[] => {
    if (holder.kind === 'person' && holder.userId === host.userId) return [];
    const name = toPlainName(holder.name, t);
    const others =
      holder.kind === 'person'
        ? [{ value: menuEntry('host', holder.userId), text: t('people-options-make-host', { name }) }]
        : LEVELS.filter((level) => level !== holder.player).map((level) => ({
            value: menuEntry('level', String(seat), level),
            text: t('people-options-replace', { name, level: t(`players-level-${level}`) }),
            detail: t(`players-strength-${level}`),
            emoji: levelSign(level),
          }));
    return [...others, removing(holder, seat, t)];
  });
