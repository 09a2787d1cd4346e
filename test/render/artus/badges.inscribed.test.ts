import { describe, expect, it } from 'vitest';
import { BADGE_RADIUS } from '../../../render/artus/badges.ts';
import { at, CENTRE, chairAngle, onChair, RADII } from '../../../render/artus/board.ts';
import { artusPainter } from '../../../render/artus/painter.ts';
import { sceneOf, worked } from '../../../scripts/samples/artus.ts';
import { positions } from '../../../scripts/samples/artus-positions.ts';
import { CHAIR_COUNT } from '../../../src/games/artus/data.ts';
import type { ArtusEvent } from '../../../src/games/artus/types.ts';
import { inscriptions } from '../fixtures/inscriptions.ts';

const moved = (seat: number, from: number, steps: number, points: number): ArtusEvent => ({
  ...{ type: 'moved', seat, card: 'knight:3-6', figure: { kind: 'knight', seat } },
  ...{ from, to: (from + steps) % CHAIR_COUNT, steps, points },
});

const scored = (seat: number, chairs: readonly number[]): ArtusEvent => ({
  ...{ type: 'scored', seat, card: 'scoring:all', chairs, points: 5, met: true },
});

const written = (events: readonly ArtusEvent[]) =>
  inscriptions(artusPainter.table(sceneOf(worked(), { events })));

/** Numbers of plays on the seats in front of the chairs, with the nearest chair. */
const onSeats = (events: readonly ArtusEvent[]) =>
  written(events).flatMap(({ text, box }) => {
    const [x, y] = [(box.left + box.right) / 2 - CENTRE.x, (box.top + box.bottom) / 2 - CENTRE.y];
    const away = Math.hypot(x, y);
    if (!/^\d$/.test(text) || away < RADII.topOuter || away > RADII.seatOuter) return [];
    const distances = Array.from({ length: CHAIR_COUNT }, (_, chair) => {
      const place = at(chairAngle(chair), away);
      return Math.hypot(place.x - CENTRE.x - x, place.y - CENTRE.y - y);
    });
    return [`${text} on ${distances.indexOf(Math.min(...distances))}`];
  });

describe('numbers of plays on the table', () => {
  it('are those of all plays that the strip lists, whoever made them', () => {
    const events = [moved(1, 20, 5, 3), moved(2, 9, 2, 7), moved(0, 3, 4, 1)];
    expect(onSeats(events).sort()).toEqual(
      ['1 on 20', '1 on 25', '2 on 9', '2 on 11', '3 on 3', '3 on 7'].sort(),
    );
  });

  it('are those of the last turn alone where more would be a tangle', () => {
    const events = [moved(1, 20, 5, 3), scored(1, [25]), moved(2, 9, 2, 7), moved(0, 3, 4, 1)];
    expect(onSeats(events).sort()).toEqual(['1 on 9', '1 on 11', '2 on 3', '2 on 7'].sort());
  });

  it('stand and are explained whether chairs have frames or not', () => {
    const prince = worked().chairs.findIndex((figure) => figure?.kind === 'prince' && !figure.king);
    const metal = 'silver';
    const event = { type: 'ringAdded', seat: 0, card: 'king:ring-either', metal, chair: prince } as const;
    const events = [{ ...event, rings: 2, points: 3 }];
    const texts = (isMarked: boolean) =>
      inscriptions(artusPainter.table(sceneOf(worked(), { events, isMarked }))).map(({ text }) => text);
    expect(texts(true)).toContain('ring');
    expect(texts(true).toSorted()).toEqual(texts(false).toSorted());
  });

  it('don’t say that a Knight scores where it’s no longer', () => {
    const numbers = onSeats([scored(0, [9, 26]), moved(0, 26, 3, 8)]);
    expect(numbers).toContain('1 on 9');
    expect(numbers).toContain('2 on 26');
    expect(numbers).not.toContain('1 on 26');
  });

  it('have room for two on a chair', () => {
    const numbers = onSeats([moved(1, 20, 5, 3), scored(1, [25])]);
    expect(numbers).toEqual(expect.arrayContaining(['1 on 25', '2 on 25']));
  });

  it.each([
    ['a Knight', { kind: 'knight', seat: 0 }, 14, 20],
    ['a Prince', { kind: 'prince', metal: 'silver', rings: 1, king: false }, 4, 30],
    ['the King', { kind: 'prince', metal: 'bronze', rings: 3, king: true }, 4, 30],
  ] as const)('hide neither helmet nor crown of %s, on no chair', (_, figure, up, radius) => {
    for (let chair = 0; chair < CHAIR_COUNT; chair++) {
      const { chairs, ...view } = worked();
      const scene = sceneOf(
        { ...view, chairs: chairs.map((each, i) => (i === chair ? figure : each)) },
        { events: [{ type: 'placed', seat: 0, chair }] },
      );
      const head = onChair(chair, RADII.figure);
      const apart = inscriptions(artusPainter.table(scene)).flatMap(({ text, box }) => {
        const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
        const isOnSeat = Math.hypot(x - CENTRE.x, y - CENTRE.y) < RADII.seatOuter;
        return text === '1' && isOnSeat ? [Math.hypot(x - head.x, y - head.y + up)] : [];
      });
      expect(apart, `chair ${chair}`).toHaveLength(1);
      expect(apart[0], `chair ${chair}`).toBeGreaterThan(BADGE_RADIUS + radius - 3);
    }
  });

  it('are explained by what happened there', () => {
    const explained = (events: readonly ArtusEvent[]) => written(events).map(({ text }) => text);
    expect(explained([moved(1, 20, 5, 3)])).toEqual(expect.arrayContaining(['from', 'to']));
    expect(explained([scored(1, [25])])).toContain('scored');
    expect(explained([scored(1, [25])])).not.toContain('from');
    expect(explained([{ type: 'placed', seat: 1, chair: 25 }])).toContain('placed');
    expect(explained([moved(1, 20, 5, 3), scored(1, [25])])).toContain('to, scored');
  });
});

it('whoever draws sees which of the cards beside the piles are their hand', () => {
  for (const position of positions({ variant: 'advanced', seats: 4, seed: '3'.repeat(32) })) {
    const { own, options } = position;
    if (own.playsLeft > 0 || own.drawsLeft === 0) continue;
    const painting = artusPainter.choice(sceneOf(own), options);
    expect(inscriptions(painting).map(({ text }) => text)).toContain('Hand');
    return;
  }
  throw new Error('nobody draws');
});
