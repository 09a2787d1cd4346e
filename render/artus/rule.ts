import { pilesInPlay } from '../../src/games/artus/reading.ts';
import type { CardId, Figure, Metal, Variant } from '../../src/games/artus/types.ts';
import { signed } from '../../src/telling/text.ts';
import { crown, shield } from '../parts/heraldry.ts';
import { addUp, arrow, star } from '../parts/shapes.ts';
import { rulePainter, type Step, scaled } from '../parts/steps.ts';
import type { Pen } from '../pen.ts';
import { CARD_BACK, cardBack } from './cards.ts';
import { drawFigure, fingerRing } from './figures.ts';
import { pileIcon } from './panel.ts';
import { EXAMPLES } from './piece.ts';
import { drawChip, drawChoiceNumber } from './sheet.ts';
import { drawCards, layOutSmallCards } from './small-cards.ts';

const PITCH = 68;

const knight = (seat: number): Figure => ({ kind: 'knight', seat });

const prince = (metal: Metal, rings: number): Figure => ({ kind: 'prince', metal, rings, king: rings === 3 });

interface Chair {
  readonly value: number;
  readonly figure?: Figure;
  readonly isLit?: boolean;
  readonly onCarpet?: boolean;
}

/** The middle of a chair in a row of `count` chairs around x. */
const placeIn = (x: number, count: number, place: number): number => x + (place - (count - 1) / 2) * PITCH;

/** Chairs side by side, forwards to the right, with their figures and values; the King's own has none. */
function row(pen: Pen, chairs: readonly Chair[], x: number, y: number): void {
  chairs.forEach(({ value, figure, isLit = false, onCarpet = false }, place) => {
    const at = placeIn(x, chairs.length, place);
    pen.roundedRect(at - PITCH / 2 + 3, y - 40, PITCH - 6, 80, 8);
    pen.fill(onCarpet ? pen.theme.carpet.fill : pen.theme.wood.mid);
    pen.stroke(isLit ? pen.theme.gold.mid : pen.theme.wood.dark, isLit ? 5 : 2);
    if (figure) drawFigure(pen, figure, figure.kind === 'knight' ? 72 : 64, at, y + 2);
    if (figure?.kind !== 'prince' || !figure.king) drawChip(pen, value, at, y + 64);
  });
}

/** An arrow's head, in pixels. */
const HEAD = { length: 22, half: 14 } as const;

/** An arrow over or, with a negative height, under a row, from one chair to another; dashed for whoever is pushed. */
function hop(
  pen: Pen,
  { from, to, y, height }: Record<'from' | 'to' | 'y' | 'height', number>,
  isPushed = false,
): void {
  const { context, theme } = pen;
  const bend = { x: (from + to) / 2, y: y - 2 * height };
  const length = Math.hypot(to - bend.x, y - bend.y);
  // The head points as the curve ends.
  const [across, down] = [(to - bend.x) / length, (y - bend.y) / length];
  const neck = { x: to - across * HEAD.length, y: y - down * HEAD.length };
  context.beginPath();
  context.moveTo(from, y);
  context.quadraticCurveTo(bend.x, bend.y, neck.x, neck.y);
  if (isPushed) pen.dashes(theme.ink, 5, [9, 7]);
  else pen.stroke(theme.ink, 6);
  pen.polygon(
    [to, y],
    [neck.x - down * HEAD.half, neck.y + across * HEAD.half],
    [neck.x + down * HEAD.half, neck.y - across * HEAD.half],
  );
  context.fillStyle = theme.ink;
  context.fill();
}

const RED = knight(0);
const BLUE = knight(1);
const BLACK = knight(2);
const SAND = knight(3);

