import { CHARACTERS, type Character, type Courtier, GROUPS } from '../../src/games/court/types.ts';
import type { Seat } from '../../src/games/game.ts';
import type { Translate } from '../../src/i18n/fluent/translate.ts';
import { shield } from '../parts/heraldry.ts';
import { arrow, strike } from '../parts/shapes.ts';
import { rulePainter, type Step, scaled } from '../parts/steps.ts';
import { textWidth } from '../parts/text.ts';
import type { Pen } from '../pen.ts';
import { drawPurse } from './castle.ts';
import { bonus, coin, emptyPlace, tileLine } from './coins.ts';
import { bust } from './figures.ts';
import { COIN, LINE, PITCH, SCORED, scoredGroups } from './rule-groups.ts';
import { PURSE } from './sheet.ts';
import { blackDie, dashedFavor, favorDie, medal, rolledDie } from './tokens.ts';

/** The row of three players when the game ends: with four it's empty. */
export const LAST_ROW: readonly (Courtier | null)[] = ['guard', null, null, null];

/** Coins side by side, centred on x. */
function line(pen: Pen, courtiers: readonly Courtier[], x: number, y: number): void {
  courtiers.forEach((courtier, i) => {
    coin(pen, courtier, COIN, x + (i - (courtiers.length - 1) / 2) * PITCH, y);
  });
}

/** What goes one way above, and what goes the other way below. */
function swap(pen: Pen, x: number, y: number, [left, right]: readonly [Step, Step]): void {
  arrow(pen, pen.theme.ink, x - 26, y - 26, 52);
  arrow(pen, pen.theme.ink, x + 26, y + 26, 52, Math.PI);
  left(pen, x - 76, y);
  right(pen, x + 76, y);
}

const one =
  (courtier: Courtier): Step =>
  (pen, x, y) =>
    coin(pen, courtier, COIN, x, y);

/** A character with what it adds at the end, above what it does. */
const plays =
  (character: Character): Step =>
  (pen, x, y) => {
    acts(character, DOES[character])(pen, x, y);
    bonus(pen, character, 46, x + 122, y - 70);
  };

/** A character above what it does. */
const acts =
  (character: Character, does: Step): Step =>
  (pen, x, y) => {
    bust(pen, character, 126, x, y - 70);
    does(pen, x, y + 66);
  };

/** Guinevere's aspirants, and who takes them. */
const takingTwo =
  (seat: Seat): Step =>
  (pen, x, y) => {
    line(pen, ['maiden', 'guard'], x - 46, y);
    arrow(pen, pen.theme.ink, x + 22, y, 36);
    shield(pen, seat, 60, x + 100, y);
  };

/** The carpet with a row. */
const aRow =
  (row: readonly Courtier[]): Step =>
  (pen, x, y) => {
    const { fill, edge } = pen.theme.carpet;
    pen.roundedRect(x - 118, y - 32, 236, 64, 8).fill(fill);
    pen.roundedRect(x - 113, y - 27, 226, 54, 5).stroke(edge, 2);
    row.forEach((courtier, i) => {
      coin(pen, courtier, 44, x + (i - 1.5) * 54, y);
    });
  };

/** What's chosen. */
function ring(pen: Pen, radius: number, x: number, y: number): void {
  pen
    .circle(x, y, radius + 7)
    .stroke(pen.theme.ink, 9)
    .stroke(pen.theme.highlight, 5);
}

/** Two things that a character does, one below the other. */
const both =
  (first: Step, second: Step): Step =>
  (pen, x, y) => {
    first(pen, x, y - 28);
    second(pen, x, y + 44);
  };

/** Who wins the auction that the rules show, and uses its character. */
const WINNER = 1;

/** A swap is for another type, so that none of the row's courtiers is of the type that's given. */
export const MERLINS_SWAP: { readonly give: Courtier; readonly row: readonly Courtier[] } = {
  give: 'maiden',
  row: ['jester', 'guard', 'knight', 'knight'],
};

const DOES: Readonly<Record<Character, Step>> = {
  merlin: (pen, x, y) =>
    swap(pen, x - 80, y, [
      one(MERLINS_SWAP.give),
      (inner, at, level) => aRow(MERLINS_SWAP.row)(inner, at + 84, level),
    ]),
  guinevere: both(
    (pen, x, y) => {
      takingTwo(0)(pen, x - 110, y);
      coin(pen, 'knight', COIN, x + 82, y);
      arrow(pen, pen.theme.ink, x + 116, y, 36);
      shield(pen, 1, 60, x + 194, y);
    },
    (pen, x, y) => {
      arrow(pen, pen.theme.ink, x - 168, y, 40);
      aRow(['jester', ...GROUPS])(pen, x, y);
    },
  ),
  arthur: both(
    (pen, x, y) => {
      shield(pen, 1, 56, x - 160, y);
      tileLine(pen, [4, 1], { x: x - 118, y, size: 48, width: 110 });
      ring(pen, 24, x - 40, y);
      arrow(pen, pen.theme.ink, x + 8, y, 40);
      shield(pen, 0, 60, x + 96, y);
    },
    (pen, x, y) => {
      dashedFavor(pen, 52, x - 40, y);
      arrow(pen, pen.theme.ink, x + 8, y, 40);
      shield(pen, 0, 60, x + 96, y);
    },
  ),
  lancelot: (pen, x, y) =>
    swap(pen, x, y, [
      one('guard'),
      (inner, at, level) => {
        coin(inner, 'knight', COIN, at, level);
        shield(inner, 2, 44, at + 36, level + 22);
      },
    ]),
};

