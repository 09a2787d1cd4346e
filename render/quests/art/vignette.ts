import type { AdventureId } from '../../../src/games/quests/types.ts';
import type { Pen } from '../../pen.ts';
import { type Art, drawArt } from './layers.ts';

/** Drawings 160 units wide and 88 high, from their upper left corner. */
const ALL = 'M0 0H160V88H0Z';

const QUESTING_BEAST: Art = [
  ['sand', ALL],
  ['leaf', 'M0 72C40 64 110 64 160 72V90H0Z'],
  ['bark', 'M10 72L14 20H20L24 72ZM2 24C0 8 30 2 34 18C42 26 26 36 16 32C6 36 -2 32 2 24Z'],
  ['brass', 'M48 50C32 46 28 32 36 20', 6],
  ['bark', 'O37 18 6'],
  ['brass', 'M52 58L48 84H55L62 62ZM98 62L100 84H107L108 60Z'],
  [
    'green',
    'M96 50C102 32 106 20 118 12C130 5 148 10 152 22C152 29 144 29 138 27C130 26 127 34 124 44C120 56 112 62 100 60Z',
    'edge',
  ],
  [
    'gold',
    'M46 50C48 38 72 36 92 38C108 38 116 44 116 54C117 64 110 66 104 64L66 66C52 68 44 62 46 50Z',
    'edge',
  ],
  ['gold', 'M64 62L62 84H69L76 62ZM106 60L112 84H119L116 58Z', 'edge'],
  ['bark', 'O58 48 3.5O70 45 4O82 48 3.5O94 46 4O66 56 3.5O78 58 3.5O92 56 4O104 52 3.5'],
  ['red', 'M150 25L159 28M155 27L158 32', 2.5],
  ['white', 'O134 18 4', 'edge'],
  ['ink', 'O135 18 1.8'],
  ['bone', 'M112 14C110 6 104 2 96 2C100 8 104 14 108 19Z', 'edge'],
];

const ROBBERS: Art = [
  ['night', ALL],
  ['glow', 'O138 18 10'],
  ['green', 'M0 40C20 20 40 36 60 26C90 16 110 34 160 26V90H0Z'],
  ['bark', 'M4 0H18L20 90H0ZM142 0H156L160 90H138ZM76 0H86L88 90H72Z'],
  ['bark', 'M20 90C18 60 28 32 46 26C64 32 76 60 74 90Z', 'edge'],
  ['skin', 'M36 48C36 40 56 40 56 48C56 58 51 62 46 62C41 62 36 58 36 48Z'],
  ['ink', 'M35 45H57V53H35Z'],
  ['white', 'O41 49 2.4O51 49 2.4'],
  ['purple', 'M88 90C86 62 94 36 112 30C130 36 140 62 138 90Z', 'edge'],
  ['skin', 'M102 52C102 44 122 44 122 52C122 62 117 66 112 66C107 66 102 62 102 52Z'],
  ['ink', 'M101 49H123V57H101Z'],
  ['white', 'O107 53 2.4O117 53 2.4'],
  ['steel', 'M62 76L84 46L88 50L68 80Z', 'edge'],
  ['gold', 'M58 70L74 82', 4],
];

const KING_MARK: Art = [
  ['purple', ALL],
  ['night', 'M0 88V40H8V32H16V40H24V32H32V88ZM128 88V32H136V40H144V32H152V40H160V88Z'],
  ['glow', 'M14 52H20V62H14ZM142 52H148V62H142Z'],
  ['red', 'M30 90C34 70 58 64 80 64C102 64 126 70 130 90Z', 'edge'],
  ['white', 'M54 70C64 86 96 86 106 70L98 63H62Z', 'edge'],
  ['ink', 'O66 74 1.8O80 80 1.8O94 74 1.8'],
  ['skin', 'M60 30H100V52C100 66 92 72 80 72C68 72 60 66 60 52Z', 'edge'],
  ['bark', 'M60 46C64 58 74 53 80 53C86 53 96 58 100 46C103 66 94 78 80 82C66 78 57 66 60 46Z', 'edge'],
  ['skin', 'M72 60C76 58 84 58 88 60C84 63 76 63 72 60Z'],
  ['ink', 'M64 37L76 42M96 37L84 42', 3.2],
  ['ink', 'O71 46 2.4O89 46 2.4'],
  ['gold', 'M56 33L53 8L67 21L80 3L93 21L107 8L104 33Z', 'edge'],
  ['red', 'O80 24 4'],
];

const VIKINGS: Art = [
  ['sky', ALL],
  ['water', 'M0 62H160V90H0Z'],
  ['bark', 'M80 4V60', 4],
  ['bone', 'M48 10H112C118 26 118 38 110 48H50C44 38 42 24 48 10Z', 'edge'],
  [
    'red',
    'M58 11H70C66 24 68 36 70 47H58C54 36 54 24 58 11ZM82 11H94C98 24 98 36 94 47H82C84 36 84 24 82 11Z',
  ],
  [
    'wood',
    'M14 34C8 32 6 24 14 20C24 18 26 28 22 36C22 48 28 54 38 56H122C134 54 140 46 140 36C138 28 146 24 152 28C156 32 152 36 148 36C150 60 138 78 116 78H46C24 78 14 58 14 34Z',
    'edge',
  ],
  ['red', 'O44 62 9O92 62 9', 'edge'],
  ['gold', 'O68 62 9O116 62 9', 'edge'],
  ['iron', 'O44 62 3O68 62 3O92 62 3O116 62 3', 'edge'],
  ['ink', 'O15 26 1.8'],
  [
    'white',
    'M0 80C10 74 20 74 30 80C40 86 50 86 60 80C70 74 80 74 90 80C100 86 110 86 120 80C130 74 140 74 160 82',
    3,
  ],
];

