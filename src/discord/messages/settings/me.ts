import { THEME_IDS } from '../../../../render/themes/theme.ts';
import type { Translate } from '../../../i18n/fluent/translate.ts';
import { locales, translator } from '../../../i18n/index.ts';
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
  t: Translate,
  notes: readonly string[],
  zones: readonly string[],
  now: number,
): Message {
  return {
    content: [...notes, ...lines(mine, t, now)].join('\n'),
    rows: [
      settingMenu('me', 'reminders', t('settings-me-reminders'), reminderOptions(mine, t)),
      settingMenu('me', 'theme', t('settings-me-theme'), themeOptions(mine, t)),
      languageMenu('me', t('settings-everybody-default'), mine.language, (value) =>
        t('settings-me-language-menu', { value }),
      ),
      settingMenu('me', 'zone', t('settings-me-zone-menu'), zoneOptions(mine, zones)),
      ...buttonRows(FORMS.map((form) => settingButton('me', `${form}Form`, t(`settings-me-button-${form}`)))),
    ],
  };
}

function lines(mine: PersonSettings, t: Translate, now: number): string[] {
  const { name, quietHours, awayUntil, zone } = mine;
  const day = `<t:${Math.floor((awayUntil ?? 0) / 1000)}:D>`;
  const there = zone && { zone: zoneText(zone).replaceAll('_', '\\_'), time: timeIn(zone, now) };
  const entries = [
    ['settings-me-name', name === null ? t('settings-everybody-default') : escapedName(name)],
    ['settings-me-reminders', t(`settings-me-reminders-${mine.reminders}`)],
    [
      'settings-me-quiet-hours',
      quietHours ? t('settings-me-quiet', quietHours) : t('settings-me-no-quiet-hours'),
    ],
    ['settings-me-zone', there ? t('settings-me-zone-is', there) : t('settings-me-no-zone')],
    [
      'settings-me-away',
      awayUntil === null ? t('settings-me-not-away') : t('settings-me-away-until', { day }),
    ],
    ['settings-me-theme', themeName(mine.theme, t)],
    ['settings-me-language', languageName(mine.language) ?? t('settings-everybody-default')],
  ] as const;
  return [
    t('settings-me-title'),
    ...entries.map(([id, value]) => t('settings-line', { name: t(id), value })),
  ];
}

function themeName(theme: string | null, t: Translate): string {
  const known = THEME_IDS.find((id) => id === theme);
  return known ? t(`commands-table-open-theme.${known}`) : t('settings-me-table-theme');
}

/** A language's name in itself; null if it doesn't exist. */
export const languageName = (locale: string | null): string | null =>
  locale !== null && locales.includes(locale) ? translator(locale)('language-name') : null;

const reminderOptions = (mine: PersonSettings, t: Translate): MenuOption[] =>
  REMINDERS.map((id) => ({
    value: id,
    text: t('settings-me-reminders-menu', { value: t(`settings-me-reminders-${id}`) }),
    chosen: mine.reminders === id,
  }));

const themeOptions = (mine: PersonSettings, t: Translate): MenuOption[] =>
  [null, ...THEME_IDS].map((id) => ({
    value: id ?? DEFAULT,
    text: t('settings-me-theme-menu', { value: themeName(id, t) }),
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
