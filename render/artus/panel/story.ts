import type { CanvasRenderingContext2D } from 'canvas';
import { shortened } from '../../parts/limit.ts';
import { writeStory } from '../../parts/story.ts';
import { write } from '../../parts/text.ts';
import type { ArtusScene } from '../scene.ts';
import { LEAST, PANEL } from '../sheet.ts';
import { eventWords } from '../texts/eventWords.ts';

const STORY_SIZES = { largest: 28, smallest: LEAST } as const;

const NAME_IN_STORY = 16;

/** What happened last, in the room below the plaques. */
export function drawStory(context: CanvasRenderingContext2D, scene: ArtusScene, top: number): void {
  const { theme, words } = scene;
  const sentences = eventWords(
    scene,
    scene.names.map((name) => shortened(name, NAME_IN_STORY)),
  );
  if (sentences.length === 0) return;
  const left = PANEL.x + 24;
  const width = PANEL.width - 48;
  write(context, words.artusPicture.lastTurn, left, top + 14, {
    size: 28,
    colour: theme.ink,
    maxWidth: width,
  });
  const y = top + 38;
  writeStory(
    context,
    sentences,
    { x: left, y, width, height: PANEL.y + PANEL.height - 12 - y },
    {
      colour: theme.ink,
      ...STORY_SIZES,
      earlier: words.pictures.earlier,
    },
  );
}
