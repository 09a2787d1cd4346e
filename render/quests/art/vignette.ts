import type { CanvasRenderingContext2D } from 'canvas';
import type { AdventureId } from '../../../src/games/quests/types.ts';
import type { Theme } from '../../themes/theme.ts';
import { GREEN_KNIGHT, KING_MARK, QUESTING_BEAST, ROBBERS, SAXONS, SEA_MONSTER, VIKINGS } from './foes.ts';
import { type Art, drawArt } from './layers.ts';
import { EXCALIBUR, FISHER_KING, GOLD_TREASURE, HOLY_GRAIL, MOUNTAIN, TOURNAMENT } from './places.ts';

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
