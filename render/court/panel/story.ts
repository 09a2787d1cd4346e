import type { CanvasRenderingContext2D } from 'canvas';
import { shortened } from '../../parts/limit.ts';
import { writeStory } from '../../parts/story.ts';
import { write } from '../../parts/text.ts';
import type { CourtScene } from '../scene.ts';
import { PANEL } from '../sheet.ts';
import { eventWords } from '../texts/situation.ts';

const STORY_SIZES = { largest: 32, smallest: 26 } as const;
const NAME_IN_STORY = 16;

export interface Story {
  readonly title: string;
  readonly sentences: readonly string[];
}

/** What happened last. */
export function lastTurn(scene: CourtScene): Story {
  const names = scene.names.map((name) => shortened(name, NAME_IN_STORY));
  return { title: scene.words.courtPicture.lastTurn, sentences: eventWords(scene, names) };
}

/** A heading and sentences between `top` and `bottom`, below the plaques. */
export function drawStory(
  context: CanvasRenderingContext2D,
  { theme, words }: CourtScene,
  { title, sentences }: Story,
  top: number,
  bottom: number,
): void {
  if (sentences.length === 0) return;
  const x = PANEL.x + 28;
  const width = PANEL.width - 56;
  write(context, title, x, top + 30, { size: 30, colour: theme.ink, maxWidth: width });
  const y = top + 54;
  writeStory(
    context,
    sentences,
    { x, y, width, height: bottom - y },
    {
      colour: theme.ink,
      ...STORY_SIZES,
      earlier: words.pictures.earlier,
    },
  );
}
