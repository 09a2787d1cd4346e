import type { Pen } from '../../pen.ts';
import { mix } from '../../themes/index.ts';
import type { Theme } from '../../themes/theme.ts';

const TONES = {
  ink: ({ engraving }) => engraving,
  bone: ({ parchment }) => parchment.light,
  sand: ({ parchment }) => parchment.mid,
  white: ({ silver }) => silver.light,
  steel: ({ silver }) => silver.mid,
  iron: ({ silver }) => silver.dark,
  glow: ({ gold }) => gold.light,
  gold: ({ gold }) => gold.mid,
  brass: ({ gold }) => gold.dark,
  wood: ({ wood }) => wood.light,
  bark: ({ wood }) => wood.dark,
  skin: ({ castle }) => castle.skin,
  red: ({ red }) => red.fill,
  green: ({ green }) => green.fill,
  purple: ({ carpet }) => carpet.fill,
  sky: ({ quests: cardGame }) => cardGame.land.sky,
  night: ({ quests: cardGame }) => cardGame.land.night,
  water: ({ quests: cardGame }) => cardGame.land.water,
  leaf: ({ quests: cardGame }) => cardGame.land.leaf,
  rock: ({ quests: cardGame }) => cardGame.land.rock,
} as const satisfies Readonly<Record<string, (theme: Theme) => string>>;

type Tone = keyof typeof TONES;

/** The colour of an adventure that's out of play. */
export const shade = (theme: Theme): string => mix(theme.parchment.mid, theme.floor.dark, 0.72);

/**
 * Greys of a drawing that's out of play, from dark to light. Each is an ink: if its many tones were only darkened, the
 * palette would make shapes and what's behind them one.
 */
export const greys = (theme: Theme): readonly string[] => {
  const { engraving, parchment } = theme;
  const own = shade(theme);
  return [
    ...[0.55, 0.2].map((share) => mix(own, engraving, share)),
    ...[0.12, 0.28, 0.44, 0.6].map((share) => mix(own, parchment.light, share)),
  ];
};

/** Which grey a tone becomes; shapes that meet without a line between them have different ones. */
const GREYS: Readonly<Record<Exclude<Tone, 'ink'>, number>> = {
  night: 0,
  bark: 0,
  green: 1,
  iron: 1,
  purple: 2,
  red: 2,
  water: 2,
  brass: 2,
  rock: 2,
  leaf: 3,
  wood: 3,
  gold: 4,
  steel: 4,
  sky: 4,
  skin: 4,
  bone: 5,
  sand: 5,
  white: 5,
  glow: 5,
};

const greyOf = (tone: Tone, theme: Theme): string =>
  tone === 'ink' ? TONES.ink(theme) : greys(theme)[GREYS[tone]]!;

/** A filled path, one that's outlined as well (`edge`), or a line of that width. */
type Layer = readonly [tone: Tone, path: string, line?: 'edge' | number];

/** A drawing, back to front. */
export type Art = readonly Layer[];

const EDGE = 2.2;

/** Draws the layers in their own units; in greys if they're of something out of play. */
export function drawArt(pen: Pen, art: Art, isGrey = false): void {
  pen.context.lineJoin = 'round';
  pen.context.lineCap = 'round';
  for (const [tone, path, line] of art) {
    const colour = isGrey ? greyOf(tone, pen.theme) : TONES[tone](pen.theme);
    pen.path(path);
    if (typeof line === 'number') {
      pen.stroke(colour, line);
      continue;
    }
    pen.fill(colour);
    if (line === undefined) continue;
    pen.stroke(pen.theme.engraving, EDGE);
  }
}

/** Shapes that the portraits and the emblems share; 100 units wide and high, from the upper left corner. */

export const SKULL =
  'M24 44C24 24 35 16 50 16C65 16 76 24 76 44C76 56 70 60 67 66L65 84H35L33 66C30 60 24 56 24 44Z';

/** Eyes, nose and the gaps between teeth. */
export const SKULL_HOLES =
  'O39 47 8O61 47 8M50 56L45 65H55ZM41 71H44V84H41ZM48.5 71H51.5V84H48.5ZM56 71H59V84H56Z';

/** A wing with three ribs, raised behind the neck. */
export const DRAGON_WING = 'M52 64C38 30 58 0 103 -8C97 8 101 21 104 38C94 34 89 42 91 56C83 50 77 56 77 68Z';

export const DRAGON_HORNS =
  'M46 28C50 16 60 10 72 10C66 17 62 24 58 34ZM40 28C42 20 46 14 54 10C50 18 50 24 48 30Z';

/** Head in profile with an open jaw, a neck that bends back, breast and shoulder. */
export const DRAGON_BODY =
  'M92 102C100 82 92 68 76 64C64 60 58 52 60 42C61 31 55 25 46 25C34 25 18 32 4 42C1 46 3 52 8 53L28 49L14 60C20 66 32 64 37 58C41 72 34 82 37 102Z';

/** Wing, horn and body of a small dragon that tapers downwards, to fit into a diamond. */
export const DRAGON_EMBLEM: readonly string[] = [
  'M60 62C48 42 52 14 70 -4C75 9 88 18 102 29C95 33 93 41 94 50C87 51 84 57 85 65C78 61 73 65 71 70Z',
  'M42 29C41 19 45 11 52 4C52 13 55 20 57 30Z',
  'M50 108C62 101 85 93 85 78C85 66 70 66 63 58C59 52 60 46 60 40C60 30 54 25 46 25C34 25 18 32 4 42C1 46 3 52 8 53L28 49L14 60C20 66 32 64 37 58C40 70 32 82 34 93C38 102 44 106 50 108Z',
];
