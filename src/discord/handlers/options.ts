import { THEME_IDS } from '../../../render/painter.ts';
import { locales } from '../../i18n/index.ts';
import type { Change } from '../../table/change.ts';
import { removed, withLevel, withOptions } from '../../table/lobby.ts';
import { isRefused, Refusal } from '../../table/refusal.ts';
import { hostPassed } from '../../table/seats.ts';
import type { TableInfo } from '../../table/views.ts';
import type { Press } from '../choices/custom-id.ts';
import { optionsMessage, settingChosen } from '../messages/options.ts';
import { answerPrivately, occasionOf, type PressRequest } from './request.ts';

/** Opens the table's options for one person. */
export async function options(request: PressRequest, tableId: string): Promise<void> {
  await answer(request, await request.context.tables.info(tableId));
}

const answer = (request: PressRequest, table: TableInfo): Promise<void> =>
  answerPrivately(request, optionsMessage(table, request.person.userId, request.words));

/** A menu of the options: changes the table, updates the menus, then the lobby's public message. */
export async function setting(request: PressRequest, tableId: string): Promise<void> {
  const { context, interaction, person, press } = request;
  const chosen = interaction.isStringSelectMenu() ? (interaction.values[0] ?? '') : '';
  try {
    await answer(request, await context.tables.change(tableId, person, changeChosen(chosen, press)));
    await context.announcer.announce(tableId, occasionOf(request));
  } catch (error) {
    if (isRefused(error, 'stale')) await answer(request, await context.tables.info(tableId));
    throw error;
  }
}

/** @throws Refusal `unknownSetting` */
function changeChosen(chosen: string, { revision }: Press): Change {
  const [name, value = '', more = ''] = settingChosen(chosen);
  switch (name) {
    case 'rule':
      return withOptions({ rules: { [value]: more } });
    case 'pace':
    case 'access':
    case 'standIn':
      return withOptions({ [name]: value });
    case 'vacations':
    case 'hints':
      return withOptions({ [name]: value === 'on' });
    case 'theme':
      if (THEME_IDS.some((theme) => theme === value)) return withOptions({ theme: value });
      break;
    case 'language':
      if (value === '' || locales.includes(value)) return withOptions({ language: value || null });
      break;
    case 'level':
      return withLevel(seatNumbered(value), more, revision);
    case 'remove':
      return removed(seatNumbered(value), revision);
    case 'host':
      return hostPassed(value);
    default:
      throw new Refusal('unknownSetting', { value: chosen });
  }
  throw new Refusal('unknownSetting', { value });
}

/** The seat of that number; -1, which is no seat, for anything else. */
export const seatNumbered = (text = ''): number => (/^\d$/.test(text) ? Number(text) : -1);
