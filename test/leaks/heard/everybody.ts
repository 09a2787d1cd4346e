import type { Message } from '../../../src/discord/answers/message.ts';
import { publicComponent } from '../../../src/discord/choices/controls.ts';
import { threadMessage } from '../../../src/discord/messages/invitation.ts';
import { lobbyMessage } from '../../../src/discord/messages/lobby.ts';
import { lookBackMessage } from '../../../src/discord/messages/look-back.ts';
import type { Pictures } from '../../../src/discord/messages/pictures.ts';
import {
  overMessage,
  personToAct,
  pingMessage,
  tableMessage,
  tablePicture,
  textMessage,
} from '../../../src/discord/messages/table.ts';
import { tableSettingsMessage } from '../../../src/discord/messages/table-settings.ts';
import { watchMessage } from '../../../src/discord/messages/watch.ts';
import { lookBackAt } from '../../../src/table/look-back.ts';
import { Refusal } from '../../../src/table/refusal.ts';
import type { Report } from '../../../src/table/report.ts';
import { fullReport, owedReport } from '../../../src/table/report.ts';
import type { TableInfo } from '../../../src/table/views.ts';
import { createSpectatorView } from '../../../src/table/views.ts';
import type { World } from '../world.ts';
import type { Heard } from './heard.ts';
import { t } from './requests.ts';

/** What's compared of a table: its own count of changes counts private steps too, and no public message has it. */
export const publicInfo = ({ revision: _private, ...info }: TableInfo): object => info;

const publicReport = (report: Report | null): object | null =>
  report && { ...report, table: publicInfo(report.table) };

const toldOf = async (report: Report, pictures: Pictures): Promise<Message> =>
  tableMessage(report, { t, picture: await tablePicture(report, t, pictures), deadline: null, chats: true });

/** Of a table that can't be read there's no report. */
const refused = (error: unknown): null => {
  if (error instanceof Refusal) return null;
  throw error;
};

/** Everything that's said in the channel or shown to anybody who asks. */
export async function hearEverybody(
  heard: Heard,
  { tables, id, others, channelId, context, failing }: World,
  drawn: Pictures,
): Promise<void> {
  const info = await tables.info(id);
  const spectator = await tables.read(id, createSpectatorView);
  heard.add('table info', publicInfo(info));
  heard.add('table of the channel', await tables.inChannel(channelId).then(publicInfo, String));
  heard.add('spectator view', { ...spectator, table: publicInfo(spectator.table) });
  const standing = await tables.read(id, fullReport);
  heard.add('standing report', publicReport(standing));
  await heard.message('table shown again', toldOf(standing, drawn));
  await heard.message('text table', textMessage(spectator, t, null));
  await heard.message('lobby', lobbyMessage(info, t));
  await heard.message('watching', watchMessage(spectator, '', t, drawn));
  if (info.status === 'playing')
    for (const at of [0, 1, null]) {
      const past = await tables.read(id, lookBackAt(at, null, ''));
      const press = (verb: string, args: readonly string[]) => publicComponent(info, verb, args);
      await heard.message(
        `looking back to ${at}`,
        lookBackMessage({ past, press, theme: info.theme }, t, drawn),
      );
    }
  await heard.message('options', tableSettingsMessage(info, null, '', t));
  await heard.message('thread', threadMessage(info, t));
  const person = personToAct(info);
  if (person !== undefined) await heard.message('call', pingMessage(spectator, person, t, null));
  await heard.message('end', overMessage(spectator, t));
  await heard.message('table without its picture', toldOf(standing, failing));
  for (const table of [id, ...others]) {
    const report = await tables.read(table, owedReport).catch(refused);
    heard.add(`report of ${table}`, publicReport(report));
    if (!report) continue;
    await heard.message(`announcement of ${table}`, toldOf(report, drawn));
    if (report.kind !== 'game') continue;
    const corrected = { ...report, takenBack: true };
    await heard.message(`corrected message of ${table}`, toldOf(corrected, context.pictures));
  }
}
