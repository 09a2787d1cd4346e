import type { Seat } from '../../src/games/game.ts';
import { currentRank, type Gain, isDecidedByCards } from '../../src/games/quests/reading.ts';
import type { Translate } from '../../src/i18n/fluent/translate.ts';
import { crown } from '../parts/heraldry.ts';
import { fittingShare, type Rect } from '../parts/shapes.ts';
import { NARROWEST, small, textWidth } from '../parts/text.ts';
import type { Pen } from '../pen.ts';
import { drawChosenTick, drawGain, drawNewSeal, drawOffered, drawSpark, gainWidth } from './board.ts';
import { drawIcon, type IconId } from './cards/icons.ts';
import { drawNumberButton } from './number.ts';
import type { CardGameScene } from './sheet.ts';

const LETTERS = 26;

/** The space between a sign and its word, and between two signs with the same word. */
const INSIDE = 8;

/** The least and the most space between entries: wider than inside them, so that nobody reads a word with the next entry's sign. */
const GAPS = [22, 34] as const;

/** What may be new on the board. */
export const NEWS = ['card', 'seal'] as const;

export type News = (typeof NEWS)[number];

/** How wide a sign is, with its edges, and how it's drawn around (x, y). */
type Drawn = readonly [width: number, draw: (pen: Pen, x: number, y: number) => void];

const gainSign = (gain: Gain): Drawn => [gainWidth(gain) + 3, (pen, x, y) => drawGain(pen, gain, x, y)];

const iconSign = (id: IconId, width: number): Drawn => [width, (pen, x, y) => drawIcon(pen, id, 36, x, y)];

const SIGNS = {
  knights: iconSign('knights', 23),
  seal: iconSign('seal', 33),
  crown: [35, (pen, x, y) => pen.at(x, y, () => crown(pen, 32, pen.theme.gold.dark))],
  new: [35, drawSpark],
  /** A seal with the ring of a new one. */
  'new-seal': [
    41,
    (pen, x, y) => {
      drawNewSeal(pen, 22, x, y);
      drawIcon(pen, 'seal', 26, x, y);
    },
  ],
  offered: [41, (pen, x, y) => drawOffered(pen, { x: x - 16, y: y - 12, width: 32, height: 24 })],
  chosen: [33, (pen, x, y) => drawChosenTick(pen, 15, x, y)],
  number: [34, (pen, x, y) => drawNumberButton(pen, '1', 15, x, y)],
  adventure: [
    38,
    (pen, x, y) => {
      const { gold } = pen.theme;
      pen
        .roundedRect(x - 18, y - 13, 36, 26, 13)
        .fill(gold.mid)
        .stroke(gold.dark, 2);
    },
  ],
  sealed: gainSign('sealed'),
  won: gainSign('won'),
  double: gainSign('double'),
} as const satisfies Readonly<Record<string, Drawn>>;

type Sign = keyof typeof SIGNS;

/** A sign, and what it means: nothing if that's what the next one means, too. */
export type Entry = readonly [sign: Sign, meaning: string];

/** Whether knight cards decide somebody's place. */
const areDecisive = ({ view }: CardGameScene): boolean =>
  view.players.some((_, seat) => currentRank(view, seat) !== null && isDecidedByCards(view, seat));

const isJoined = ([, meaning]: Entry): boolean => meaning === '';

/** Signs, with what's between them and their words. */
const signsIn = (entries: readonly Entry[]): number =>
  entries.reduce((all, [sign]) => all + SIGNS[sign][0] + INSIDE, 0);

const gapsIn = (entries: readonly Entry[]): number => entries.filter((each) => !isJoined(each)).length - 1;

/** The part of their own widths that all meanings may take side by side. */
const shareIn = (entries: readonly Entry[], room: number): number =>
  fittingShare(
    entries.map(([, meaning]) => textWidth(meaning, LETTERS, 'normal')),
    room - signsIn(entries) - gapsIn(entries) * GAPS[0],
  );

/** If all of them were narrower, fewer or shorter words are better. */
const COMFORTABLE = 0.85;

/** What marks on the board mean, cards before seals; one word after both signs. */
export function newsEntries(t: Translate, news: readonly News[]): Entry[] {
  const isNew = t('quests-picture-new');
  if (news.length === NEWS.length)
    return [
      ['new', ''],
      ['new-seal', isNew],
    ];
  return news.map((what) => (what === 'card' ? ['new', isNew] : ['new-seal', t('quests-picture-new-seal')]));
}

