import { THEME_IDS } from '../../../../render/painter.ts';
import { escapedName } from '../../../faces/markdown.ts';
import { locales, sayIn, type Words } from '../../../i18n/index.ts';
import { type PersonSettings, REMINDERS } from '../../../settings/person.ts';
import { COMMON_ZONES } from '../../../settings/zones.ts';
import type { Message } from '../../answers/message.ts';
import type { MenuOption } from '../../choices/controls.ts';
import { buttonRows } from '../../choices/controls.ts';
import { DEFAULT, settingButton, settingMenu } from './controls.ts';

/** A person's settings in words, with what changes them. */
export function myMessage(mine: PersonSettings, say: Words, notes: readonly string[]): Message {
  return {
    content: [...notes, ...lines(mine, say)].join('\n'),
    rows: [
      settingMenu('me', 'reminders', say.settings.me.reminders, reminderOptions(mine, say)),
      settingMenu('me', 'theme', say.settings.me.theme, themeOptions(mine, say)),
      languageMenu('me', say.settings.everybodyDefault, mine.language, say.settings.me.languageMenu),
      settingMenu('me', 'zone', say.settings.me.zoneMenu, zoneOptions(mine)),
      ...buttonRows(buttons(say)),
    ],
  };
}

function lines(mine: PersonSettings, say: Words): string[] {
  const { name, quietHours, awayUntil, zone } = mine;
  const day = `<t:${Math.floor((awayUntil ?? 0) / 1000)}:D>`;
  return [
    say.settings.me.title,
    say.settings.line(
      say.settings.me.name,
      name === null ? say.settings.everybodyDefault : escapedName(name),
    ),
    say.settings.line(say.settings.me.reminders, say.settings.me.remindersAre[mine.reminders]),
    say.settings.line(
      say.settings.me.quietHours,
      quietHours ? say.settings.me.quiet(quietHours.from, quietHours.to) : say.settings.me.noQuietHours,
    ),
    say.settings.line(
      say.settings.me.zone,
      zone === null ? say.settings.me.noZone : zone.replaceAll('_', '\\_'),
    ),
    say.settings.line(
      say.settings.me.away,
      awayUntil === null ? say.settings.me.notAway : say.settings.me.awayUntil(day),
    ),
    say.settings.line(say.settings.me.theme, themeName(mine.theme, say)),
    say.settings.line(
      say.settings.me.languageName,
      languageName(mine.language) ?? say.settings.everybodyDefault,
    ),
  ];
}

function themeName(theme: string | null, say: Words): string {
  const known = THEME_IDS.find((id) => id === theme);
  return known ? say.commands.table.open.theme.choices[known] : say.settings.me.tableTheme;
}

/** A language's name in itself; null if it doesn't exist. */
export const languageName = (locale: string | null): string | null =>
  locale !== null && locales.includes(locale) ? sayIn(locale).language.name : null;

const reminderOptions = (mine: PersonSettings, say: Words): MenuOption[] =>
  REMINDERS.map((id) => ({
    value: id,
    text: say.settings.me.remindersMenu(say.settings.me.remindersAre[id]),
    chosen: mine.reminders === id,
  }));

const themeOptions = (mine: PersonSettings, say: Words): MenuOption[] =>
  [null, ...THEME_IDS].map((id) => ({
    value: id ?? DEFAULT,
    text: say.settings.me.themeMenu(themeName(id, say)),
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

function buttons(say: Words) {
  return (['name', 'quiet', 'away', 'zone'] as const).map((form) =>
    settingButton('me', `${form}Form`, say.settings.me.button[form]),
  );
}
