import type { DateWords } from '../../settings/dates.ts';
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
  form: {
    name: {
      title: say('settings-me-form-name'),
      label: say('settings-me-form-name.label'),
      example: say('settings-me-form-name.example'),
    },
    quiet: {
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
  managersOnly: (role: string | null): string =>
    role === null
      ? say('settings-server-managers-only')
      : say('settings-server-managers-only-role', { role }),
  form: {
    perPerson: {
      label: say('settings-server-form.per-person'),
      example: say('settings-server-form.per-person-example'),
    },
    perServer: {
      label: say('settings-server-form.per-server'),
      example: say('settings-server-form.per-server-example'),
    },
  },
  managers: (role: string | null): string =>
    role === null ? say('settings-server-managers') : say('settings-server-managers-role', { role }),
});

/** What a person's and a server's settings say. Titles of forms have at most 45 characters, their labels too. */
export const settings = (say: Say) => ({
  /** This language's name in itself. */
  problems: problems(say),
  dates: dates(say),

  pace: paces(say),

  me: me(say),
  server: server(say),
});