/** What the other signs need most is left out first: what a heading says, too, and what other signs than frames say more of. */
const LEFT_OUT: readonly (readonly Sign[])[] = [
  ['crown', 'adventure'],
  ['crown', 'adventure', 'knights'],
  ['crown', 'adventure', 'knights', 'offered'],
];

/** What players' counts are of, and these other signs, as many as there's room for; with how knight cards decide places, if they do. */
export function withCounts(scene: CardGameScene, others: readonly Entry[], width: number): readonly Entry[] {
  const { view, t } = scene;
  const seals = view.variant === 'seals' ? [['seal', t('quests-picture-legend-seals')] as const] : [];
  const entries = (id: 'knights' | 'ties' | 'ties-short', without: readonly Sign[] = []): readonly Entry[] =>
    [['knights', t(`quests-picture-legend-${id}`)] as const, ...seals, ...others].filter(
      ([sign]) => !without.includes(sign),
    );
  const [longest, short] = areDecisive(scene)
    ? (['ties', 'ties-short'] as const)
    : (['knights', 'knights'] as const);
  const fewer = LEFT_OUT.map((without) => entries(short, without));
  return (
    [entries(longest), entries(short), entries(short, ['crown'])].find(
      (each) => shareIn(each, width) >= COMFORTABLE,
    ) ??
    fewer.find((each) => shareIn(each, width) >= NARROWEST) ??
    fewer.at(-1)!
  );
}

/** Beside a place that knight cards decide: the room for their sign, as a multiple of the font size. */
const DECIDED = 1.1;

const placeWords = ({ view, t }: CardGameScene, seat: Seat): string => {
  const place = currentRank(view, seat);
  return place === null ? '' : t('pictures-place', { place });
};

const signWidth = ({ view }: CardGameScene, seat: Seat, size: number): number =>
  isDecidedByCards(view, seat) ? DECIDED * size : 0;

/** Of a player's place, if they have one yet. */
export const placeWidth = (scene: CardGameScene, seat: Seat, size: number): number => {
  const words = placeWords(scene, seat);
  return words === '' ? 0 : textWidth(words, size) + signWidth(scene, seat, size);
};

/** Draws a player's place, and beside it the sign of knight cards if they decide it. */
export function drawPlace(
  pen: Pen,
  scene: CardGameScene,
  seat: Seat,
  {
    left,
    width,
    y,
    size,
  }: { readonly left: number; readonly width: number; readonly y: number; readonly size: number },
): void {
  const words = placeWords(scene, seat);
  if (words === '') return;
  const sign = signWidth(scene, seat, size);
  const told = pen.write(words, left, y, { size, colour: pen.theme.ink, maxWidth: Math.ceil(width - sign) });
  if (sign > 0) drawIcon(pen, 'knights', 1.15 * size, left + told + sign / 2 + 1, y);
}

export const drawSign = (pen: Pen, sign: Sign, x: number, y: number): void => SIGNS[sign][1](pen, x, y);

/** Draws what sets a line or a heading on parchment apart: a tint with an edge, as some themes have no tints. */
export function drawBand(pen: Pen, { x, y, width, height }: Rect): void {
  pen.roundedRect(x + 1, y + 1, width - 2, height - 2, 6);
  pen.fill(pen.theme.parchment.mid).stroke(pen.theme.parchment.dark, 2.5);
}

/** Draws what signs mean, side by side from the left. */
export function drawLegend(
  pen: Pen,
  entries: readonly Entry[],
  { x: left, y, width: room }: { readonly x: number; readonly y: number; readonly width: number },
): void {
  const share = shareIn(entries, room);
  const widths = entries.map(([, meaning]) => textWidth(meaning, LETTERS, 'normal') * share);
  const used = signsIn(entries) + widths.reduce((all, width) => all + width, 0);
  const gap = Math.min(GAPS[1], (room - used) / Math.max(1, gapsIn(entries)));
  let x = left;
  entries.forEach(([sign, meaning], i) => {
    const [own] = SIGNS[sign];
    drawSign(pen, sign, x + own / 2, y);
    x += own + INSIDE;
    if (meaning === '') return;
    const width = widths[i]!;
    pen.write(meaning, x, y, small(pen.theme.softInk, { maxWidth: Math.max(1, Math.ceil(width)) }));
    x += width + gap;
  });
}
