import { THEME_IDS } from '../../../../render/themes/theme.ts';
import type { Say } from '../../../i18n/fluent/say.ts';
import { locales } from '../../../i18n/index.ts';
import { type PersonSettings, REMINDERS } from '../../../settings/person.ts';
import { Problem } from '../../../settings/problem.ts';
import { COMMON_ZONES } from '../../../settings/zones.ts';
import { DEFAULT } from '../../messages/settings/controls.ts';
import { myMessage } from '../../messages/settings/me.ts';
import { type Control, control, type Request, sayFrom } from '../request.ts';
import { type Desk, MY_FORMS, press, show, submit } from './desk.ts';

const desk: Desk<PersonSettings> = {
  verb: 'me',
  forms: MY_FORMS,
  of: ({ context, person }) => context.settings.personToChange(person.userId),
  change: async ({ context, person }, change) => {
    const after = await context.settings.changePerson(person.userId, change);
    await context.clocks?.personChanged(person.userId);
    return after;
  },
  message: (request, mine, _field, notes) => myMessage(mine, sayTo(request, mine), notes),
  chosen: ({ interaction }, field) => {
    const [value] = interaction.isStringSelectMenu() ? interaction.values : [];
    return value === undefined ? null : (MENUS.get(field)?.(value) ?? null);
  },
};

/** A language that's just been chosen holds at once. */
const sayTo = ({ interaction }: Request, { language }: PersonSettings): Say =>
  sayFrom(language, interaction.locale);

/** @throws Problem `noChoice` */
export function oneOf<T extends string>(known: readonly T[], value: string): T {
  const found = known.find((each) => each === value);
  if (found === undefined) throw new Problem('noChoice', null);
  return found;
}

export const orNull = (known: readonly string[], value: string): string | null =>
  value === DEFAULT ? null : oneOf(known, value);

type Choose = (value: string) => Partial<PersonSettings>;
const MENUS: ReadonlyMap<string, Choose> = new Map<string, Choose>([
  ['reminders', (value) => ({ reminders: oneOf(REMINDERS, value) })],
  ['theme', (value) => ({ theme: orNull(THEME_IDS, value) })],
  ['language', (value) => ({ language: orNull(locales, value) })],
  ['zone', (value) => ({ zone: oneOf(COMMON_ZONES, value) })],
]);

/** `/settings me` */
export const showMe = async (request: Request): Promise<void> => {
  await show(desk, request, '');
};

export const controls: readonly Control[] = [
  {
    ...control(
      'me',
      ([field = '']) => field,
      (request, field) => press(desk, request, field),
    ),
    submit: (request) => submit(desk, request),
  },
];
