import { KINDS } from '../../src/games/quests/data.ts';
import type { Livery } from '../../src/games/quests/reading.ts';
import type { Kind } from '../../src/games/quests/types.ts';
import type { EmojiArt } from '../painting.ts';
import type { Pen } from '../pen.ts';
import { themes } from '../themes/index.ts';
import type { Theme } from '../themes/theme.ts';
import { drawBust } from './art/portraits.ts';
import { kindEmblem, outline, wax } from './cards/adversaries.ts';
import { type IconId, paintIcon } from './cards/icons.ts';

const { court }: { readonly court: Theme } = themes;

/** Fills the current path, with a dark edge, and a bright one around it for dark backgrounds. */
function edged(pen: Pen, fill: string): void {
  pen.context.lineJoin = 'round';
  pen.stroke(court.parchment.light, 14).stroke(court.engraving, 7);
  pen.fill(fill);
}

const SIGNS: Readonly<Record<Kind, string>> = { power: '💀', enemy: '⚔️', monster: '👹', dragon: '🐉' };

/** Width of a kind's shape; the diamond reaches further than the others. */
const WIDTHS: Readonly<Record<Kind, number>> = { power: 108, enemy: 96, monster: 100, dragon: 104 };

const kindArt = (kind: Kind): EmojiArt => ({
  unicode: SIGNS[kind],
  draw(pen) {
    const { fill, text } = court.quests.adversaries[kind];
    outline(pen, kind, WIDTHS[kind]);
    edged(pen, fill);
    kindEmblem(pen, kind, kind === 'dragon' ? 70 : 76, text, fill);
  },
});

const bustArt = (unicode: string, livery: Livery, fill: string): EmojiArt => ({
  unicode,
  draw(pen) {
    pen.circle(0, 0, 52);
    edged(pen, fill);
    pen.context.clip();
    pen.context.translate(0, livery === 'merlin' ? 12 : 8);
    drawBust(pen, livery, livery === 'merlin' ? 98 : 112);
  },
});

const iconArt = (unicode: string, icon: IconId): EmojiArt => ({
  unicode,
  draw(pen) {
    pen.circle(0, 0, 52);
    edged(pen, court.green.fill);
    pen.context.scale(0.84, 0.84);
    paintIcon(pen, icon);
  },
});

const SEAL: EmojiArt = {
  unicode: '🔏',
  draw(pen) {
    wax(pen, 48);
    edged(pen, court.red.fill);
    pen.circle(0, 0, 30).stroke(court.gold.light, 7);
    pen.circle(0, 0, 13).fill(court.gold.light);
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
