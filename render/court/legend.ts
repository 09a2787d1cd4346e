import {
  type Change,
  favorDecides,
  hasTags,
  mayBeLast,
  nextFavor,
  possibleSizes,
} from '../../src/games/court/reading.ts';
import type { CourtEvent } from '../../src/games/court/types.ts';
import { briefEvents, yesOrNo } from '../../src/telling/court/sentences.ts';
import { shortened } from '../../src/telling/text.ts';
import { addUp, fittingShare } from '../parts/shapes.ts';
import { drawRule } from '../parts/surfaces.ts';
import { small, textWidth } from '../parts/text.ts';
import type { Pen } from '../pen.ts';
import { bonus } from './coins.ts';
import { groupSize, pawnTag } from './groups.ts';
import { type CourtScene, PANEL } from './sheet.ts';
import { blackDie, changeTag, dashedFavor, favorDie, tagWidth, vacancy } from './tokens.ts';

const SIZE = 26;

/** Of the legend at the bottom of the parchment: its lines, their height, that of fewer lines, and above the first and below the last one. */
const LEGEND = { lines: 4, line: 31, most: 36, margin: 2 } as const;

/** Top of the legend, below the courts. */
export const LEGEND_TOP = PANEL.y + PANEL.height - 7 - LEGEND.lines * LEGEND.line - 2 * LEGEND.margin;

/** Draws what the signs on the courts mean, at the bottom of the parchment: only of those that it shows. */
export function drawLegend(pen: Pen, scene: CourtScene, changes: readonly Change[]): void {
  const [left, width] = [PANEL.x + 26, PANEL.width - 46];
  drawRule(pen, PANEL, LEGEND_TOP);
  const told = toldInLegend(scene, changes);
  const lines = linesOf(scene, changes, told !== null);
  const count = lines.length + (told === null ? 1 : 2);
  const pitch = Math.min(LEGEND.most, (LEGEND.lines * LEGEND.line) / count);
  const lineAt = (i: number) => LEGEND_TOP + LEGEND.margin + (i + 0.5) * pitch;
  explainSizes(pen, scene, left, lineAt(0), width);
  for (const [i, signs] of lines.entries()) explain(pen, signs, left, lineAt(i + 1), width);
  if (told === null) return;
  const y = lineAt(count - 1);
  const words = hasTags(changes) ? TAG_WORDS : 0;
  if (words > 0) changeTag(pen, 1, left, y);
  const line = small(pen.theme.ink, { maxWidth: width - words });
  pen.write(told, left + words, y, line);
}

/** The signs that the legend explains below how groups are written, line by line. */
const linesOf = (scene: CourtScene, changes: readonly Change[], isTold: boolean): (readonly Explained[])[] =>
  [...characterSigns(scene), signsOfNow(scene, changes, isTold), playerSigns(scene)].filter(
    (signs) => signs.length > 0,
  );

/** A line may be so narrow. */
const NARROW = 0.86;

/** What four players' last turn was, in a line of the legend; null if there's no room for it, or a story above. */
export function toldInLegend(scene: CourtScene, changes: readonly Change[]): string | null {
  const { view, t, events } = scene;
  if (view.players.length < 4 || view.phase === 'over') return null;
  if (linesOf(scene, changes, true).length + 2 > LEGEND.lines) return null;
  const width = PANEL.width - 46 - (hasTags(changes) ? TAG_WORDS : 0);
  const names = scene.names.map((name) => shortened(name, NAME_IN_STORY));
  const told = [events, omitShown(events)]
    .map((some) => briefEvents(t, some, names).join(' '))
    .filter((moves) => moves !== '')
    .map((moves) => t('court-picture-last-turn-told', { moves }));
  return told.find((text) => textWidth(text, SIZE, 'normal') * NARROW <= width) ?? null;
}

/** Of the smallest group's size in the legend. */
const LEAST_WIDTH = 40;

/** How the sizes of the groups are written, and that the smallest is the score. */
function explainSizes(pen: Pen, { t }: CourtScene, x: number, y: number, width: number): void {
  groupSize(pen, 0, true, x + LEAST_WIDTH / 2, y, 0.88);
  const others = pen.write('/2/5', x + LEAST_WIDTH + 3, y, { size: SIZE, colour: pen.theme.ink });
  const told = t('court-picture-legend-weakest');
  const left = LEAST_WIDTH + 3 + others + 8;
  narrowIn([told], width - left, pen.theme.ink)(pen, told, x + left, y);
}

/** A sign that's explained, and what it means. */
interface Explained {
  readonly text: string;
  /** From the sign's left edge to the words. */
  readonly words: number;
  /** At its left edge. */
  draw(pen: Pen, x: number, y: number): void;
}

/** Of a die or a ring in the legend, and from its left edge to its words. */
const SIGN = 30;

const SIGN_WORDS = SIGN + 7;

/** A die or a ring, and what it means. */
const roundSign = (
  text: string,
  draw: (pen: Pen, size: number, x: number, y: number) => void,
): Explained => ({ ...{ text, words: SIGN_WORDS }, draw: (pen, x, y) => draw(pen, SIGN, x + SIGN / 2, y) });

