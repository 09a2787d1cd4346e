import type { APIButtonComponentWithCustomId } from 'discord.js';
import type { Analysis } from '../../analysis/analysis.ts';
import { AnalystBusy, AnalystClosed } from '../../analysis/analyst.ts';
import { CheckEnded } from '../../analysis/checking.ts';
import { turningPoints } from '../../analysis/summary.ts';
import { uncounted, within } from '../../base/deadline.ts';
import type { StoredRecord } from '../../games/record.ts';
import { RecordError } from '../../games/record-error.ts';
import { finishedRecord, lookBackAt } from '../../table/look-back.ts';
import { Refusal } from '../../table/refusal.ts';
import { type TableInfo, tableInfo } from '../../table/views.ts';
import {
  ANALYSIS,
  type Analysed,
  analysisButton,
  analysisMessage,
  chancesOrder,
  sharedAnalysis,
  workingMessage,
} from '../messages/analysis.ts';
import { costly } from './costly.ts';
import {
  answerAgain,
  answerSoFar,
  asWritten,
  type ComponentRequest,
  type Control,
  onTable,
  type Request,
  tableTranslator,
} from './request.ts';

/** How often people are told how much is done. */
const PARTS = 5;

/** @throws Refusal `handsNotOpen`, `recordOutdated`, `analystBusy`, `restarting` */
async function analysed(
  { context, person }: ComponentRequest,
  tableId: string,
  analysisOf: (record: StoredRecord, table: TableInfo) => Promise<Analysis>,
): Promise<Analysed> {
  const { record, table } = await context.tables.read(tableId, (document) => ({
    record: finishedRecord(document),
    table: tableInfo(document),
  }));
  const analysis = await analysisOf(record, table);
  const points = turningPoints(analysis);
  const moments = await context.tables.read(tableId, (document) =>
    points.map(({ step }) => lookBackAt(step + 1, null, person.userId)(document)),
  );
  return { table, record, analysis, points, moments };
}

/**
 * The analysis; meanwhile, the person who waits for it privately sees how much is done, and can ask `again`.
 * @throws Refusal `recordOutdated`, `analystBusy`, `restarting`
 */
export const watchedAnalysis = (
  request: Request,
  record: StoredRecord,
  again: APIButtonComponentWithCustomId,
): Promise<Analysis> => uncounted(() => watched(request, record, again));

async function watched(
  request: Request,
  record: StoredRecord,
  again: APIButtonComponentWithCustomId,
): Promise<Analysis> {
  const { t, context } = request;
  let isTelling = false;
  let told = 0;
  let telling = Promise.resolve();
  const tell = (part: number) => {
    told = part;
    telling = telling.then(() => answerSoFar(request, workingMessage(part, again, t))).catch(() => undefined);
  };
  const pending = refusing(
    context.analyst.analysis(record, (part) => {
      if (isTelling && part < 1 && part - told >= 1 / PARTS) tell(part);
    }),
  );
  const soon = await within(context.analyst.soon, pending);
  if (soon) return soon;
  isTelling = true;
  tell(0);
  try {
    return await pending;
  } finally {
    isTelling = false;
    await telling;
  }
}

/** What the analyst comes to. @throws Refusal `recordOutdated`, `uploadTooHard`, `analystBusy`, `restarting` */
export async function refusing<T>(pending: Promise<T>): Promise<T> {
  try {
    return await pending;
  } catch (error) {
    if (error instanceof CheckEnded) throw new Refusal('uploadTooHard', null);
    if (error instanceof AnalystBusy) throw new Refusal('analystBusy', null);
    if (error instanceof AnalystClosed) throw new Refusal('restarting', null);
    if (error instanceof RecordError) throw new Refusal('recordOutdated', null);
    throw error;
  }
}

const themeFor = ({ settings }: ComponentRequest, table: TableInfo): string =>
  settings.person.theme ?? table.theme;

async function see(request: ComponentRequest, tableId: string): Promise<void> {
  const { t, context } = request;
  const found = await analysed(request, tableId, (record, table) =>
    watchedAnalysis(request, record, analysisButton(table, t)),
  );
  await answerAgain(request, analysisMessage(found, themeFor(request, found.table), t, context.pictures));
}

/** The private analysis, from which it's shared, stays as it is. */
async function share(request: ComponentRequest, tableId: string): Promise<void> {
  const { answer, context, person } = request;
  const found = await analysed(request, tableId, (record) =>
    uncounted(() => refusing(context.analyst.analysis(record))),
  );
  const { table } = found;
  const t = tableTranslator(request, table);
  const order = chancesOrder(found, table.theme, t);
  const picture = await context.pictures.draw(`${table.game}-analysis`, order, { urgency: 'private' });
  await answer.toEverybody(sharedAnalysis(found, person.name, picture, t));
}

export const controls: readonly Control[] = [
  onTable(
    ANALYSIS.see,
    asWritten,
    costly('analysis', see, ({ component }) => component.tableId),
  ),
  onTable(ANALYSIS.share, asWritten, costly('analysis', share)),
];
