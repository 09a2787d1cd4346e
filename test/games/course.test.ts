import { describe, expect, it } from 'vitest';
import { turningPoint } from '../../src/games/course.ts';

describe('the turning point', () => {
  it('is where the winner gets ahead to stay', () => {
    const course = [
      [3, 1],
      [3, 5],
      [8, 9],
      [12, 9],
      [12, 10],
    ];
    expect(turningPoint(course, 0)).toBe(3);
  });

  it('doesn’t come before the last time that somebody drew level', () => {
    expect(
      turningPoint(
        [
          [5, 0],
          [6, 6],
          [9, 8],
        ],
        0,
      ),
    ).toBe(2);
  });

  it.each([
    [
      'who was never behind',
      [
        [1, 0],
        [4, 2],
      ],
    ],
    [
      'of a tie',
      [
        [1, 0],
        [4, 4],
      ],
    ],
    ['of a game that ended at once', []],
  ])('isn’t there for a winner %s', (_what, course) => {
    expect(turningPoint(course, 0)).toBeNull();
  });
});
