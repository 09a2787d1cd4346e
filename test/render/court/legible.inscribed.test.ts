import { expect, it } from 'vitest';
import { courtPainter } from '../../../render/court/painter.ts';
import type { Painting } from '../../../render/painting.ts';
import { courtGallery } from '../../../scripts/gallery/court.ts';
import { courtPositions, courtSceneOf, offered } from '../../../scripts/samples/court.ts';
import { NAMES } from '../../../scripts/samples/names.ts';
import { bestWith, counting, countingSizes } from '../../../src/games/court/reading.ts';
import { GROUPS } from '../../../src/games/court/types.ts';
import { inSomeThemes, picturesOf } from '../fixtures/gallery.ts';
import { inscriptions, textsBelow } from '../fixtures/inscriptions.ts';
import { someOf } from '../fixtures/whole.ts';

/** 9 pixels of a picture scaled to 400. */
const LEAST = 26;

const pictures = picturesOf(courtGallery);

it.each(inSomeThemes(pictures))('$name has no text that’s too small on a phone', ({ painting }) => {
  expect(textsBelow(painting, LEAST)).toEqual([]);
});

/** Names are cut off where there's no room. */
const NAME_SHOWN = 8;

const textsOf = (painting: Painting): string[] => inscriptions(painting).map(({ text }) => text);

const counted = (texts: readonly string[], text: string): number =>
  texts.filter((other) => other === text).length;

it.each([2, 3, 4])(
  'a player who sees only the picture of the table finds what a decision needs, %i seats',
  (seats) => {
    const sample = [...courtPositions(seats, 3)].filter(({ toAct }, i) => toAct !== null && i % 11 === 0);
    for (const { table, events } of someOf(sample, 2)) {
      const texts = textsOf(courtPainter.table(courtSceneOf(table, { events })));
      if (table.round > 0) expect(texts.some((text) => text.startsWith(`Round ${table.round}`))).toBe(true);
      expect(texts).toContain(`${Object.values(table.peasantry).reduce((a, b) => a + b)} left`);
      counting(table).players.forEach(({ treasury, place, standing }, seat) => {
        const name = NAMES[seat]?.slice(0, NAME_SHOWN) ?? '';
        expect(texts.some((text) => text.startsWith(name))).toBe(true);
        const isPlaced = texts.some((text) => text.startsWith(`${place}`) && /^\d(st|nd|rd|th)$/.test(text));
        expect(isPlaced).toBe(table.round > 0);
        expect(texts).toContain(standing.sizes.join('/'));
        expect(texts).toContain(`= ${treasury.reduce<number>((sum, tile) => sum + tile, 0)}`);
        for (const group of GROUPS) expect(texts).toContain(`${standing.groups[group].size}`);
      });
      const { auction, role } = table;
      if (role !== null || auction === null) continue;
      if (auction.bidder === null) expect(texts).toContain('No bid yet');
      else expect(texts).toContain(`bids ${auction.sum}`);
      expect(counted(texts, 'passed')).toBe(auction.passed.length);
    }
  },
);

it.each([2, 3, 4])(
  'a hand shows the player’s own court, their tiles, and what everyone waits for, %i seats',
  (seats) => {
    const sample = [...courtPositions(seats, 3)].filter(({ toAct }, i) => toAct !== null && i % 11 === 0);
    for (const { own } of someOf(sample, 2)) {
      const texts = textsOf(courtPainter.hand(courtSceneOf(own)));
      const { treasury } = own.players[own.viewer ?? -1] ?? { treasury: [] };
      const isOther = own.phase === 'swapLancelot';
      expect(texts.includes('Your court')).toBe(!isOther);
      expect(texts.some((text) => text.startsWith(isOther ? 'You need' : 'Score more'))).toBe(true);
      const sum = `= ${treasury.reduce<number>((a, b) => a + b, 0)}`;
      expect(counted(texts, sum), 'in the panel, and in a court of one’s own').toBeGreaterThanOrEqual(
        isOther ? 1 : 2,
      );
      const bid = own.auction?.sum ?? 0;
      if (bid > 0) expect(texts).toContain(own.phase === 'choose' ? 'Winning bid' : 'Highest bid');
      expect(own.toAct).toBe(own.viewer);
      expect(texts.some((text) => /^You (take|open|bid|choose|swap|give|can only pass)/.test(text))).toBe(
        true,
      );
    }
  },
);

it.each([2, 3, 4])(
  'a player who sees only the picture of a choice finds each option by its number, %i seats',
  (seats) => {
    const sample = [...courtPositions(seats, 6)].filter(
      ({ table, options }, i) => i % 3 === 0 && options.length > 1 && table.phase !== 'refill',
    );
    expect(sample.length).toBeGreaterThan(8);
    for (const position of someOf(sample, 3)) {
      const { own, table } = position;
      const options = offered(position);
      const painting = courtPainter.choice(courtSceneOf(own), options);
      const texts = textsOf(painting);
      // Whoever decides sees all courts.
      for (const { standing } of counting(table).players) expect(texts).toContain(standing.sizes.join('/'));
      expect(counted(texts, 'passed')).toBe(table.auction?.passed.length ?? 0);
      options.forEach(({ action, preview }, i) => {
        if (action.type === 'bid')
          expect(texts).toContain(`${action.tiles.reduce<number>((a, b) => a + b, 0)}`);
        else if (action.type === 'pass') expect(texts).toContain('Pass');
        else if (action.type === 'giveTile') expect(texts).toContain(`${action.tile}`);
        else {
          expect(texts).toContain(`${i + 1}`);
          if (options.length > 1) expect(painting.text).toMatch(new RegExp(`^${i + 1}\\. `, 'm'));
          const seat = own.viewer ?? -1;
          const told =
            action.type === 'choose'
              ? bestWith(own, seat, action.character)
              : countingSizes(preview.view, seat);
          expect(texts).toContain(told.join('/'));
        }
      });
    }
  },
);
