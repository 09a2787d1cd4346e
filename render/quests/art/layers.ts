import type { CanvasRenderingContext2D } from 'canvas';
import type { Theme } from '../../themes/theme.ts';
import { trace } from './path.ts';

const TONES = {
  ink: ({ engraving }) => engraving,
  bone: ({ parchment }) => parchment.light,
  sand: ({ parchment }) => parchment.mid,
  white: ({ silver }) => silver.light,
  steel: ({ silver }) => silver.mid,
  iron: ({ silver }) => silver.dark,
  glow: ({ gold }) => gold.light,
  gold: ({ gold }) => gold.mid,
  brass: ({ gold }) => gold.dark,
  wood: ({ wood }) => wood.light,
  bark: ({ wood }) => wood.dark,
  skin: ({ castle }) => castle.skin,
  red: ({ red }) => red.fill,
  green: ({ green }) => green.fill,
  purple: ({ carpet }) => carpet.fill,
  sky: ({ quests }) => quests.land.sky,
  night: ({ quests }) => quests.land.night,
  water: ({ quests }) => quests.land.water,
  leaf: ({ quests }) => quests.land.leaf,
  rock: ({ quests }) => quests.land.rock,
} as const satisfies Readonly<Record<string, (theme: Theme) => string>>;

type Tone = keyof typeof TONES;

/** A filled path, one that's outlined as well (`edge`), or a line of that width. */
export type Layer = readonly [tone: Tone, path: string, line?: 'edge' | number];

/** A drawing, back to front. */
export type Art = readonly Layer[];

const EDGE = 2.2;

/** Draws the layers in their own units. */
export function drawArt(context: CanvasRenderingContext2D, theme: Theme, art: Art): void {
  context.lineJoin = 'round';
  context.lineCap = 'round';
  for (const [tone, path, line] of art) {
    const colour = TONES[tone](theme);
    context.beginPath();
    trace(context, path);
    if (typeof line === 'number') {
      context.strokeStyle = colour;
      context.lineWidth = line;
      context.stroke();
      continue;
    }
    context.fillStyle = colour;
    context.fill();
    if (line === undefined) continue;
    context.strokeStyle = theme.engraving;
    context.lineWidth = EDGE;
    context.stroke();
  }
}
