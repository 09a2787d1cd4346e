import type { Seat } from '../../src/games/game.ts';
import { ADVENTURES, KINDS, LAST_ADVENTURE } from '../../src/games/quests/data.ts';
import type { AdventureId, AdversaryCard, KnightCard } from '../../src/games/quests/types.ts';
import type { Say } from '../../src/i18n/fluent/say.ts';
import type { Setting } from '../painter.ts';
import type { Painting } from '../painting.ts';
import { shield, victoryCrown } from '../parts/heraldry.ts';
import { arrow, sumOf } from '../parts/shapes.ts';
import { type Step, stepsBackdrop, stepsPainting } from '../parts/steps.ts';
import type { Pen } from '../pen.ts';
import { themes } from '../themes/index.ts';
import { shade } from './art/layers.ts';
import { drawVignette } from './art/vignette.ts';
import { drawSpark } from './board.ts';
import { adventureFace, drawMedal } from './cards/adventures.ts';
import { drawAdversary, drawSeal, drawToken, drawTrophy } from './cards/adversaries.ts';
import { drawIcon, type IconId } from './cards/icons.ts';
import { charge, drawKnightRow, knightWidth } from './cards/knights.ts';
import { LIVERIES, worthOf } from './reading.ts';
import { questsInks } from './table.ts';

/** Chapters and questions of the lesson whose rule is drawn, in steps from left to right. */
export const RULE_IDS = [
  'goal',
  'turn',
  'reveal',
  'challenge',
  'adventures',
  'draw',
  'seals',
  'start',
  'end',
  'variants',
  'overpaying',
] as const;

type RuleId = (typeof RULE_IDS)[number];

/** Side by side, centred on (x, y). */
function knights(pen: Pen, cards: readonly KnightCard[], height: number, x: number, y: number): void {
  const width = sumOf(cards.map((card) => knightWidth(card, height) + height * 0.08)) - height * 0.08;
  drawKnightRow(pen, cards, height, x - width / 2, y, width + 1);
}

function adversary(pen: Pen, card: AdversaryCard, width: number, x: number, y: number): void {
  const height = width * 0.74;
  drawAdversary(pen, card, { x: x - width / 2, y: y - height / 2, width, height });
}

function trophies(pen: Pen, cards: readonly AdversaryCard[], size: number, x: number, y: number): void {
  cards.forEach((card, i) => {
    drawTrophy(pen, card, size, x + (i - (cards.length - 1) / 2) * size * 1.16, y);
  });
}

/** Size of an adventure, as a multiple of the one in other pictures. */
const ADVENTURE = 0.9;

function adventure(pen: Pen, say: Say, id: AdventureId, x: number, y: number): void {
  const shown = ADVENTURES.find((each) => each.id === id)!;
  pen.at(x, y, () => {
    pen.context.scale(ADVENTURE, ADVENTURE);
    adventureFace(pen, { ...shown, taken: null }, say);
  });
}

/** An arrow downwards, centred on (x, y). */
function down(pen: Pen, x: number, y: number): void {
  pen.at(x, y, () => {
    pen.context.rotate(Math.PI / 2);
    arrow(pen, pen.theme.ink, -24, 0, 48);
  });
}

/** Through what isn't possible. */
function strike(pen: Pen, x: number, y: number, size: number): void {
  const half = size / 2;
  pen.context.lineCap = 'round';
  pen.line([x - half, y - half], [x + half, y + half]).stroke(pen.theme.engraving, 16);
  pen.stroke(pen.theme.parchment.light, 8).context.lineCap = 'butt';
}

/** A tick or a cross, for what's allowed and what isn't. */
function verdict(pen: Pen, isRight: boolean, x: number, y: number): void {
  const { ink, parchment } = pen.theme;
  pen.circle(x, y, 34);
  if (isRight) pen.fill(ink);
  else pen.fill(parchment.light).stroke(ink, 6);
  pen.context.lineCap = 'round';
  if (isRight) pen.line([x - 15, y + 1], [x - 4, y + 13], [x + 16, y - 12]).stroke(parchment.light, 9);
  else {
    pen.line([x - 13, y - 13], [x + 13, y + 13]).stroke(ink, 9);
    pen.line([x + 13, y - 13], [x - 13, y + 13]).stroke(ink, 9);
  }
  pen.context.lineCap = 'butt';
}

const sign = (pen: Pen, text: string, x: number, y: number, size = 52, colour = pen.theme.ink): void => {
  pen.write(text, x, y, { size, colour, align: 'centre' });
};

