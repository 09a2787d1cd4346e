import type { AnyGuide } from '../../faces/guide.ts';
import { guideOf } from '../../faces/registry.ts';
import type { Say } from '../../i18n/fluent/say.ts';
import type { Since, TurnReport } from '../../table/report.ts';
import type { SeatView } from '../../table/views.ts';
import { escapedNameOf } from '../answers/names.ts';
import { whyLines } from './latest.ts';

const MOST_LINES = 8;
const MOST_CHARACTERS = 1000;
/** Sentences share a line up to this length. */
const LINE = 160;

/** Stand for names that can't contain them, so that whom a sentence names is certain. */
const [OPEN, CLOSE] = ['\uE000', '\uE001'];
const tokenOf = (seat: number): string => `${OPEN}${seat}${CLOSE}`;
const TOKEN = new RegExp(`${OPEN}(\\d+)${CLOSE}`, 'g');

/** What has happened since the seat's last decision; lines on what was done to it are marked. Empty if nothing has. */
export function sinceLines({ table, seat }: SeatView, since: Since, say: Say): string[] {
  const guide = guideOf(table.game);
  const lines = since.turns.flatMap((turn) => {
    const names = turn.names.map((name) => escapedNameOf(name, say));
    const bold = names.map((name, of) => (of === seat ? `**${name}**` : name));
    return linesOf(turn, guide, names.length, seat, say).map(({ text, isMarked }) => {
      const said = text.replace(TOKEN, (_token, of: string) => bold[Number(of)]!);
      return isMarked ? say('discord-hand-touched', { sentence: said }) : said;
    });
  });
  if (lines.length === 0) return [];
  const { kept, left } = latestLines(lines);
  return [
    since.hasPlayed ? say('discord-hand-since') : say('discord-hand-since-start'),
    ...(left > 0 ? [say('discord-hand-earlier', { count: left })] : []),
    ...kept.map((line) => `- ${line}`),
    '',
  ];
}

interface Line {
  readonly text: string;
  readonly isMarked: boolean;
}

/**
 * A turn's sentences and reasons, as few lines as possible; each on what was done to the seat has a line of its own.
 */
function linesOf(turn: TurnReport, guide: AnyGuide, seats: number, seat: number, say: Say): Line[] {
  const tokens = Array.from({ length: seats }, (_, of) => tokenOf(of));
  const lines: Line[] = [];
  let isOpen = false;
  const told =
    guide.brief?.(turn.events, tokens, seat, say) ??
    guide
      .sentences(turn.events, tokens, say)
      .map((text) => ({ text, touches: text.includes(tokenOf(seat)) }));
  for (const { text, touches: isMarked } of told) {
    const last = lines.at(-1);
    if (isOpen && last && !isMarked && last.text.length + text.length < LINE)
      lines[lines.length - 1] = { text: `${last.text} ${text}`, isMarked: false };
    else lines.push({ text, isMarked });
    isOpen = !isMarked;
  }
  const why = whyLines(turn, 'hand', guide, tokens, say);
  const last = lines.at(-1);
  return last ? [...lines.slice(0, -1), { ...last, text: [last.text, ...why].join(' ') }] : [];
}

/** What the person's own action did; of many sentences, the latest. */
export function latestSentences(sentences: readonly string[], say: Say): string[] {
  const { kept, left } = latestLines(sentences);
  return [...(left > 0 ? [say('discord-hand-earlier', { count: left })] : []), ...kept];
}

/** The latest lines that there's room for, and how many are left out. */
function latestLines(lines: readonly string[]): { readonly kept: readonly string[]; readonly left: number } {
  let room = MOST_CHARACTERS;
  let first = lines.length;
  while (first > 0 && lines.length - first < MOST_LINES) {
    room -= lines[first - 1]!.length;
    if (room < 0) break;
    first--;
  }
  return { kept: lines.slice(first), left: first };
}
