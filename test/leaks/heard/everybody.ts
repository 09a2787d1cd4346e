import { lobbyMessage } from '../../../src/discord/messages/lobby.ts';
import type { Pictures } from '../../../src/discord/messages/pictures.ts';
import { messageOf } from '../../../src/discord/messages/report.ts';
import {
  callMessage,
  gameMessage,
  type PictureSource,
  standingMessage,
  textMessage,
} from '../../../src/discord/messages/table.ts';
import { Refusal } from '../../../src/table/refusal.ts';
import type { Report, TableInfo } from '../../../src/table/types.ts';
import type { World } from '../world.ts';
import type { Heard } from './heard.ts';
import { words } from './requests.ts';

/** What's compared of a table: its own count of changes counts private steps too, and no public message has it. */
export const publicInfo = ({ revision: _private, ...info }: TableInfo): object => info;

const publicReport = (report: Report | null): object | null =>
  report && { ...report, table: publicInfo(report.table) };

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
  const withPictures: PictureSource = { ...context, pictures: drawn };
  const info = await tables.info(id);
  const spectator = await tables.spectatorView(id);
  heard.add('table info', publicInfo(info));
  heard.add('table of the channel', await tables.inChannel(channelId).then(publicInfo, String));
  heard.add('spectator view', { ...spectator, table: publicInfo(spectator.table) });
  await heard.message('table shown again', standingMessage(spectator, words, withPictures));
  await heard.message('text table', textMessage(spectator, words, context.painterOf));
  await heard.message('lobby', lobbyMessage(info, words));
  if (info.toAct.some((seat) => info.seats[seat]?.kind === 'person'))
    await heard.message('call', callMessage(spectator, words));
  const withoutPicture: PictureSource = { ...context, pictures: failing };
  await heard.message('table without its picture', standingMessage(spectator, words, withoutPicture));
  for (const table of [id, ...others]) {
    const report = await tables.report(table).catch(refused);
    heard.add(`report of ${table}`, publicReport(report));
    if (!report) continue;
    await heard.message(`announcement of ${table}`, messageOf(report, words, withPictures));
    if (report.kind !== 'game') continue;
    const current = { ...report, ...report.newest, takenBack: false };
    await heard.message(`newest message of ${table}`, gameMessage(current, words, context));
  }
}
