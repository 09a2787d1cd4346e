import { inThemes, type Painting } from '../../render/painting.ts';
import { drawChart } from '../../render/parts/chart.ts';
import { drawHeadline, HEADLINE } from '../../render/parts/headline.ts';
import { drawMoment, drawPodium, type Stand } from '../../render/parts/podium.ts';
import { hall, parchment } from '../../render/parts/surfaces.ts';
import { themes } from '../../render/themes/index.ts';
import { THEME_IDS, type ThemeId } from '../../render/themes/theme.ts';
import type { HighlightShown } from '../../src/telling/scene.ts';
import { spoken } from '../samples/language.ts';
import type { GallerySection } from './gallery.ts';

const DOWN = HEADLINE - 14;

const SIZE = { width: 1200, height: 1150 + DOWN } as const;

const SHEET = { x: 14, width: SIZE.width - 28 } as const;

/** Scores by round in which lines cross, meet and fall below zero, by how many play. */
const ROWS: Readonly<Record<number, readonly (readonly number[])[]>> = {
  2: [
    [4, -2],
    [9, 3],
    [9, 11],
    [14, 12],
    [20, 31],
    [33, 31],
    [41, 38],
  ],
  3: [
    [3, -5, 0],
    [-12, -20, 4],
    [6, -20, 18],
    [21, -31, 18],
    [44, -8, 37],
    [44, 12, 60],
    [80, 12, 80],
  ],
  5: [
    [0, 3, 0, 2, 4],
    [5, 3, 1, 7, 4],
    [5, 9, 8, 7, 13],
    [17, 9, 8, 15, 13],
    [17, 20, 23, 15, 13],
    [28, 30, 30, 22, 25],
    [44, 43, 43, 31, 25],
  ],
};

const LONG = 'Sir Bors de Ganis of Little Gaul';

const STANDS: Readonly<Record<number, readonly Stand[]>> = {
  2: [
    { seat: 0, place: 1, rank: '1st', name: 'Guinevere', score: '41' },
    { seat: 1, place: 2, rank: '2nd', name: LONG, score: '38' },
  ],
  3: [
    {
      seat: 2,
      place: 1,
      rank: '1st',
      name: 'Morgan le Fay',
      score: '80',
      note: '5 knight cards',
      isViewer: true,
    },
    { seat: 0, place: 1, rank: '1st', name: 'Guinevere', score: '80', note: '5 knight cards' },
    { seat: 1, place: 3, rank: '3rd', name: 'Lancelot du Lac', score: '12' },
  ],
  5: [
    { seat: 0, place: 1, rank: '1st', name: 'Guinevere', score: '44' },
    { seat: 1, place: 2, rank: '2nd', name: 'Lancelot du Lac', score: '43' },
    { seat: 2, place: 2, rank: '2nd', name: 'W'.repeat(32), score: '43' },
    { seat: 3, place: 4, rank: '4th', name: 'Kay', score: '31' },
    { seat: 4, place: 5, rank: '5th', name: 'Bors', score: '25' },
  ],
};

/** What the curves show, by how many play. */
const MOMENTS: Readonly<
  Record<number, Pick<HighlightShown<unknown>, 'kind' | 'row' | 'title' | 'sentences'>>
> = {
  2: {
    ...{ kind: 'turning', title: 'The turning point', row: 5 },
    sentences: ['In round 6, Guinevere took the lead for good: +13, and a Knight of the leader was pushed.'],
  },
  3: {
    ...{ kind: 'best', title: 'Your best move', row: 5 },
    sentences: ['In round 6, you got ahead of everybody: +23, and a Knight of the leader was pushed.'],
  },
  5: {
    ...{ kind: 'turning', title: 'The turning point', row: 6 },
    sentences: ['In round 7, Guinevere took the lead for good: +16, and a Knight of the leader was pushed.'],
  },
};

const backdrop = inThemes(SIZE, (pen) => {
  hall(pen, SIZE);
  parchment(pen, { ...SHEET, y: HEADLINE, height: 420 });
  parchment(pen, { ...SHEET, y: 446 + DOWN, height: 400 });
});

/** The parts that ends of games share, without a game. */
function endParts(id: ThemeId, players: number): Painting {
  return {
    ...backdrop(themes[id]),
    draw: (pen) => {
      const stands = STANDS[players] ?? [];
      const moment = MOMENTS[players]!;
      drawHeadline(
        pen,
        spoken(),
        stands,
        stands.map(({ score }) => Number(score)),
      );
      drawPodium(pen, stands, { x: SHEET.x + 20, y: 16 + HEADLINE, width: SHEET.width - 40, height: 380 });
      const area = { x: SHEET.x + 20, y: 464 + DOWN, width: SHEET.width - 40, height: 360 };
      drawChart(pen, ROWS[players] ?? [], area, { moments: [moment] });
      drawMoment(pen, moment, moment.sentences, { ...SHEET, y: 858 + DOWN, height: 278 }, 2);
    },
    alt: '',
    text: '',
  };
}

/** What the ends of all games are made of. */
export const endSections = (): GallerySection[] =>
  THEME_IDS.map((id) => ({
    title: `Parts of an end (${id})`,
    pictures: [2, 3, 5].map((players) => ({
      name: `parts-end-${players}-seats-${id}`,
      painting: endParts(id, players),
    })),
  }));
