import type { CanvasRenderingContext2D } from 'canvas';
import { shortened } from '../../parts/limit.ts';
import { writeStory } from '../../parts/story.ts';
import { write } from '../../parts/text.ts';
import type { ArtusScene } from '../scene.ts';
import { PANEL } from '../sheet.ts';
import { eventWords } from '../texts/eventWords.ts';

const STORY_SIZES = { largest: 24, smallest: 16 } as const;

/** With more players there's no room for a paragraph per sentence, so the story runs on. */
const MOST_WITH_PARAGRAPHS = 2;
const NAME_IN_STORY = 16;

/** What happened last, in the room below the plaques. */
export function drawStory(context: CanvasRenderingContext2D, scene: ArtusScene, top: number): void {
  const { theme, view, words } = scene;
  const sentences = eventWords(
    scene,
    scene.names.map((name) => shortened(name, NAME_IN_STORY)),
  );
  if (sentences.length === 0) return;
  const left = PANEL.x + 24;
  const width = PANEL.width - 48;
  write(context, words.artusPicture.lastTurn, left, top + 12, {
    size: 23,
    colour: theme.ink,
    maxWidth: width,
  });
  const y = top + 32;
  writeStory(
    context,
    sentences,
    { x: left, y, width, height: PANEL.y + PANEL.height - 12 - y },
    {
      colour: theme.ink,
      ...STORY_SIZES,
      runsOn: view.players.length > MOST_WITH_PARAGRAPHS,
      earlier: words.pictures.earlier,
    },
  );
}