/** A Knight jumps another one, to the chair of a third; each chair on the way counts. */
const leaves: Step = (pen, x, y) => {
  const chairs: Chair[] = [
    { value: 4, figure: RED, isLit: true },
    { value: 5, figure: SAND },
    { value: 6, figure: BLUE },
    { value: 7, figure: BLACK },
    { value: 8 },
  ];
  row(pen, chairs, x, y + 20);
  hop(pen, { from: placeIn(x, 5, 0), to: placeIn(x, 5, 3), y: y - 34, height: 46 });
  drawChoiceNumber(pen, '1', placeIn(x, 5, 1), y - 75);
  drawChoiceNumber(pen, '2', placeIn(x, 5, 2), y - 75);
  drawChoiceNumber(pen, '3', placeIn(x, 5, 3) + 20, y - 56);
  pen.write('+4', placeIn(x, 5, 0) - 4, y - 84, { size: 46, colour: pen.theme.green.fill, align: 'centre' });
};

/** It comes to a chair where somebody sits, who goes to the one that it has left: all others behind are taken. */
const pushes: Step = (pen, x, y) => {
  const chairs: Chair[] = [
    { value: 4, figure: BLACK },
    { value: 5, figure: SAND },
    { value: 6, figure: BLUE },
    { value: 7, figure: RED, isLit: true },
    { value: 8 },
  ];
  row(pen, chairs, x, y + 20);
  hop(pen, { from: placeIn(x, 5, 3), to: placeIn(x, 5, 0), y: y - 44, height: 40 }, true);
};

/** Two rows of chairs, before and after. */
const ROW_ABOVE = 112;
const ROW_BELOW = 64;

/** An arrow down from one to the other. */
const becomes = (pen: Pen, x: number, y: number): void =>
  arrow(pen, pen.theme.ink, x, y - 26, 44, Math.PI / 2);

/** The King is pushed one chair back. */
const pushesKing: Step = (pen, x, y) => {
  const before: Chair[] = [
    { value: 8, figure: RED, isLit: true },
    { value: 10 },
    { value: 0, figure: prince('bronze', 3), isLit: true },
    { value: 0 },
  ];
  row(pen, before, x, y - ROW_ABOVE);
  becomes(pen, x, y);
  const after: Chair[] = [
    { value: 10 },
    { value: 0, figure: prince('bronze', 3), isLit: true },
    { value: 0, figure: RED, isLit: true },
    { value: 0 },
  ];
  row(pen, after, x, y + ROW_BELOW);
};

const movesPrince: Step = (pen, x, y) => {
  const chairs: Chair[] = [
    { value: -4 },
    { value: -3, figure: prince('silver', 1), isLit: true },
    { value: -2 },
    { value: -1, figure: BLACK },
    { value: 1 },
  ];
  row(pen, chairs, x, y + 20);
  hop(pen, { from: placeIn(x, 5, 1), to: placeIn(x, 5, 4), y: y - 34, height: 46 });
  pen.write('−3', placeIn(x, 5, 1) - 6, y - 84, { size: 46, colour: pen.theme.red.fill, align: 'centre' });
};

const movesKing: Step = (pen, x, y) => {
  const king = prince('bronze', 3);
  row(
    pen,
    [
      { value: 8, figure: RED },
      { value: 10 },
      { value: 0, figure: king, isLit: true },
      { value: 0 },
      { value: 0 },
    ],
    x,
    y - ROW_ABOVE,
  );
  becomes(pen, x, y);
  row(
    pen,
    [
      { value: 6, figure: RED },
      { value: 7 },
      { value: 8 },
      { value: 10 },
      { value: 0, figure: king, isLit: true },
    ],
    x,
    y + ROW_BELOW,
  );
};

const coronation: Step = (pen, x, y) => {
  const lines = [
    [prince('silver', 2), prince('silver', 3)],
    [prince('bronze', 3), prince('bronze', 1)],
  ] as const;
  lines.forEach(([before, after], line) => {
    const level = y - 76 + line * 156;
    drawFigure(pen, before, 124, x - 96, level);
    arrow(pen, pen.theme.ink, x - 24, level, 48);
    drawFigure(pen, after, 124, x + 96, level);
  });
  pen.at(x, y - 128, () => fingerRing(pen, 26));
  pen.write('+3', x, y - 34, { size: 46, colour: pen.theme.green.fill, align: 'centre' });
};

