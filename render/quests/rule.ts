import { LAST_ADVENTURE } from '../../src/games/quests/data.ts';
import { totalValue } from '../../src/games/quests/reading.ts';
import type { AdversaryCard } from '../../src/games/quests/types.ts';
import type { Translate } from '../../src/i18n/fluent/translate.ts';
import { shield } from '../parts/heraldry.ts';
import { arrow } from '../parts/shapes.ts';
import { rulePainter, type Step } from '../parts/steps.ts';
import { drawMedal } from './cards/adventures.ts';
import { drawSeal, drawTrophy } from './cards/adversaries.ts';
import { drawIcon } from './cards/icons.ts';
import {
  absent,
  adversary,
  columnOfOne,
  columns,
  down,
  drawHeldNote,
  drawSignText,
  fisherKing,
  iconStep,
  knights,
  laidOut,
  newLegend,
  owned,
  pays,
  ranked,
  SEALED,
  SMALL,
  sealed,
  sealPlace,
  struck,
  trophies,
  verdict,
  ways,
} from './diagram.ts';
import { cardGameInks } from './table.ts';

/** Cards that are left in a column with seals of these players. */
const LEFT_OVER = [
  ['enemy-2', 0],
  ['enemy-3', 1],
] as const;

/** Chapters and questions of the lesson whose rule is drawn, in steps from left to right. */
export const STEPS = {
  goal: (t: Translate) => [
    pays(['red', 'red'], 'enemy-2'),
    fisherKing(t),
    (pen, x, y) => {
      drawMedal(pen, 12, 58, x - 92, y - 60);
      drawSignText(pen, '+', x, y - 60, 64);
      drawTrophy(pen, 'enemy-2', 92, x + 88, y - 60);
      drawSignText(pen, '= 14', x, y + 70, 84);
    },
  ],
  turn: () => [
    iconStep('reveal', 1),
    iconStep('challenge', 2),
    iconStep('adventure', 3),
    iconStep('draw', 4),
  ],
  reveal: (t: Translate) => [
    columns([1, 2, 3, 0]),
    (pen, x, y) => {
      columns([2, 3, 4, 1], [1, 2, 3, 0])(pen, x, y);
      newLegend(pen, t, x, y + 134);
    },
    (pen, x, y) => {
      columns([2, 3, 4, 1])(pen, x - 48, y);
      drawIcon(pen, 'reveal', 96, x + 132, y);
      struck(pen, x + 132, y, 80);
    },
  ],
  challenge: (t: Translate) => [
    (pen, x, y) => {
      pays(['red-2', 'red'], 'monster-3')(pen, x - 44, y);
      owned(pen, 0, x + 34, y + 104);
    },
    pays(['orange', 'merlin'], 'enemy-2'),
    (pen, x, y) => {
      pays(['beige-2'], 'power-1')(pen, x - 92, y);
      drawHeldNote(pen, t('quests-picture-rule-nothing'), x + 88, y - 92, 186);
      absent(pen, 60, x + 88, y + 42, 2);
    },
  ],
  adventures: (t: Translate) => [
    fisherKing(t),
    (pen, x, y) => {
      drawMedal(pen, 12, 62, x - 76, y - 66);
      drawSignText(pen, '+12', x + 76, y - 66, 72);
      trophies(pen, ['monster-3', 'monster-3'], 64, x - 76, y + 72);
      drawSignText(pen, '−6', x + 76, y + 72, 72);
    },
    (pen, x, y) => {
      const paid = (
        cards: readonly AdversaryCard[],
        kept: readonly AdversaryCard[],
        level: number,
        isRight: boolean,
      ) => {
        const width = cards.length * 44 + 8;
        pen.roundedRect(x - 180, level - 34, width, 68, 12).stroke(pen.theme.ink, 4);
        trophies(pen, cards, 38, x - 180 + width / 2, level);
        drawSignText(pen, `= ${totalValue(cards)}`, x + 4, level, 42);
        trophies(pen, kept, 42, x + 84, level);
        verdict(pen, isRight, x + 152, level, 26);
      };
      const ink = { size: 28, align: 'centre', colour: pen.theme.softInk, maxWidth: 136 } as const;
      pen.write(t('quests-picture-choice-pay'), x - 110, y - 142, ink);
      pen.write(t('quests-picture-choice-keep'), x + 84, y - 142, ink);
      for (const across of [-35, 44, 119])
        pen.fillRect(x + across, y - 120, 2, 256, pen.theme.parchment.dark);
      paid(['monster-3', 'monster-3'], ['monster-4'], y - 84, true);
      paid(['monster-3', 'monster-4'], [], y + 6, true);
      paid(['monster-3', 'monster-3', 'monster-1'], [], y + 96, false);
    },
  ],
  draw: (t: Translate) => [
    (pen, x, y) => {
      drawIcon(pen, 'challenge', 120, x - 96, y - 70);
      drawSignText(pen, t('quests-picture-or'), x, y - 70, 40);
      drawIcon(pen, 'adventure', 120, x + 96, y - 70);
      drawIcon(pen, 'knights', 140, x, y + 80);
    },
    (pen, x, y) => {
      for (const [id, at] of [
        ['challenge', x - 80],
        ['adventure', x + 80],
      ] as const) {
        drawIcon(pen, id, 120, at, y - 70);
        struck(pen, at, y - 70, 100);
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
      for (let i = 0; i < 5; i++) drawSeal(pen, 0, 56, x + (i - 2) * 62, y - 118);
      knights(pen, ['red', 'red'], 96, x - 96, y + 40);
      arrow(pen, pen.theme.ink, x - 16, y + 40, 44);
      sealed(pen, 'enemy-2', 0, x + 100, y + 40);
    },
    (pen, x, y) => {
      sealed(pen, 'enemy-2', 0, x - 64, y - 66);
      owned(pen, 0, x, y - 66);
      sealed(pen, 'enemy-3', 1, x - 64, y + 54);
      owned(pen, 1, x, y + 54);
    },
    (pen, x, y) => {
      knights(pen, ['red', 'red'], 84, x - 116, y - 84);
      arrow(pen, pen.theme.ink, x - 48, y - 84, 34);
      columnOfOne(pen, 'enemy-2', x + 34, y - 84);
      owned(pen, 0, x + 66, y - 84);
    },
    (pen, x, y) => {
      knights(pen, ['red', 'red'], 118, x, y - 90);
      down(pen, x, y + 6);
      sealed(pen, 'enemy-2', 0, x - 64, y + 96);
      owned(pen, 0, x, y + 96);
    },
    (pen, x, y) => {
      knights(pen, ['red', 'red', 'red-2'], 92, x, y - 90);
      down(pen, x, y + 6);
      adversary(pen, 'enemy-2', SEALED, x - 64, y + 96);
      owned(pen, 0, x, y + 96);
    },
    (pen, x, y) => {
      for (let i = 0; i < 5; i++) sealPlace(pen, 56, x + (i - 2) * 62, y - 96);
      adversary(pen, 'enemy-2', SEALED, x - 64, y + 56);
      arrow(pen, pen.theme.ink, x + 8, y + 56, 44);
      drawSeal(pen, 0, 76, x + 104, y + 56);
      struck(pen, x + 104, y + 56, 84);
    },
  ],
  start: () => [
    (pen, x, y) => knights(pen, ['red', 'beige', 'orange-2', 'merlin'], 100, x, y),
    columns([2, 4, 1, 2]),
    laidOut(0),
  ],
  end: () => [
    (pen, x, y) => {
      laidOut(LAST_ADVENTURE)(pen, x, y);
      drawSignText(
        pen,
        String(LAST_ADVENTURE),
        x + 1.5 * (SMALL.width + SMALL.gap),
        y + SMALL.height + SMALL.gap,
        84,
      );
    },
    (pen, x, y) => {
      columns([0, 0, 0, 0])(pen, x - 60, y);
      drawIcon(pen, 'adversaries', 110, x + 126, y);
      struck(pen, x + 126, y, 84);
    },
    (pen, x, y) => {
      drawMedal(pen, 12, 58, x - 178, y - 62);
      drawSignText(pen, '+', x - 88, y - 62, 64);
      drawTrophy(pen, 'enemy-2', 84, x - 8, y - 62);
      drawSignText(pen, '= 14', x + 136, y - 62, 84);
      knights(pen, ['red'], 116, x - 172, y + 82);
      adversary(pen, 'monster-3', 134, x - 42, y + 82);
      drawSeal(pen, 0, 62, x + 12, y + 110);
      drawSignText(pen, '= 0', x + 150, y + 82, 84);
    },
    (pen, x, y) => {
      ranked(pen, 1, ['red', 'orange', 'beige'], x, y - 40, true);
      ranked(pen, 0, ['red-2', 'beige-2'], x, y + 76, false);
    },
  ],
  overpaying: () => [
    (pen, x, y) => {
      knights(pen, ['red-2', 'red-2'], 210, x - 220, y);
      arrow(pen, pen.theme.ink, x + 40, y, 70);
      adversary(pen, 'monster-3', 230, x + 250, y);
      drawSignText(pen, '?', x + 440, y, 130);
    },
  ],
  sealing: (t: Translate) => [
    (pen, x, y) => {
      knights(pen, ['red', 'red'], 180, x - 380, y + 50);
      arrow(pen, pen.theme.ink, x - 220, y + 74, 70);
      for (const [card, seat, up, owner] of [
        ['enemy-3', 1, -74, 'players-morgana'],
        ['enemy-2', 0, 74, 'quests-picture-you'],
      ] as const) {
        adversary(pen, card, 176, x - 20, y + up);
        drawSeal(pen, seat, 76, x + 52, y + up + 40);
        pen.write(t(owner), x + 102, y + up + 40, { size: 36, colour: pen.theme.ink, maxWidth: 160 });
        arrow(pen, pen.theme.ink, x + 284, y + up, 60);
        drawSignText(pen, '?', x + 400, y + up, 96);
      }
    },
  ],
  variants: (t: Translate) => [
    ways(t, (pen, id, x, y) => {
      adversary(pen, 'monster-2', 170, x, y + 10);
      if (id === 'option') drawSeal(pen, 0, 80, x + 72, y + 58);
    }),
    ways(t, (pen, id, x, y) => {
      knights(pen, ['beige-2'], 100, x - 68, y - 60);
      arrow(pen, pen.theme.ink, x - 6, y - 60, 44);
      drawTrophy(pen, 'power-1', 64, x + 84, y - 60);
      const isDefault = id === 'default';
      drawHeldNote(pen, t(`quests-picture-rule-${isDefault ? 'nothing' : 'held'}`), x, y + 48, 200);
      if (isDefault) absent(pen, 46, x, y + 102, 4);
      else knights(pen, ['beige'], 68, x, y + 102);
    }),
    ways(t, (pen, id, x, y) => {
      drawIcon(pen, 'reveal', 150, x, y - 24);
      const told = t(id === 'default' ? 'quests-picture-rule-may' : 'quests-picture-rule-must');
      pen.write(told, x, y + 104, { size: 44, align: 'centre', colour: pen.theme.ink, maxWidth: 240 });
    }),
    ways(t, (pen, id, x, y) => {
      drawSignText(pen, '×2', x - 100, y - 76, 44);
      drawTrophy(pen, 'enemy-1', 70, x - 24, y - 76);
      arrow(pen, pen.theme.ink, x + 24, y - 76, 40);
      shield(pen, 2, 60, x + 98, y - 76);
      LEFT_OVER.forEach(([card, seat], i) => {
        const level = y + 14 + i * 86;
        drawTrophy(pen, card, 70, x - 24, level);
        if (id === 'default') drawSeal(pen, seat, 60, x + 20, level + 12);
        else {
          arrow(pen, pen.theme.ink, x + 24, level, 40);
          shield(pen, seat, 60, x + 98, level);
        }
      });
    }),
  ],
} satisfies Readonly<Record<string, (t: Translate) => readonly Step[]>>;

export const rulePainting = rulePainter(
  STEPS,
  (t, chapter) => t(`quests-picture-rule-${chapter}`),
  ({ floor }) => floor.dark,
  cardGameInks,
  ['turn'],
);
