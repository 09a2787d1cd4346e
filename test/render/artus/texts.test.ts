import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { artusPainter } from '../../../render/artus/painter.ts';
import { prepareScene } from '../../../render/scene.ts';
import { sceneOf, worked, workedEvents } from '../../../scripts/samples/artus.ts';
import { type Course, positions } from '../../../scripts/samples/artus-positions.ts';
import type { ArtusEvent } from '../../../src/games/artus/types.ts';
import { eventLines, positionLines } from '../../../src/telling/artus/table.ts';
import { distinctNames, shortNames } from '../../../src/telling/scene.ts';
import { anyNames, withinLimits } from '../fixtures/limits.ts';

const courses: fc.Arbitrary<Course> = fc.record({
  variant: fc.constantFrom('basic' as const, 'advanced' as const),
  seats: fc.integer({ min: 2, max: 4 }),
  seed: fc.stringMatching(/^[0-9a-f]{32}$/),
});

describe('texts of Artus pictures', () => {
  it('stay within their limits in every position, whatever the names', () => {
    fc.assert(
      fc.property(courses, anyNames(4), fc.integer({ min: 1, max: 9 }), (course, called, stride) => {
        let ply = 0;
        for (const { table, own, options, events, toAct } of positions(course)) {
          if (toAct !== null && ply++ % stride !== 0) continue;
          const over = { names: called, events };
          withinLimits(artusPainter.table(sceneOf(table, over)));
          withinLimits(artusPainter.hand(sceneOf(own, over)));
          if (toAct === null) withinLimits(artusPainter.end(sceneOf(table, over)));
          else if (ply % 5 === 0) withinLimits(artusPainter.choice(sceneOf(own, over), options));
        }
      }),
      { numRuns: 8 },
    );
  });

  it('have room for every chair and every played card, even at the end with the longest names', () => {
    const seats = 4;
    for (const { table, events } of positions({ variant: 'advanced', seats, seed: '5'.repeat(32) })) {
      if (table.phase !== 'over') continue;
      const { text } = artusPainter.table(sceneOf(table, { names: Array(4).fill('M'.repeat(32)), events }));
      for (let chair = 0; chair < 28; chair++) expect(text).toMatch(new RegExp(`^${chair}[ck]* `, 'm'));
      expect(text.match(/^Played by/gm)).toHaveLength(seats);
      expect(text).not.toMatch(/…$/);
    }
  });

  it('have the newest of four turns whole, and end no word or number before its end', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9a-f]{32}$/), anyNames(4), (seed, called) => {
        const turns: (readonly ArtusEvent[])[] = [];
        let ply = 0;
        for (const { table, events, toAct } of positions({ variant: 'advanced', seats: 4, seed })) {
          if (table.phase === 'placement' || (table.playsLeft < 2 && toAct !== null)) continue;
          turns.push(events);
          if (ply++ % 7 !== 0) continue;
          const shown = sceneOf(table, { names: called, events: turns.slice(-4).flat() });
          const scene = prepareScene(shown);
          const { alt, text } = artusPainter.table(shown);
          const told = (names: readonly string[], of: readonly ArtusEvent[]) =>
            eventLines({ ...scene, events: of }, names);
          const plays = events.filter(({ type }) => type !== 'drew');
          for (const sentence of told(shortNames(scene, 32), plays)) expect(alt).toContain(sentence);
          const names = distinctNames(scene, 14);
          const lines = text.slice(text.indexOf('Last turn:\n')).split('\n').slice(1);
          expect(lines).toEqual(expect.arrayContaining(told(names, plays)));
          expect(told(names, scene.events)).toEqual(expect.arrayContaining(lines));
          const sentences = [...told(shortNames(scene, 32), scene.events), ...positionLines(scene)];
          expect(sentences.some((sentence) => alt.endsWith(sentence))).toBe(true);
        }
      }),
      { numRuns: 8 },
    );
  });

  it('have a column of scores for each name, best first, that ends with their score', () => {
    for (const { table } of positions({ variant: 'advanced', seats: 4, seed: '6'.repeat(32) })) {
      if (table.phase !== 'over') continue;
      const { text } = artusPainter.end(sceneOf(table, { names: ['Ann', 'Ben', 'Cat', 'Dan'] }));
      const [, names = ''] = /^Scores by round \((.*)\):$/m.exec(text) ?? [];
      const [, last = ''] = /^11: (.*)$/m.exec(text) ?? [];
      const columns = names.split(', ').map((name, at) => `${at + 1}. ${name} ${last.split(', ')[at]}`);
      expect(text.split('\n').slice(0, 4)).toEqual(columns);
    }
  });

  it('start with the most important', () => {
    const { alt } = artusPainter.table(sceneOf(worked(), { events: workedEvents }));
    const order = [
      'Round 5 of 11',
      'It’s Guinevere’s turn',
      'Guinevere 57',
      '3 chairs, 26 → 1',
      'King is on',
      '23 (+5)',
    ];
    const at = order.map((part) => alt.indexOf(part));
    expect(at).not.toContain(-1);
    expect(at).toEqual([...at].sort((a, b) => a - b));
  });

  it('don’t reveal hands that the viewer may not see', () => {
    for (const { own, table, options, toAct } of positions({
      variant: 'advanced',
      seats: 3,
      seed: '7'.repeat(32),
    })) {
      if (toAct === null) break;
      const hidden = { ...own, players: own.players.map(({ hand: _, ...player }) => player) };
      expect(artusPainter.table(sceneOf(own)).text).toBe(artusPainter.table(sceneOf(hidden)).text);
      expect(artusPainter.table(sceneOf(table)).alt).toBe(
        artusPainter.table(sceneOf({ ...hidden, viewer: null })).alt,
      );
      if (table.round > 1) break;
      expect(options.length).toBeGreaterThan(0);
    }
  });
});
