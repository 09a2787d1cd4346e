import type { DateWords } from '../../settings/dates.ts';
import type { ProblemCode, ProblemData } from '../../settings/problem.ts';
import { people } from './people.ts';

/** Why an entry can't be used, and what's expected instead. */
const problems: { readonly [C in ProblemCode]: (data: ProblemData[C]) => string } = {
  blankName: () => 'Nobody could see that name. Write one with letters, for example *Lancelot*.',
  longName: ({ most }) => `A name can have at most ${most} characters.`,
  noTime: ({ typed }) => `“${typed}” isn’t a time. Write hours and minutes, for example *22:00* or *10 pm*.`,
  halfQuiet: () =>
    'Quiet hours need both times, for example from *22:00* to *08:00*. Leave both empty for none.',
  sameTimes: () => 'Quiet hours need two different times, for example from *22:00* to *08:00*.',
  noZone: ({ typed }) =>
    `There’s no time zone “${typed}”. Write continent and city, for example *Europe/Berlin*, or the city alone.`,
  noDate: ({ typed }) =>
    `“${typed}” isn’t a date. Write it as *2026-12-24* or *24.12.*, or how long, for example *5 days*.`,
  pastDate: ({ typed }) => `“${typed}” is over. Write today or a later day, for example *5 days*.`,
  farDate: ({ typed, days }) =>
    `“${typed}” is too far away. You can be away for at most ${days} days, for example *2 weeks*.`,
  noCount: ({ typed, most }) =>
    `“${typed}” won’t do. Write a whole number from 1 to ${most}, for example *${Math.min(most, 5)}*, or nothing for the most.`,
  everyone: () => 'Choose another role: *@everyone* would be the whole server.',
  closedChannel: ({ channelId }) =>
    `I can’t write in <#${channelId}>. Give me the permissions *View Channel*, *Send Messages* and *Read Message History* there, or choose another channel.`,
  ownersOnly: () =>
    'Only members with the permission *Manage Server* can choose who else may change these settings.',
  noChoice: () => 'That choice isn’t offered any more. Choose again.',
};

/** What a person's and a server's settings say. Titles of forms have at most 45 characters, their labels too. */
export const settings = {
  /** This language's name in itself. */
  language: 'English',
  problems,

  dates: {
    today: ['today'],
    tomorrow: ['tomorrow'],
    before: ['in', 'for'],
    days: ['d', 'day', 'days'],
    weeks: ['w', 'week', 'weeks'],
  } satisfies DateWords,

  saved: 'Saved.',
  tooSlow: 'That took too long, so the form couldn’t open. Please press again.',
  everybodyDefault: 'as on Discord',
  line: (name: string, value: string): string => `- **${name}:** ${value}`,

  pace: people.options.paces,

  me: {
    title: '## Your settings\nThey hold in all servers.',
    name: 'Your name at tables',
    reminders: 'Reminders',
    remindersAre: {
      channel: 'in the table’s channel',
      direct: 'as a direct message',
      off: 'none',
    },
    remindersMenu: (value: string): string => `Reminders: ${value}`,
    quietHours: 'Quiet hours',
    noQuietHours: 'none',
    quiet: (from: string, to: string): string => `from ${from} to ${to}`,
    zone: 'Time zone',
    noZone: 'UTC, until you choose yours',
    zoneMenu: 'Time zone …',
    away: 'Away',
    notAway: 'no',
    /** `day`: as the person's Discord writes dates. */
    awayUntil: (day: string): string => `until the end of ${day}`,
    theme: 'Your private pictures',
    tableTheme: 'as the table’s',
    themeMenu: (value: string): string => `Private pictures: ${value}`,
    languageName: 'Language',
    languageMenu: (value: string): string => `Language: ${value}`,
    button: { name: 'Name', quiet: 'Quiet hours', away: 'Away until …', zone: 'Other time zone' },
    form: {
      name: {
        title: 'Your name at tables',
        label: 'Name; empty for your name on Discord',
        example: 'Lancelot',
      },
      quiet: {
        title: 'Quiet hours',
        from: { label: 'From; both empty for none', example: '22:00' },
        to: { label: 'To', example: '08:00' },
      },
      away: { title: 'Away', label: 'Last day away; empty if you’re here', example: '2026-12-24, or 5 days' },
      zone: { title: 'Time zone', label: 'Continent and city, or the city alone', example: 'Europe/Berlin' },
    },
  },

  server: {
    title: (page: number, pages: number): string => `## Settings of this server\n-# Page ${page} of ${pages}`,
    managersOnly: (role: string | null): string =>
      `Only members with the permission *Manage Server*${role === null ? '' : ` or the role ${role}`} can change a server’s settings. Your own are in \`/settings me\`.`,
    pace: 'Clock of new tables',
    paceMenu: (value: string): string => `Clock of new tables: ${value}`,
    thread: 'New tables',
    threadIs: (thread: boolean): string => (thread ? 'in a thread of their own' : 'right in the channel'),
    threadButton: (thread: boolean): string =>
      thread ? 'Open new tables in threads' : 'Open new tables in the channel',
    channels: 'Tables can be opened in',
    everywhere: 'every channel',
    channelsMenu: 'Channels for tables; none for all …',
    callRole: 'Called when a table opens',
    nobody: 'nobody',
    callRoleMenu: 'Role to call when a table opens …',
    quotas: 'Tables at once',
    quotasAre: (perPerson: number, perServer: number): string =>
      `${perPerson} opened by one person, ${perServer} in the server`,
    quotasButton: 'Tables at once',
    form: {
      title: 'Tables at once',
      perPerson: { label: 'Opened by one person; empty for the most', example: '5' },
      perServer: { label: 'In the whole server; empty for the most', example: '50' },
    },
    languageName: 'Language in channels',
    languageDefault: 'the server’s',
    languageMenu: (value: string): string => `Language in channels: ${value}`,
    frontPage: 'List of tables kept in',
    noFrontPage: 'no channel',
    frontPageMenu: 'Channel for a list of tables …',
    managerRole: 'Who may change these settings',
    managers: (role: string | null): string =>
      role === null ? 'whoever may manage the server' : `whoever may manage the server, and ${role}`,
    managerRoleMenu: 'Role that may change these settings too …',
    other: 'More settings',
    goneRole: 'a role that’s gone',
    call: (role: string): string => `${role}: a new table is open.`,
  },
};
