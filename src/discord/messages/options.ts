import { THEME_IDS } from '../../../render/themes/theme.ts';
import { restsAt } from '../../clocks/clock-document.ts';
import { guideOf } from '../../faces/registry.ts';
import { games } from '../../games/registry.ts';
import type { Say } from '../../i18n/fluent/say.ts';
import { locales, sayIn } from '../../i18n/index.ts';
import { ACCESSES, LEVELS, type Level, PACES } from '../../table/document.ts';
import type { TableInfo } from '../../table/views.ts';
import { MAX_OPTIONS } from '../answers/limits.ts';
import type { Message, Row } from '../answers/message.ts';
import { escapedNameOf, plainNameOf } from '../answers/names.ts';
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
export function optionsMessage(table: TableInfo, userId: string, say: Say): Message {
  const guide = guideOf(table.game);
  const isLobby = table.status === 'lobby';
  const isHost = table.host.userId === userId;
  return {
    content: [
      say('people-options-title', { game: guide.title(say) }),
      ...settings(table, say).map(({ name, value }) => say('people-options-line', { name, value })),
      ...(isLobby ? [] : [say('people-options-closed')]),
      ...(isLobby && !isHost
        ? [say('people-options-host-only', { host: escapedNameOf(table.host.name, say) })]
        : []),
    ].join('\n'),
    rows: isLobby && isHost ? menus(table, say) : [],
  };
}

/** Every setting and its value, in words. */
function settings(table: TableInfo, say: Say): { readonly name: string; readonly value: string }[] {
  return [
    ...games.get(table.game)!.ruleOptions.map(({ id }) => ruleWords(table, id, table.rules[id]!, say)),
    { name: say('people-options-clock'), value: say(`people-pace-${table.pace}`) },
    ...(table.pace === 'none'
      ? []
      : [
          {
            name: say('people-options-vacations'),
            value: say(`people-options-vacations-${table.vacations ? 'on' : 'off'}`),
          },
          {
            name: say('people-options-rests'),
            value: say(`people-options-vacations-${restsAt(table) ? 'on' : 'off'}`),
          },
        ]),
    { name: say('people-options-stand-in'), value: say(`players-level-${table.standIn}`) },
    { name: say('people-options-access'), value: say(`people-options-access-${table.access}`) },
    { name: say('hints-option'), value: say(`hints-option-${table.hints ? 'on' : 'off'}`) },
    { name: say('people-options-theme'), value: themeName(table.theme, say) },
    { name: say('language-option'), value: languageName(table.language, say) },
  ];
}

function themeName(theme: string, say: Say): string {
  const id = THEME_IDS.find((known) => known === theme) ?? THEME_IDS[0];
  return say(`commands-table-open-theme.${id}`);
}

/** A language's name in itself; null for the server's. */
const languageName = (locale: string | null, say: Say): string =>
  locale !== null && locales.includes(locale) ? sayIn(locale)('language-name') : say('language-of-server');

function menus(table: TableInfo, say: Say): Row[] {
  const menu = (verb: Verb, name: string, placeholder: string, entries: readonly Entry[]): Row[] =>
    entries.length > 0
      ? [menuRow(publicPressAt(table, verb, [name]), placeholder, entries.slice(0, MAX_OPTIONS))]
      : [];
  return [
    ...menu('setting', 'rules', say('people-options-rules-menu'), ruleEntries(table, say)),
    ...menu('setting', 'clock', say('people-options-clock-menu'), clockEntries(table, say)),
    ...menu('setting', 'others', say('people-options-settings-menu'), otherEntries(table, say)),
    ...menu('setting', 'computers', say('people-options-computers-menu'), computerEntries(table, say)),
    ...menu('setting', 'people', say('people-options-people-menu'), peopleEntries(table, say)),
  ];
}

const entryOf = (...parts: readonly string[]): string => parts.join(SEPARATOR);

