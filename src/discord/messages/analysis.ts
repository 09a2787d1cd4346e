import type { APIButtonComponentWithCustomId } from 'discord.js';
import type { PictureOrder } from '../../../render/drawing/order.ts';
import type { Analysis, Decision } from '../../analysis/analysis.ts';
import { type SeatSummary, seatSummary, type TurningPoint } from '../../analysis/summary.ts';
import type { GameAction, Seat } from '../../games/game.ts';
import { recordGame, replay, type StoredRecord } from '../../games/record.ts';
import type { Translate } from '../../i18n/fluent/translate.ts';
import type { LookBack } from '../../table/look-back.ts';
import type { TableInfo } from '../../table/views.ts';
import type { Label } from '../../telling/guide.ts';
import { cut, escapedName, escapedText } from '../../telling/markdown.ts';
import { getGuide } from '../../telling/registry.ts';
import { MAX_CONTENT } from '../answers/limits.ts';
import type { Attachment, Message } from '../answers/message.ts';
import { escapedNames, plainNames, toEscapedName, toPlainName } from '../answers/names.ts';
import { button, buttonRows, publicComponent } from '../choices/controls.ts';
import { eyesText, LOOK } from './look-back.ts';
import { type Pictures, parseTheme } from './pictures.ts';

/** The verbs of the analysis: seeing it, and sharing it with everybody. */
export const ANALYSIS = { see: 'analysis', share: 'analysisshare' } as const;

/** A finished game and what has been found out about it. */
export interface Analysed {
  readonly table: TableInfo;
  readonly record: StoredRecord;
  readonly analysis: Analysis;
  readonly points: readonly TurningPoint[];
  /** The game right after each of them. */
  readonly moments: readonly LookBack[];
}

/** A share as a whole number. */
export const percent = (chance: number): number => Math.round(100 * chance);

/** Leads to the analysis. */
export const analysisButton = (table: TableInfo, t: Translate) =>
  button(publicComponent(table, ANALYSIS.see), { text: t('analysis-button'), emoji: '📈' });

/**
 * While it's being computed; `part` is how much is done, 0 to 1.
 * @param again asks once more, should the process end meanwhile
 */
export const workingMessage = (
  part: number,
  again: APIButtonComponentWithCustomId,
  t: Translate,
): Message => ({ content: t('analysis-working', { part: percent(part) }), rows: buttonRows([again]) });

/** The analysis for one person: its turning points lead to where one looks back at them. */
export function analysisMessage(
  analysed: Analysed,
  theme: string,
  t: Translate,
  pictures: Pictures,
): Message {
  const { table, points } = analysed;
  const to = ({ step }: TurningPoint) =>
    button(publicComponent(table, LOOK.at, [String(step + 1), eyesText(null), 'analysis']), {
      text: t('analysis-step', { step: step + 1 }),
      emoji: '⭐',
    });
  const share = button(publicComponent(table, ANALYSIS.share), { text: t('analysis-share') });
  return {
    content: contentOf(analysed, [], t),
    picture: pictures.late(`${table.game}-analysis`, chancesOrder(analysed, theme, t)),
    rows: buttonRows([...points.map(to), share]),
  };
}

/** The analysis for everybody. */
export const sharedAnalysis = (
  analysed: Analysed,
  by: string,
  picture: Attachment | null,
  t: Translate,
): Message => ({
  content: contentOf(
    analysed,
    [t('analysis-shared', { name: escapedName(by), game: getGuide(analysed.table.game).title(t) })],
    t,
  ),
  ...(picture ? { file: picture } : {}),
});

/** The curve of the winning chances, without the set-up, with the turning points. */
export function chancesOrder(
  { table, analysis, points }: Analysed,
  theme: string,
  t: Translate,
): PictureOrder {
  return {
    game: table.game,
    subject: { kind: 'chances' },
    scene: {
      names: plainNames(table, t),
      theme: parseTheme(theme),
      t,
      rows: analysis.chances.slice(1).map((shares) => shares.map((share) => 100 * share)),
      moments: points.map(({ step }) => step),
    },
  };
}

