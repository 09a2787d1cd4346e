import type { Translate } from '../../i18n/fluent/translate.ts';
import { isSameName } from '../../table/characters.ts';
import type { Since, TurnReport } from '../../table/report.ts';
import type { SeatView } from '../../table/views.ts';
import type { AnyGuide } from '../../telling/guide.ts';
import { wordsIn } from '../../telling/markdown.ts';
import { getGuide } from '../../telling/registry.ts';
import { toEscapedName } from '../answers/names.ts';
import { whyLines } from './latest.ts';

const MOST_LINES = 8;
const MOST_CHARACTERS = 1000;
/** Sentences share a line up to this length. */
const LINE = 160;

/** Stand for names that can't contain them, so that whom a sentence names is certain. */
const [OPEN, CLOSE, SEAT] = ['\uE000', '\uE001', '\uE002'];
/** Begins as the name does, since the word before it can depend on that: "de Gareth", "d’Ann". */
const tokenOf = (seat: number, name: string): string =>
  `${OPEN}${/^[^\p{L}\p{N}]*[\p{L}\p{N}]{0,2}/u.exec(name)![0]}${SEAT}${seat}${CLOSE}`;
const TOKEN = new RegExp(`${OPEN}[^${SEAT}]*${SEAT}(\\d+)${CLOSE}`, 'g');

/**
 * What has happened since the seat's last decision; lines on what was done to it are marked. Empty if nothing has.
 * @param room the most words
 */
export function sinceLines(
  { table, seat }: SeatView,
  since: Since,
  t: Translate,
  room = Number.POSITIVE_INFINITY,
): string[] {
  const guide = getGuide(table.game);
  const heirs = new Set<string>();
  const lines = since.turns.flatMap((turn) => {
    const names = turn.names.map((name) => toEscapedName(name, t));
    const bold = names.map((name, of) => (of === seat ? `**${name}**` : name));
    const own = linesOf(turn, guide, names, seat, t);
    const { standsIn } = turn;
    const isTheirs = standsIn && turn.seat === seat && isSameName(standsIn.name, table.seats[seat]!.name);
    const heir = isTheirs && !standsIn.isOnce ? names[seat]! : '';
    const did = own.map(({ text }) => text).join(' ');
    const first = { why: own.at(-1)?.why ?? '', isMarked: true, isFirst: true };
    const isNew = heir !== '' && !heirs.has(heir);
    heirs.add(heir);
    const told: Line[] =
      isTheirs && standsIn.isOnce
        ? [{ ...first, text: t('discord-hand-moved-for', { did }) }]
        : [...(isNew ? [{ ...first, why: '', text: t('discord-hand-filled-in', { heir }) }] : []), ...own];
    return told.map(({ text, why, isMarked, isFirst = false }): Line => {
      const said = text.replace(TOKEN, (_token, of: string) => bold[Number(of)]!);
      return {
        text: `- ${isMarked ? t('discord-hand-touched', { sentence: said }) : said}`,
        why: why.replace(TOKEN, (_token, of: string) => bold[Number(of)]!),
        isMarked,
        isFirst,
      };
    });
  });
  if (lines.length === 0) return [];
  lines.sort((one, other) => Number(other.isFirst) - Number(one.isFirst));
  const head = t(since.hasPlayed ? 'discord-hand-since' : 'discord-hand-since-start');
  const { kept, left } = latestLines(lines, t, room - wordsIn(head));
  if (left.length + kept.length === 0) return [];
  return [...(kept.length > 0 ? [head] : []), ...left, ...kept, ''];
}

interface Line {
  readonly text: string;
  /** What's left out first where there's no room; may be empty. */
  readonly why: string;
  /** Whether it's on what was done to the reader. */
  readonly isMarked: boolean;
  /** Whether it's that somebody else played for them, which is told before the rest. */
  readonly isFirst?: boolean;
}

/**
 * A turn's sentences and reasons, as few lines as possible; each on what was done to the seat has a line of its own.
 */
function linesOf(
  turn: TurnReport,
  guide: AnyGuide,
  names: readonly string[],
  seat: number,
  t: Translate,
): Line[] {
  const tokens = names.map((name, of) => tokenOf(of, name));
  const lines: Line[] = [];
  let isOpen = false;
  const told =
    guide.brief?.(turn.events, tokens, seat, t) ??
    guide.sentences(turn.events, tokens, t).map((text) => ({ text, touches: text.includes(tokens[seat]!) }));
  for (const { text, touches: isMarked } of told) {
    const last = lines.at(-1);
    if (isOpen && last && !isMarked && last.text.length + text.length < LINE)
      lines[lines.length - 1] = { ...last, text: `${last.text} ${text}` };
    else lines.push({ text, why: '', isMarked });
    isOpen = !isMarked;
  }
  const why = whyLines(turn, 'hand', guide, tokens, t).join(' ');
  const last = lines.at(-1);
  return last ? [...lines.slice(0, -1), { ...last, why }] : [];
}

/**
 * What the person's own action did; of many sentences, the latest.
 * @param brief the same in few words, for where there's no room for all sentences
 * @param room the most words
 */
export function latestSentences(
  sentences: readonly string[],
  t: Translate,
  room = Number.POSITIVE_INFINITY,
  brief = sentences,
): string[] {
  const told = sentences.length <= MOST_LINES && fits(sentences, room) ? sentences : brief;
  const lines = told.map((text) => ({ text, why: '', isMarked: false }));
  const { kept, left } = latestLines(lines, t, room);
  return [...left, ...kept];
}

interface Told {
  readonly kept: readonly string[];
  /** How many lines are left out; empty if none, or if there's no room even for that. */
  readonly left: readonly string[];
}

/** The latest lines that there's room for; what was done to the reader stays longest. */
function latestLines(lines: readonly Line[], t: Translate, room: number): Told {
  const first = lines.filter(({ isFirst }) => isFirst);
  let latest = [...first, ...lines.slice(first.length).slice(Math.max(0, lines.length - MOST_LINES))];
  const whole = latest.map(({ text, why }) => (why ? `${text} ${why}` : text));
  if (latest.length === lines.length && fits(whole, room)) return { kept: whole, left: [] };
  for (;;) {
    const kept = latest.map(({ text }) => text);
    const count = lines.length - latest.length;
    const left = count > 0 ? [t('discord-hand-earlier', { count })] : [];
    if (fits([...left, ...kept], room)) return { kept, left };
    // Rather the latest than that there is one.
    if (kept.length === 1 && fits(kept, room)) return { kept, left: [] };
    if (kept.length === 0) return { kept, left: [] };
    const first =
      latest.find(({ isMarked }) => !isMarked) ?? latest.find(({ isFirst }) => !isFirst) ?? latest[0];
    latest = latest.filter((line) => line !== first);
  }
}

const fits = (lines: readonly string[], room: number): boolean => {
  const text = lines.join('\n');
  return text.length <= MOST_CHARACTERS && wordsIn(text) <= room;
};
