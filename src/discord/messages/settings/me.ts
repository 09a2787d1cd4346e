import { THEME_IDS } from '../../../../render/themes/theme.ts';
import { escapedName } from '../../../faces/markdown.ts';
import { locales, type Words, wordsOf } from '../../../i18n/index.ts';
import { type PersonSettings, REMINDERS } from '../../../settings/person.ts';
import { COMMON_ZONES } from '../../../settings/zones.ts';
import type { Message } from '../../answers/message.ts';
import { buttonRows, type MenuOption } from '../../choices/controls.ts';
import { DEFAULT, settingButton, settingMenu } from './controls.ts';

/** A person's settings in words, with what changes them. */
export function myMessage(mine: PersonSettings, words: Words, notes: readonly string[]): Message {
  return {
    content: [...notes, ...lines(mine, words)].join('\n'),
    rows: [
      settingMenu('me', 'reminders', words.settings.me.reminders, reminderOptions(mine, words)),
      settingMenu('me', 'theme', words.settings.me.theme, themeOptions(mine, words)),
      languageMenu('me', words.settings.everybodyDefault, mine.language, words.settings.me.languageMenu),
      settingMenu('me', 'zone', words.settings.me.zoneMenu, zoneOptions(mine)),
      ...buttonRows(buttons(words)),
    ],
  };
}

function lines(mine: PersonSettings, words: Words): string[] {
  const { me, line, everybodyDefault } = words.settings;
  const { name, quietHours, awayUntil, zone } = mine;
  const day = `<t:${Math.floor((awayUntil ?? 0) / 1000)}:D>`;
  return [
    me.title,
    line(me.name, name === null ? everybodyDefault : escapedName(name)),
    line(me.reminders, me.remindersAre[mine.reminders]),
    line(me.quietHours, quietHours ? me.quiet(quietHours.from, quietHours.to) : me.noQuietHours),
    line(me.zone, zone === null ? me.noZone : zone.replaceAll('_', '\\_')),
    line(me.away, awayUntil === null ? me.notAway : me.awayUntil(day)),
    line(me.theme, themeName(mine.theme, words)),
    line(me.languageName, languageName(mine.language) ?? everybodyDefault),
  ];
}

function themeName(theme: string | null, words: Words): string {
  const known = THEME_IDS.find((id) => id === theme);
  return known ? words.commands.table.open.theme.choices[known] : words.settings.me.tableTheme;
}

/** A language's name in itself; null if it doesn't exist. */
export const languageName = (locale: string | null): string | null =>
  locale !== null && locales.includes(locale) ? wordsOf(locale).language.name : null;

const reminderOptions = (mine: PersonSettings, { settings }: Words): MenuOption[] =>
  REMINDERS.map((id) => ({
    value: id,
    text: settings.me.remindersMenu(settings.me.remindersAre[id]),
    chosen: mine.reminders === id,
  }));

const themeOptions = (mine: PersonSettings, words: Words): MenuOption[] =>
  [null, ...THEME_IDS].map((id) => ({
    value: id ?? DEFAULT,
    text: words.settings.me.themeMenu(themeName(id, words)),
    chosen: mine.theme === id,
  }));

const zoneOptions = ({ zone }: PersonSettings): MenuOption[] =>
  COMMON_ZONES.map((id) => ({ value: id, text: id.replaceAll('_', ' '), chosen: zone === id }));

/** A menu of all languages, and of Discord's or the server's own. */
export function languageMenu(
  verb: 'me' | 'server',
  none: string,
  chosen: string | null,
  say: (value: string) => string,
) {
  const known = languageName(chosen) === null ? null : chosen;
  const options = [null, ...locales].map((locale) => ({
    value: locale ?? DEFAULT,
    text: say(languageName(locale) ?? none),
    chosen: known === locale,
  }));
  return settingMenu(verb, 'language', say(none), options);
}

function buttons({ settings }: Words) {
  const text = settings.me.button;
  return (['name', 'quiet', 'away', 'zone'] as const).map((form) =>
    settingButton('me', `${form}Form`, text[form]),
  );
}