/** A player's bid: the tiles and what they come to. */
function bid(pen: Pen, seat: number, tiles: readonly (1 | 2 | 3 | 4 | 5)[], x: number, y: number): void {
  shield(pen, seat, 64, x - 110, y);
  tileLine(pen, tiles, { x: x - 62, y, size: 50, width: 190 });
}

/** Left of its shields' and tiles' middle, in pixels. */
const AUCTION_LEFT = -46;

const auction = scaled(
  1.2,
  (pen, x, y) => {
    bid(pen, 0, [3], x, y - 80);
    bid(pen, WINNER, [2, 3], x, y);
    shield(pen, 2, 64, x - 110, y + 80);
    strike(pen, [x - 140, y + 108], [x - 80, y + 52], 6);
  },
  AUCTION_LEFT,
);

/** What the winner has paid into a character's purse. */
const PAID = [2, 3] as const;

/** A character above its purse with the winner's bid, and the tiles that go into it or come out of it. */
const purse =
  (tiles: readonly (1 | 2 | 3 | 4 | 5)[], isPaid: boolean): Step =>
  (pen, x, y) => {
    shield(pen, 1, 76, x - 122, y);
    bust(pen, 'arthur', 104, x + 84, y - 58);
    pen.at(x + 84, y + 2 - PURSE.y, () => drawPurse(pen, 0));
    tileLine(pen, PAID, { x: x + 84, y: y + 48, size: 44, width: 110, align: 'centre' });
    tileLine(pen, tiles, { x: x - 36, y: y - 66, size: 48, width: 110, align: 'centre' });
    arrow(pen, pen.theme.ink, x - (isPaid ? 72 : 0), y + 4, 72, isPaid ? 0 : Math.PI);
  };

/** What everyone has rolled, and that the highest roll gets the King's Favor. */
const rolls: Step = (pen, x, y) => {
  [3, 0, 5].forEach((rolled, seat) => {
    const level = y + (seat - 1) * 84;
    shield(pen, seat, 66, x - 110, level);
    rolledDie(pen, rolled, 58, x - 32, level);
  });
  arrow(pen, pen.theme.ink, x + 12, y + 84, 46);
  favorDie(pen, 88, x + 112, y + 84);
};

/** Who takes which characters, above the row that's laid out. */
const taking =
  (taken: readonly (readonly Character[])[], left: readonly Character[], row: readonly Courtier[]): Step =>
  (pen, x, y) => {
    const all = [
      ...taken.flatMap((characters, seat) => characters.map((character) => ({ character, seat }))),
      ...left.map((character) => ({ character, seat: null })),
    ];
    all.forEach(({ character, seat }, i) => {
      const [at, level] = [x + (i - (all.length - 1) / 2) * 88, y - 60];
      bust(pen, character, 92, at, level);
      if (seat === null) blackDie(pen, 46, at + 24, level - 40);
      else shield(pen, seat, 50, at, level + 62);
    });
    line(pen, row, x, y + 100);
  };

const BUTTON = { height: 62, size: 32, padding: 26 } as const;

/** A button of a message. @returns its width */
function button(pen: Pen, text: string, x: number, y: number): number {
  const width = Math.min(ROOM, textWidth(text, BUTTON.size) + 2 * BUTTON.padding);
  pen.roundedRect(x - width / 2, y - BUTTON.height / 2, width, BUTTON.height, 12);
  pen.fill(pen.theme.engraving);
  pen.write(text, x, y, {
    size: BUTTON.size,
    minSize: 26,
    colour: pen.theme.parchment.light,
    align: 'centre',
    maxWidth: width - 20,
  });
  return width;
}

/** Width of a step without its margins. */
const ROOM = 320;

const GRID = [
  ['jester', 'maiden'],
  ['guard', 'knight'],
] as const;

/** A jester that can't join the empty group at the top, and has joined another. */
const stuck: Step = (pen, x, y) => {
  scoredGroups(SCORED.scoring[1])(pen, x, y);
  pen.context.globalAlpha = 0.5;
  coin(pen, 'jester', COIN, x + 42, y - LINE);
  pen.context.globalAlpha = 1;
  strike(pen, [x + 16, y - LINE + 26], [x + 68, y - LINE - 26], 6);
};

