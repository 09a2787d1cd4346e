import type { CanvasRenderingContext2D } from 'canvas';
import type { Character, Courtier } from '../../src/games/court/types.ts';
import type { EmojiArt } from '../painting.ts';
import { roundedRect } from '../parts/shapes.ts';
import { crown } from '../parts/shield.ts';
import { themes } from '../themes/index.ts';
import { courtierEmblem } from './coins.ts';
import { figure } from './figures.ts';

type Draw = EmojiArt['draw'];

/** The colours of the game's pieces; emoji have no theme. */
const theme = themes.court;
const DARK = theme.engraving;
const LIGHT = theme.crownPlate.fill;

function disc(context: CanvasRenderingContext2D, radius: number, colour: string): void {
  context.beginPath();
  context.arc(0, 0, radius, 0, Math.PI * 2);
  context.fillStyle = colour;
  context.fill();
}

const courtier =
  (id: Courtier): Draw =>
  (context) => {
    const { fill, text } = theme.castle.courtiers[id];
    disc(context, 60, DARK);
    disc(context, 56, LIGHT);
    disc(context, 50, fill);
    courtierEmblem(context, id, 82, text, fill);
  };

/** The head fills the circle. */
const character =
  (id: Character): Draw =>
  (context) => {
    context.save();
    context.beginPath();
    context.arc(0, 0, 60, 0, Math.PI * 2);
    context.clip();
    context.translate(0, 11);
    context.scale(1.12, 1.12);
    figure(context, theme, id, [
      [DARK, 5.5],
      [LIGHT, 2.8],
    ]);
    context.restore();
  };

function tile(context: CanvasRenderingContext2D, fill: string, edge: string): void {
  for (const [inset, colour] of [
    [0, DARK],
    [4, LIGHT],
    [9, edge],
    [14, fill],
  ] as const) {
    const half = 52 - inset;
    roundedRect(context, -half, -half, half * 2, half * 2, 18 - inset);
    context.fillStyle = colour;
    context.fill();
  }
}

const favor: Draw = (context) => {
  tile(context, theme.green.fill, theme.green.edge);
  context.translate(0, 2);
  crown(context, 64, theme.gold.light);
};

/** A tile with the stamp of a coin. */
const money: Draw = (context) => {
  tile(context, theme.gold.mid, theme.gold.dark);
  disc(context, 26, theme.gold.dark);
  disc(context, 21, theme.gold.light);
  context.fillStyle = theme.gold.dark;
  context.fillRect(-4, -14, 8, 28);
};

/** The game's signs by ID. */
export const courtEmoji: ReadonlyMap<string, EmojiArt> = new Map<string, EmojiArt>([
  ['court_jester', { unicode: '🃏', draw: courtier('jester') }],
  ['court_maiden', { unicode: '🌹', draw: courtier('maiden') }],
  ['court_guard', { unicode: '🪓', draw: courtier('guard') }],
  ['court_knight', { unicode: '🐴', draw: courtier('knight') }],
  ['court_merlin', { unicode: '🧙', draw: character('merlin') }],
  ['court_guinevere', { unicode: '👸', draw: character('guinevere') }],
  ['court_arthur', { unicode: '🤴', draw: character('arthur') }],
  ['court_lancelot', { unicode: '🏇', draw: character('lancelot') }],
  ['court_favor', { unicode: '👑', draw: favor }],
  ['court_money', { unicode: '🪙', draw: money }],
]);
