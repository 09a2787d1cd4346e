import type { CanvasRenderingContext2D } from 'canvas';
import type { Seat } from '../../../src/games/game.ts';
import { write } from '../../parts/text.ts';
import { drawAdventureFace } from '../cards/adventureCard.ts';
import { drawChips, layOutChips } from '../panel/chips.ts';
import { payableAdventures } from '../reach.ts';
import type { QuestsScene } from '../scene.ts';
import { QUEST } from '../sheet.ts';
import { TAKE } from './layout.ts';
import { CONTENT } from './section.ts';

const CARDS = 2;
const LINES = 5;
const PITCH = 40;

/** The adventures that can be paid for: as cards if they're few, otherwise by name. */
export function drawPayable(context: CanvasRenderingContext2D, scene: QuestsScene, seat: Seat): void {
  const { theme, words, view } = scene;
  const payable = payableAdventures(view, seat);
  const left = TAKE.x + 20;
  const top = TAKE.y + CONTENT;
  if (payable.length <= CARDS) {
    payable.forEach((adventure, i) => {
      const x = left + QUEST.width / 2 + 4 + i * (QUEST.width + 22);
      drawAdventureFace(context, scene, adventure, x, top + 8 + QUEST.height / 2);
    });
    return;
  }
  const chips = layOutChips(payable, ({ id }) => words.quests.adventure(id), 26, TAKE.width - 40);
  const all = chips.all.filter(({ line }) => line < LINES);
  drawChips(context, theme, { ...chips, all, total: '' }, left, top + 22, PITCH);
  const rest = chips.all.length - all.length;
  if (rest === 0) return;
  write(context, words.questsPicture.hand.more(rest), left, top + 22 + LINES * PITCH, {
    size: 26,
    colour: theme.ink,
    maxWidth: TAKE.width - 40,
  });
}
