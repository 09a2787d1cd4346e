import type { DateWords } from '../../settings/entries.ts';
import type { ProblemCode, ProblemData } from '../../settings/problem.ts';
import type { Say } from '../fluent/say.ts';
import { paces } from './people.ts';

type Problems = { readonly [C in ProblemCode]: (data: ProblemData[C]) => string };

/** A small number of tables, as an example of what can be typed. */
const EXAMPLE = 5;

/** Why an entry can't be used, and what's expected instead. */
const problems = (say: Say): Problems => ({
  blankName: () => say('settings-problem-blank-name'),
  longName: (data) => say('settings-problem-long-name', data),
  noTime: (data) => say('settings-problem-no-time', data),
  halfQuiet: () => say('settings-problem-half-quiet'),
  sameTimes: () => say('settings-problem-same-times'),
  noZone: (data) => say('settings-problem-no-zone', data),
  noDate: (data) => say('settings-problem-no-date', data),
  pastDate: (data) => say('settings-problem-past-date', data),
  farDate: (data) => say('settings-problem-far-date', data),
  noCount: ({ typed, most }) =>
    say('settings-problem-no-count', { typed, most, example: Math.min(most, EXAMPLE) }),
  everyone: () => say('settings-problem-everyone'),
  closedChannel: ({ channelId }) => say('settings-problem-closed-channel', { channel: `<#${channelId}>` }),
  ownersOnly: () => say('settings-problem-owners-only'),
  noChoice: () => say('settings-problem-no-choice'),
});

const wordsIn = (listed: string): readonly string[] => listed.split(',').map((word) => word.trim());

const dates = (say: Say): DateWords => ({
  today: wordsIn(say('settings-dates-today')),
  tomorrow: wordsIn(say('settings-dates-tomorrow')),
  dayAfterTomorrow: wordsIn(say('settings-dates-day-after-tomorrow')),
  before: wordsIn(say('settings-dates-before')),
  days: wordsIn(say('settings-dates-days')),
  weeks: wordsIn(say('settings-dates-weeks')),
  slashes: say('settings-dates-slashes') === 'yes',
});

const me = (say: Say) => ({
  title: say('settings-me-title'),
  name: say('settings-me-name'),
  reminders: say('settings-me-reminders'),
  remindersAre: {
    channel: say('settings-me-reminders-channel'),
    direct: say('settings-me-reminders-direct'),
    off: say('settings-me-reminders-off'),
  },
  remindersMenu: (value: string): string => say('settings-me-reminders-menu', { value }),
  quietHours: say('settings-me-quiet-hours'),
  noQuietHours: say('settings-me-no-quiet-hours'),
  quiet: (from: string, to: string): string => say('settings-me-quiet', { from, to }),
  zone: say('settings-me-zone'),
  noZone: say('settings-me-no-zone'),
  zoneMenu: say('settings-me-zone-menu'),
  away: say('settings-me-away'),
  notAway: say('settings-me-not-away'),
  /** `day`: as the person's Discord writes dates. */
  awayUntil: (day: string): string => say('settings-me-away-until', { day }),
  theme: say('settings-me-theme'),
  tableTheme: say('settings-me-table-theme'),
  themeMenu: (value: string): string => say('settings-me-theme-menu', { value }),
  languageName: say('settings-me-language'),
  languageMenu: (value: string): string => say('settings-me-language-menu', { value }),
  button: {
    name: say('settings-me-button-name'),
    quiet: say('settings-me-button-quiet'),
    away: say('settings-me-button-away'),
    zone: say('settings-me-button-zone'),
  },
  form: {
    name: {
      title: say('settings-me-form-name'),
      label: say('settings-me-form-name.label'),
      example: say('settings-me-form-name.example'),
    },
    quiet: {
      title: say('settings-me-form-quiet'),
      from: {
        label: say('settings-me-form-quiet.from'),
        example: say('settings-me-form-quiet.from-example'),
      },
      to: { label: say('settings-me-form-quiet.to'), example: say('settings-me-form-quiet.to-example') },
    },
    away: {
      title: say('settings-me-form-away'),
      label: say('settings-me-form-away.label'),
      example: say('settings-me-form-away.example'),
    },
    zone: {
      title: say('settings-me-form-zone'),
      label: say('settings-me-form-zone.label'),
      example: say('settings-me-form-zone.example'),
    },
  },
});

const server = (say: Say) => ({
  title: (page: number, pages: number): string => say('settings-server-title', { page, pages }),
  managersOnly: (role: string | null): string =>
    role === null
      ? say('settings-server-managers-only')
      : say('settings-server-managers-only-role', { role }),
  pace: say('settings-server-pace'),
  paceMenu: (value: string): string => say('settings-server-pace-menu', { value }),
  thread: say('settings-server-thread'),
  threadIs: (thread: boolean): string =>
    say(thread ? 'settings-server-thread-own' : 'settings-server-thread-none'),
  threadButton: (thread: boolean): string =>
    say(thread ? 'settings-server-thread-button' : 'settings-server-channel-button'),
  channels: say('settings-server-channels'),
  everywhere: say('settings-server-everywhere'),
  channelsMenu: say('settings-server-channels-menu'),
  callRole: say('settings-server-call-role'),
  nobody: say('settings-server-nobody'),
  callRoleMenu: say('settings-server-call-role-menu'),
  quotas: say('settings-server-quotas'),
  quotasAre: (perPerson: number, perServer: number): string =>
    say('settings-server-quotas-are', { perPerson, perServer }),
  quotasButton: say('settings-server-quotas-button'),
  form: {
    title: say('settings-server-form'),
    perPerson: {
      label: say('settings-server-form.per-person'),
      example: say('settings-server-form.per-person-example'),
    },
    perServer: {
      label: say('settings-server-form.per-server'),
      example: say('settings-server-form.per-server-example'),
    },
  },
  languageName: say('settings-server-language'),
  languageDefault: say('settings-server-language-default'),
  languageMenu: (value: string): string => say('settings-server-language-menu', { value }),
  frontPage: say('settings-server-front-page'),
  noFrontPage: say('settings-server-no-front-page'),
  frontPageMenu: say('settings-server-front-page-menu'),
  managerRole: say('settings-server-manager-role'),
  managers: (role: string | null): string =>
    role === null ? say('settings-server-managers') : say('settings-server-managers-role', { role }),
  managerRoleMenu: say('settings-server-manager-role-menu'),
  other: say('settings-server-other'),
  goneRole: say('settings-server-gone-role'),
  call: (role: string): string => say('settings-server-call', { role }),
});

/** What a person's and a server's settings say. Titles of forms have at most 45 characters, their labels too. */
export const settings = (say: Say) => ({
  /** This language's name in itself. */
  problems: problems(say),
  dates: dates(say),

  saved: say('settings-saved'),
  tooSlow: say('settings-too-slow'),
  everybodyDefault: say('settings-everybody-default'),
  line: (name: string, value: string): string => say('settings-line', { name, value }),

  pace: paces(say),

  me: me(say),
  server: server(say),
});