/** What's paid, above what it brings. */
const pays =
  (paid: readonly KnightCard[], card: AdversaryCard): Step =>
  (pen, x, y) => {
    knights(pen, paid, 132, x, y - 82);
    down(pen, x, y + 22);
    adversary(pen, card, 142, x, y + 104);
  };

/** Two monsters for the adventure that wants such. */
const fisherKing =
  (say: Say): Step =>
  (pen, x, y) => {
    for (const up of [-48, 48]) drawTrophy(pen, 'monster-3', 78, x - 136, y + up);
    arrow(pen, pen.theme.ink, x - 90, y, 46);
    adventure(pen, say, 'fisher-king', x + 68, y);
  };

/** Right of a card: whose it is then. */
function owned(pen: Pen, seat: Seat, x: number, y: number): void {
  arrow(pen, pen.theme.ink, x + 16, y, 34);
  shield(pen, seat, 58, x + 90, y);
}

const COLUMN = { pitch: 66, row: 58, size: 50 } as const;

/** The four columns with so many adversaries each; those after `old` have just been turned up. */
const columns =
  (counts: readonly number[], old: readonly number[] = counts): Step =>
  (pen, x, y) =>
    KINDS.forEach((kind, i) => {
      const at = x + (i - 1.5) * COLUMN.pitch;
      for (let row = 0; row < 4; row++) {
        const level = y + (row - 1.5) * COLUMN.row;
        if (row < counts[i]!) drawToken(pen, kind, null, COLUMN.size, at, level);
        else pen.circle(at, level, 5).fill(pen.theme.parchment.dark);
      }
      if (counts[i] === 4)
        pen.roundedRect(at - 31, y - 2 * COLUMN.row, 62, 4 * COLUMN.row, 14).stroke(pen.theme.engraving, 6);
      for (let row = old[i]!; row < counts[i]!; row++)
        drawSpark(pen, at - 20, y + (row - 1.5) * COLUMN.row - 18);
    });

const icon =
  (id: IconId, number: number): Step =>
  (pen, x, y) => {
    drawIcon(pen, id, 156, x + 12, y + 14);
    pen.circle(x - 92, y - 108, 32).fill(pen.theme.ink);
    pen.write(String(number), x - 92, y - 108, {
      size: 44,
      colour: pen.theme.parchment.light,
      align: 'centre',
    });
  };

/** Width of an adversary's card beside what becomes of it. */
const SEALED = 112;

/** An adversary's card with a seal on it. */
function sealed(pen: Pen, card: AdversaryCard, seat: Seat, x: number, y: number): void {
  adversary(pen, card, SEALED, x, y);
  drawSeal(pen, seat, 54, x + 46, y + 26);
}

/** Ranking: points and knight cards of one player, with a crown for the winner. */
function ranked(pen: Pen, seat: Seat, cards: number, x: number, y: number, isFirst: boolean): void {
  shield(pen, seat, 76, x - 130, y);
  if (isFirst) pen.at(x - 130, y - 56, () => victoryCrown(pen, 62));
  sign(pen, '41', x - 56, y);
  for (let i = 0; i < cards; i++) drawIcon(pen, 'knights', 60, x + 8 + i * 36, y);
}

/** The outlines of all knight cards that would pay 1, none of which somebody has, around (x, y). */
function absent(pen: Pen, width: number, x: number, y: number): void {
  const height = width * 1.4;
  const { ink, parchment } = pen.theme;
  LIVERIES.forEach((livery, i) => {
    pen.at(x + ((i % 2) - 0.5) * (width + 8), y + (Math.floor(i / 2) - 0.5) * (height + 8), () => {
      pen.roundedRect(-width / 2, -height / 2, width, height, 7).dashes(ink, 3, [8, 6]);
      charge(pen, livery, width * 0.7, parchment.dark, parchment.light);
    });
  });
}

/** A small adventure card, and how many are in a row. */
const SMALL = { width: 62, height: 88, gap: 7, perRow: 5 } as const;

