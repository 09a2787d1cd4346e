import type { Character, GroupId } from '../../src/games/court/types.ts';
import type { Step } from '../parts/steps.ts';
import { coin } from './coins.ts';
import { emptyGroup, pawnTag } from './groups.ts';

/** The diameter of a coin, in pixels. */
export const COIN = 52;

/** From one coin to the next. */
export const PITCH = 58;

/** A group that a rule shows. */
export interface RuleGroup {
  readonly id: GroupId;
  readonly courtiers: number;
  readonly jesters?: number;
  readonly character?: Character;
}

const sizeOf = ({ courtiers, jesters = 0, character }: RuleGroup): number =>
  courtiers + jesters + (character === undefined ? 0 : 2);

/** From one group to the next. */
export const LINE = 66;

/** Groups below each other with their sizes; the smallest is highlighted, as on the table. */
export const scoredGroups =
  (all: readonly RuleGroup[]): Step =>
  (pen, x, y) => {
    const least = Math.min(...all.map(sizeOf));
    const widest = Math.max(...all.map(sizeOf), 1);
    const left = x - (70 + widest * PITCH) / 2;
    all.forEach((group, i) => {
      const { id, courtiers, jesters = 0, character } = group;
      const size = sizeOf(group);
      const middle = y + (i - (all.length - 1) / 2) * LINE;
      const isLeast = size === least;
      if (isLeast) pen.roundedRect(left, middle - 23, 52, 46, 23).fill(pen.theme.ink);
      pen.write(String(size), left + 26, middle, {
        size: 36,
        colour: isLeast ? pen.theme.gold.light : pen.theme.ink,
        align: 'centre',
      });
      const at = (place: number) => left + 70 + COIN / 2 + place * PITCH;
      if (size === 0) emptyGroup(pen, id, COIN, at(0), middle);
      for (let place = 0; place < courtiers; place++) coin(pen, id, COIN, at(place), middle);
      if (character)
        pawnTag(pen, character, 2, {
          x: at(courtiers) - COIN / 2,
          y: middle,
          width: PITCH + COIN,
          height: COIN,
        });
      for (let place = 0; place < jesters; place++)
        coin(pen, 'jester', COIN, at(size - jesters + place), middle);
    });
  };

const plain = (maiden: number, guard: number, knight: number): readonly RuleGroup[] => [
  { id: 'maiden', courtiers: maiden },
  { id: 'guard', courtiers: guard },
  { id: 'knight', courtiers: knight },
];

type Three<T> = readonly [T, T, T];

/** Whole courts that the rules show, with jesters where they belong. */
export const SCORED: {
  readonly goal: readonly (readonly RuleGroup[])[];
  readonly scoring: Three<readonly RuleGroup[]>;
} = {
  goal: [plain(3, 3, 3), plain(2, 6, 6)],
  scoring: [
    [
      { id: 'maiden', courtiers: 1, jesters: 1 },
      { id: 'guard', courtiers: 2 },
      { id: 'knight', courtiers: 2 },
    ],
    [
      { id: 'maiden', courtiers: 0 },
      { id: 'guard', courtiers: 2, jesters: 1 },
      { id: 'knight', courtiers: 3 },
    ],
    [
      { id: 'maiden', courtiers: 3 },
      { id: 'guard', courtiers: 3 },
      { id: 'knight', courtiers: 0, character: 'lancelot', jesters: 1 },
    ],
  ],
};
