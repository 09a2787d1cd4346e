import { ComponentType } from 'discord.js';
import { plainName } from '../../../faces/markdown.ts';
import type { Words } from '../../../i18n/index.ts';
import { awayUntil, countOf, dayIn, isoOf, nameOf, quietHoursOf } from '../../../settings/entries.ts';
import { MAX_NAME, type PersonSettings } from '../../../settings/person.ts';
import { Problem } from '../../../settings/problem.ts';
import type { ServerSettings } from '../../../settings/server.ts';
import { DEFAULT_ZONE, zoneNamed } from '../../../settings/zones.ts';
import type { Quotas } from '../../../table/storage/server-index.ts';
import type { FormLine } from '../../messages/settings/form.ts';
import type { Typed } from '../drafts.ts';
import type { ModalRequest } from '../request.ts';

/** A form for settings of type `S`. */
export interface Form<S> {
  readonly title: (words: Words) => string;
  readonly lines: (words: Words) => readonly FormLine[];
  /** What the lines hold while nothing else has been typed. */
  readonly filled: (settings: S) => Typed;
  /** @throws Problem */
  readonly read: (typed: Typed, about: About<S>) => Partial<S>;
}

export interface About<S> {
  readonly settings: S;
  readonly words: Words;
  /** In ms since 1970. */
  readonly now: number;
  readonly quotas: Quotas;
}

/** Longer than any entry that makes sense, so that a mistake can be explained rather than cut off. */
const LONG = 64;

const name: Form<PersonSettings> = {
  title: ({ settings }) => settings.me.form.name.title,
  lines: ({ settings }) => [{ id: 'name', most: MAX_NAME, ...settings.me.form.name }],
  filled: (mine) => ({ name: mine.name ?? '' }),
  read: (typed) => {
    const name = nameOf(typed.name!);
    if (name !== null && plainName(name) === plainName('')) throw new Problem('blankName', null);
    return { name };
  },
};

const quiet: Form<PersonSettings> = {
  title: ({ settings }) => settings.me.form.quiet.title,
  lines: ({ settings: { me } }) => [
    { id: 'from', most: LONG, ...me.form.quiet.from },
    { id: 'to', most: LONG, ...me.form.quiet.to },
  ],
  filled: ({ quietHours }) => ({ from: quietHours?.from ?? '', to: quietHours?.to ?? '' }),
  read: (typed) => ({ quietHours: quietHoursOf(typed.from!, typed.to!) }),
};

const away: Form<PersonSettings> = {
  title: ({ settings }) => settings.me.form.away.title,
  lines: ({ settings }) => [{ id: 'away', most: LONG, ...settings.me.form.away }],
  filled: ({ awayUntil: until, zone }) => ({
    away: until === null ? '' : isoOf(dayIn(zone ?? DEFAULT_ZONE, until)),
  }),
  read: (typed, { settings, words, now }) => ({
    awayUntil: awayUntil(typed.away!, now, settings.zone ?? DEFAULT_ZONE, words.settings.dates),
  }),
};

const zone: Form<PersonSettings> = {
  title: ({ settings }) => settings.me.form.zone.title,
  lines: ({ settings }) => [{ id: 'zone', most: LONG, ...settings.me.form.zone }],
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
  title: ({ settings }) => settings.server.form.title,
  lines: ({ settings: { server } }) => [
    { id: 'perPerson', most: LONG, ...server.form.perPerson },
    { id: 'perServer', most: LONG, ...server.form.perServer },
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