const GREEN_KNIGHT: Art = [
  ['sand', ALL],
  ['bone', 'M0 66C40 56 110 56 160 66V90H0Z'],
  ['green', 'M34 90C38 68 60 62 80 62C100 62 122 68 126 90Z', 'edge'],
  ['gold', 'M58 68C68 80 92 80 102 68', 4],
  ['green', 'M56 56C48 20 66 6 80 6C94 6 112 20 104 56Z', 'edge'],
  ['leaf', 'M63 30H97V50C97 62 89 68 80 68C71 68 63 62 63 50Z', 'edge'],
  ['green', 'M63 46C69 55 91 55 97 46C102 68 90 80 80 84C70 80 58 68 63 46Z', 'edge'],
  ['bone', 'M73 58C77 56 83 56 87 58C83 61 77 61 73 58Z'],
  ['ink', 'M67 35L77 39M93 35L83 39', 3],
  ['red', 'O72 43 3O88 43 3'],
  ['bark', 'M128 88L132 8', 6],
  ['steel', 'M130 12C146 2 158 16 157 38C148 30 138 32 129 40Z', 'edge'],
  ['steel', 'M131 14L116 22L129 34Z', 'edge'],
  ['green', 'M14 66C8 58 12 48 22 46C20 40 26 32 34 32C34 42 30 48 26 50C32 56 26 68 14 66Z', 'edge'],
  ['red', 'O30 58 4O37 54 4O36 62 4', 'edge'],
];

const SEA_MONSTER: Art = [
  ['night', ALL],
  ['glow', 'O140 16 9'],
  ['water', 'M0 50H160V90H0Z'],
  [
    'leaf',
    'M74 90C76 46 112 46 114 90H102C100 62 88 62 86 90ZM120 90C122 62 146 62 148 90H138C136 74 132 74 130 90Z',
    'edge',
  ],
  ['red', 'M36 16L44 4L50 14L60 4L64 15ZM30 40L16 36L28 52L16 58L32 64Z', 'edge'],
  [
    'leaf',
    'M32 90C24 62 24 38 36 24C46 12 68 10 82 20C88 26 84 32 76 32L86 36C82 44 68 44 60 40C54 42 52 50 54 60C56 72 58 80 62 90Z',
    'edge',
  ],
  ['bone', 'M68 32L71 38L74 32ZM60 34L62 39L65 33Z'],
  ['white', 'O58 22 5', 'edge'],
  ['ink', 'O60 22 2.2'],
  ['wood', 'M112 40H140C138 48 134 50 130 50H120C116 50 113 46 112 40Z', 'edge'],
  ['bone', 'M127 18V38H142Z', 'edge'],
  [
    'water',
    'M0 78C10 70 20 70 30 78C40 84 50 84 60 78C70 70 80 70 90 78C100 84 110 84 120 78C130 70 140 70 160 80V90H0Z',
  ],
  [
    'white',
    'M0 78C10 70 20 70 30 78C40 84 50 84 60 78C70 70 80 70 90 78C100 84 110 84 120 78C130 70 140 70 160 80',
    2.5,
  ],
];

const SAXONS: Art = [
  ['rock', ALL],
  ['sand', 'M0 0H160V34C120 26 40 26 0 34Z'],
  ['bark', 'M14 90V4M68 90V-2M118 90V4', 4],
  ['white', 'M14 -2L20 14H8ZM68 -6L74 10H62ZM118 -2L124 14H112Z', 'edge'],
  ['skin', 'O38 40 13O90 36 13O138 40 13', 'edge'],
  [
    'bark',
    'M26 42C28 60 48 60 50 42C44 48 32 48 26 42ZM78 38C80 56 100 56 102 38C96 44 84 44 78 38ZM126 42C128 60 148 60 150 42C144 48 132 48 126 42Z',
  ],
  [
    'steel',
    'M23 38C23 16 53 16 53 38L41 36V44H35V36ZM75 34C75 12 105 12 105 34L93 32V40H87V32ZM123 38C123 16 153 16 153 38L141 36V44H135V36Z',
    'edge',
  ],
  ['ink', 'O32 42 2O44 42 2O84 38 2O96 38 2O132 42 2O144 42 2'],
  ['red', 'O38 76 25', 'edge'],
  ['water', 'O138 76 25', 'edge'],
  ['gold', 'O88 74 26', 'edge'],
  ['bone', 'M20 58L56 94', 5],
  ['brass', 'O88 74 17', 4],
  ['bone', 'M120 60L156 92M156 60L120 92', 4],
  ['iron', 'O38 76 7O88 74 7O138 76 7', 'edge'],
];

/** Drawings 160 units wide and 88 high, from their upper left corner. */

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

/** Draws an adventure's own scene, centred on the origin, `width` pixels wide, with square corners; grey once it's taken. */
export function drawVignette(pen: Pen, id: AdventureId, width: number, isTaken = false): void {
  pen.atScale(width / 160, 0, 0, () => {
    pen.context.translate(-80, -44);
    pen.context.beginPath();
    pen.context.rect(0, 0, 160, 88);
    pen.inside(() => drawArt(pen, VIGNETTES[id], isTaken));
  });
}