/** The first row of two, three and four players: one of a type is taken away, or another one added. */
const firstRows: Step = (pen, x, y) => {
  [2, 3, 4].forEach((players, i) => {
    const level = y + (i - 1) * 92;
    for (let seat = 0; seat < players; seat++)
      shield(pen, seat, 46, x - 60 - (players - 1 - seat) * 46, level);
    const row: readonly Courtier[] = ['jester', ...GROUPS];
    row.forEach((courtier, at) => {
      if (players === 2 && at === 1) emptyPlace(pen, pen.theme.softInk, COIN, x + at * PITCH, level);
      else coin(pen, courtier, COIN, x + at * PITCH, level);
    });
    if (players === 4) coin(pen, 'guard', COIN, x + row.length * PITCH, level);
  });
};

/** Chapters whose rule is drawn, in steps from left to right. */
export const STEPS = {
  goal: () => SCORED.goal.map((court) => scaled(1.25, scoredGroups(court))),
  round: () => [
    auction,
    scaled(1.15, acts('guinevere', takingTwo(WINNER))),
    (pen, x, y) =>
      CHARACTERS.forEach((character, i) => {
        const [at, level] = [x + (i % 2 === 0 ? -70 : 70), y + (i < 2 ? -76 : 76)];
        bust(pen, character, 104, at, level);
        shield(pen, i, 52, at + 38, level + 36);
      }),
  ],
  auction: () => [auction, purse(PAID, true), purse([1, 2], false)],
  characters: () => CHARACTERS.map((character) => scaled(1.08, plays(character))),
  scoring: () =>
    [scoredGroups(SCORED.scoring[0]), stuck, scoredGroups(SCORED.scoring[2])].map((step) =>
      scaled(1.35, step),
    ),
  start: () => [
    scaled(1.05, (pen, x, y) => {
      tileLine(pen, [3, 4, 5], { x, y: y - 42, size: 64, width: 260, align: 'centre' });
      line(pen, ['jester', ...GROUPS], x, y + 46);
      ring(pen, COIN / 2, x - PITCH / 2, y + 46);
    }),
    firstRows,
    scaled(0.95, (pen, x, y) => {
      CHARACTERS.forEach((character, i) => {
        const [at, level] = [x + (i % 2 === 0 ? -58 : 58), y + (i < 2 ? -104 : 50)];
        bust(pen, character, 84, at, level);
        tileLine(pen, [1, 2], { x: at, y: level + 62, size: 40, width: 100, align: 'centre' });
      });
    }),
    rolls,
  ],
  end: (t: Translate) => [
    scaled(1.15, (pen, x, y) => {
      LAST_ROW.forEach((courtier, i) => {
        const at = x + (i - (LAST_ROW.length - 1) / 2) * PITCH;
        if (courtier === null) emptyPlace(pen, pen.theme.softInk, COIN, at, y);
        else coin(pen, courtier, COIN, at, y);
      });
    }),
    scaled(1.05, acts('lancelot', scoredGroups([{ id: 'knight', courtiers: 1, character: 'lancelot' }]))),
    scaled(
      1.25,
      (pen, x, y) => {
        const ranks = ['2/3/3', '2/2/5', '2/2/4'];
        ranks.forEach((sizes, i) => {
          medal(pen, i + 1, t('pictures-place', { place: i + 1 }), 52, x - 80, y + (i - 1) * 80);
          pen.write(sizes, x - 20, y + (i - 1) * 80, { size: 48, colour: pen.theme.ink });
        });
      },
      -10,
    ),
  ],
  variants: () => [
    taking(
      [
        ['merlin', 'guinevere'],
        ['arthur', 'lancelot'],
      ],
      [],
      ['maiden', 'jester', 'knight'],
    ),
    taking([['merlin'], ['guinevere'], ['arthur']], ['lancelot'], ['maiden', 'jester', 'knight', 'guard']),
    taking(
      CHARACTERS.map((character) => [character]),
      [],
      ['maiden', 'jester', 'knight', 'guard', 'maiden'],
    ),
  ],
  discord: (t: Translate) => [
    (pen, x, y) => {
      bid(pen, 1, [2, 3], x, y - 88);
      pen.roundedRect(x - 74, y - 33, 148, 72, 12).fill(pen.theme.engraving);
      tileLine(pen, [1, 5], { x, y: y + 3, size: 50, width: 120, align: 'centre' });
      button(pen, t('court-picture-choice-pass'), x, y + 94);
    },
    (pen, x, y) => {
      button(pen, t('discord-button-hand'), x, y - 96);
      GRID.forEach((row, i) => {
        swap(pen, x, y - 8 + i * 108, [one(row[0]), one(row[1])]);
      });
    },
    (pen, x, y) => {
      swap(pen, x, y - 60, [one('maiden'), one('knight')]);
      strike(pen, [x - 46, y - 20], [x + 46, y - 100], 8);
      button(pen, t('discord-button-undo'), x, y + 74);
    },
  ],
} satisfies Readonly<Record<string, (t: Translate) => readonly Step[]>>;

export const rulePainting = rulePainter(
  STEPS,
  (t, chapter) => t(`court-picture-rule-${chapter}`),
  ({ castle }) => castle.sky.dark,
);
