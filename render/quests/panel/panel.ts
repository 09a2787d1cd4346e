import type { CanvasRenderingContext2D } from 'canvas';
import type { Seat } from '../../../src/games/game.ts';
import { rule } from '../../parts/rule.ts';
import { writeStory } from '../../parts/story.ts';
import { write } from '../../parts/text.ts';
import type { QuestsScene } from '../scene.ts';
import { PANEL } from '../sheet.ts';
import { drawPlaque } from './plaque.ts';
import { FORMS } from './plaqueForm.ts';
import { MOST_WITH_STORY, storyOf } from './story.ts';

/** Players with their points, knights, seals and trophies. */
export function drawPanel(context: CanvasRenderingContext2D, scene: QuestsScene): void {
  const { players, toAct } = scene.view;
  const form = FORMS[players.length];
  if (form === undefined) throw new RangeError(`no panel for ${players.length} players`);
  const { pitch } = form;
  const top = (seat: Seat) => PANEL.y + 6 + seat * pitch;
  players.forEach((_, seat) => {
    drawPlaque(context, scene, seat, top(seat) + (pitch - form.height) / 2, form);
    const beside = [seat - 1, seat].includes(toAct ?? -1);
    if (seat > 0 && !beside) rule(context, scene.theme, PANEL, top(seat));
  });
  if (players.length > MOST_WITH_STORY) return;
  const below = top(players.length);
  if (toAct !== players.length - 1) rule(context, scene.theme, PANEL, below);
  const { ink } = scene.theme;
  const x = PANEL.x + 22;
  write(context, scene.words.questsPicture.lately, x, below + 28, { size: 24, colour: ink });
  const y = below + 50;
  const area = { x, y, width: PANEL.width - 44, height: PANEL.y + PANEL.height - 14 - y };
  writeStory(context, storyOf(scene), area, {
    colour: ink,
    largest: 26,
    smallest: 18,
    earlier: scene.words.pictures.earlier,
  });
}
