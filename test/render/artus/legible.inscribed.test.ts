import { CanvasRenderingContext2D } from 'canvas';
import { describe, expect, it, vi } from 'vitest';
import { BADGE_RADIUS } from '../../../render/artus/badges.ts';
import { at, CENTRE, chairAngle, onChair, RADII, STEP } from '../../../render/artus/board.ts';
import { artusPainter } from '../../../render/artus/painter.ts';
import { cardsAt, scoreAt } from '../../../render/artus/panel.ts';
import { PANEL, shortSign } from '../../../render/artus/sheet.ts';
import type { Painting } from '../../../render/painting.ts';
import { artusGallery } from '../../../scripts/gallery/artus.ts';
import { sceneOf, worked, workedEvents } from '../../../scripts/samples/artus.ts';
import {
  optionsOfCard,
  type Position,
  positions,
  stepOptions,
} from '../../../scripts/samples/artus-positions.ts';
import { NAMES } from '../../../scripts/samples/names.ts';
import { CHAIR_COUNT, spaceAt } from '../../../src/games/artus/data.ts';
import { pileCards, pilesInPlay } from '../../../src/games/artus/reading.ts';
import type { ArtusEvent, ArtusView } from '../../../src/games/artus/types.ts';
import { inSomeThemes, picturesOf } from '../fixtures/gallery.ts';
import { type Box, type Inscription, inscriptions, textsBelow } from '../fixtures/inscriptions.ts';

/** A third of this on a phone, 400 pixels wide. */
const LEAST = 26;

const pictures = picturesOf(artusGallery);

const textsOf = (painting: Painting): readonly string[] => inscriptions(painting).map(({ text }) => text);

/** The first position of a game in which it's somebody's choice and something else is true. */
function firstChoice(variant: 'basic' | 'advanced', isIt: (position: Position) => boolean): Position {
  for (const position of positions({ variant, seats: 3, seed: '3'.repeat(32) }))
    if (position.toAct !== null && isIt(position)) return position;
  throw new Error('there is no such position');
}

const withHand = (view: ArtusView): ArtusView => ({
  ...view,
  viewer: 0,
  players: view.players.map((player, seat) =>
    seat === 0 ? { ...player, hand: ['knight:4-7', 'king:1-5-both-either', 'scoring:joker'] } : player,
  ),
});

/** The room between points and the edge of their plate. */
const PLATE = { x: 9, y: 8 } as const;

const moveFrom = (from: number, steps: number): ArtusEvent => ({
  ...(workedEvents[0] as Extract<ArtusEvent, { type: 'moved' }>),
  ...{ from, to: (from + steps) % CHAIR_COUNT, steps, points: 88 },
});

/** Three arrows that overlap: two moves, and a pushed Knight between them. */
const overlapping: readonly ArtusEvent[] = [
  moveFrom(26, 7),
  { type: 'displaced', figure: { kind: 'knight', seat: 1 }, from: 5, to: 1 },
  moveFrom(23, 7),
];

/** From the middle of a Prince to the upper edge and the sides of his two rings. */
const RINGS_TOP = 17;
const HALF_RINGS = 18;

/** How far a lesson's frame reaches from what it's around. */
const FRAME = 11;

const boxOf = (all: readonly Inscription[], text: string): Box => all.find((each) => each.text === text)!.box;

const isAt = ({ left, right, top, bottom }: Box, { x, y }: { readonly x: number; readonly y: number }) =>
  Math.hypot((left + right) / 2 - x, (top + bottom) / 2 - y) < 10;

describe('texts in pictures of Artus', () => {
  it.each(inSomeThemes(pictures).map((picture) => [picture.name, picture.painting] as const))(
    'can be read at 400 px in %s',
    (_name, painting) => {
      expect(textsBelow(painting, LEAST)).toEqual([]);
    },
  );
});

