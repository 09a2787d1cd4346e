import { THEME_IDS } from '../../../render/themes/theme.ts';
import { escapedName, plainName } from '../../faces/markdown.ts';
import { guideOf } from '../../faces/registry.ts';
import { games } from '../../games/registry.ts';
import { locales, type Words, wordsOf } from '../../i18n/index.ts';
import { ACCESSES, LEVELS, type Level, PACES } from '../../table/document.ts';
import type { TableInfo } from '../../table/views.ts';
import { MAX_OPTIONS } from '../answers/limits.ts';
import type { Message, Row } from '../answers/message.ts';
import { menuRow, publicPressAt, type Verb } from '../choices/controls.ts';
import { ruleWords } from './lobby.ts';
import { levelSign } from './seats.ts';

/** What a menu's entry sets: `pace=1d`, or `rule=payment=lean`. */
const SEPARATOR = '=';

/** The setting and the values that an entry of an options menu stands for. */
export const settingChosen = (entry = ''): readonly string[] => entry.split(SEPARATOR);

interface Entry {
  readonly value: string;
  readonly text: string;
  readonly detail?: string;
  readonly emoji?: string;
}

/** A table's options; in the lobby, the host also gets the menus that change them. */
export function optionsMessage(table: TableInfo, userId: string, words: Words): Message {
  const { options } = words.people;
  const guide = guideOf(table.game);
  const isLobby = table.status === 'lobby';
  const isHost = table.host.userId === userId;
  return {
    content: [
      options.title(guide.title(words)),
      ...settings(table, words).map(({ name, value }) => options.line(name, value)),
      ...(isLobby ? [] : [options.closed]),
      ...(isLobby && !isHost ? [options.hostOnly(escapedName(table.host.name))] : []),
    ].join('\n'),
    rows: isLobby && isHost ? menus(table, words) : [],
  };
}

/** Every setting and its value, in words. */
function settings(table: TableInfo, words: Words): { readonly name: string; readonly value: string }[] {
  const { options } = words.people;
  return [
    ...games.get(table.game)!.ruleOptions.map(({ id }) => ruleWords(table, id, table.rules[id]!, words)),
    { name: options.clock, value: options.paces[table.pace] },
    ...(table.pace === 'none'
      ? []
      : [{ name: options.vacations, value: options.vacationsOf[table.vacations ? 'on' : 'off'] }]),
    { name: options.standIn, value: words.players.levels[table.standIn] },
    { name: options.access, value: options.accessOf[table.access] },
    { name: words.hints.option, value: words.hints.optionOf[table.hints ? 'on' : 'off'] },
    { name: options.theme, value: themeName(table.theme, words) },
    { name: words.language.option, value: languageName(table.language, words) },
  ];
}

function themeName(theme: string, words: Words): string {
  const id = THEME_IDS.find((known) => known === theme) ?? THEME_IDS[0];
  return words.commands.table.open.theme.choices[id];
}

/** A language's name in itself; null for the server's. */
const languageName = (locale: string | null, words: Words): string =>
  locale !== null && locales.includes(locale) ? wordsOf(locale).language.name : words.language.ofServer;

function menus(table: TableInfo, words: Words): Row[] {
  const { options } = words.people;
  const menu = (verb: Verb, name: string, placeholder: string, entries: readonly Entry[]): Row[] =>
    entries.length > 0
      ? [menuRow(publicPressAt(table, verb, [name]), placeholder, entries.slice(0, MAX_OPTIONS))]
      : [];
  return [
    ...menu('setting', 'rules', options.rulesMenu, ruleEntries(table, words)),
    ...menu('setting', 'clock', options.clockMenu, clockEntries(table, words)),
    ...menu('setting', 'others', options.settingsMenu, otherEntries(table, words)),
    ...menu('setting', 'computers', options.computersMenu, computerEntries(table, words)),
    ...menu('setting', 'people', options.peopleMenu, peopleEntries(table, words)),
  ];
}

const entryOf = (...parts: readonly string[]): string => parts.join(SEPARATOR);

const ruleEntries = (table: TableInfo, words: Words): Entry[] =>
  games.get(table.game)!.ruleOptions.flatMap(({ id, values }) =>
    values
      .filter((value) => value !== table.rules[id])
      .map((value) => {
        const said = ruleWords(table, id, value, words);
        return { value: entryOf('rule', id, value), text: words.people.options.set(said.name, said.value) };
      }),
  );

const clockEntries = ({ pace }: TableInfo, { people: { options } }: Words): Entry[] =>
  PACES.filter((other) => other !== pace).map((other) => ({
    value: entryOf('pace', other),
    text: options.set(options.clock, options.paces[other]),
  }));

function otherEntries(table: TableInfo, words: Words): Entry[] {
  const { options } = words.people;
  const vacations = table.vacations ? 'off' : 'on';
  const hints = table.hints ? 'off' : 'on';
  const entries = [
    ...ACCESSES.filter((access) => access !== table.access).map((access) => ({
      value: entryOf('access', access),
      text: options.set(options.access, options.accessOf[access]),
    })),
    { value: entryOf('hints', hints), text: options.set(words.hints.option, words.hints.optionOf[hints]) },
    ...THEME_IDS.filter((theme) => theme !== table.theme).map((theme) => ({
      value: entryOf('theme', theme),
      text: options.set(options.theme, themeName(theme, words)),
    })),
    ...languageEntries(table, words),
  ];
  if (table.pace === 'none') return entries;
  const text = options.set(options.vacations, options.vacationsOf[vacations]);
  return [{ value: entryOf('vacations', vacations), text }, ...entries];
}

/** The other languages, while they fit: a menu has room for 25 entries. */
const languageEntries = ({ language }: TableInfo, words: Words): Entry[] =>
  [null, ...locales]
    .filter((other) => other !== language)
    .map((other) => ({
      value: entryOf('language', other ?? ''),
      text: words.people.options.set(words.language.option, languageName(other, words)),
    }));

/** For each computer player, the other levels and its removal; then the other levels of whoever fills in. */
function computerEntries({ seats, standIn }: TableInfo, words: Words): Entry[] {
  const { options } = words.people;
  const { levels, strengths } = words.players;
  const others = (level: Level) => LEVELS.filter((other) => other !== level);
  const entries = seats.flatMap((holder, seat): Entry[] => {
    if (holder.kind === 'person') return [];
    const name = plainName(holder.name);
    return [
      ...others(holder.player).map((level) => ({
        value: entryOf('level', String(seat), level),
        text: options.replace(name, levels[level]),
        detail: strengths[level],
        emoji: levelSign(level),
      })),
      { value: entryOf('remove', String(seat)), text: options.remove(name) },
    ];
  });
  const standIns = others(standIn).map((level) => ({
    value: entryOf('standIn', level),
    text: options.set(options.standIn, levels[level]),
    emoji: levelSign(level),
  }));
  return [...entries, ...standIns];
}

/** What the host can do with each of the other people. */
const peopleEntries = ({ seats, host }: TableInfo, { people: { options } }: Words): Entry[] =>
  seats.flatMap((holder, seat) => {
    if (holder.kind === 'computer' || holder.userId === host.userId) return [];
    const name = plainName(holder.name);
    return [
      { value: entryOf('host', holder.userId), text: options.makeHost(name) },
      { value: entryOf('remove', String(seat)), text: options.remove(name) },
    ];
  });
