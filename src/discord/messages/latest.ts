import { kebab } from '../../i18n/fluent/kebab.ts';
import type { Translate } from '../../i18n/fluent/translate.ts';
import { isSameName, type Name } from '../../table/characters.ts';
import type { Note } from '../../table/document.ts';
import type { GameReport, TurnReport } from '../../table/report.ts';
import type { AnyGuide } from '../../telling/guide.ts';
import { MAX_CONTENT } from '../answers/limits.ts';
import { toEscapedName } from '../answers/names.ts';
import type { Chatter } from './chatter.ts';
import { amendmentText } from './table-settings.ts';

/** What has happened: a turn or a piece of news. */
interface Line {
  readonly text: string;
  /** What's left out first where there's no room. */
  readonly why: readonly string[];
  /** Whether the channel hasn't been told. */
  readonly isNew: boolean;
}

/** A turn as a line. */
interface TurnLine extends Line {
  readonly turn: TurnReport;
}

export const news = (text: string): Line => ({ text, why: [], isNew: true });

/** The turns that the channel hasn't been told, or the latest ones, about one for each seat. */
function turnLines(
  { turns, round }: GameReport,
  guide: AnyGuide,
  chatter: Chatter,
  t: Translate,
): TurnLine[] {
  const latest = turns.length > round.length ? turns : round;
  return latest.map((turn, at) => {
    const names = turn.names.map((name) => toEscapedName(name, t));
    return {
      text: guide.sentences(turn.events, names, t).join(' '),
      why: [...whyLines(turn, 'table', guide, names, t), ...[chatter.get(turn) ?? []].flat()],
      isNew: at >= latest.length - turns.length,
      turn,
    };
  });
}

/** The turns and the news about who plays, in order; and who acted for whom, where that isn't among the news. */
export function toldLines(report: GameReport, guide: AnyGuide, chatter: Chatter, t: Translate): Line[] {
  const turns = turnLines(report, guide, chatter, t);
  const told = report.notes.flatMap((note) => {
    const text = noteLine(note, t);
    const steps = 'steps' in note ? note.steps : undefined;
    const next = turns.findIndex(({ isNew, turn }) => isNew && steps !== undefined && turn.from >= steps);
    return text === null ? [] : [{ line: news(text), before: next < 0 ? turns.length : next }];
  });
  const toldBefore = (at: number) => told.flatMap(({ line, before }) => (before === at ? [line] : []));
  const known = report.notes.flatMap((note) => ('heir' in note ? [note.heir] : []));
  const introduction = ({ turn: { seat, names, standsIn }, isNew }: (typeof turns)[number]): Line[] => {
    const heir = names[seat]!;
    if (!standsIn || (!standsIn.isOnce && known.some((name) => isSameName(name, heir)))) return [];
    if (!standsIn.isOnce) known.push(heir);
    const said = { name: toEscapedName(standsIn.name, t), heir: toEscapedName(heir, t) };
    return [{ ...news(t(`people-news-${standsIn.isOnce ? 'moved-for' : 'filled-in'}`, said)), isNew }];
  };
  return [
    ...turns.flatMap((turn, at) => [...toldBefore(at), ...introduction(turn), turn]),
    ...toldBefore(turns.length),
  ];
}

function noteLine(note: Note, t: Translate): string | null {
  const named = (name: Name) => toEscapedName(name, t);
  switch (note.kind) {
    case 'resigned':
      return t('discord-table-resigned', { name: named(note.name), computer: named(note.heir) });
    case 'vacated':
      return t('people-news-vacated', { by: named(note.by), name: named(note.name), heir: named(note.heir) });
    case 'leaving':
    case 'absent':
      return t(`people-news-${note.kind}`, { name: named(note.name), heir: named(note.heir) });
    case 'taken':
      return t('people-news-taken', { name: named(note.name), before: named(note.before) });
    case 'back':
    case 'host':
    case 'moved':
      return t(`people-news-${kebab(note.kind)}`, { name: named(note.name) });
    case 'amended':
      return t('people-news-amended', { setting: amendmentText(note.to, t) });
    case 'setBack':
      return t('people-news-set-back', { when: `<t:${Math.floor(note.at / 1000)}:f>` });
    case 'opened':
    case 'expired':
    case 'deserted':
    case 'closed':
      return null;
  }
}

/** What has been told before is repeated only while the message stays short. */
const MOST_LINES = 5;
const MOST_CHARACTERS = 900;

/**
 * The latest lines above the foot. All that's new is among them as far as a message has room for it; if some lines
 * don't fit, a first one says how many.
 */
export function latest(lines: readonly Line[], foot: string, earlier: (lines: number) => string): string {
  const most = MAX_CONTENT - foot.length - earlier(lines.length).length - 4;
  const all = lines.map(({ text, why, isNew }) => ({ text: [text, ...why].join('\n'), isNew }));
  const length = all.reduce((sum, { text, isNew }) => sum + (isNew ? text.length + 1 : 0), 0);
  const kept: string[] = [];
  let used = 0;
  for (const { text, isNew } of (length <= most ? all : lines).toReversed()) {
    const soft = kept.length < MOST_LINES ? MOST_CHARACTERS : 0;
    used += text.length + 1;
    if (used > (isNew ? most : Math.min(most, soft)))
      return [earlier(lines.length - kept.length), ...kept, '', foot].join('\n');
    kept.unshift(text);
  }
  return kept.length > 0 ? [...kept, '', foot].join('\n') : foot;
}

/** How reasons are told: `table` on a line of their own, `hand` at the end of one. */
export type Place = 'table' | 'hand';

/** Why a computer player acted as it did in the turn; empty if there's nothing to say. */
export function whyLines(
  { why }: TurnReport,
  place: Place,
  guide: AnyGuide,
  names: readonly string[],
  t: Translate,
): string[] {
  const reasons = why?.reasons.flatMap((reason) => guide.reason?.(reason, names, t) ?? []) ?? [];
  if (!why || reasons.length === 0) return [];
  return [
    t(`discord-${place}-why`, { name: names[why.seat]!, reasons: reasons.join(t('discord-why-join')) }),
  ];
}