const ruleEntries = (table: TableInfo, say: Say): Entry[] =>
  games.get(table.game)!.ruleOptions.flatMap(({ id, values }) =>
    values
      .filter((value) => value !== table.rules[id])
      .map((value) => {
        const said = ruleWords(table, id, value, say);
        return {
          value: entryOf('rule', id, value),
          text: say('people-set', { name: said.name, value: said.value }),
        };
      }),
  );

const clockEntries = ({ pace }: TableInfo, say: Say): Entry[] =>
  PACES.filter((other) => other !== pace).map((other) => ({
    value: entryOf('pace', other),
    text: say('people-set', { name: say('people-options-clock'), value: say(`people-pace-${other}`) }),
  }));

function otherEntries(table: TableInfo, say: Say): Entry[] {
  const vacations = table.vacations ? 'off' : 'on';
  const hints = table.hints ? 'off' : 'on';
  const entries = [
    ...ACCESSES.filter((access) => access !== table.access).map((access) => ({
      value: entryOf('access', access),
      text: say('people-set', {
        name: say('people-options-access'),
        value: say(`people-options-access-${access}`),
      }),
    })),
    {
      value: entryOf('hints', hints),
      text: say('people-set', { name: say('hints-option'), value: say(`hints-option-${hints}`) }),
    },
    ...THEME_IDS.filter((theme) => theme !== table.theme).map((theme) => ({
      value: entryOf('theme', theme),
      text: say('people-set', { name: say('people-options-theme'), value: themeName(theme, say) }),
    })),
    ...languageEntries(table, say),
  ];
  if (table.pace === 'none') return entries;
  const rests = restsAt(table) ? 'off' : 'on';
  const timeEntries = (['vacations', 'rests'] as const).map((name) => {
    const value = name === 'rests' ? rests : vacations;
    const said = { name: say(`people-options-${name}`), value: say(`people-options-vacations-${value}`) };
    return { value: entryOf(name, value), text: say('people-set', said) };
  });
  return [...timeEntries, ...entries];
}

/** The other languages, while they fit: a menu has room for 25 entries. */
const languageEntries = ({ language }: TableInfo, say: Say): Entry[] =>
  [null, ...locales]
    .filter((other) => other !== language)
    .map((other) => ({
      value: entryOf('language', other ?? ''),
      text: say('people-set', { name: say('language-option'), value: languageName(other, say) }),
    }));

/** For each computer player, the other levels and its removal; then the other levels of whoever fills in. */
function computerEntries({ seats, standIn }: TableInfo, say: Say): Entry[] {
  const others = (level: Level) => LEVELS.filter((other) => other !== level);
  const entries = seats.flatMap((holder, seat): Entry[] => {
    if (holder.kind === 'person') return [];
    const name = plainNameOf(holder.name, say);
    return [
      ...others(holder.player).map((level) => ({
        value: entryOf('level', String(seat), level),
        text: say('people-options-replace', { name, level: say(`players-level-${level}`) }),
        detail: say(`players-strength-${level}`),
        emoji: levelSign(level),
      })),
      { value: entryOf('remove', String(seat)), text: say('people-options-remove', { name }) },
    ];
  });
  const standIns = others(standIn).map((level) => ({
    value: entryOf('standIn', level),
    text: say('people-set', { name: say('people-options-stand-in'), value: say(`players-level-${level}`) }),
    emoji: levelSign(level),
  }));
  return [...entries, ...standIns];
}

/** What the host can do with each of the other people. */
const peopleEntries = ({ seats, host }: TableInfo, say: Say): Entry[] =>
  seats.flatMap((holder, seat) => {
    if (holder.kind === 'computer' || holder.userId === host.userId) return [];
    const name = plainNameOf(holder.name, say);
    return [
      { value: entryOf('host', holder.userId), text: say('people-options-make-host', { name }) },
      { value: entryOf('remove', String(seat)), text: say('people-options-remove', { name }) },
    ];
  });
