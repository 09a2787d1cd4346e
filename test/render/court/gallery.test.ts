import { expect, it } from 'vitest';
import { courtPainter } from '../../../render/court/painter.ts';
import { courtGallery } from '../../../scripts/gallery/court.ts';
import { courtPositions, courtSceneOf } from '../../../scripts/samples/court.ts';
import { spoken } from '../../../scripts/samples/language.ts';
import { NAMES } from '../../../scripts/samples/names.ts';
import { court } from '../../../src/games/court/index.ts';
import { eventSentences } from '../../../src/telling/court/sentences.ts';
import { picturesOf } from '../fixtures/gallery.ts';

const SEEDS = 40;

/** How all stand at the end, as descriptions of pictures say it. */
const standingsIn = (alt: string): string => /Groups now[^.]*\. Purses[^.]*\./.exec(alt)![0];

/** The course of the game that ends so. */
function gameEnding(seats: number, standings: string) {
  for (let seed = 1; seed <= SEEDS; seed++) {
    const positions = [...courtPositions(seats, seed)];
    const { alt } = courtPainter.end(courtSceneOf(positions.at(-1)!.table));
    if (standingsIn(alt) === standings) return positions;
  }
  throw new RangeError('no such game');
}

it.each([3, 4])(
  'the gallery tells with what the winner got ahead in the game it shows, %i seats',
  (seats) => {
    const { painting } = picturesOf(courtGallery).find(
      ({ name }) => name === `court-end-${seats}-seats-court`,
    )!;
    const told = /The turning point: ([^.]*\.)/.exec(painting.alt)![1];
    const positions = gameEnding(seats, standingsIn(painting.alt));
    const winner = positions.at(-1)!.table.players.findIndex(({ place }) => place === 1);
    const isAhead = positions.map(({ table }) => {
      const now = court.course!.standings(table);
      return now.every((standing, seat) => seat === winner || standing < now[winner]!);
    });
    const { events } = positions[isAhead.lastIndexOf(false) + 1]!;
    expect(eventSentences(spoken(), events, NAMES)).toContain(told);
  },
);
