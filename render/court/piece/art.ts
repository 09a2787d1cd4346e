import type { CanvasRenderingContext2D } from 'canvas';
import {
  CHARACTERS,
  type Character,
  COURTIERS,
  type Courtier,
  GROUPS,
  TILES,
} from '../../../src/games/court/types.ts';
import type { Theme } from '../../themes/theme.ts';
import { bust } from '../figures/figures.ts';
import { bonus, COUNTS_AS } from '../pieces/bonus.ts';
import { coin } from '../pieces/coins.ts';
import { blackDie, favorDie } from '../pieces/dice.ts';
import { moneyTile } from '../pieces/moneyTile.ts';
import { pawnTag } from '../plaque/pawnTag.ts';

const LARGE = 190;
const SMALL = 44;

export const PIECE_IDS = [...CHARACTERS, ...COURTIERS, 'favor', 'money', 'dice'] as const;

export type PieceId = (typeof PIECE_IDS)[number];

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
export function drawArt(context: CanvasRenderingContext2D, theme: Theme, id: PieceId, place: Place): void {
  ART[id](context, theme, place);
}
