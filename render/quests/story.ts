import type { CanvasRenderingContext2D } from 'canvas';
import { shortened } from '../parts/limit.ts';
import type { Rect } from '../parts/parchment.ts';
import { wrap, write } from '../parts/text.ts';
import type { QuestsScene } from './scene.ts';
import { eventWords } from './texts.ts';

const SIZE = 18;
const LINE = 24;
const NAME = 16;
/** With so many players at most, their panel has room for the story. */
export const PLAQUES_WITH_STORY = 4;

/** What happened last, in words: as many lines as the area holds, the first with its middle at the area's top. */
export function drawStory(
  context: CanvasRenderingContext2D,
  scene: QuestsScene,
  area: Rect,
  colour: string,
): void {
  const names = scene.names.map((name) => shortened(name, NAME));
  let y = area.y;
  for (const sentence of eventWords(scene, names)) {
    const room = Math.floor((area.y + area.height - y) / LINE);
    if (room < 1) return;
    for (const line of wrap(sentence, SIZE, area.width, room)) {
      write(context, line, area.x, y, { size: SIZE, weight: 'normal', colour });
      y += LINE;
    }
    y += 6;
  }
}
