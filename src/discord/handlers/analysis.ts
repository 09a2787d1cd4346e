import type { Analysis } from '../../analysis/analysis.ts';
import { AnalystBusy, AnalystClosed } from '../../analysis/analyst.ts';
import { turningPoints } from '../../analysis/summary.ts';
import { uncounted, within } from '../../base/deadline.ts';
import type { StoredRecord } from '../../games/record.ts';
import { RecordError } from '../../games/record-error.ts';
import { finishedRecordOf, lookBackAt } from '../../table/look-back.ts';
import { Refusal } from '../../table/refusal.ts';
import { infoOf, type TableInfo } from '../../table/views.ts';
import {
  ANALYSIS,
  type Analysed,
  analysisMessage,
  chancesOrder,
  sharedAnalysis,
  workingMessage,
} from '../messages/analysis.ts';
import {
  answerAgain,
  answerPrivately,
  asWritten,
  type Control,
  onTable,
  type PressRequest,
  type Request,
  sayAtTable,
} from './request.ts';

/** With so little time, in ms, nobody is told how much is done. */
const AT_ONCE = 400;

/** How often people are told how much is done. */
const PARTS = 5;

/** @throws Refusal `handsNotOpen`, `recordOutdated`, `analystBusy`, `restarting` */
async function analysed(request: PressRequest, tableId: string): Promise<Analysed> {
  const { context, person } = request;
  const { record, table } = await context.tables.read(tableId, (document) => ({
    record: finishedRecordOf(document),
    table: infoOf(document),
  }));
  const analysis = await watchedAnalysis(request, record);
  const points = turningPoints(analysis);
  const moments = await context.tables.read(tableId, (document) =>
    points.map(({ step }) => lookBackAt(step + 1, null, person.userId)(document)),
  );
  return { table, record, analysis, points, moments };
}

/**
 * The analysis; meanwhile, the person who waits for it privately sees how much is done.
 * @throws Refusal `recordOutdated`, `analystBusy`, `restarting`
 */
export const watchedAnalysis = (request: Request, record: StoredRecord): Promise<Analysis> =>
  uncounted(() => watched(request, record));

async function watched(request: Request, record: StoredRecord): Promise<Analysis> {
  const { say, context } = request;
  let isTelling = false;
  let told = 0;
  let telling = Promise.resolve();
  const tell = (part: number) => {
    told = part;
    telling = telling.then(() => answerAgain(request, workingMessage(part, say))).catch(() => undefined);
  };
  const pending = refusing(
    context.analyst.analysis(record, (part) => {
      if (isTelling && part < 1 && part - told >= 1 / PARTS) tell(part);
    }),
  );
  const soon = await within(AT_ONCE, pending);
  if (soon) return soon;
  isTelling = true;
  tell(0);
  const analysis = await pending;
  isTelling = false;
  await telling;
  return analysis;
}

/** What the analyst comes to. @throws Refusal `recordOutdated`, `analystBusy`, `restarting` */
export async function refusing<T>(pending: Promise<T>): Promise<T> {
  try {
    return await pending;
  } catch (error) {
    if (error instanceof AnalystBusy) throw new Refusal('analystBusy', null);
    if (error instanceof AnalystClosed) throw new Refusal('restarting', null);
    if (error instanceof RecordError) throw new Refusal('recordOutdated', null);
    throw error;
  }
}

const themeFor = ({ settings }: PressRequest, table: TableInfo): string =>
  settings.person.theme ?? table.theme;

async function see(request: PressRequest, tableId: string): Promise<void> {
  const found = await analysed(request, tableId);
  const { say, context } = request;
  await answerPrivately(request, analysisMessage(found, themeFor(request, found.table), say, context));
}

async function share(request: PressRequest, tableId: string): Promise<void> {
  const { answer, context, person } = request;
  const found = await analysed(request, tableId);
  const { table } = found;
  const say = sayAtTable(request, table);
  const order = chancesOrder(found, table.theme, say);
  const picture = await context.pictures.draw(`${table.game}-analysis`, order, { urgency: 'private' });
  await answer.toEverybody(sharedAnalysis(found, person.name, picture, say));
}

export const controls: readonly Control[] = [
  onTable(ANALYSIS.see, asWritten, see),
  onTable(ANALYSIS.share, asWritten, share),
];
