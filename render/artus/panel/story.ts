import type { CanvasRenderingContext2D } from 'canvas';
import { shortened } from '../../parts/limit.ts';
import { layOutStory, writeStory } from '../../parts/story.ts';
import { write } from '../../parts/text.ts';
import type { ArtusScene } from '../scene.ts';
import { LEAST, PANEL } from '../sheet.ts';
import { eventWords } from '../texts/eventWords.ts';

const STORY_SIZES = { largest: 28, smallest: LEAST } as const;

const NAME_IN_STORY = 16;

/** What the strip below the table doesn't tell. */
const ONLY_HERE: ReadonlySet<string> = new Set(['drew', 'crowned', 'ended']);

/** What happened last, in the room below the plaques; where that's too little, only what's told nowhere else. */
export function drawStory(context: CanvasRenderingContext2D, scene: ArtusScene, top: number): void {
  const { theme, words, events } = scene;
  const names = scene.names.map((name) => shortened(name, NAME_IN_STORY));
  const all = eventWords(scene, names);
  if (all.length === 0) return;
  const left = PANEL.x + 24;
  const width = PANEL.width - 48;
  const y = top + 38;
  const area = { x: left, y, width, height: PANEL.y + PANEL.height - 12 - y };
  const isWhole = layOutStory(all, area, { ...STORY_SIZES, earlier: null }).lines.length > 0;
  const few = { ...scene, events: events.filter(({ type }) => ONLY_HERE.has(type)) };
  const told = isWhole ? all : eventWords(few, names);
  if (told.length === 0) return;
  const heading = { size: 28, colour: theme.ink, maxWidth: width };
  write(context, words.artusPicture.lastTurn, left, top + 14, heading);
  const { earlier } = words.pictures;
  writeStory(context, told, area, { colour: theme.ink, ...STORY_SIZES, runsOn: !isWhole, earlier });
}