/** How much is told of what happened at a turning point, and less if the message would be too long; the look back has it all. */
const TOLD = [200, 100, 40];

function contentOf(analysed: Analysed, head: readonly string[], t: Translate): string {
  let content = '';
  for (const most of TOLD) {
    content = [...head, ...linesOf(analysed, most, t)].join('\n');
    if (content.length <= MAX_CONTENT) break;
  }
  return content;
}

function linesOf(analysed: Analysed, most: number, t: Translate): string[] {
  const { table, record, analysis, points } = analysed;
  const names = escapedNames(table, t);
  return [
    t('analysis-title'),
    t('analysis-note'),
    ...(points.length === 0 ? [t('analysis-steady')] : []),
    ...points.flatMap((point, at) => pointLines(analysed, point, at, most, t)),
    ...names.flatMap((name, seat) => playerLines(name, seatSummary(analysis, record, seat), t)),
  ];
}

function pointLines(
  { table, record, moments }: Analysed,
  point: TurningPoint,
  at: number,
  most: number,
  t: Translate,
): string[] {
  const { step, seat, before, after } = point;
  const moment = moments[at]!;
  const names = moment.names.map((name) => toEscapedName(name, t));
  const sentences = getGuide(table.game).sentences(moment.step?.events ?? [], names, t);
  const line = t('analysis-point', {
    step: step + 1,
    name: names[seat]!,
    before: percent(before),
    after: percent(after),
    sentences: cut(sentences.join(' '), most),
  });
  return [line, causeLine(point, record, moment, t)];
}

/** Why the game turned there. */
function causeLine(
  { step, seat, cause, decision, expected }: TurningPoint,
  record: StoredRecord,
  moment: LookBack,
  t: Translate,
): string {
  const names = moment.names.map((name) => toEscapedName(name, t));
  if (cause === 'luck') return t('analysis-luck-made', { name: names[seat]!, chance: percent(expected) });
  const actor = { name: names[record.steps[step]!.seat]! };
  if (decision === null) return t('analysis-no-choice', actor);
  const reasons = decision.reasons
    .flatMap((reason) => getGuide(moment.game).reason?.(reason, names, t) ?? [])
    .join(t('hints-reasons-separator'));
  if (cause === 'choice')
    return reasons ? t('analysis-well-why', { ...actor, reasons }) : t('analysis-well', actor);
  const { best, bestChance, chance } = decision;
  const better = {
    ...actor,
    label: escapedText(labelIn(seenBy(decision, record, moment), decision.seat, best, t).text),
    best: percent(bestChance),
    chance: percent(chance),
  };
  return reasons ? t('analysis-better-why', { ...better, reasons }) : t('analysis-better', better);
}

/** A position as somebody saw it. */
type Seen = Pick<LookBack, 'game' | 'view' | 'names'>;

/** What the decision's seat saw before it. */
const seenBy = ({ step, seat }: Decision, record: StoredRecord, { game, names }: LookBack): Seen => ({
  ...{ game, names },
  view: recordGame(record).view(replay(record, step), seat),
});

/** What the action is called where it can be chosen; `view` is the seat's. */
export function labelIn({ game, view, names }: Seen, seat: Seat, action: GameAction, t: Translate): Label {
  const guide = getGuide(game);
  const scene = {
    ...{ view, seat, t },
    names: names.map((name) => toPlainName(name, t)),
    preview: (of: GameAction) => recordGame({ game }).preview(view, seat, of),
  };
  const branch = { path: guide.pathOf(action), actions: [action] };
  return guide.whole?.(scene, action) ?? guide.label(scene, branch);
}

function playerLines(name: string, { grade, loss, luck }: SeatSummary, t: Translate): string[] {
  const points = Math.round(100 * luck);
  return [
    grade === null
      ? t('analysis-undecided', { name })
      : t('analysis-player', {
          name,
          grade: t(`analysis-grade-${grade}`),
          loss: Math.round(1000 * loss) / 10,
        }),
    t('analysis-luck', {
      name,
      luck: Math.abs(points),
      side: points > 0 ? 'gave' : points < 0 ? 'took' : 'even',
    }),
  ];
}
