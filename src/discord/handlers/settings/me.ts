import { THEME_IDS } from '../../../../render/themes/theme.ts';
import { hasClock } from '../../../clocks/clock-document.ts';
import { locales } from '../../../i18n/index.ts';
import { type PersonSettings, REMINDERS } from '../../../settings/person.ts';
import { Problem } from '../../../settings/problem.ts';
import { isZone } from '../../../settings/zones.ts';
import { isSeated } from '../../../table/holders.ts';
import { tableInfo } from '../../../table/views.ts';
import { isRefusedByDiscord } from '../../answers/discord-errors.ts';
import { DEFAULT } from '../../messages/settings/controls.ts';
import { myMessage } from '../../messages/settings/me.ts';
import { personToAct } from '../../messages/table.ts';
import { inBackground } from '../../requests/budget.ts';
import { fetchMember } from '../../servers/servers.ts';
import { type Control, chooseTranslator, control, displayName, type Request } from '../request.ts';
import { type Desk, handleComponent, MY_FORMS, showSettings, submit } from './desk.ts';

const desk: Desk<PersonSettings> = {
  verb: 'me',
  forms: MY_FORMS,
  of: ({ context, person }) => context.settings.personToChange(person.userId),
  change: async (request, change) => {
    const { context, person } = request;
    const after = await context.settings.changePerson(person.userId, change);
    await context.clocks?.personChanged(person.userId);
    if (change.name !== undefined || change.awayUntil !== undefined)
      void inBackground(() => tellTables(request, change.name));
    return after;
  },
  // A language that's just been chosen holds at once.
  translator: ({ interaction }, { language }) => chooseTranslator(language, interaction.locale),
  message: (request, mine, _field, notes, problem) => {
    const zones = problem instanceof Problem && problem.code === 'manyZones' ? problem.data.zones : [];
    return myMessage(mine, desk.translator(request, mine), notes, zones, request.context.clock.now());
  },
  chosen: async (request, field) => {
    const { interaction } = request;
    const [value] = interaction.isStringSelectMenu() ? interaction.values : [];
    if (field === 'reminders' && value === 'direct') await tryDirect(request);
    const chosen = value === undefined ? null : (MENUS.get(field)?.(value) ?? null);
    // In which language they're told is stored only for direct messages.
    if (!chosen?.reminders) return chosen;
    return { ...chosen, locale: value === 'direct' ? interaction.locale : null };
  },
};

/** Says by direct message that this is how they're reminded. @throws Problem `closedDirect` if that's refused */
async function tryDirect({ interaction, t }: Request): Promise<void> {
  try {
    await interaction.user.send(t('settings-direct-tried'));
  } catch (error) {
    if (isRefusedByDiscord(error)) throw new Problem('closedDirect', null);
    throw error;
  }
}

/** The most tables that hear at once of a new name or an absence. */
const MOST_TABLES = 50;

/** Has the person's tables call them by a new name (null: as on Discord), or say that they're away or back. */
async function tellTables(request: Request, name?: string | null): Promise<void> {
  const { context, person } = request;
  const { tables, announcer } = context;
  const { userId } = person;
  const naming = (await tables.persons.naming(userId)).slice(0, MOST_TABLES);
  for (const table of await tables.persons.each(naming, tableInfo)) {
    if (!table || !isSeated(table, userId) || table.status === 'finished') continue;
    if (name !== undefined) {
      const known = name ?? (await nameOnDiscord(request, table.guildId));
      if (known !== null) await tables.change(table.id, { userId, name: known }, (before) => before);
      // Its clock sees to it where one runs for them.
    } else if (personToAct(table) !== userId || !hasClock(table)) await announcer.refresh(table.id, null);
  }
}

/** What the person is called in that server; null if they've left it, or Discord doesn't tell. */
async function nameOnDiscord({ interaction }: Request, guildId: string): Promise<string | null> {
  if (guildId === interaction.guildId) return displayName(interaction);
  const { client, user } = interaction;
  const member = await fetchMember(client, guildId, user.id);
  return member ? displayName({ member, user }) : null;
}

/** @throws Problem `noChoice` */
export function parseChoice<T extends string>(known: readonly T[], value: string): T {
  const found = known.find((each) => each === value);
  if (found === undefined) throw new Problem('noChoice', null);
  return found;
}

export const nullIfGone = (known: readonly string[], value: string): string | null =>
  value === DEFAULT ? null : parseChoice(known, value);

type Choose = (value: string) => Partial<PersonSettings>;
const MENUS: ReadonlyMap<string, Choose> = new Map<string, Choose>([
  ['reminders', (value) => ({ reminders: parseChoice(REMINDERS, value) })],
  ['theme', (value) => ({ theme: nullIfGone(THEME_IDS, value) })],
  ['language', (value) => ({ language: nullIfGone(locales, value) })],
  ['zone', (value) => ({ zone: parseChoice([value].filter(isZone), value) })],
]);

/** `/settings me` */
export const showMe = async (request: Request): Promise<void> => {
  await showSettings(desk, request, '');
};

export const controls: readonly Control[] = [
  {
    ...control(
      'me',
      ([field = '']) => field,
      (request, field) => handleComponent(desk, request, field),
    ),
    submit: (request) => submit(desk, request),
  },
];
