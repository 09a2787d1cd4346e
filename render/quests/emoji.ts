import type { CanvasRenderingContext2D } from 'canvas';
import { KINDS } from '../../src/games/quests/data.ts';
import type { Kind } from '../../src/games/quests/types.ts';
import type { EmojiArt } from '../painting.ts';
import { themes } from '../themes/index.ts';
import type { Theme } from '../themes/theme.ts';
import { drawBust } from './art/portraits.ts';
import { kindEmblem, outline, wax } from './cards/adversaries.ts';
import { type IconId, paintIcon } from './cards/icons.ts';
import type { Livery } from './reading.ts';

const { court }: { readonly court: Theme } = themes;

/** Fills the current path, with a dark edge, and a bright one around it for dark backgrounds. */
function edged(context: CanvasRenderingContext2D, fill: string): void {
  context.lineJoin = 'round';
  for (const [colour, line] of [
    [court.parchment.light, 14],
    [court.engraving, 7],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = line;
    context.stroke();
  }
  context.fillStyle = fill;
  context.fill();
}

const SIGNS: Readonly<Record<Kind, string>> = { power: '💀', enemy: '⚔️', monster: '👹', dragon: '🐉' };

/** Width of a kind's shape; the diamond reaches further than the others. */
const WIDTHS: Readonly<Record<Kind, number>> = { power: 108, enemy: 96, monster: 100, dragon: 104 };

const kindArt = (kind: Kind): EmojiArt => ({
  unicode: SIGNS[kind],
  draw(context) {
    const { fill, text } = court.quests.adversaries[kind];
    outline(context, kind, WIDTHS[kind]);
    edged(context, fill);
    kindEmblem(context, kind, kind === 'dragon' ? 70 : 76, text, fill);
  },
});

const bustArt = (unicode: string, livery: Livery, fill: string): EmojiArt => ({
  unicode,
  draw(context) {
    context.beginPath();
    context.arc(0, 0, 52, 0, 2 * Math.PI);
    edged(context, fill);
    context.clip();
    context.translate(0, livery === 'merlin' ? 12 : 8);
    drawBust(context, court, livery, livery === 'merlin' ? 98 : 112);
  },
});

const iconArt = (unicode: string, icon: IconId): EmojiArt => ({
  unicode,
  draw(context) {
    context.beginPath();
    context.arc(0, 0, 52, 0, 2 * Math.PI);
    edged(context, court.green.fill);
    context.scale(0.84, 0.84);
    paintIcon(context, court, icon);
  },
});

const SEAL: EmojiArt = {
  unicode: '🔏',
  draw(context) {
    wax(context, 48);
    edged(context, court.red.fill);
    context.beginPath();
    context.arc(0, 0, 30, 0, 2 * Math.PI);
    context.strokeStyle = court.gold.light;
    context.lineWidth = 7;
    context.stroke();
    context.beginPath();
    context.arc(0, 0, 13, 0, 2 * Math.PI);
    context.fillStyle = court.gold.light;
    context.fill();
  },
};

export const questsEmoji: ReadonlyMap<string, EmojiArt> = new Map([
  ...KINDS.map((kind) => [`quests_${kind}`, kindArt(kind)] as const),
  ['quests_knight', bustArt('🛡️', 'orange', court.quests.knights.orange.fill)],
  ['quests_merlin', bustArt('🧙', 'merlin', court.gold.light)],
  ['quests_adventure', iconArt('📜', 'adventure')],
  ['quests_seal', SEAL],
  ['quests_reveal', iconArt('🃏', 'reveal')],
]);