describe('a player who sees only the pictures', () => {
  const table = textsOf(artusPainter.table(sceneOf(worked(), { events: workedEvents })));

  it('finds everyone’s name, score and place on the table', () => {
    for (const text of [...NAMES.slice(0, 4), '57', '−40', '312', '108', '1st', '2nd', '3rd', '4th'])
      expect(table).toContain(text);
  });

  it('finds the round, whose turn it is and what they do', () => {
    expect(table).toContain('Round 5 of 11');
    expect(table.filter((text) => text === NAMES[0])).toHaveLength(2);
    expect(table).toContain('plays 2 cards');
  });

  it('finds the cards in hand and on each pile in the order of the words for their signs', () => {
    const { x, y, width, height } = cardsAt(0);
    const within = inscriptions(artusPainter.table(sceneOf(worked(), { events: workedEvents }))).filter(
      ({ box }) => box.left > x && box.right < x + width && box.top > y && box.bottom < y + height,
    );
    expect(within.map(({ text }) => text)).toEqual(['6', '3', '3', '2']);
    const words = ['Hand', 'Knight pile', 'King pile', 'Scoring pile'];
    expect(table.filter((text) => words.includes(text))).toEqual(words);
    expect(table).toContain('6×50');
  });

  it('finds each chair, each value, and the last plays in words', () => {
    const view = worked();
    for (let chair = 0; chair < 28; chair++) {
      expect(table).toContain(String(chair));
      const { value, colour } = spaceAt(view.king, chair);
      if (colour !== null) expect(table).toContain(value > 0 ? `+${value}` : `${value}`.replace('-', '−'));
    }
    for (const text of ['26 → 1', 'pushed → 27', 'ring on 21']) expect(table).toContain(text);
    // On a value, on the plate at the chair, and on the one below the table.
    for (const points of ['+8', '+3']) expect(table.filter((text) => text === points)).toHaveLength(3);
  });

  it('finds their cards with ranges beside the table, how all stand and whose turn it is in their hand', () => {
    const hand = textsOf(artusPainter.hand(sceneOf(withHand(worked()))));
    for (const text of ['4–7', '1–5', 'Joker', '1–3', 'best +5', '57', '−40', '312', '108'])
      expect(hand).toContain(text);
    const words = hand.join(' ');
    for (const name of NAMES.slice(0, 4)) expect(words).toContain(name);
    for (let chair = 0; chair < 28; chair++) expect(hand).toContain(String(chair));
    for (const text of ['Round 5 of 11', 'plays 2 cards']) expect(hand).toContain(text);
  });

  it('finds the name of each scoring card in their hand, whose hand it is, and their Knights among all', () => {
    const hand = ['scoring:all', 'scoring:opposite', 'scoring:colours', 'scoring:joker'] as const;
    const [own, ...others] = worked().players;
    const view = { ...worked(), viewer: 0, players: [{ ...own!, hand }, ...others] };
    const texts = textsOf(artusPainter.hand(sceneOf(view)));
    const words = texts.join(' ');
    for (const name of ['All Knights', 'Opposite', 'Each color', 'Joker', '1–3'])
      expect(words).toContain(name);
    expect(texts.filter((text) => text === NAMES[0])).toHaveLength(2);
    expect(texts).toContain('Knights');
  });

  it('isn’t told that a hand is theirs, since anybody may see it after the end', () => {
    expect(textsOf(artusPainter.hand(sceneOf(withHand(worked())))).join(' ')).not.toMatch(/\byours?\b/i);
  });

  it('sees all numbers of a chair in one plate, nearest to that chair', () => {
    const all = inscriptions(pictures.find(({ name }) => name === 'choice-few-court')!.painting);
    const chairs = Array.from({ length: CHAIR_COUNT }, (_, chair) => chair);
    for (const [shown, chair] of [
      ['3, 5', 12],
      ['2, 4', 11],
      ['1, 6', 27],
    ] as const) {
      const { left, right, top, bottom } = boxOf(all, shown);
      const distance = (to: number) => {
        const { x, y } = onChair(to, RADII.number);
        return Math.hypot((left + right) / 2 - x, (top + bottom) / 2 - y);
      };
      expect(chairs.toSorted((a, b) => distance(a) - distance(b))[0], shown).toBe(chair);
    }
  });

  it('sees points inside the values, at their chair, clear of the chairs’ numbers', () => {
    for (let chair = 0; chair < CHAIR_COUNT; chair++) {
      const all = inscriptions(artusPainter.table(sceneOf(worked(), { events: [moveFrom(chair, 1)] })));
      const { left, right, top, bottom } = boxOf(all, '+88');
      const number = all.find(
        ({ text, box }) => text === String(chair) && isAt(box, at(chairAngle(chair), RADII.number)),
      )!.box;
      const apart = Math.max(
        Math.max(number.left - right, left - number.right) - PLATE.x,
        Math.max(number.top - bottom, top - number.bottom) - PLATE.y,
      );
      expect(apart, `chair ${chair}`).toBeGreaterThan(0);
      const middle = { x: (left + right) / 2 - CENTRE.x, y: (top + bottom) / 2 - CENTRE.y };
      expect(Math.hypot(middle.x, middle.y), `chair ${chair}`).toBeLessThan(RADII.topInner);
      const turn = Math.atan2(middle.y, middle.x) - chairAngle(chair);
      expect(Math.abs(Math.sin(turn / 2)), `chair ${chair}`).toBeLessThan(Math.sin(STEP / 4));
    }
  });

  it('sees points apart from all arrows and each other, on or before the chair that was left', () => {
    for (let chair = 0; chair < CHAIR_COUNT; chair++) {
      const events = [moveFrom(chair, 4), { ...moveFrom(chair, 5), points: 77 }];
      const all = inscriptions(artusPainter.table(sceneOf(worked(), { events })));
      const boxes = ['+88', '+77'].map((text) => boxOf(all, text));
      for (const { left, right, top, bottom } of boxes) {
        const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
        expect(Math.hypot(middle.x - CENTRE.x, middle.y - CENTRE.y)).toBeLessThan(RADII.seatOuter - 17);
        expect(Math.hypot(middle.x - onChair(chair, 1).x, middle.y - onChair(chair, 1).y)).toBeGreaterThan(
          100,
        );
        const turn = Math.atan2(middle.y - CENTRE.y, middle.x - CENTRE.x) - chairAngle(chair);
        expect(Math.abs(Math.sin(turn / 2)), `chair ${chair}`).toBeLessThan(Math.sin(STEP * 1.1));
      }
      const [one, other] = boxes as [Box, Box];
      const apart = Math.max(
        Math.max(one.left - other.right, other.left - one.right) - 2 * PLATE.x,
        Math.max(one.top - other.bottom, other.top - one.bottom) - 2 * PLATE.y,
      );
      expect(apart, `chair ${chair}`).toBeGreaterThan(-1);
    }
  });

  it('sees the points of a ring that crowns in front of that Prince’s chair or behind it', () => {
    for (let chair = 1; chair < CHAIR_COUNT; chair++) {
      const events: ArtusEvent[] = [
        { ...(workedEvents[2] as ArtusEvent & { type: 'ringAdded' }), chair, rings: 3, points: 88 },
        { type: 'crowned', metal: 'silver', chair, oldKing: 0 },
        { type: 'turned', from: 0, to: chair },
      ];
      const all = inscriptions(artusPainter.table(sceneOf({ ...worked(), king: chair }, { events })));
      const { left, right, top, bottom } = boxOf(all, '+88');
      const turn =
        Math.atan2((top + bottom) / 2 - CENTRE.y, (left + right) / 2 - CENTRE.x) - chairAngle(chair);
      expect(Math.abs(Math.sin(turn / 2)), `chair ${chair}`).toBeLessThan(Math.sin(STEP / 4));
    }
  });

  it('sees no points of a scoring card at a chair: they’re a sum of several', () => {
    const scored = {
      type: 'scored',
      seat: 3,
      card: 'scoring:all',
      chairs: [2, 9, 22],
      points: -88,
      met: true,
    };
    const events = [scored as ArtusEvent, moveFrom(22, 4)];
    const texts = textsOf(artusPainter.table(sceneOf(worked(), { events })));
    expect(texts).not.toContain('−88');
    expect(texts).toContain('+88');
  });

  it('counts a Prince’s rings: no number of a play is on them or on his chair’s number', () => {
    for (let chair = 0; chair < CHAIR_COUNT; chair++) {
      const base = worked();
      const prince = { kind: 'prince', metal: 'silver', rings: 2, king: false } as const;
      const view = { ...base, chairs: base.chairs.map((figure, i) => (i === chair ? prince : figure)) };
      const ring = { ...workedEvents[2], chair } as ArtusEvent;
      const all = inscriptions(artusPainter.table(sceneOf(view, { events: [ring] })));
      const place = onChair(chair, RADII.figure);
      const near = all.filter(({ text, box }) => {
        const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
        return text === '1' && Math.hypot(x - place.x, y - place.y) < BADGE_RADIUS + 36;
      });
      expect(near, `chair ${chair}`).toHaveLength(1);
      const { left, right, top, bottom } = near[0]!.box;
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const clear = Math.max(place.y + RINGS_TOP - y, Math.abs(x - place.x) - HALF_RINGS) - BADGE_RADIUS;
      expect(clear, `chair ${chair}`).toBeGreaterThan(0);
      const number = at(chairAngle(chair), RADII.number);
      const apart = Math.max(
        Math.abs(x - number.x) - BADGE_RADIUS - 14,
        Math.abs(y - number.y) - BADGE_RADIUS - 10,
      );
      expect(apart, `chair ${chair}`).toBeGreaterThan(-1);
    }
  });

  it('sees the way of every figure that moved, and of those that were pushed', () => {
    const arcs = vi.spyOn(CanvasRenderingContext2D.prototype, 'arc');
    const painting = artusPainter.table(sceneOf(worked(), { events: overlapping }));
    inscriptions(painting);
    const radii = new Set(
      arcs.mock.calls.flatMap(([x, y, radius]) =>
        x === CENTRE.x && y === CENTRE.y && radius > RADII.backOuter + 6 ? [radius] : [],
      ),
    );
    arcs.mockRestore();
    expect(radii.size).toBe(3);
  });

  it('reads whole numbers outside the chairs, also of two choices', () => {
    const isWhole = (text: string) => !/^\d+…$/.test(text);
    const position = firstChoice('advanced', ({ own, options }) => own.playsLeft > 0 && options.length < 9);
    const texts = textsOf(artusPainter.choice(sceneOf(position.own), position.options));
    expect(texts.filter((text) => !isWhole(text))).toEqual([]);
  });

  it('sees no name or place beside a score as near as a frame', () => {
    const all = inscriptions(artusPainter.table(sceneOf(worked())));
    const texts = all.filter(({ text, box }) => box.left > PANEL.x && !/^[−\d]+$/.test(text));
    for (const seat of [0, 1, 2, 3]) {
      const { x, y, width, height } = scoreAt(seat);
      const covered = texts.filter(
        ({ box }) =>
          box.left < x + width + FRAME &&
          box.right > x - FRAME &&
          box.top < y + height + FRAME &&
          box.bottom > y - FRAME,
      );
      expect(covered.map(({ text }) => text)).toEqual([]);
      expect(x + width + FRAME).toBeLessThan(PANEL.x + PANEL.width);
    }
  });

  it('reads a long name in its own letters, in two lines if need be', () => {
    const texts = textsOf(artusPainter.hand(sceneOf(withHand(worked()))));
    expect(texts).toEqual(expect.arrayContaining(['Lancelot', 'du Lac']));
  });

  it('finds how many Knights everybody has still to place, and in which order that goes', () => {
    const { table } = firstChoice('basic', () => true);
    const texts = textsOf(artusPainter.table(sceneOf(table)));
    expect(texts.filter((text) => text === `× ${table.players[0]!.unplaced}`)).toHaveLength(3);
    expect(texts.join(' ')).toContain('counterclockwise');
  });

  it('reads “This turn” while it’s going on, and “Last turn” after it', () => {
    const view = { ...worked(), players: worked().players.slice(0, 3), toAct: 2 };
    const heads = [0, 2].map((seat) => {
      const events = workedEvents.slice(0, 1).map((event) => ({ ...event, seat }) as ArtusEvent);
      return textsOf(artusPainter.table(sceneOf(view, { events }))).filter((text) => text.endsWith(' turn'));
    });
    expect(heads).toEqual([['Last turn'], ['This turn']]);
  });

  it('reads that a hand is empty', () => {
    const [own, ...others] = worked().players;
    const view = { ...worked(), viewer: 0, players: [{ ...own!, hand: [] }, ...others] };
    expect(textsOf(artusPainter.hand(sceneOf(view)))).toContain('No cards.');
  });

  it('reads what sums of Knights are only where there are some', () => {
    const card = 'king:1-5-both-either';
    const position = firstChoice('advanced', (at) => optionsOfCard(at, card).length > 0);
    const explained = (options: Position['options']) =>
      textsOf(artusPainter.choice(sceneOf(position.own), options)).some(
        (text) => text.startsWith('Your Knights:') || text === 'total (change)',
      );
    expect(explained(optionsOfCard(position, card, position.own.king))).toBe(true);
    expect(explained(stepOptions(position, [card]))).toBe(false);
  });

  it('isn’t told twice what each of their Knights would score', () => {
    const position = firstChoice('basic', (at) => optionsOfCard(at, 'knight:7-9').length > 0);
    const { own } = position;
    const texts = textsOf(artusPainter.choice(sceneOf(own), stepOptions(position, ['knight:7-9'])));
    const chairs = own.chairs.flatMap((figure, chair) =>
      figure?.kind === 'knight' && figure.seat === position.toAct ? [`chair ${chair}`] : [],
    );
    expect(chairs).not.toHaveLength(0);
    for (const chair of chairs) expect(texts.filter((text) => text === chair)).toHaveLength(1);
  });

  it('finds every card of everybody among those played and still to come', () => {
    const cards = textsOf(artusPainter.played!(sceneOf(withHand(worked()))));
    const signs = pilesInPlay('advanced').flatMap(pileCards).map(shortSign);
    for (const sign of signs.filter((each) => each.includes('–')))
      expect(cards.filter((text) => text === sign.replace(/^±(.*)/, '$1±')).length).toBeGreaterThanOrEqual(4);
    for (const text of ['played', 'in your hand', 'still to come']) expect(cards).toContain(text);
  });

  it('reads which cards are of which pile, and what their signs mean', () => {
    const cards = textsOf(artusPainter.played!(sceneOf(withHand(worked()))));
    const heads = ['Knight cards', 'King cards', 'Scoring cards'];
    for (const text of [...heads, 'silver', 'bronze', 'opposite', 'carpet']) expect(cards).toContain(text);
  });

  it('finds the number of each card on the board where the choice is which to play', () => {
    const position = firstChoice('advanced', ({ own }) => own.playsLeft === 2);
    const options = stepOptions(position);
    const texts = textsOf(artusPainter.choice(sceneOf(position.own), options));
    const numbers = [...new Set(options.map(({ number }) => String(number)))];
    expect(numbers.length).toBeGreaterThan(3);
    for (const number of numbers) expect(texts).toContain(number);
    for (let chair = 0; chair < 28; chair++) expect(texts).toContain(String(chair));
  });

  it('finds their cards where the choice is where a Knight sits, or what to draw', () => {
    for (const isIt of [
      (at: Position) => at.own.phase === 'placement',
      (at: Position) => at.own.drawsLeft === 1 && at.own.playsLeft === 0,
    ]) {
      const position = firstChoice('basic', isIt);
      const texts = textsOf(artusPainter.choice(sceneOf(position.own), stepOptions(position)));
      const ranges = position.own.players[position.toAct!]!.hand!.map(shortSign).filter((sign) =>
        sign.includes('–'),
      );
      expect(ranges.length).toBeGreaterThan(0);
      for (const range of ranges) expect(texts).toContain(range.replace('±', ''));
    }
  });

  it('finds the number, the landing, the points and what follows for each choice', () => {
    for (const position of positions({ variant: 'advanced', seats: 4, seed: '3'.repeat(32) })) {
      const { own, toAct } = position;
      const chosen = optionsOfCard(position, 'king:1-5-both-either', own.king);
      if (toAct === null || own.playsLeft === 0 || chosen.length === 0) continue;
      const painting = artusPainter.choice(sceneOf(own), chosen);
      const texts = textsOf(painting);
      chosen.forEach((_, i) => {
        expect(texts.filter((text) => text === String(i + 1)).length).toBeGreaterThanOrEqual(2);
      });
      expect(texts.filter((text) => text === 'your Knights')).toHaveLength(1);
      const changes = inscriptions(painting).filter(({ text }) => /^\([−+±]\d+\)$/.test(text));
      expect(changes).toHaveLength(chosen.length);
      for (const { size } of changes) expect(size).toBeGreaterThan(LEAST);
      expect(texts).toContain(`leaves ${own.king}`);
      expect(texts).toContain(`Round ${own.round} of 11`);
      return;
    }
    throw new Error('nobody could move the King');
  });

  it('finds which cards each pile still holds while drawing', () => {
    for (const { own, options, toAct } of positions({
      variant: 'advanced',
      seats: 4,
      seed: '3'.repeat(32),
    })) {
      if (toAct === null || own.playsLeft > 0 || own.drawsLeft === 0) continue;
      const painting = artusPainter.choice(sceneOf(own), options);
      const { played, hand = [] } = own.players[toAct] ?? { played: [] };
      const texts = inscriptions(painting).filter(({ box }) => box.left > PANEL.x);
      const shown = texts.map(({ text }) => text);
      const [first, second] = ['Knight pile', 'King pile'].map((name) => shown.indexOf(name));
      expect(first).toBeGreaterThanOrEqual(0);
      const gone = [...played, ...hand];
      const left = pileCards('knight').filter((card) => !gone.includes(card));
      expect(shown.slice(first, second).filter((text) => text.includes('–'))).toEqual(
        left.map((card) => shortSign(card).replace(/^±(.*)$/, '$1±')),
      );
      expect(painting.alt).toMatch(/1\. Knight pile, \d cards?: /);
      return;
    }
    throw new Error('nobody could draw');
  });
});
