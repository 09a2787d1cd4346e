import { cardKind, cardValue } from '../../../src/games/quests/data.ts';
import type { Livery } from '../../../src/games/quests/reading.ts';
import type { AdversaryCard, Kind } from '../../../src/games/quests/types.ts';
import type { Pen } from '../../pen.ts';
import { type Art, DRAGON_BODY, DRAGON_HORNS, DRAGON_WING, drawArt, SKULL } from './layers.ts';

/** 100 units wide and high, from the upper left corner. */
const PORTRAITS: Readonly<Record<Kind, Art>> = {
  power: [
    ['ink', 'M6 104C0 50 18 0 50 0C82 0 100 50 94 104Z'],
    ['purple', 'M10 104C6 52 22 5 50 5C78 5 94 52 90 104H74C82 60 74 16 50 16C26 16 18 60 26 104Z'],
    ['bone', SKULL],
    [
      'ink',
      'M29 45C32 38 44 39 45 47C45 54 34 57 29 45ZM71 45C68 38 56 39 55 47C55 54 66 57 71 45ZM50 55L45 64H55Z',
    ],
    ['red', 'O38 47 2.6O62 47 2.6'],
    ['ink', 'M42 70V80M50 70V81M58 70V80', 2.4],
    ['steel', 'M34 90C44 96 56 96 66 90', 3],
  ],
  enemy: [
    ['ink', 'M6 8L94 98M94 8L6 98', 10],
    ['steel', 'M6 8L94 98M94 8L6 98', 6],
    ['gold', 'M8 78L26 94M92 78L74 94', 6],
    ['red', 'M49 14C40 -6 66 -12 88 6C74 4 62 8 57 15Z', 'edge'],
    ['iron', 'M24 34C24 6 76 6 76 34L78 70C70 84 60 90 50 92C40 90 30 84 22 70Z', 'edge'],
    ['steel', 'M50 13C68 13 75 22 75 34L77 69C69 82 60 88 50 90Z'],
    ['ink', 'M27 40L47 43V50L27 47ZM73 40L53 43V50L73 47Z'],
    ['gold', 'M50 14V90', 5],
    ['ink', 'O34 60 2O41 62 2O34 68 2O41 71 2O66 60 2O59 62 2O66 68 2O59 71 2'],
  ],
  monster: [
    ['bone', 'M28 28C12 24 2 12 6 -4C16 2 32 8 40 18ZM72 28C88 24 98 12 94 -4C84 2 68 8 60 18Z', 'edge'],
    ['green', 'M20 44L4 38L16 62ZM80 44L96 38L84 62Z', 'edge'],
    ['green', 'M20 42C20 18 34 10 50 10C66 10 80 18 80 42C82 76 70 96 50 96C30 96 18 76 20 42Z', 'edge'],
    ['leaf', 'M28 70C32 60 68 60 72 70C72 86 62 94 50 94C38 94 28 86 28 70Z'],
    ['glow', 'O37 46 7.5O63 46 7.5', 'edge'],
    ['ink', 'O38 47 3O62 47 3'],
    ['ink', 'M24 33L45 42M76 33L55 42', 5],
    ['ink', 'M43 57C41 63 59 63 57 57', 3],
    ['ink', 'M32 72C42 67 58 67 68 72C64 88 36 88 32 72Z'],
    ['bone', 'M35 78L38 60L45 76ZM65 78L62 60L55 76Z', 'edge'],
  ],
  dragon: [
    ['brass', DRAGON_WING, 'edge'],
    ['ink', 'M60 60C58 36 72 12 100 -5M66 62C70 46 84 34 102 37M71 64C76 57 82 53 90 55', 2],
    ['bone', DRAGON_HORNS, 'edge'],
    ['gold', DRAGON_BODY, 'edge'],
    ['glow', 'M37 58C38 72 34 82 37 100H52C50 86 50 74 46 62Z'],
    ['brass', 'M37 68H47M36 77H49M36 86H50M37 95H51', 2.4],
    ['ink', 'M26 36L38 34C38 42 30 42 26 36Z'],
    ['white', 'O33 38 1.8'],
    ['ink', 'O10 44 1.8'],
    ['bone', 'M12 52L15 58L18 51ZM22 50L24 56L27 49Z', 'edge'],
  ],
};

