import type { CanvasRenderingContext2D } from 'canvas';
import type { AdventureId } from '../../../src/games/quests/types.ts';
import type { Theme } from '../../themes/theme.ts';
import { GREEN_KNIGHT, KING_MARK, QUESTING_BEAST, ROBBERS, SAXONS, SEA_MONSTER, VIKINGS } from './foes.ts';
import { type Art, drawArt } from './layers.ts';

/** Drawings 160 units wide and 88 high, from their upper left corner. */
const ALL = 'M0 0H160V88H0Z';

const HOLY_GRAIL: Art = [
  ['night', ALL],
  [
    'water',
    'M80 40L-20 4L-20 26ZM80 40L22 -20L50 -20ZM80 40L110 -20L138 -20ZM80 40L180 4L180 26ZM80 40L180 58L180 84ZM80 40L-20 58L-20 84ZM80 40L30 120L0 120ZM80 40L130 120L160 120Z',
  ],
  ['glow', 'O80 42 38'],
  ['bone', 'O80 42 30'],
  [
    'gold',
    'M56 16L104 16C104 42 94 49 85 52L85 64C85 68 96 70 100 78L60 78C64 70 75 68 75 64L75 52C66 49 56 42 56 16Z',
    'edge',
  ],
  ['brass', 'M60 19C66 25 94 25 100 19C94 14 66 14 60 19Z'],
  ['red', 'O80 37 5', 'edge'],
];

const MOUNTAIN: Art = [
  ['sky', ALL],
  ['glow', 'O134 20 11'],
  ['rock', 'M-10 90L30 36L56 66L70 90ZM90 90L128 38L175 90Z'],
  ['iron', 'M14 92L80 6L146 92Z', 'edge'],
  ['rock', 'M80 6L146 92L98 92L86 58L92 36Z'],
  ['white', 'M80 6L102 35L92 31L84 44L74 32L58 36Z', 'edge'],
  ['leaf', 'M0 76C36 64 60 82 92 76C120 70 140 78 160 72L160 90L0 90Z'],
  ['ink', 'M68 80C68 64 86 64 86 80Z'],
];

const EXCALIBUR: Art = [
  ['sky', ALL],
  ['leaf', 'M0 60V46C24 34 46 50 70 46C108 38 130 50 160 42V60Z'],
  ['water', 'M0 56H160V90H0Z'],
  ['white', 'M20 70C30 66 36 66 46 70M112 76C122 72 130 72 142 76M104 64C110 62 118 62 124 64', 2],
  ['ink', 'O80 76 22'],
  ['water', 'O80 79 22'],
  ['bone', 'M68 88C70 74 71 66 73 60L88 60C90 68 92 76 93 88Z', 'edge'],
  ['steel', 'M75 44L75 12L80.5 1L86 12L86 44Z', 'edge'],
  ['white', 'M80.5 2L85 12V43H80.5Z'],
  ['gold', 'M60 42H101V48H60Z', 'edge'],
  ['skin', 'M71 61C68 52 74 48 80 48C88 48 93 52 90 61Z', 'edge'],
];

const FISHER_KING: Art = [
  ['sky', ALL],
  ['leaf', 'M0 56V42C30 30 60 46 90 40C120 34 140 44 160 38V56Z'],
  ['water', 'M0 54H160V90H0Z'],
  ['red', 'M54 62C54 44 60 38 69 38C78 38 86 46 86 62Z', 'edge'],
  ['skin', 'O69 29 10', 'edge'],
  ['white', 'M60 31C63 36 75 36 78 31C79 44 75 48 69 50C63 48 59 44 60 31Z', 'edge'],
  ['gold', 'M58 24L56 9L64 16L69 6L74 16L82 9L80 24Z', 'edge'],
  ['wood', 'M26 58H114C110 72 102 78 92 78H50C38 78 30 72 26 58Z', 'edge'],
  ['bark', 'M34 66H108M72 52L134 16', 3],
  ['ink', 'M134 16V66', 1.5],
  ['red', 'O134 66 4', 'edge'],
  ['steel', 'M122 79C128 73 138 73 144 79L153 74V85L144 80C138 85 128 85 122 79Z', 'edge'],
];

const TOURNAMENT: Art = [
  ['sky', ALL],
  ['leaf', 'M0 66H160V90H0Z'],
  ['red', 'M2 72L30 26L58 72Z', 'edge'],
  ['bone', 'M30 28L22 71H38Z'],
  ['water', 'M102 72L130 26L158 72Z', 'edge'],
  ['bone', 'M130 28L122 71H138Z'],
  ['gold', 'M30 26V8L46 13L30 18ZM130 26V8L114 13L130 18Z', 'edge'],
  ['bark', 'M52 86L112 6M108 86L48 6', 6],
  ['wood', 'M52 86L112 6M108 86L48 6', 3.5],
  ['gold', 'M60 30H100V50C100 66 92 74 80 82C68 74 60 66 60 50Z', 'edge'],
  ['purple', 'M80 31H99V50C99 65 91 73 80 80ZM61 52H80V80C69 73 62 64 61 52Z'],
  ['gold', 'M80 52H99C98 65 91 73 80 80Z'],
];

const GOLD_TREASURE: Art = [
  ['bark', ALL],
  ['rock', 'M0 0H160V40C140 26 136 12 108 14C90 4 60 6 46 16C24 12 16 30 0 40Z'],
  ['wood', 'M42 44C42 8 118 8 118 44L110 36H50Z', 'edge'],
  ['gold', 'M46 52C54 30 66 40 76 28C88 34 100 28 114 52Z', 'edge'],
  ['brass', 'O62 44 4O78 38 4O94 42 4O86 46 3'],
  ['wood', 'M42 50H118V82H42Z', 'edge'],
  ['iron', 'M52 50H60V82H52ZM100 50H108V82H100Z'],
  ['gold', 'M72 50H88V66H72Z', 'edge'],
  ['ink', 'O80 56 3M79 56H81V63H79Z'],
  ['gold', 'O30 78 6O22 82 6O134 80 6O144 76 6O128 84 5O36 84 5', 'edge'],
  ['red', 'M136 66L142 60L148 66L142 73Z', 'edge'],
  ['water', 'M14 70L20 64L26 70L20 77Z', 'edge'],
];

const VIGNETTES: Readonly<Record<AdventureId, Art>> = {
  'holy-grail': HOLY_GRAIL,
  mountain: MOUNTAIN,
  excalibur: EXCALIBUR,
  'questing-beast': QUESTING_BEAST,
  robbers: ROBBERS,
  'king-mark': KING_MARK,
  'fisher-king': FISHER_KING,
  vikings: VIKINGS,
  'green-knight': GREEN_KNIGHT,
  'royal-tournament': TOURNAMENT,
  'sea-monster': SEA_MONSTER,
  'gold-treasure': GOLD_TREASURE,
  saxons: SAXONS,
};

/** Height of a vignette divided by its width. */
export const VIGNETTE_RATIO = 88 / 160;

/** An adventure's own scene, centred on the origin, `width` pixels wide, with square corners. */
export function drawVignette(
  context: CanvasRenderingContext2D,
  theme: Theme,
  id: AdventureId,
  width: number,
): void {
  context.save();
  context.scale(width / 160, width / 160);
  context.translate(-80, -44);
  context.beginPath();
  context.rect(0, 0, 160, 88);
  context.clip();
  drawArt(context, theme, VIGNETTES[id]);
  context.restore();
}
