import { LEAST_LOSS } from '../../analysis/analysis.ts';
import { findOwnSteps, pastDecisionAt } from '../../table/past-decision.ts';
import { isRefused, Refusal } from '../../table/refusal.ts';
import { tableInfo } from '../../table/views.ts';
import {
  type Attempt,
  PRACTISE,
  type Practised,
  practiseAgain,
  practisedAll,
  practiseMessage,
} from '../messages/practise.ts';
import { watchedAnalysis } from './analysis.ts';
import { costly } from './costly.ts';
import { playedBy } from './lists.ts';
import { answerAgain, asWritten, type Control, control, onTable, type Request } from './request.ts';

/** How many games are looked through at once, each for up to 20 seconds. */
const MOST_GAMES = 5;

/** A position that somebody has practised. */
interface Place {
  readonly tableId: string;
  readonly step: number;
}

/**
 * `/practice`: the position in which the person lost most in the newest of their games; after a place, what comes next:
 * the position in which they lost less, or one from the game before.
 */
export const practiseOwn = costly('analysis', practise, () => 'practice');

async function practise(request: Request, after: Place | null = null): Promise<void> {
  const { person, t } = request;
  const all = await playedBy(person, request);
  const from = Math.max(
    0,
    all.findIndex(({ tableId }) => tableId === after?.tableId),
  );
  const games = all.slice(from, from + MOST_GAMES);
  for (const { tableId } of games) {
    const steps = await mistakesIn(request, tableId);
    const next = steps[tableId === after?.tableId ? steps.indexOf(after.step) + 1 : 0];
    if (next !== undefined) return showPractised(request, tableId, next, null);
  }
  if (after) return answerAgain(request, practisedAll(t));
  const content = games.length === 0 ? t('practise-no-games') : t('practise-none', { games: games.length });
  await answerAgain(request, { content });
}

/** The steps at which the person made a mistake, the worst first; none in a game that can't be replayed any more. */
async function mistakesIn(request: Request, tableId: string): Promise<readonly number[]> {
  const { context, person } = request;
  try {
    const { record, own } = await context.tables.read(tableId, findOwnSteps(person.userId));
    const { decisions } = await watchedAnalysis(request, record, practiseAgain(request.t));
    return decisions
      .filter(({ step, loss }) => own.has(step) && loss >= LEAST_LOSS)
      .sort((a, b) => b.loss - a.loss)
      .map(({ step }) => step);
  } catch (error) {
    if (GONE.some((code) => isRefused(error, code))) return [];
    throw error;
  }
}

/** Why a game in the list may be of no use any more. */
const GONE = ['recordOutdated', 'unknownTable', 'tableUnreadable'] as const;

/** Shows a position, and what came of what the person has tried there. @throws Refusal `notPractised` */
const practiseAt = costly('analysis', showPractised);

async function showPractised(
  request: Request,
  tableId: string,
  step: number,
  attempt: Attempt,
): Promise<void> {
  const { context, t, settings } = request;
  const practised = await practisedAt(request, tableId, step);
  const { table, judged } = practised;
  if (typeof attempt === 'number' && judged.shares[attempt] === undefined)
    throw new Refusal('notPractised', null);
  const theme = settings.person.theme ?? table.theme;
  await answerAgain(request, practiseMessage(practised, attempt, theme, t, context.pictures));
}

async function practisedAt(request: Request, tableId: string, step: number): Promise<Practised> {
  const { context, person } = request;
  const { record, ...found } = await context.tables.read(tableId, (document) => ({
    table: tableInfo(document),
    decision: pastDecisionAt(step, person.userId)(document),
    record: findOwnSteps(person.userId)(document).record,
  }));
  const { decisions } = await watchedAnalysis(request, record, practiseAgain(request.t));
  const judged = decisions.find((each) => each.step === step && each.loss >= LEAST_LOSS);
  if (!judged) throw new Refusal('notPractised', null);
  return { ...found, judged };
}

/** -1 for anything but a whole number. */
const indexIn = (text: string | undefined): number =>
  text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : -1;

const stepIn = ([step]: readonly string[]): number => indexIn(step);

export const controls: readonly Control[] = [
  onTable(
    PRACTISE.try,
    ([step], [chosen]) => ({ step: indexIn(step), chosen: indexIn(chosen) }),
    (request, tableId, { step, chosen }) => practiseAt(request, tableId, step, chosen),
  ),
  onTable(PRACTISE.show, stepIn, (request, tableId, step) => practiseAt(request, tableId, step, 'shown')),
  onTable(PRACTISE.next, stepIn, (request, tableId, step) => practiseOwn(request, { tableId, step })),
  control(PRACTISE.again, asWritten, (request) => practiseOwn(request)),
];
