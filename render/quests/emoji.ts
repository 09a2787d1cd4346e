import type { Livery } from '../../src/games/quests/reading.ts';
import type { Kind } from '../../src/games/quests/types.ts';
import { cardGameSigns } from '../../src/telling/quests/signs.ts';
import { type EmojiArt, emojiFrom } from '../painting.ts';
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

type Draw = EmojiArt['draw'];

/** Width of a kind's shape; the diamond reaches further than the others. */
const WIDTHS: Readonly<Record<Kind, number>> = { power: 108, enemy: 96, monster: 100, dragon: 104 };

const emblem =
  (kind: Kind): Draw =>
  (pen) => {
    const { fill, text } = court.quests.adversaries[kind];
    outline(pen, kind, WIDTHS[kind]);
    edged(pen, fill);
    kindEmblem(pen, kind, kind === 'dragon' ? 70 : 76, text, fill);
  };

const bust =
  (livery: Livery, fill: string): Draw =>
  (pen) => {
    pen.circle(0, 0, 52);
    edged(pen, fill);
    pen.context.clip();
    pen.context.translate(0, livery === 'merlin' ? 12 : 8);
    drawBust(pen, livery, livery === 'merlin' ? 98 : 112);
  };

const icon =
  (id: IconId): Draw =>
  (pen) => {
    pen.circle(0, 0, 52);
    edged(pen, court.green.fill);
    pen.context.scale(0.84, 0.84);
    paintIcon(pen, id);
  };

function seal(pen: Pen): void {
  wax(pen, 48);
  edged(pen, court.red.fill);
  pen.circle(0, 0, 30).stroke(court.gold.light, 7);
  pen.circle(0, 0, 13).fill(court.gold.light);
}

export const cardGameEmoji = emojiFrom(cardGameSigns, {
  quests_power: emblem('power'),
  quests_enemy: emblem('enemy'),
  quests_monster: emblem('monster'),
  quests_dragon: emblem('dragon'),
  quests_knight: bust('orange', court.quests.knights.orange.fill),
  quests_merlin: bust('merlin', court.gold.light),
  quests_adventure: icon('adventure'),
  quests_seal: seal,
  quests_reveal: icon('reveal'),
});
