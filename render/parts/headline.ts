import type { Translate } from '../../src/i18n/fluent/translate.ts';
import { shortened } from '../../src/telling/text.ts';
import type { Pen } from '../pen.ts';
import type { Stand } from './podium.ts';
import { cloth } from './surfaces.ts';
import { textWidth } from './text.ts';

/** Above the sheets of a game's end: room for the headline. */
export const HEADLINE = 88;

/** Its middle. */
const CENTRE = { x: 600, y: 45 } as const;

const SIZE = { most: 52, least: 36 } as const;

/** Of the cloth: its height, the least and the most room for words, and what it has on both sides of them. */
const CLOTH = { height: 70, least: 480, most: 1040, beside: 56 } as const;

/** The most letters of names where they have to be cut, tried in turn. */
const CUTS = [32, 24, 18, 14] as const;

/** Who has won; to a player, how they've done themselves. `cut`: the most letters of a name. */
export function headlineText(
  t: Translate,
  stands: readonly Stand[],
  points: readonly number[],
  cut: number,
): string {
  const winners = stands.filter(({ place }) => place === 1);
  const pointsOf = (index: number) => points[index] ?? 0;
  const lead = pointsOf(0) - pointsOf(winners.length);
  const own = stands.findIndex(({ isViewer }) => isViewer);
  if (own === -1) {
    const names = winners.map(({ name }) => shortened(name, cut));
    return t('pictures-end-won', { winners: winners.length, names, lead });
  }
  const { place } = stands[own]!;
  const behind = points.length === 0 ? -1 : pointsOf(0) - pointsOf(own);
  return t('pictures-end-own', { place, winners: winners.length, lead, behind });
}

function drawCloth(pen: Pen, { width }: { readonly width: number }): void {
  cloth(pen, 0, 0, width, CLOTH.height);
}

/** At the top of a picture on a cloth: how the game ended, in one line. `points` in the order of the stands, best first, if leads are counted in them. */
export function drawHeadline(
  pen: Pen,
  t: Translate,
  stands: readonly Stand[],
  points: readonly number[] = [],
): void {
  const told = CUTS.map((cut) => headlineText(t, stands, points, cut));
  const text = told.find((each) => textWidth(each, SIZE.least) <= CLOTH.most) ?? told.at(-1)!;
  const words = Math.min(CLOTH.most, Math.max(CLOTH.least, textWidth(text, SIZE.most)));
  const width = Math.ceil(words / 40) * 40 + 2 * CLOTH.beside;
  pen.stamp(drawCloth, { width }, width + 24, CLOTH.height + 24, CENTRE.x, CENTRE.y);
  pen.write(text, CENTRE.x, CENTRE.y, {
    ...{ size: SIZE.most, minSize: SIZE.least, maxWidth: CLOTH.most },
    ...{ colour: pen.theme.carpet.text, align: 'centre' },
  });
}
