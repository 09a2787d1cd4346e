import { describe, expect, it } from 'vitest';
import { artusPainter } from '../../../render/artus/painter.ts';
import { artusGallery } from '../../../scripts/gallery/artus.ts';
import { sceneOf, worked } from '../../../scripts/samples/artus.ts';
import { positions } from '../../../scripts/samples/artus-positions.ts';
import { cardRow, extremeTurn, pointSources, pointsFrom } from '../../../src/games/artus/reading.ts';
import type { ArtusEvent } from '../../../src/games/artus/types.ts';
import { locales, translator } from '../../../src/i18n/index.ts';
import { cardHead } from '../../../src/telling/artus/sentences.ts';
import type { HighlightShown } from '../../../src/telling/scene.ts';
import { signed } from '../../../src/telling/text.ts';
import { misfitsOf } from '../fixtures/fit.ts';
import { inscriptions } from '../fixtures/inscriptions.ts';

const over = (variant: 'basic' | 'advanced', seats: number) =>
  [...positions({ variant, seats, seed: '5'.repeat(32) })].at(-1)!.table;

describe.each(['basic', 'advanced'] as const)('the end of the %s game', (variant) => {
  const view = over(variant, 3);

  it('says what all points come from', () => {
    const texts = inscriptions(artusPainter.end(sceneOf(view))).map(({ text }) => text);
    view.players.forEach((player) => {
      const points = pointSources(view).map((source) => pointsFrom(player, source));
      expect(points.reduce((sum, each) => sum + each, 0)).toBe(player.score);
      for (const each of points) expect(texts).toContain(signed(each));
    });
    expect(texts.join(' ').includes('Penalties')).toBe(variant === 'advanced');
    expect(texts).toContain('Total');
  });

  it('says which turns brought each player most and least, and with which cards', () => {
    const t = translator('en-US');
    const { text } = artusPainter.end(sceneOf(view));
    const texts = inscriptions(artusPainter.end(sceneOf(view))).map((each) => each.text);
    view.players.forEach((_, seat) => {
      const changes = view.scoresByRound.map(
        (scores, i) => scores[seat]! - (view.scoresByRound[i - 1]?.[seat] ?? 0),
      );
      const [best, worst] = (['best', 'worst'] as const).map((extreme) => extremeTurn(view, seat, extreme));
      expect(best!.points).toBe(Math.max(...changes));
      expect(worst!.points).toBe(Math.min(...changes));
      expect(texts).not.toContain('King');
      for (const { round, points, cards } of [best!, worst!]) {
        expect(cards).toHaveLength(variant === 'basic' ? 1 : 2);

        expect(changes[round - 1]).toBe(points);
        const head = `Round ${round}: ${signed(points)}`;
        const titles = cards.map((card) => {
          const deed = cardRow(card).ring ? 'ring' : 'prince';
          const name = cardHead(card);
          return t('artus-picture-title', { card: name === 'king' ? deed : name });
        });
        const told = texts.flatMap((text, i) =>
          text === head ? [texts.slice(i + 1, i + 1 + cards.length)] : [],
        );
        expect(told).toContainEqual(titles);
        const names = t('artus-list', { names: titles });
        expect(text).toContain(`turn in round ${round}, ${names} (${signed(points)})`);
      }
    });
  });

  it.each(locales)('fits in %s', (locale) => {
    const { cut, outside, overlapping } = misfitsOf(
      artusPainter.end(sceneOf(view, { t: translator(locale) })),
    );
    expect({ cut, outside, overlapping }).toEqual({ cut: [], outside: [], overlapping: [] });
  });
});

it('all that’s said of an end has room, whatever the names', () => {
  const names = Array(4).fill('M'.repeat(32));
  for (const variant of ['basic', 'advanced'] as const) {
    const { text } = artusPainter.end(sceneOf(over(variant, 4), { names }));
    expect(text).not.toMatch(/…$/);
    expect(text).toMatch(/Princes: .*\.$/);
  }
});

it('penalties are apart from what scoring cards score', () => {
  const { players } = worked();
  expect(players.map((player) => pointsFrom(player, 'penalties'))).toEqual([0, -75, 0, 0]);
});

it('a best move of two plays is told whole', () => {
  const events: readonly ArtusEvent[] = [];
  const sentences = [
    'Kay plays a silver ring: the silver Prince on chair 11 gets a third ring (+10) and becomes King, and all values shift.',
    'Kay plays Knight 5–7: 7 chairs, 7 → 14 (+6).',
    'Morgan le Fay’s Knight is pushed from chair 14 to 7.',
  ];
  const highlight: HighlightShown<ArtusEvent> = { title: 'Best', kind: 'best', sentences, events, row: 1 };
  const texts = inscriptions(artusPainter.end({ ...sceneOf(over('advanced', 4)), highlight }));
  expect(texts.map(({ text }) => text).join(' ')).toContain(sentences.join(' '));
});

it('the gallery’s moments are told from their first sentence on', () => {
  const ends = artusGallery.sections().flatMap(({ pictures }) => pictures);
  const own = ends.find(({ name }) => name === 'end-own-4-seats-court')!;
  const told = inscriptions(own.painting).map(({ text }) => text);
  expect(told[told.lastIndexOf('Your best turn') + 1]).toMatch(/^You play a silver/);
  expect(own.painting.alt).not.toMatch(/Your best turn: [^;]*Kay plays.* The turning point/);
});

it('a turning point says who leads from then on, and how far, in a player’s own picture as well', () => {
  const ends = artusGallery.sections().flatMap(({ pictures }) => pictures);
  for (const name of ['end-4-seats-court', 'end-own-4-seats-court']) {
    const { painting } = ends.find((each) => each.name === name)!;
    const words = inscriptions(painting)
      .map(({ text }) => text)
      .join(' ');
    const reason = 'Morgan le Fay takes the lead for good: 13 to Lancelot du Lac’s −27 after round 6.';
    expect(words).toContain(reason);
    expect(painting.alt).toContain(reason);
  }
});
