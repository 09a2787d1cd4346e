import { THEME_IDS } from '../../../render/themes/theme.ts';
import { locales } from '../../i18n/index.ts';
import { isRefused, Refusal } from '../../table/refusal.ts';
import type { TableInfo } from '../../table/types.ts';
import { optionsMessage, settingChosen } from '../messages/options.ts';
import { answerPrivately, occasionOf, type PressRequest } from './request.ts';

/** Opens the table's options for one person. */
export async function options(request: PressRequest, tableId: string): Promise<void> {
  await answer(request, await request.context.tables.info(tableId));
}

const answer = (request: PressRequest, table: TableInfo): Promise<void> =>
  answerPrivately(request, optionsMessage(table, request.person.userId, request.say));

/** A menu of the options: changes the table, updates the menus, then the lobby's public message. */
const optionsPress =
  (change: (request: PressRequest, tableId: string, chosen: string) => Promise<TableInfo>) =>
  async (request: PressRequest, tableId: string): Promise<void> => {
    const { context, interaction } = request;
    const chosen = interaction.isStringSelectMenu() ? (interaction.values[0] ?? '') : '';
    try {
      const table = await change(request, tableId, chosen);
      await answer(request, table);
      await context.announcer.announce(tableId, occasionOf(request));
    } catch (error) {
      if (isRefused(error, 'stale')) await answer(request, await context.tables.info(tableId));
      throw error;
    }
  };

export const setting = optionsPress(({ context: { tables }, person, press }, id, chosen) => {
  const [name, value = '', more = ''] = settingChosen(chosen);
  switch (name) {
    case 'rule':
      return tables.setRule(id, person, value, more);
    case 'pace':
      return tables.setPace(id, person, value);
    case 'vacations':
      return tables.setVacations(id, person, value === 'on');
    case 'hints':
      return tables.setHints(id, person, value === 'on');
    case 'access':
      return tables.setAccess(id, person, value);
    case 'theme':
      if (!THEME_IDS.some((theme) => theme === value)) throw new Refusal('unknownSetting', { value });
      return tables.setTheme(id, person, value);
    case 'language':
      if (value !== '' && !locales.includes(value)) throw new Refusal('unknownSetting', { value });
      return tables.setLanguage(id, person, value === '' ? null : value);
    case 'standIn':
      return tables.setStandIn(id, person, value);
    case 'level':
      return tables.setLevel(id, person, seatNumbered(value), more, press.revision);
    case 'remove':
      return tables.removeFromLobby(id, person, seatNumbered(value), press.revision);
    case 'host':
      return tables.passHost(id, person, value);
    default:
      throw new Refusal('unknownSetting', { value: chosen });
  }
});

/** The seat of that number; -1, which is no seat, for anything else. */
export const seatNumbered = (text = ''): number => (/^\d$/.test(text) ? Number(text) : -1);