/** The space between one explanation and the next sign. */
const AFTER = 16;

/** Signs with what they mean, side by side. */
function explain(pen: Pen, signs: readonly Explained[], x: number, y: number, width: number): void {
  const room = width - addUp(signs.map(({ words }) => words)) - AFTER * (signs.length - 1);
  const texts = signs.map(({ text }) => text);
  const plain = narrowIn(texts, room, pen.theme.ink);
  let left = x;
  for (const { text, words, draw } of signs) {
    draw(pen, left, y);
    left += words + plain(pen, text, left + words, y) + AFTER;
  }
}

/** The character with whose sign the legend explains what characters add. */
const EXAMPLE = 'arthur';

/** From the left edge of a tag with a change to words behind it. */
export const TAG_WORDS = tagWidth(1) + 10;

/** What the number and the coin at a character mean; at the end, its face and number in a group. */
function characterSigns({ t, view }: CourtScene): readonly (readonly Explained[])[] {
  if (view.phase !== 'over')
    return [
      [
        {
          ...{ text: t('court-picture-legend-bonus', { lasting: yesOrNo(!mayBeLast(view)) }), words: 80 },
          draw: (pen, x, y) => bonus(pen, EXAMPLE, 28, x + 35, y),
        },
      ],
    ];
  const counts = {
    ...{ text: t('court-picture-legend-character'), words: 60 },
    draw: (pen: Pen, x: number, y: number) => pawnTag(pen, EXAMPLE, 2, { x, y, width: 52, height: 28 }),
  };
  if (view.characters.merlin.takenBy === null) return [[counts]];
  const merlin = {
    ...{ text: t('court-picture-legend-merlin'), words: 60 },
    draw: (pen: Pen, x: number, y: number) =>
      pawnTag(pen, 'merlin', 1, { x: x + 11, y, width: 30, height: 28 }),
  };
  return [[counts], [merlin]];
}

/** Group sizes with which the legend explains those in brackets. */
const IN_BRACKETS = '(0/1/3)';

/** Group sizes without characters, the black die and changes that no story tells, if there are any. */
function signsOfNow(
  { t, view }: CourtScene,
  changes: readonly Change[],
  isTold: boolean,
): readonly Explained[] {
  const signs: Explained[] = [];
  const { blackDie: marked, characters } = view;
  const hasDie = marked !== null;
  const isUntold = !isTold && view.players.length === 4 && hasTags(changes);
  if (view.players.some((player) => possibleSizes(view, player) !== null))
    signs.push({
      text: t('court-picture-legend-lasting', { short: yesOrNo(hasDie || isUntold) }),
      words: textWidth(IN_BRACKETS, SIZE, 'normal') + 8,
      draw: (pen, x, y) => pen.write(IN_BRACKETS, x, y, small(pen.theme.softInk)),
    });
  if (hasDie) {
    const taken = yesOrNo(characters[marked].takenBy !== null);
    signs.push(roundSign(t('court-picture-legend-black-die', { taken }), blackDie));
  }
  if (isUntold)
    signs.push({
      ...{ text: t('court-picture-legend-changed'), words: TAG_WORDS },
      draw: (pen, x, y) => changeTag(pen, 1, x, y),
    });
  return signs;
}

/** What the King's Favor is, or that it has decided a place. */
const favorWords = ({ t, view }: CourtScene): string =>
  favorDecides(view)
    ? t('court-picture-legend-favor-ties')
    : t('court-picture-legend-favor', { short: yesOrNo(nextFavor(view) !== null) });

/** The King's Favor and where it goes, and characters that are still to be taken. */
function playerSigns(scene: CourtScene): readonly Explained[] {
  const { t, view } = scene;
  const { favor, players, round, phase } = view;
  const isMoving = nextFavor(view) !== null;
  const short = yesOrNo(isMoving || favorDecides(view));
  const signs: Explained[] = [];
  if (favor !== null) signs.push(roundSign(favorWords(scene), favorDie));
  if (isMoving) signs.push(roundSign(t('court-picture-legend-favor-next'), dashedFavor));
  if (round > 0 && phase !== 'over' && players.some(({ quotaLeft }) => quotaLeft > 0))
    signs.push(roundSign(t('court-picture-legend-to-take', { short }), vacancy));
  return signs;
}

/** Writes any of the texts so narrow that all of them fit in the room; returns its width. */
function narrowIn(texts: readonly string[], room: number, colour: string) {
  const width = (text: string) => textWidth(text, SIZE, 'normal');
  const share = fittingShare(texts.map(width), room);
  return (pen: Pen, text: string, x: number, y: number): number =>
    pen.write(text, x, y, small(colour, { maxWidth: Math.ceil(width(text) * share) }));
}

/** What the rest of the picture shows as well. */
const SHOWN: ReadonlySet<CourtEvent['type']> = new Set([
  'passed',
  'roundEnded',
  'blackDieMoved',
  'lancelotSkipped',
  'tileSpared',
]);

export const omitShown = (events: readonly CourtEvent[]): readonly CourtEvent[] =>
  events.filter(({ type }) => !SHOWN.has(type));

/** Of a name in a story, in UTF-16 code units. */
export const NAME_IN_STORY = 24;
