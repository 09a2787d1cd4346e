import type { CanvasRenderingContext2D } from 'canvas';
import type { AdventureNeed, CardDemand } from '../../../src/games/quests/types.ts';
import type { Words } from '../../../src/i18n/index.ts';
import { widthOf } from '../../parts/measure.ts';
import { write } from '../../parts/text.ts';
import type { Theme } from '../../themes/theme.ts';
import { QUEST } from '../sheet.ts';
import { drawAnyCard } from './anyCard.ts';
import { drawToken } from './token.ts';

const TOKEN = 36;
const SMALL = 34;
const PITCH = 38;
/** Half of the room for the word between two choices; a longer one moves them apart. */
const OR = 19;

/** One of the cards that an adventure needs. */
function drawDemand(
  context: CanvasRenderingContext2D,
  theme: Theme,
  { kind, min }: CardDemand,
  x: number,
  y: number,
) {
  if (kind === null) drawAnyCard(context, theme, min > 1 ? String(min) : '', 34, 42, x, y);
  else drawToken(context, theme, kind, min > 1 ? min : null, min > 1 ? SMALL : TOKEN, x, y);
}

/** What the cards shown come to, in a word or two. */
function needWords(need: AdventureNeed, words: Words): string {
  const { need: say } = words.questsPicture;
  if (need.type === 'total') return say.total(need.total);
  const [first = []] = need.sets;
  if (first.some(({ min }) => min > 1)) return say.least;
  return first.some(({ kind }) => kind !== null) ? say.each : say.count(first.length);
}

/** What an adventure asks for: the cards in a row around (0, 0), and words below. */
export function drawNeed(
  context: CanvasRenderingContext2D,
  theme: Theme,
  need: AdventureNeed,
  words: Words,
): void {
  const ink = { colour: theme.ink, align: 'centre' as const, size: 26 };
  const [first = [], second] =
    need.type === 'sets' ? need.sets : [[{ kind: need.kind, min: 1 }] satisfies CardDemand[]];
  const up = second === undefined ? 0 : -3;
  first.forEach((one, i) => {
    drawDemand(context, theme, one, (i - (first.length - 1) / 2) * PITCH, up);
  });
  if (second === undefined) {
    write(context, needWords(need, words), 0, 37, { ...ink, maxWidth: QUEST.width - 14 });
    return;
  }
  const or = words.questsPicture.or;
  const apart = Math.max(0, (widthOf(or, ink.size) / 2 - OR) / 2);
  write(context, or, -20 - apart, 35, ink);
  for (const one of second) drawDemand(context, theme, one, 22 + apart, 33);
}
