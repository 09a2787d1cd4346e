import { COUNTS_AS } from '../../src/games/court/reading.ts';
import { CHARACTERS, type Character, COURTIERS, type Courtier, TILES } from '../../src/games/court/types.ts';
import type { Style } from '../painter.ts';
import { inThemes, type Painting } from '../painting.ts';
import { arrow } from '../parts/shapes.ts';
import { layOutStory } from '../parts/story.ts';
import { parchment } from '../parts/surfaces.ts';
import type { Pen } from '../pen.ts';
import { themes } from '../themes/index.ts';
import { woodenBoard } from './backdrop.ts';
import { bonus, coin, moneyTile } from './coins.ts';
import { bust } from './figures.ts';
import { pawnTag } from './groups.ts';
import { blackDie, favorDie } from './tokens.ts';

const LARGE = 190;

const SMALL = 44;

/** From a knight to the jester who has joined, as in groups, in coins' widths. */
const JOINED = 0.88;

export const PIECE_IDS = [...CHARACTERS, ...COURTIERS, 'favor', 'money', 'dice'] as const;

type PieceId = (typeof PIECE_IDS)[number];

/** Where a piece's art is: the middle of the piece, and of the diagram below it. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly below: number;
}

type Draw = (pen: Pen, place: Place) => void;

const character =
  (id: Character): Draw =>
  (pen, { x, y, below }) => {
    bust(pen, id, 230, x, y);
    bonus(pen, id, 60, x, below);
  };

const memberOf = (courtier: Courtier): Character | undefined =>
  CHARACTERS.find((id) => COUNTS_AS[id][0] === courtier);

/** A group of the type with its character, or a jester that joins one. */
const courtier =
  (id: Courtier): Draw =>
  (pen, { x, y, below }) => {
    coin(pen, id, LARGE, x, y);
    if (id === 'jester') {
      coin(pen, id, SMALL, x - 74, below);
      arrow(pen, pen.theme.chalk, x - 43, below, 40);
      coin(pen, 'knight', SMALL, x + 26, below);
      coin(pen, id, SMALL, x + 26 + SMALL * JOINED, below);
      return;
    }
    const pawn = memberOf(id);
    for (let i = 0; i < 2; i++) coin(pen, id, SMALL, x - 68 + i * (SMALL + 4), below);
    if (pawn !== undefined)
      pawnTag(pen, pawn, 2, { x: x + 6, y: below, width: 2 * SMALL + 2, height: SMALL });
  };

const ART: Readonly<Record<PieceId, Draw>> = {
  merlin: character('merlin'),
  guinevere: character('guinevere'),
  arthur: character('arthur'),
  lancelot: character('lancelot'),
  jester: courtier('jester'),
  maiden: courtier('maiden'),
  guard: courtier('guard'),
  knight: courtier('knight'),
  favor: (pen, { x, y }) => favorDie(pen, LARGE, x, y + 30),
  dice: (pen, { x, y }) => blackDie(pen, LARGE, x, y + 30),
  money: (pen, { x, y, below }) => {
    moneyTile(pen, 5, 150, x, y);
    TILES.forEach((value, i) => {
      moneyTile(pen, value, 40, x + (i - 2) * 45, below);
    });
  },
};

/** Draws the piece, large, and below it what it counts as or goes with. */
function drawArt(pen: Pen, id: PieceId, place: Place): void {
  ART[id](pen, place);
}

const SIZE = { width: 600, height: 420 } as const;

const FRAME = { x: 10, y: 10, width: 250, height: 400 } as const;

const SHEET = { x: 266, y: 10, width: 324, height: 400 } as const;

const TEXT = {
  x: SHEET.x + 20,
  y: SHEET.y + 82,
  width: SHEET.width - 38,
  height: SHEET.height - 96,
} as const;

const pieceBackdrop = inThemes(SIZE, (pen: Pen) => {
  pen.fillRect(0, 0, SIZE.width, SIZE.height, pen.theme.castle.sky.dark);
  woodenBoard(pen, FRAME);
  parchment(pen, SHEET);
});

const isPiece = (id: string): id is PieceId => (PIECE_IDS as readonly string[]).includes(id);

/** A character, courtier, tile or die with what it does; null if there's no such piece. */
export function piecePainting(id: string, { theme: themeId, t }: Style): Painting | null {
  if (!isPiece(id)) return null;
  const theme = themes[themeId];
  const [title, ...sentences] = [
    t(`court-picture-piece-${id}`),
    ...t(`court-picture-piece-${id}.text`).split('\n'),
  ];
  return {
    ...pieceBackdrop(theme),
    draw: (pen) => {
      const x = FRAME.x + FRAME.width / 2;
      drawArt(pen, id, { x, y: FRAME.y + 160, below: FRAME.y + 340 });
      pen.write(title, TEXT.x, SHEET.y + 44, {
        size: 40,
        minSize: 30,
        colour: pen.theme.ink,
        maxWidth: TEXT.width,
      });
      const story = layOutStory(sentences, TEXT, { largest: 28, smallest: 17, earlier: null });
      for (const { text, y } of story.lines)
        pen.write(text, TEXT.x, TEXT.y + y, {
          size: story.size,
          weight: 'normal',
          colour: pen.theme.ink,
          maxWidth: TEXT.width,
        });
    },
    alt: t('language-colon', { head: title, text: sentences.join(' ') }),
    text: [title, ...sentences].join('\n'),
  };
}
