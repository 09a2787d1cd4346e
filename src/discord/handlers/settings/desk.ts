import { ComponentType, GuildMember } from 'discord.js';
import type { Translate } from '../../../i18n/fluent/translate.ts';
import { locales, translator } from '../../../i18n/index.ts';
import {
  awayUntil,
  type DateWords,
  dayIn,
  isoDate,
  parseCount,
  parseName,
  parseQuietHours,
} from '../../../settings/entries.ts';
import { MAX_NAME, type PersonSettings } from '../../../settings/person.ts';
import { Problem, type ProblemData } from '../../../settings/problem.ts';
import type { ServerSettings } from '../../../settings/server.ts';
import { DEFAULT_ZONE, zonesNamed, zoneText } from '../../../settings/zones.ts';
import { Refusal } from '../../../table/refusal.ts';
import type { Quotas } from '../../../table/storage/directory.ts';
import { plainName } from '../../../telling/markdown.ts';
import type { Message } from '../../answers/message.ts';
import { type FormLine, settingsForm } from '../../messages/settings/controls.ts';
import type { Typed } from '../context.ts';
import { codeSentence, type Retold, refusalSentence } from '../refuse.ts';
import {
  answerPrivately,
  type BaseRequest,
  type ComponentRequest,
  type ModalRequest,
  mayManageServer,
  type Request,
} from '../request.ts';

/** A form for settings of type `S`. */
export interface Form<S> {
  readonly title: (t: Translate) => string;
  readonly lines: (t: Translate) => readonly FormLine[];
  /** What the lines hold while nothing else has been typed. */
  readonly filled: (settings: S) => Typed;
  /** @throws Problem */
  readonly read: (typed: Typed, about: About<S>) => Partial<S>;
}

export interface About<S> {
  readonly settings: S;
  readonly t: Translate;
  /** In ms since 1970. */
  readonly now: number;
  readonly quotas: Quotas;
}

/** Longer than any entry that makes sense, so that a mistake can be explained rather than cut off. */
const LONG = 64;

const line = (id: string, label: string, example: string, most = LONG): FormLine => ({
  id,
  label,
  example,
  most,
});

const name: Form<PersonSettings> = {
  title: (t) => t('settings-me-form-name'),
  lines: (t) => [
    line('name', t('settings-me-form-name.label'), t('settings-me-form-name.example'), MAX_NAME),
  ],
  filled: (mine) => ({ name: mine.name ?? '' }),
  read: (typed) => {
    const name = parseName(typed.name!);
    if (name !== null && plainName(name) === plainName('')) throw new Problem('blankName', null);
    return { name };
  },
};

const quiet: Form<PersonSettings> = {
  title: (t) => t('settings-me-form-quiet'),
  lines: (t) => [
    line('from', t('settings-me-form-quiet.from'), t('settings-me-form-quiet.from-example')),
    line('to', t('settings-me-form-quiet.to'), t('settings-me-form-quiet.to-example')),
    line('zone', t('settings-me-form-quiet.zone'), t('settings-me-form-zone.example')),
  ],
  filled: ({ quietHours, zone }) => ({
    ...{ from: quietHours?.from ?? '', to: quietHours?.to ?? '' },
    zone: zoneText(zone ?? ''),
  }),
  read: (typed, about) => {
    const quietHours = parseQuietHours(typed.from!, typed.to!);
    const zone = zoneOf(typed.zone!, about.settings);
    if (quietHours && zone === null) throw new Problem('zonelessQuiet', null);
    return { quietHours, zone };
  },
};

/** The zone in any language; null if it's empty. @throws Problem `noZone`, `manyZones` */
function zoneOf(typed: string, mine: PersonSettings): string | null {
  if (typed.trim() === '') return null;
  const names = locales.flatMap((locale) =>
    listed(translator(locale)('settings-zones')).map((each) => each.split(': ') as [string, string]),
  );
  const zones = zonesNamed(typed, { names, locales });
  const known = zones.length === 1 ? zones[0] : zones.find((each) => each === mine.zone);
  if (known === undefined) throw new Problem('manyZones', { typed, zones });
  return known;
}

