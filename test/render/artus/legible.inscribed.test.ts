import { describe, expect, it } from 'vitest';
import { angleOf, at, RADII } from '../../../render/artus/board.ts';
import { artusPainter } from '../../../render/artus/painter.ts';
import { cardsAt } from '../../../render/artus/panel.ts';
import { pileCards, pilesOf, shortSign } from '../../../render/artus/sheet.ts';
import type { Painting } from '../../../render/painting.ts';
import { artusGallery } from '../../../scripts/gallery/artus.ts';
import { CHAIR_COUNT, spaceAt } from '../../../src/games/artus/data.ts';
import type { ArtusEvent, ArtusView } from '../../../src/games/artus/types.ts';
import { sceneOf, worked, workedEvents } from '../fixtures/artus.ts';
import { optionsOfCard, type Position, positions, stepOptions } from '../fixtures/artus-positions.ts';
import { type Box, type Inscription, inscriptions, textsBelow } from '../fixtures/inscriptions.ts';
import { NAMES } from '../fixtures/names.ts';

/** A third of this on a phone, 400 pixels wide. */
const LEAST = 26;

const pictures = artusGallery.sections().flatMap((section) => section.pictures);

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

const boxOf = (all: readonly Inscription[], text: string): Box => all.find((each) => each.text === text)!.box;

const isAt = ({ left, right, top, bottom }: Box, { x, y }: { readonly x: number; readonly y: number }) =>
  Math.hypot((left + right) / 2 - x, (top + bottom) / 2 - y) < 10;

describe('texts in pictures of Artus', () => {
  it.each(pictures.map((picture) => [picture.name, picture.painting] as const))(
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
    expect(within.map(({ text }) => text)).toEqual(['6', '4', '3', '3']);
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
    for (const text of ['5 → 12: −8', '→ 10', 'ring on 21: +3']) expect(table).toContain(text);
  });

  it('finds their cards with ranges beside the table, how all stand and whose turn it is in their hand', () => {
    const hand = textsOf(artusPainter.hand(sceneOf(withHand(worked()))));
    for (const text of ['4–7', '1–5', '1–3', '+5', ...NAMES.slice(0, 4), '57', '−40', '312', '108'])
      expect(hand).toContain(text);
    for (let chair = 0; chair < 28; chair++) expect(hand).toContain(String(chair));
    for (const text of ['Round 5 of 11', 'plays 2 cards']) expect(hand).toContain(text);
  });

  it('finds the name of each scoring card in their hand, whose hand it is, and their Knights among all', () => {
    const hand = ['scoring:all', 'scoring:opposite', 'scoring:colours', 'scoring:joker'] as const;
    const [own, ...others] = worked().players;
    const view = { ...worked(), viewer: 0, players: [{ ...own!, hand }, ...others] };
    const texts = textsOf(artusPainter.hand(sceneOf(view)));
    const words = texts.join(' ');
    for (const name of ['All Knights', 'All opposite', 'Each colour', 'Joker 1–3'])
      expect(words).toContain(name);
    expect(texts.filter((text) => text === NAMES[0])).toHaveLength(3);
    expect(texts).toContain('Knights');
  });

  it('isn’t told that a hand is theirs, since anybody may see it after the end', () => {
    expect(textsOf(artusPainter.hand(sceneOf(withHand(worked())))).join(' ')).not.toMatch(/\byours?\b/i);
  });

  it('sees points outside the chairs clear of the chairs’ numbers, inside the picture', () => {
    for (let chair = 0; chair < CHAIR_COUNT; chair++) {
      const all = inscriptions(artusPainter.table(sceneOf(worked(), { events: [moveFrom(chair, 1)] })));
      const { left, right, top, bottom } = boxOf(all, '+88');
      const number = all.find(
        ({ text, box }) => text === String(chair) && isAt(box, at(angleOf(chair), RADII.number)),
      )!.box;
      const apart = Math.max(
        Math.max(number.left - right, left - number.right) - PLATE.x,
        Math.max(number.top - bottom, top - number.bottom) - PLATE.y,
      );
      expect(apart, `chair ${chair}`).toBeGreaterThan(0);
      expect(Math.min(left - PLATE.x, top - PLATE.y), `chair ${chair}`).toBeGreaterThan(0);
    }
  });

  it('sees points on the start of their arrow, also where another one runs inside it', () => {
    for (let chair = 0; chair < CHAIR_COUNT; chair++) {
      // No room: points are below the start.
      if (Math.abs(Math.cos(angleOf(chair))) > 0.95) continue;
      const events = [moveFrom(chair, 4), { ...moveFrom((chair + 27) % CHAIR_COUNT, 4), points: 7 }];
      const { left, right, top, bottom } = boxOf(
        inscriptions(artusPainter.table(sceneOf(worked(), { events }))),
        '+88',
      );
      const start = at(angleOf(chair), RADII.outerLane);
      const outside = [left - start.x, start.x - right, top - start.y, start.y - bottom];
      expect(Math.max(...outside), `chair ${chair}`).toBeLessThan(0);
    }
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
      textsOf(artusPainter.choice(sceneOf(position.own), options)).some((text) =>
        text.startsWith('Knights:'),
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
    const signs = pilesOf('advanced').flatMap(pileCards).map(shortSign);
    for (const sign of signs.filter((each) => each.includes('–')))
      expect(cards.filter((text) => text === sign.replace(/^±(.*)/, '$1±')).length).toBeGreaterThanOrEqual(4);
    for (const text of ['played', 'in your hand', 'still to come']) expect(cards).toContain(text);
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
      expect(texts.filter((text) => text === 'Knights')).toHaveLength(1);
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
      const texts = textsOf(painting).join(' ');
      const { played, hand = [] } = own.players[toAct] ?? { played: [] };
      for (const gone of [...played, ...hand].filter((card) => card.startsWith('knight:')))
        expect(/Holds ([^.]*)\./.exec(texts)?.[1]?.split(', ')).not.toContain(
          gone.replace('knight:', '').replace('-', '–'),
        );
      expect(texts).toContain('Knight pile');
      expect(painting.alt).toMatch(/1\. Knight pile, \d cards?, holds /);
      return;
    }
    throw new Error('nobody could draw');
  });
});
