import type { Character, Courtier } from '../../src/games/court/types.ts';
import { courtSigns } from '../../src/telling/court/signs.ts';
import { type EmojiArt, emojiFrom } from '../painting.ts';
import { crown } from '../parts/heraldry.ts';
import type { Pen } from '../pen.ts';
import { themes } from '../themes/index.ts';
import { courtierEmblem } from './coins.ts';
import { drawCharacter } from './figures.ts';

type Draw = EmojiArt['draw'];

/** The colours of the game's pieces; emoji have no theme. */
const theme = themes.court;
const DARK = theme.engraving;
const LIGHT = theme.crownPlate.fill;

const courtier =
  (id: Courtier): Draw =>
  (pen) => {
    const { fill, text } = pen.theme.castle.courtiers[id];
    pen.circle(0, 0, 60).fill(DARK);
    pen.circle(0, 0, 56).fill(LIGHT);
    pen.circle(0, 0, 50).fill(fill);
    courtierEmblem(pen, id, 82, text, fill);
  };

/** The head fills the circle. */
const character =
  (id: Character): Draw =>
  (pen) => {
    const { context } = pen;
    pen.circle(0, 0, 60).inside(() => {
      context.translate(0, 11);
      context.scale(1.12, 1.12);
      drawCharacter(pen, id, [
        [DARK, 5.5],
        [LIGHT, 2.8],
      ]);
    });
  };

function tile(pen: Pen, fill: string, edge: string): void {
  for (const [inset, colour] of [
    [0, DARK],
    [4, LIGHT],
    [9, edge],
    [14, fill],
  ] as const) {
    const half = 52 - inset;
    pen.roundedRect(-half, -half, half * 2, half * 2, 18 - inset).fill(colour);
  }
}

const favor: Draw = (pen) => {
  tile(pen, pen.theme.green.fill, pen.theme.green.edge);
  pen.context.translate(0, 2);
  crown(pen, 64, pen.theme.gold.light);
};

/** A tile with the stamp of a coin. */
const money: Draw = (pen) => {
  const { theme } = pen;
  tile(pen, theme.gold.mid, theme.gold.dark);
  pen.circle(0, 0, 26).fill(theme.gold.dark);
  pen.circle(0, 0, 21).fill(theme.gold.light);
  pen.fillRect(-4, -14, 8, 28, theme.gold.dark);
};

/** The game's signs by ID. */
export const courtEmoji = emojiFrom(courtSigns, {
  court_jester: courtier('jester'),
  court_maiden: courtier('maiden'),
  court_guard: courtier('guard'),
  court_knight: courtier('knight'),
  court_merlin: character('merlin'),
  court_guinevere: character('guinevere'),
  court_arthur: character('arthur'),
  court_lancelot: character('lancelot'),
  court_favor: favor,
  court_money: money,
});