/** All adventures, as they lie on the table; so many of the first are taken. */
const laidOut =
  (taken: number): Step =>
  (pen, x, y) =>
    ADVENTURES.forEach(({ id, value }, i) => {
      const isOpen = i >= taken;
      const { theme } = pen;
      const [width, height] = [SMALL.width + SMALL.gap, SMALL.height + SMALL.gap];
      const left = x + ((i % SMALL.perRow) - (SMALL.perRow - 1) / 2) * width;
      pen.at(left, y + (Math.floor(i / SMALL.perRow) - 1) * height, () => {
        pen.roundedRect(-SMALL.width / 2, -SMALL.height / 2, SMALL.width, SMALL.height, 7);
        pen.fill(isOpen ? theme.parchment.light : shade(theme)).stroke(theme.engraving, 2.5);
        pen.at(0, -22, () => drawVignette(pen, id, SMALL.width - 8, !isOpen));
        if (isOpen) drawMedal(pen, value, 22, 0, 19);
        else sign(pen, String(i + 1), 0, 19, 32, theme.chalk);
      });
    });

/** Cards that are left in a column with seals of these players, and how far right of the middle. */
const LEFT_OVER = [
  ['enemy-2', 0, -62],
  ['enemy-3', 1, 62],
] as const;

const STEPS: Readonly<Record<RuleId, (say: Say) => readonly Step[]>> = {
  goal: (say) => [
    pays(['red', 'red'], 'enemy-2'),
    fisherKing(say),
    (pen, x, y) => {
      drawMedal(pen, 12, 58, x - 92, y - 60);
      sign(pen, '+', x, y - 60, 64);
      drawTrophy(pen, 'enemy-2', 92, x + 88, y - 60);
      sign(pen, '= 14', x, y + 70, 84);
    },
  ],
  turn: () => [icon('reveal', 1), icon('challenge', 2), icon('adventure', 3), icon('draw', 4)],
  reveal: () => [
    columns([1, 2, 3, 0]),
    columns([2, 3, 4, 1], [1, 2, 3, 0]),
    (pen, x, y) => {
      columns([2, 3, 4, 1])(pen, x - 48, y);
      drawIcon(pen, 'reveal', 96, x + 132, y);
      strike(pen, x + 132, y, 80);
    },
  ],
  challenge: () => [
    (pen, x, y) => {
      pays(['red-2', 'red'], 'monster-3')(pen, x - 36, y);
      owned(pen, 0, x + 30, y + 104);
    },
    pays(['orange', 'merlin'], 'enemy-2'),
    (pen, x, y) => {
      pays(['beige-2'], 'power-1')(pen, x - 78, y);
      absent(pen, 64, x + 88, y);
    },
  ],
  adventures: (say) => [
    fisherKing(say),
    (pen, x, y) => {
      drawMedal(pen, 12, 62, x - 76, y - 66);
      sign(pen, '+12', x + 76, y - 66, 72);
      trophies(pen, ['monster-3', 'monster-3'], 64, x - 76, y + 72);
      sign(pen, '−6', x + 76, y + 72, 72);
    },
    (pen, x, y) => {
      const paid = (
        cards: readonly AdversaryCard[],
        kept: readonly AdversaryCard[],
        level: number,
        isRight: boolean,
      ) => {
        const width = cards.length * 54 + 8;
        pen.roundedRect(x - 172, level - 36, width, 72, 12).stroke(pen.theme.ink, 4);
        trophies(pen, cards, 46, x - 172 + width / 2, level);
        trophies(pen, kept, 46, x - 134 + width, level);
        sign(pen, `= ${worthOf(cards)}`, x + 58, level);
        verdict(pen, isRight, x + 140, level);
      };
      paid(['monster-3', 'monster-3'], ['monster-4'], y - 92, true);
      paid(['monster-3', 'monster-4'], [], y, true);
      paid(['monster-3', 'monster-3', 'monster-1'], [], y + 92, false);
    },
  ],
  draw: (say) => [
    (pen, x, y) => {
      drawIcon(pen, 'challenge', 120, x - 96, y - 70);
      sign(pen, say('quests-picture-or'), x, y - 70, 40);
      drawIcon(pen, 'adventure', 120, x + 96, y - 70);
      drawIcon(pen, 'knights', 140, x, y + 80);
    },
    (pen, x, y) => {
      for (const [id, at] of [
        ['challenge', x - 80],
        ['adventure', x + 80],
      ] as const) {
        drawIcon(pen, id, 120, at, y - 70);
        strike(pen, at, y - 70, 100);
      }
      drawIcon(pen, 'knights', 140, x - 62, y + 80);
      drawIcon(pen, 'knights', 140, x + 62, y + 80);
    },
    (pen, x, y) => {
      drawIcon(pen, 'discards', 150, x - 106, y);
      arrow(pen, pen.theme.ink, x - 26, y, 60);
      drawIcon(pen, 'knights', 150, x + 106, y);
    },
  ],
  seals: () => [
    (pen, x, y) => {
      knights(pen, ['red', 'red'], 118, x, y - 90);
      down(pen, x, y + 6);
      sealed(pen, 'enemy-2', 0, x, y + 96);
    },
    (pen, x, y) => {
      sealed(pen, 'enemy-2', 0, x - 64, y - 66);
      owned(pen, 0, x, y - 66);
      sealed(pen, 'enemy-3', 1, x - 64, y + 54);
      owned(pen, 1, x, y + 54);
    },
    (pen, x, y) => {
      knights(pen, ['red', 'red'], 118, x, y - 90);
      down(pen, x - 64, y + 6);
      sealed(pen, 'enemy-2', 0, x - 64, y + 96);
      owned(pen, 0, x, y + 96);
    },
    (pen, x, y) => {
      knights(pen, ['red', 'red', 'red-2'], 92, x, y - 90);
      down(pen, x - 64, y + 6);
      adversary(pen, 'enemy-2', SEALED, x - 64, y + 96);
      owned(pen, 0, x, y + 96);
    },
  ],
  start: () => [
    (pen, x, y) => knights(pen, ['red', 'beige', 'orange-2', 'merlin'], 100, x, y),
    columns([2, 4, 1, 2]),
    laidOut(0),
  ],
  end: () => [
    laidOut(LAST_ADVENTURE),
    (pen, x, y) => {
      columns([0, 0, 0, 0])(pen, x - 60, y);
      drawIcon(pen, 'adversaries', 110, x + 126, y);
      strike(pen, x + 126, y, 84);
    },
    (pen, x, y) => {
      ranked(pen, 1, 4, x, y - 40, true);
      ranked(pen, 0, 2, x, y + 76, false);
    },
  ],
  overpaying: () => [
    (pen, x, y) => {
      knights(pen, ['red-2', 'red-2'], 210, x - 220, y);
      arrow(pen, pen.theme.ink, x + 40, y, 70);
      adversary(pen, 'monster-3', 230, x + 250, y);
      sign(pen, '?', x + 440, y, 130);
    },
  ],
  variants: (say) => [
    (pen, x, y) => {
      adversary(pen, 'monster-2', SEALED, x, y - 74);
      sealed(pen, 'monster-2', 0, x, y + 70);
    },
    (pen, x, y) => {
      for (const level of [y - 76, y + 64]) {
        knights(pen, ['beige-2'], 86, x - 78, level);
        arrow(pen, pen.theme.ink, x - 22, level, 26);
        drawTrophy(pen, 'power-1', 44, x + 30, level);
      }
      absent(pen, 30, x + 92, y - 76);
      knights(pen, ['beige'], 86, x + 92, y + 64);
    },
    (pen, x, y) => {
      for (const level of [y - 76, y + 64]) {
        drawIcon(pen, 'reveal', 100, x - 76, level);
        drawIcon(pen, 'draw', 100, x + 76, level);
      }
      sign(pen, say('quests-picture-or'), x, y - 76, 40);
      arrow(pen, pen.theme.ink, x - 22, y + 64, 44);
    },
    (pen, x, y) => {
      for (const [card, seat, right] of LEFT_OVER) {
        drawTrophy(pen, card, 60, x + right - 24, y - 96);
        drawSeal(pen, seat, 52, x + right + 24, y - 82);
      }
      LEFT_OVER.forEach(([card, seat], i) => {
        const level = y + 24 + i * 80;
        drawTrophy(pen, card, 60, x - 64, level);
        arrow(pen, pen.theme.ink, x - 18, level, 40);
        shield(pen, seat, 60, x + 66, level);
      });
    },
  ],
};

const ruleBackdrop = stepsBackdrop('quests rule', ({ floor }) => floor.dark, questsInks);

const PREFIX = 'rules-';

const isRule = (id: string): id is RuleId => (RULE_IDS as readonly string[]).includes(id);

/** What a chapter says, drawn in steps with a sentence each; null if it's not one of those, such as `rules-goal`. */
export function rulePainting(id: string, { theme, say }: Setting): Painting | null {
  const chapter = id.slice(PREFIX.length);
  if (!id.startsWith(PREFIX) || !isRule(chapter)) return null;
  return stepsPainting(
    ruleBackdrop(themes[theme]),
    STEPS[chapter](say),
    say(`quests-picture-rule-${chapter}`),
  );
}