/** Knights with the values of their chairs, and their sum. */
const scores =
  (values: readonly number[], sign = 1, onCarpet = false): Step =>
  (pen, x, y) => {
    row(
      pen,
      values.map((value) => ({ value, figure: RED, onCarpet })),
      x,
      y - 40,
    );
    const sum = signed(addUp(values));
    const told = sign < 0 ? `${sum} → ${signed(-addUp(values))}` : sum;
    pen.write(told, x, y + 104, { size: 60, colour: pen.theme.ink, align: 'centre' });
  };

/** The best Knight, by the joker. */
const scoresBest: Step = (pen, x, y) => {
  const chairs = [7, 2, -4].map((value, i) => ({ value, figure: RED, isLit: i === 0 }));
  row(pen, chairs, x, y - 40);
  pen.at(placeIn(x, 3, 0) - PITCH / 2 - 22, y - 40, () => {
    star(pen, 18).fill(pen.theme.gold.mid).stroke(pen.theme.ink, 2.5);
  });
  pen.write(signed(7), x, y + 104, { size: 60, colour: pen.theme.ink, align: 'centre' });
};

const HAND = ['knight:3-6', 'knight:7-9', 'king:1-7-silver', 'king:ring-bronze'] as const;

const hand: Step = (pen, x, y) => {
  const width = 330;
  const places = layOutSmallCards(HAND.length, HAND.length, { x: x - width / 2, y: y - 80, width });
  drawCards(
    pen,
    0,
    HAND.map((card) => ({ card, now: null, number: null })),
    places,
  );
};

/** The players around the table, numbered as they follow; the way in which turns go, from the start player's or to it. */
const around =
  (isPlacing: boolean): Step =>
  (pen, x, above) => {
    const { context, theme } = pen;
    const y = above + 4;
    pen.circle(x, y, 53).fill(theme.top.mid).stroke(theme.gold.mid, 4);
    [0, 1, 2, 3].forEach((seat) => {
      const angle = (seat * Math.PI) / 2 - Math.PI / 2;
      const [across, down] = [x + Math.cos(angle) * 105, y + Math.sin(angle) * 105];
      drawFigure(pen, knight(seat), 79, across, down);
      // Away from the table, and from the plume.
      const [aside, up] = seat === 1 ? [40, -19] : [-40, 21];
      drawChoiceNumber(pen, String(isPlacing ? 4 - seat : seat + 1), across + aside, down - up);
    });
    const [first, last] = isPlacing ? [-2.3, -3.9] : [-0.84, 0.76];
    context.beginPath();
    context.arc(x, y, 31, first, last, isPlacing);
    pen.stroke(theme.chalk, 7);
    const tip = { x: x + Math.cos(last) * 31, y: y + Math.sin(last) * 31 };
    pen.at(tip.x, tip.y, () => {
      context.rotate(last + (isPlacing ? -Math.PI / 2 : Math.PI / 2));
      pen.polygon([18, 0], [-5, -15], [-5, 15]);
      context.fillStyle = theme.chalk;
      context.fill();
    });
  };

const CARD = { width: 84, gap: 10 } as const;

const ARROW = 40;

const ARROW_GAP = 10;

/** From one pile to the next, and how large they are. */
const PILES = { pitch: 77, scale: 0.8 } as const;

