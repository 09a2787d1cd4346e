import type { CanvasRenderingContext2D } from 'canvas';
import {
  CHARACTERS,
  type Character,
  COURTIERS,
  type Courtier,
  GROUPS,
  TILES,
} from '../../src/games/court/types.ts';
import type { Setting } from '../painter.ts';
import type { Painting, SizedBackdrop } from '../painting.ts';
import { parchment } from '../parts/parchment.ts';
import { layOutStory } from '../parts/story.ts';
import { write } from '../parts/text.ts';
import { themes } from '../themes/index.ts';
import { inksOf } from '../themes/inks.ts';
import type { Theme } from '../themes/theme.ts';
import { woodenBoard } from './backdrop.ts';
import { bust } from './figures/figures.ts';
import { pawnTag } from './groups.ts';
import { bonus, COUNTS_AS, coin, moneyTile } from './pieces/coins.ts';
import { blackDie, favorDie } from './pieces/dice.ts';

const LARGE = 190;

const SMALL = 44;

export const PIECE_IDS = [...CHARACTERS, ...COURTIERS, 'favor', 'money', 'dice'] as const;

type PieceId = (typeof PIECE_IDS)[number];

/** Where a piece's art is: the middle of the piece, and of the diagram below it. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly below: number;
}

type Draw = (context: CanvasRenderingContext2D, theme: Theme, place: Place) => void;

const character =
  (id: Character): Draw =>
  (context, theme, { x, y, below }) => {
    bust(context, theme, id, 230, x, y);
    bonus(context, theme, id, 60, x, below);
  };

const memberOf = (courtier: Courtier): Character | undefined =>
  CHARACTERS.find((id) => COUNTS_AS[id][0] === courtier);

/** A group of the type with its character, or for a jester the groups that it may join. */
const courtier =
  (id: Courtier): Draw =>
  (context, theme, { x, y, below }) => {
    coin(context, theme, id, LARGE, x, y);
    if (id === 'jester') {
      for (const [i, group] of GROUPS.entries())
        coin(context, theme, group, SMALL, x + (i - 1) * (SMALL + 6), below);
      return;
    }
    const pawn = memberOf(id);
    for (let i = 0; i < 2; i++) coin(context, theme, id, SMALL, x - 68 + i * (SMALL + 4), below);
    if (pawn !== undefined) pawnTag(context, theme, pawn, 2, { x: x + 6, y: below, scale: SMALL / 36 });
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
  favor: (context, theme, { x, y }) => favorDie(context, theme, LARGE, x, y + 30),
  dice: (context, theme, { x, y }) => blackDie(context, theme, LARGE, x, y + 30),
  money: (context, theme, { x, y, below }) => {
    moneyTile(context, theme, 5, 150, x, y);
    TILES.forEach((value, i) => {
      moneyTile(context, theme, value, 40, x + (i - 2) * 45, below);
    });
  },
};

/** The piece, large, and below it what it counts as or goes with. */
function drawArt(context: CanvasRenderingContext2D, theme: Theme, id: PieceId, place: Place): void {
  ART[id](context, theme, place);
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

function pieceBackdrop(theme: Theme): SizedBackdrop {
  const backdrop = {
    key: `king's court piece ${theme.id}`,
    inks: inksOf(theme),
    draw: (context: Parameters<Painting['draw']>[0]) => {
      context.fillStyle = theme.castle.sky.dark;
      context.fillRect(0, 0, SIZE.width, SIZE.height);
      woodenBoard(context, theme, FRAME);
      parchment(context, theme, SHEET);
    },
  };
  return { ...SIZE, backdrop };
}

const isPiece = (id: string): id is PieceId => (PIECE_IDS as readonly string[]).includes(id);

/** A character, courtier, tile or die with what it does; null if there's no such piece. */
export function piecePainting(id: string, { theme: themeId, say }: Setting): Painting | null {
  if (!isPiece(id)) return null;
  const theme = themes[themeId];
  const [title, ...sentences] = [
    say(`court-picture-piece-${id}`),
    ...say(`court-picture-piece-${id}.text`).split('\n'),
  ];
  return {
    ...pieceBackdrop(theme),
    draw: (context) => {
      const x = FRAME.x + FRAME.width / 2;
      drawArt(context, theme, id, { x, y: FRAME.y + 160, below: FRAME.y + 340 });
      write(context, title, TEXT.x, SHEET.y + 44, {
        size: 40,
        minSize: 30,
        colour: theme.ink,
        maxWidth: TEXT.width,
      });
      const story = layOutStory(sentences, TEXT, { largest: 28, smallest: 17, earlier: null });
      for (const { text, y } of story.lines)
        write(context, text, TEXT.x, TEXT.y + y, {
          size: story.size,
          weight: 'normal',
          colour: theme.ink,
          maxWidth: TEXT.width,
        });
    },
    alt: say('language-colon', { head: title, text: sentences.join(' ') }),
    text: [title, ...sentences].join('\n'),
  };
}
