import { THEME_IDS } from '../../../../render/themes/theme.ts';
import type { Say } from '../../../i18n/fluent/say.ts';
import { locales, sayIn } from '../../../i18n/index.ts';
import { timeIn } from '../../../settings/entries.ts';
import { type PersonSettings, REMINDERS } from '../../../settings/person.ts';
import { COMMON_ZONES, zoneText } from '../../../settings/zones.ts';
import { escapedName } from '../../../telling/markdown.ts';
import type { Message } from '../../answers/message.ts';
import { buttonRows, type MenuOption } from '../../choices/controls.ts';
import { DEFAULT, settingButton, settingMenu } from './controls.ts';

const FORMS = ['name', 'quiet', 'away', 'zone'] as const;

/** A person's settings in words, with what changes them; `zones` are what was typed may mean, `now` in ms since 1970. */
export function myMessage(
  mine: PersonSettings,
  say: Say,
  notes: readonly string[],
  zones: readonly string[],
  now: number,
): Message {
  return {
    content: [...notes, ...lines(mine, say, now)].join('\n'),
    rows: [
      settingMenu('me', 'reminders', say('settings-me-reminders'), reminderOptions(mine, say)),
      settingMenu('me', 'theme', say('settings-me-theme'), themeOptions(mine, say)),
      languageMenu('me', say('settings-everybody-default'), mine.language, (value) =>
        say('settings-me-language-menu', { value }),
      ),
      settingMenu('me', 'zone', say('settings-me-zone-menu'), zoneOptions(mine, zones)),
      ...buttonRows(
        FORMS.map((form) => settingButton('me', `${form}Form`, say(`settings-me-button-${form}`))),
      ),
    ],
  };
}

function lines(mine: PersonSettings, say: Say, now: number): string[] {
  const { name, quietHours, awayUntil, zone } = mine;
  const day = `<t:${Math.floor((awayUntil ?? 0) / 1000)}:D>`;
  const there = zone && { zone: zoneText(zone).replaceAll('_', '\\_'), time: timeIn(zone, now) };
  const entries = [
    ['settings-me-name', name === null ? say('settings-everybody-default') : escapedName(name)],
    ['settings-me-reminders', say(`settings-me-reminders-${mine.reminders}`)],
    [
      'settings-me-quiet-hours',
      quietHours ? say('settings-me-quiet', quietHours) : say('settings-me-no-quiet-hours'),
    ],
    ['settings-me-zone', there ? say('settings-me-zone-is', there) : say('settings-me-no-zone')],
    [
      'settings-me-away',
      awayUntil === null ? say('settings-me-not-away') : say('settings-me-away-until', { day }),
    ],
    ['settings-me-theme', themeName(mine.theme, say)],
    ['settings-me-language', languageName(mine.language) ?? say('settings-everybody-default')],
  ] as const;
  return [
    say('settings-me-title'),
    ...entries.map(([id, value]) => say('settings-line', { name: say(id), value })),
  ];
}

function themeName(theme: string | null, say: Say): string {
  const known = THEME_IDS.find((id) => id === theme);
  return known ? say(`commands-table-open-theme.${known}`) : say('settings-me-table-theme');
}

/** A language's name in itself; null if it doesn't exist. */
export const languageName = (locale: string | null): string | null =>
  locale !== null && locales.includes(locale) ? sayIn(locale)('language-name') : null;

const reminderOptions = (mine: PersonSettings, say: Say): MenuOption[] =>
  REMINDERS.map((id) => ({
    value: id,
    text: say('settings-me-reminders-menu', { value: say(`settings-me-reminders-${id}`) }),
    chosen: mine.reminders === id,
  }));

const themeOptions = (mine: PersonSettings, say: Say): MenuOption[] =>
  [null, ...THEME_IDS].map((id) => ({
    value: id ?? DEFAULT,
    text: say('settings-me-theme-menu', { value: themeName(id, say) }),
    chosen: mine.theme === id,
  }));

const zoneOptions = ({ zone }: PersonSettings, meant: readonly string[]): MenuOption[] =>
  (meant.length > 0 ? meant : COMMON_ZONES).map((id) => ({
    ...{ value: id, chosen: zone === id },
    text: zoneText(id).replaceAll('_', ' '),
  }));

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