const listed = (words: string): readonly string[] => words.split(',').map((word) => word.trim());

export const dateWords = (t: Translate): DateWords => ({
  today: listed(t('settings-dates-today')),
  tomorrow: listed(t('settings-dates-tomorrow')),
  dayAfterTomorrow: listed(t('settings-dates-day-after-tomorrow')),
  before: listed(t('settings-dates-before')),
  days: listed(t('settings-dates-days')),
  weeks: listed(t('settings-dates-weeks')),
  slashes: t('settings-dates-slashes') === 'yes',
});

const away: Form<PersonSettings> = {
  title: (t) => t('settings-me-form-away'),
  lines: (t) => [line('away', t('settings-me-form-away.label'), t('settings-me-form-away.example'))],
  filled: ({ awayUntil: until, zone }) => ({
    away: until === null ? '' : isoDate(dayIn(zone ?? DEFAULT_ZONE, until)),
  }),
  read: (typed, { settings, t, now }) => ({
    awayUntil: awayUntil(typed.away!, now, settings.zone ?? DEFAULT_ZONE, dateWords(t)),
  }),
};

const zone: Form<PersonSettings> = {
  title: (t) => t('settings-me-form-zone'),
  lines: (t) => [line('zone', t('settings-me-form-zone.label'), t('settings-me-form-zone.example'))],
  filled: (mine) => ({ zone: zoneText(mine.zone ?? '') }),
  read: (typed, { settings }) => ({ zone: zoneOf(typed.zone!, settings) }),
};

export const MY_FORMS: ReadonlyMap<string, Form<PersonSettings>> = new Map([
  ['nameForm', name],
  ['quietForm', quiet],
  ['awayForm', away],
  ['zoneForm', zone],
]);