/** What the cards of the highest value have besides. */
const MIGHTY: Readonly<Record<Kind, { readonly value: number; readonly art: Art }>> = {
  power: {
    value: 3,
    art: [['gold', 'M27 15L20 -9L37 3L50 -12L63 3L80 -9L73 15C60 10 40 10 27 15Z', 'edge']],
  },
  enemy: {
    value: 4,
    art: [
      ['gold', 'M25 25L20 0L36 11L50 -7L64 11L80 0L75 25C60 19 40 19 25 25Z', 'edge'],
      ['red', 'O50 12 4'],
    ],
  },
  monster: {
    value: 4,
    art: [
      ['wood', 'M74 102L83 54C77 40 83 24 93 26C104 28 105 44 96 56L88 102Z', 'edge'],
      ['steel', 'M82 36L75 31L81 43ZM99 34L105 29L101 43ZM83 50L76 53L85 57Z', 'edge'],
    ],
  },
  dragon: {
    value: 5,
    art: [
      ['red', 'M15 58C5 66 -1 78 5 94C9 84 13 86 17 96C27 84 31 72 26 61Z', 'edge'],
      ['glow', 'M17 62C11 70 9 76 11 82C15 78 17 80 19 84C24 76 25 70 22 63Z'],
    ],
  },
};

/** Draws an adversary as on its card, centred on the origin, `size` pixels wide and high. */
export function drawPortrait(pen: Pen, card: AdversaryCard, size: number): void {
  const kind = cardKind(card);
  const { value, art } = MIGHTY[kind];
  pen.atScale(size / 100, 0, 0, () => {
    pen.context.translate(-50, -50);
    drawArt(pen, PORTRAITS[kind]);
    if (cardValue(card) >= value) drawArt(pen, art);
  });
}

/** 100 units wide and 80 high, from the upper left corner. */
const KNIGHT: Art = [
  ['steel', 'M6 82C8 66 24 60 50 60C76 60 92 66 94 82Z', 'edge'],
  ['steel', 'M24 38C24 6 76 6 76 38V54C76 68 64 76 50 78C36 76 24 68 24 54Z', 'edge'],
  ['skin', 'M32 40C34 34 66 34 68 40V54C68 64 60 70 50 70C40 70 32 64 32 54Z', 'edge'],
  ['wood', 'M36 58C40 52 46 54 50 57C54 54 60 52 64 58C60 66 54 62 50 61C46 62 40 66 36 58Z'],
  ['ink', 'O42 47 2.6O58 47 2.6'],
  ['ink', 'M37 42L45 43M63 42L55 43', 2.4],
  ['steel', 'M46 34H54V53H46Z', 'edge'],
  ['iron', 'M24 36C34 30 66 30 76 36', 4],
];

const PLUME = 'M46 16C40 -2 54 -16 76 -12C92 -8 98 8 90 22C84 12 74 10 66 12C60 14 56 16 54 20Z';

const MERLIN: Art = [
  ['purple', 'M6 82C10 62 28 58 50 58C72 58 90 62 94 82Z', 'edge'],
  ['skin', 'M32 34H68V52C68 62 60 68 50 68C40 68 32 62 32 52Z', 'edge'],
  ['white', 'M30 46C36 54 44 50 50 50C56 50 64 54 70 46C76 64 64 78 50 88C36 78 24 64 30 46Z', 'edge'],
  ['ink', 'O42 42 2.6O58 42 2.6'],
  ['white', 'M36 37L46 39M64 37L54 39', 3.4],
  ['purple', 'M18 34C30 26 36 4 56 -18C58 -6 66 22 82 34C64 40 36 40 18 34Z', 'edge'],
  ['gold', 'M30 28C40 32 62 32 71 27L74 32C62 38 38 38 26 32Z'],
  ['gold', 'O52 12 4O46 20 2O60 20 2'],
];

/** Draws a knight with a plume in the colour, or Merlin; centred on the origin, `width` pixels wide. */
export function drawBust(pen: Pen, livery: Livery, width: number): void {
  pen.atScale(width / 100, 0, 0, () => {
    pen.context.translate(-50, -40);
    if (livery === 'merlin') drawArt(pen, MERLIN);
    else {
      drawArt(pen, [['ink', PLUME, 'edge']]);
      pen.fill(pen.theme.quests.knights[livery].text);
      drawArt(pen, KNIGHT);
    }
  });
}
