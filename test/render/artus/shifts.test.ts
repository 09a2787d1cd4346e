import { describe, expect, it } from 'vitest';
import { artusPainter } from '../../../render/artus/painter.ts';
import { sceneOf } from '../../../scripts/samples/artus.ts';
import { positions } from '../../../scripts/samples/artus-positions.ts';
import { chairValue } from '../../../src/games/artus/data.ts';
import type { ArtusView } from '../../../src/games/artus/types.ts';
import { signed } from '../../../src/telling/text.ts';

/** A seat's Knights as the rules have them, as words tell them, by chair. */
const knightsOf = (view: ArtusView, seat: number): string[] =>
  view.chairs.flatMap((figure, chair) =>
    figure?.kind === 'knight' && figure.seat === seat
      ? [`${signed(chairValue(view, chair))} on ${chair}`]
      : [],
  );

describe('what the text says of a choice that turns the table', () => {
  it('are the Knights where the rules then have them, also those that moved or were pushed', () => {
    let moved = 0;
    for (const { own, options, toAct } of positions({ variant: 'advanced', seats: 4, seed: 'c'.repeat(32) }))
      for (const option of toAct === null ? [] : options) {
        const { events, view } = option.preview;
        if (events.every(({ type }) => type !== 'turned')) continue;
        const { text } = artusPainter.choice(sceneOf(own), [option]);
        const [, told = ''] = /your Knights ([^;]*);/.exec(text) ?? [];
        expect(told.split(', ').toSorted()).toEqual(knightsOf(view, toAct!).toSorted());
        if (events.some((e) => 'figure' in e && e.figure.kind === 'knight' && e.figure.seat === toAct))
          moved++;
      }
    expect(moved).toBeGreaterThan(20);
  });
});