const quotas: Form<ServerSettings> = {
  title: (t) => t('settings-server-form'),
  lines: (t) => [
    line('perPerson', t('settings-server-form.per-person'), t('settings-server-form.per-person-example')),
    line('perServer', t('settings-server-form.per-server'), t('settings-server-form.per-server-example')),
  ],
  filled: (its) => ({
    perPerson: String(its.tablesPerPerson ?? ''),
    perServer: String(its.tablesPerServer ?? ''),
  }),
  read: (typed, { quotas: most }) => ({
    tablesPerPerson: parseCount(typed.perPerson!, most.perPerson),
    tablesPerServer: parseCount(typed.perServer!, most.perServer),
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

/** A small number of tables, as an example of what can be typed. */
const EXAMPLE = 5;

const RETOLD: Retold<'settings-problem', ProblemData> = {
  noCount: ({ typed, most }) => ({ typed, most, example: Math.min(most, EXAMPLE) }),
  closedChannel: ({ channelId }) => ({ channel: `<#${channelId}>` }),
};

/** Why settings weren't changed, as a sentence. @throws the error itself if it's neither problem nor refusal */
function whyNot(error: unknown, t: Translate): string {
  if (error instanceof Problem)
    return `⚠️ ${codeSentence('settings-problem', error.code, error.data, RETOLD, t)}`;
  if (error instanceof Refusal) return `⚠️ ${refusalSentence(error, t)}`;
  throw error;
}

/** Whether the person may change the server's settings. */
function mayChangeSettings(request: BaseRequest): boolean {
  if (mayManageServer(request)) return true;
  const { managerRole } = request.settings.server;
  const { member } = request.interaction;
  if (managerRole === null || !member) return false;
  return member instanceof GuildMember
    ? member.roles.cache.has(managerRole)
    : member.roles.includes(managerRole);
}

/** Runs for those who may change the server's settings; others are told who may. */
export async function asManager(request: Request, run: () => Promise<void>): Promise<void> {
  if (mayChangeSettings(request)) return run();
  const { answer, settings, t } = request;
  const { managerRole } = settings.server;
  const role = managerRole === null ? null : `<@&${managerRole}>`;
  await answer.toOneself({
    content:
      role === null ? t('settings-server-managers-only') : t('settings-server-managers-only-role', { role }),
  });
}

type Chosen<S> = Partial<S> | null | Promise<Partial<S> | null>;

/** How one kind of settings is shown and changed. */
export interface Desk<S> {
  readonly verb: string;
  readonly forms: ReadonlyMap<string, Form<S>>;
  /** @throws Refusal */
  readonly of: (request: Request) => Promise<S>;
  /** @throws Refusal */
  readonly change: (request: Request, change: Partial<S>) => Promise<S>;
  /** In which language they're shown. */
  readonly translator: (request: Request, settings: S) => Translate;
  /** The settings in words; `field` is what was changed last, or what a control is for; `problem` is why it wasn't. */
  readonly message: (
    request: Request,
    settings: S,
    field: string,
    notes: readonly string[],
    problem?: unknown,
  ) => Message | Promise<Message>;
  /** What a menu or button changes; null if it isn't one. @throws Problem */
  readonly chosen: (request: ComponentRequest, field: string) => Chosen<S>;
}

/** Drafts of different settings are kept apart, those of different servers, too. */
const draftOf = <S>({ verb }: Desk<S>, { interaction }: Request, field: string): string =>
  verb === 'server' ? `${verb}/${interaction.guildId}/${field}` : `${verb}/${field}`;

/** Shows the settings; with a change, saves it first. Why it couldn't be is shown above them. */
export async function showSettings<S>(
  desk: Desk<S>,
  request: Request,
  field: string,
  change: (() => Chosen<S>) | null = null,
): Promise<boolean> {
  let settings = await desk.of(request);
  const notes: string[] = [];
  try {
    const wanted = await change?.();
    if (wanted) {
      settings = await desk.change(request, wanted);
      notes.push(desk.translator(request, settings)('settings-saved'));
    }
  } catch (error) {
    notes.push(whyNot(error, request.t));
    await answerPrivately(request, await desk.message(request, settings, field, notes, error));
    return false;
  }
  await answerPrivately(request, await desk.message(request, settings, field, notes));
  return true;
}

/** A control of the settings' message: opens a form, or changes what's chosen. */
export async function handleComponent<S>(
  desk: Desk<S>,
  request: ComponentRequest,
  field: string,
): Promise<void> {
  const { answer, context, person, t } = request;
  const form = desk.forms.get(field);
  if (!form) {
    await showSettings(desk, request, field, () => desk.chosen(request, field));
    return;
  }
  const draft = context.drafts.of(person.userId, draftOf(desk, request, field));
  const typed = draft ?? form.filled(await desk.of(request));
  const isOpen = await answer.form(settingsForm(request.component, form.title(t), form.lines(t), typed));
  if (!isOpen) await answer.toOneself({ content: t('settings-too-slow') });
}

/** A form's submission. What can't be used is there again when the form is opened again. */
export async function submit<S>(desk: Desk<S>, request: ModalRequest): Promise<void> {
  const { context, person, t } = request;
  const [field = ''] = request.component.args;
  const form = desk.forms.get(field);
  const typed = form && typedInto(request, form.lines(t));
  // The router answers what isn't answered here.
  if (!form || !typed) return;
  const draft = draftOf(desk, request, field);
  context.drafts.keep(person.userId, draft, typed);
  const about = {
    settings: await desk.of(request),
    t,
    now: context.clock.now(),
    quotas: context.tables.quotas,
  };
  const isSaved = await showSettings(desk, request, field, () => form.read(typed, about));
  if (isSaved) context.drafts.drop(person.userId, draft);
}