/** Cards are played, numbered if their order is what it's about, then as many are drawn from the piles of the variant. */
const plays =
  (cards: readonly CardId[], variant: Variant, isOrdered = false): Step =>
  (pen, x, y) => {
    const piles = pilesInPlay(variant);
    const played = cards.length * (CARD.width + CARD.gap) - CARD.gap;
    const back = CARD_BACK.width * PILES.scale;
    const drawn = back + (piles.length - 1) * PILES.pitch;
    const left = x - (played + ARROW + 2 * ARROW_GAP + drawn) / 2;
    const places = layOutSmallCards(cards.length, cards.length, { x: left, y: y - 85, width: played });
    drawCards(
      pen,
      0,
      cards.map((card, i) => ({ card, now: null, number: isOrdered ? i + 1 : null })),
      places,
    );
    arrow(pen, pen.theme.ink, left + played + ARROW_GAP, y, ARROW);
    const first = left + played + ARROW + 2 * ARROW_GAP + back / 2;
    piles.forEach((pile, i) => {
      cardBack(pen, pile, 0, first + i * PILES.pitch, y, PILES.scale);
    });
  };

/** The hand and the piles of the basic game. */
const COUNTED = ['hand', 'knight', 'king'] as const;

/** Nobody has a card left. */
const noCards: Step = (pen, x, y) => {
  COUNTED.forEach((kind, i) => {
    const middle = x + (i - 1) * 104;
    pileIcon(pen, kind, middle, y - 34, 2.7);
    pen.write('0', middle, y + 60, { size: 56, colour: pen.theme.ink, align: 'centre' });
  });
};

/** Scores by seat: the highest win, also if two are equal. */
const SCORES = [87, 64, 87] as const;

const winners: Step = (pen, x, y) => {
  SCORES.forEach((score, seat) => {
    const middle = x + (seat - 1) * 112;
    const wins = score === Math.max(...SCORES);
    shield(pen, seat, 88, middle, y - 6);
    if (wins) pen.at(middle, y - 82, () => crown(pen, 62, pen.theme.gold.dark));
    pen.write(String(score), middle, y + 86, {
      ...{ size: wins ? 52 : 40, colour: pen.theme.ink, align: 'centre' },
      weight: wins ? 'bold' : 'normal',
    });
  });
};

/** A Knight that nobody moves any more. */
const stays: Step = (pen, x, y) => {
  const chairs: Chair[] = [
    { value: 7 },
    { value: 8 },
    { value: 10, figure: RED },
    { value: 0, figure: prince('bronze', 3) },
    { value: 0 },
  ];
  row(pen, chairs, x, y + 20);
  pen.write('0', placeIn(x, 5, 2), y - 70, { size: 56, colour: pen.theme.ink, align: 'centre' });
};

/** Draws it enlarged by a factor, and moved down. */
const enlarged = (scale: number, down: number, steps: readonly Step[]) => (): readonly Step[] =>
  steps.map((step) => (pen, x, y) => scaled(scale, step)(pen, x, y + down));

/** Chapters whose rule is drawn, in steps from left to right. */
export const STEPS = {
  turn: enlarged(1.15, 0, [
    plays(['knight:3-6'], 'basic'),
    plays(['knight:3-6', 'king:ring-bronze'], 'advanced', true),
  ]),
  knights: () => [leaves, pushes, pushesKing],
  kings: () => [movesPrince, movesKing, coronation],
  scoring: enlarged(1.25, -34, [
    scores([8, 5, -3, -7]),
    scores([8, 5, -3, -7], -1),
    scores([10, 0, -2]),
    scores(EXAMPLES['scoring:carpet']!, 1, true),
    scores([-2, -5, -9]),
    scoresBest,
  ]),
  start: () => [hand, around(true), around(false)],
  end: () => [noCards, winners, stays],
  variants: enlarged(1.15, 0, [
    plays(['knight:7-9'], 'basic'),
    plays(['knight:7-9', 'scoring:all'], 'advanced'),
  ]),
} satisfies Readonly<Record<string, () => readonly Step[]>>;

export const rulePainting = rulePainter(
  STEPS,
  (t, chapter) => t(`artus-picture-rule-${chapter}`),
  ({ floor }) => floor.dark,
);
