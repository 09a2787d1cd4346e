import { ComponentType } from 'discord.js';
import { plainName } from '../../../faces/markdown.ts';
import type { Say } from '../../../i18n/fluent/say.ts';
import { countOf } from '../../../settings/counts.ts';
import { awayUntil, type DateWords, dayIn, isoOf } from '../../../settings/dates.ts';
import { nameOf } from '../../../settings/names.ts';
import { MAX_NAME, type PersonSettings } from '../../../settings/person.ts';
import { Problem } from '../../../settings/problem.ts';
import type { ServerSettings } from '../../../settings/server.ts';
import { quietHoursOf } from '../../../settings/times.ts';
import { DEFAULT_ZONE, zoneNamed } from '../../../settings/zones.ts';
import type { Quotas } from '../../../table/storage/quotas.ts';
import type { FormLine } from '../../messages/settings/form.ts';
import type { Typed } from '../drafts.ts';
import type { ModalRequest } from '../request.ts';

/** A form for settings of type `S`. */
export interface Form<S> {
  readonly title: (say: Say) => string;
  readonly lines: (say: Say) => readonly FormLine[];
  /** What the lines hold while nothing else has been typed. */
  readonly filled: (settings: S) => Typed;
  /** @throws Problem */
  readonly read: (typed: Typed, about: About<S>) => Partial<S>;
}

export interface About<S> {
  readonly settings: S;
  readonly say: Say;
  /** In ms since 1970. */
  readonly now: number;
  readonly quotas: Quotas;
}

/** Longer than any entry that makes sense, so that a mistake can be explained rather than cut off. */
const LONG = 64;

const name: Form<PersonSettings> = {
  title: (say) => say('settings-me-form-name'),
  lines: (say) => [
    {
      id: 'name',
      most: MAX_NAME,
      label: say('settings-me-form-name.label'),
      example: say('settings-me-form-name.example'),
    },
  ],
  filled: (mine) => ({ name: mine.name ?? '' }),
  read: (typed) => {
    const name = nameOf(typed.name!);
    if (name !== null && plainName(name) === plainName('')) throw new Problem('blankName', null);
    return { name };
  },
};

const quiet: Form<PersonSettings> = {
  title: (say) => say('settings-me-form-quiet'),
  lines: (say) => [
    {
      id: 'from',
      most: LONG,
      label: say('settings-me-form-quiet.from'),
      example: say('settings-me-form-quiet.from-example'),
    },
    {
      id: 'to',
      most: LONG,
      label: say('settings-me-form-quiet.to'),
      example: say('settings-me-form-quiet.to-example'),
    },
  ],
  filled: ({ quietHours }) => ({ from: quietHours?.from ?? '', to: quietHours?.to ?? '' }),
  read: (typed) => ({ quietHours: quietHoursOf(typed.from!, typed.to!) }),
};

const listed = (words: string): readonly string[] => words.split(',').map((word) => word.trim());

export const dateWords = (say: Say): DateWords => ({
  today: listed(say('settings-dates-today')),
  tomorrow: listed(say('settings-dates-tomorrow')),
  dayAfterTomorrow: listed(say('settings-dates-day-after-tomorrow')),
  before: listed(say('settings-dates-before')),
  days: listed(say('settings-dates-days')),
  weeks: listed(say('settings-dates-weeks')),
  slashes: say('settings-dates-slashes') === 'yes',
});

const away: Form<PersonSettings> = {
  title: (say) => say('settings-me-form-away'),
  lines: (say) => [
    {
      id: 'away',
      most: LONG,
      label: say('settings-me-form-away.label'),
      example: say('settings-me-form-away.example'),
    },
  ],
  filled: ({ awayUntil: until, zone }) => ({
    away: until === null ? '' : isoOf(dayIn(zone ?? DEFAULT_ZONE, until)),
  }),
  read: (typed, { settings, say, now }) => ({
    awayUntil: awayUntil(typed.away!, now, settings.zone ?? DEFAULT_ZONE, dateWords(say)),
  }),
};

const zone: Form<PersonSettings> = {
  title: (say) => say('settings-me-form-zone'),
  lines: (say) => [
    {
      id: 'zone',
      most: LONG,
      label: say('settings-me-form-zone.label'),
      example: say('settings-me-form-zone.example'),
    },
  ],
  filled: (mine) => ({ zone: mine.zone ?? '' }),
  read: (typed) => ({ zone: typed.zone!.trim() === '' ? null : zoneNamed(typed.zone!) }),
};

export const MY_FORMS: ReadonlyMap<string, Form<PersonSettings>> = new Map([
  ['nameForm', name],
  ['quietForm', quiet],
  ['awayForm', away],
  ['zoneForm', zone],
]);

const quotas: Form<ServerSettings> = {
  title: (say) => say('settings-server-form'),
  lines: (say) => [
    {
      id: 'perPerson',
      most: LONG,
      label: say('settings-server-form.per-person'),
      example: say('settings-server-form.per-person-example'),
    },
    {
      id: 'perServer',
      most: LONG,
      label: say('settings-server-form.per-server'),
      example: say('settings-server-form.per-server-example'),
    },
  ],
  filled: (its) => ({
    perPerson: String(its.tablesPerPerson ?? ''),
    perServer: String(its.tablesPerServer ?? ''),
  }),
  read: (typed, { quotas: most }) => ({
    tablesPerPerson: countOf(typed.perPerson!, most.perPerson),
    tablesPerServer: countOf(typed.perServer!, most.perServer),
  }),
};

export const SERVER_FORMS: ReadonlyMap<string, Form<ServerSettings>> = new Map([['quotasForm', quotas]]);

/** What was typed into the form's lines; null if one is missing, as in a form of another version. */
export function typedInto(
  { interaction }: ModalRequest,
  lines: readonly FormLine[],
): Readonly<Record<string, string>> | null {
  const typed: Record<string, string> = {};
  for (const { id } of lines) {
    const field = interaction.fields.fields.get(id);
    if (field?.type !== ComponentType.TextInput) return null;
    typed[id] = field.value ?? '';
  }
  return typed;
}
