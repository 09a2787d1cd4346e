import type { APIButtonComponentWithCustomId } from 'discord.js';
import type { PictureOrder } from '../../../render/drawing/order.ts';
import type { Analysis, Decision } from '../../analysis/analysis.ts';
import { type SeatSummary, seatSummary, type TurningPoint } from '../../analysis/summary.ts';
import type { GameAction, Seat } from '../../games/game.ts';
import { gameOf, replay, type StoredRecord } from '../../games/record.ts';
import type { Say } from '../../i18n/fluent/say.ts';
import type { LookBack } from '../../table/look-back.ts';
import type { TableInfo } from '../../table/views.ts';
import type { Label } from '../../telling/guide.ts';
import { cut, escapedName, escapedText } from '../../telling/markdown.ts';
import { guideOf } from '../../telling/registry.ts';
import { MAX_CONTENT } from '../answers/limits.ts';
import type { Attachment, Message } from '../answers/message.ts';
import { escapedNameOf, escapedNames, plainNameOf, plainNames } from '../answers/names.ts';
import { button, buttonRows, publicPressAt } from '../choices/controls.ts';
import { eyesText, LOOK } from './look-back.ts';
import { type Pictures, themeOf } from './pictures.ts';

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
export const analysisButton = (table: TableInfo, say: Say) =>
  button(publicPressAt(table, ANALYSIS.see), { text: say('analysis-button'), emoji: '📈' });

/**
 * While it's being computed; `part` is how much is done, 0 to 1.
 * @param again asks once more, should the process end meanwhile
 */
export const workingMessage = (part: number, again: APIButtonComponentWithCustomId, say: Say): Message => ({
  content: say('analysis-working', { part: percent(part) }),
  rows: buttonRows([again]),
});

/** The analysis for one person: its turning points lead to where one looks back at them. */
export function analysisMessage(analysed: Analysed, theme: string, say: Say, pictures: Pictures): Message {
  const { table, points } = analysed;
  const to = ({ step }: TurningPoint) =>
    button(publicPressAt(table, LOOK.at, [String(step + 1), eyesText(null), 'analysis']), {
      text: say('analysis-step', { step: step + 1 }),
      emoji: '⭐',
    });
  const share = button(publicPressAt(table, ANALYSIS.share), { text: say('analysis-share') });
  return {
    content: contentOf(analysed, [], say),
    picture: pictures.late(`${table.game}-analysis`, chancesOrder(analysed, theme, say)),
    rows: buttonRows([...points.map(to), share]),
  };
}

/** The analysis for everybody. */
export const sharedAnalysis = (
  analysed: Analysed,
  by: string,
  picture: Attachment | null,
  say: Say,
): Message => ({
  content: contentOf(
    analysed,
    [say('analysis-shared', { name: escapedName(by), game: guideOf(analysed.table.game).title(say) })],
    say,
  ),
  ...(picture ? { file: picture } : {}),
});

/** The curve of the winning chances, without the set-up, with the turning points. */
export function chancesOrder({ table, analysis, points }: Analysed, theme: string, say: Say): PictureOrder {
  return {
    game: table.game,
    subject: { kind: 'chances' },
    scene: {
      names: plainNames(table, say),
      theme: themeOf(theme),
      say,
      rows: analysis.chances.slice(1).map((shares) => shares.map((share) => 100 * share)),
      moments: points.map(({ step }) => step),
    },
  };
}

/** So much is told of what happened at a turning point, and less if the message would be too long; the look back has it all. */
const TOLD = [200, 100, 40];

function contentOf(analysed: Analysed, head: readonly string[], say: Say): string {
  let content = '';
  for (const most of TOLD) {
    content = [...head, ...linesOf(analysed, most, say)].join('\n');
    if (content.length <= MAX_CONTENT) break;
  }
  return content;
}

function linesOf(analysed: Analysed, most: number, say: Say): string[] {
  const { table, record, analysis, points } = analysed;
  const names = escapedNames(table, say);
  return [
    say('analysis-title'),
    say('analysis-note'),
    ...(points.length === 0 ? [say('analysis-steady')] : []),
    ...points.flatMap((point, at) => pointLines(analysed, point, at, most, say)),
    ...names.flatMap((name, seat) => playerLines(name, seatSummary(analysis, record, seat), say)),
  ];
}

function pointLines(
  { table, record, moments }: Analysed,
  point: TurningPoint,
  at: number,
  most: number,
  say: Say,
): string[] {
  const { step, seat, before, after } = point;
  const moment = moments[at]!;
  const names = moment.names.map((name) => escapedNameOf(name, say));
  const sentences = guideOf(table.game).sentences(moment.step?.events ?? [], names, say);
  const line = say('analysis-point', {
    step: step + 1,
    name: names[seat]!,
    before: percent(before),
    after: percent(after),
    sentences: cut(sentences.join(' '), most),
  });
  return [line, causeLine(point, record, moment, say)];
}

/** Why the game turned there. */
function causeLine(
  { step, seat, cause, decision, expected }: TurningPoint,
  record: StoredRecord,
  moment: LookBack,
  say: Say,
): string {
  const names = moment.names.map((name) => escapedNameOf(name, say));
  if (cause === 'luck') return say('analysis-luck-made', { name: names[seat]!, chance: percent(expected) });
  const actor = { name: names[record.steps[step]!.seat]! };
  if (decision === null) return say('analysis-no-choice', actor);
  const reasons = decision.reasons
    .flatMap((reason) => guideOf(moment.game).reason?.(reason, names, say) ?? [])
    .join(say('hints-reasons-separator'));
  if (cause === 'choice')
    return reasons ? say('analysis-well-why', { ...actor, reasons }) : say('analysis-well', actor);
  const { best, bestChance, chance } = decision;
  const better = {
    ...actor,
    label: escapedText(labelIn(seenBy(decision, record, moment), decision.seat, best, say).text),
    best: percent(bestChance),
    chance: percent(chance),
  };
  return reasons ? say('analysis-better-why', { ...better, reasons }) : say('analysis-better', better);
}

/** A position as somebody saw it. */
type Seen = Pick<LookBack, 'game' | 'view' | 'names'>;

/** What the decision's seat saw before it. */
const seenBy = ({ step, seat }: Decision, record: StoredRecord, { game, names }: LookBack): Seen => ({
  ...{ game, names },
  view: gameOf(record).view(replay(record, step), seat),
});

/** What the action is called where it can be chosen; `view` is the seat's. */
export function labelIn({ game, view, names }: Seen, seat: Seat, action: GameAction, say: Say): Label {
  const guide = guideOf(game);
  const scene = {
    ...{ view, seat, say },
    names: names.map((name) => plainNameOf(name, say)),
    preview: (of: GameAction) => gameOf({ game }).preview(view, seat, of),
  };
  const branch = { path: guide.pathOf(action), actions: [action] };
  return guide.whole?.(scene, action) ?? guide.label(scene, branch);
}

function playerLines(name: string, { grade, loss, luck }: SeatSummary, say: Say): string[] {
  const points = Math.round(100 * luck);
  return [
    grade === null
      ? say('analysis-undecided', { name })
      : say('analysis-player', {
          name,
          grade: say(`analysis-grade-${grade}`),
          loss: Math.round(1000 * loss) / 10,
        }),
    say('analysis-luck', {
      name,
      luck: Math.abs(points),
      side: points > 0 ? 'gave' : points < 0 ? 'took' : 'even',
    }),
  ];
}
