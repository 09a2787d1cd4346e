import type { ArtusAction } from '../../games/artus/types.ts';
import type { Lesson, Move } from '../lesson.ts';

const YOU = 0;
const MORGANA = 1;

const you = (action: ArtusAction): Move<ArtusAction> => ({ seat: YOU, action });
const morgana = (action: ArtusAction): Move<ArtusAction> => ({ seat: MORGANA, action });

/** Chairs in the order of placement; Morgana begins. */
const PLACED: readonly (readonly [hers: number, yours: number])[] = [
  [27, 26],
  [23, 24],
  [18, 20],
  [17, 16],
  [13, 2],
];

/**
 * The basic game for two. You hold Knight 1–4 and 3–6, silver Prince 1–7 and any Prince 4–8, and draw Knight 6–8 and
 * a ring. The bronze King is on chair 0, the silver Princes are on 7 and 21.
 */
export const artusLesson: Lesson<ArtusAction> = {
  game: 'artus',
  options: { variant: 'basic', seats: 2, startSeat: YOU },
  seed: '4169e1467c593a156d31d68bc28208ca',
  learner: YOU,
  opening: PLACED.flatMap(([hers, yours]) => [
    morgana({ type: 'place', chair: hers }),
    you({ type: 'place', chair: yours }),
  ]),
  steps: [
    { id: 'table', picture: 'table', marks: ['player-0', ...PLACED.map(([, yours]) => `chair-${yours}`)] },
    {
      id: 'values',
      picture: 'table',
      marks: ['king', 'chair-27', 'chair-26', 'chair-25', 'chair-24'],
      isRiddle: true,
      answers: [{ id: 'minus' }, { id: 'six' }, { id: 'zero' }],
      right: 'six',
    },
    {
      id: 'leave',
      picture: 'hand',
      marks: ['chair-16', 'chair-20', 'chair-26', 'card-knight:3-6'],
      answers: [{ id: 'k16' }, { id: 'k20' }, { id: 'k26' }],
      right: 'k26',
    },
    {
      id: 'land',
      picture: 'choice',
      marks: ['chair-26', 'chair-1', 'chair-4', 'rows'],
      answers: [
        { id: 'yellow', action: { type: 'moveKnight', card: 'knight:3-6', from: 26, steps: 3 } },
        { id: 'worst', action: { type: 'moveKnight', card: 'knight:3-6', from: 26, steps: 6 } },
      ],
      right: 'yellow',
    },
    {
      id: 'draw',
      picture: 'choice',
      answers: [
        { id: 'knight', action: { type: 'draw', pile: 'knight' } },
        { id: 'king', action: { type: 'draw', pile: 'king' } },
      ],
      right: 'knight',
    },
    {
      id: 'pushed',
      before: [
        morgana({ type: 'moveKnight', card: 'knight:1-5-both', from: 27, steps: -3 }),
        morgana({ type: 'draw', pile: 'knight' }),
      ],
      picture: 'table',
      marks: ['chair-22', 'chair-24'],
      answers: [{ id: 'two' }, { id: 'nothing' }, { id: 'six' }],
      right: 'nothing',
    },
    {
      id: 'push',
      picture: 'hand',
      marks: ['chair-20', 'chair-22', 'chair-23', 'chair-24', 'card-knight:1-4'],
      answers: [
        { id: 'other', action: { type: 'moveKnight', card: 'knight:1-4', from: 22, steps: 1 } },
        { id: 'free', action: { type: 'moveKnight', card: 'knight:1-4', from: 22, steps: 4 } },
        { id: 'push', action: { type: 'moveKnight', card: 'knight:1-4', from: 20, steps: 4 } },
      ],
      right: 'push',
    },
    {
      id: 'prince',
      meanwhile: [you({ type: 'draw', pile: 'king' })],
      before: [
        morgana({ type: 'moveKnight', card: 'knight:1-4', from: 23, steps: 2 }),
        morgana({ type: 'draw', pile: 'knight' }),
      ],
      picture: 'choice',
      marks: ['chair-21', 'chair-7', 'place-27', 'place-13', 'rows'],
      answers: [
        { id: 'high', action: { type: 'movePrince', card: 'king:1-7-silver', from: 21, steps: 6 } },
        { id: 'red', action: { type: 'movePrince', card: 'king:1-7-silver', from: 7, steps: 6 } },
      ],
      right: 'high',
    },
    {
      id: 'ring',
      meanwhile: [you({ type: 'draw', pile: 'knight' })],
      before: [
        morgana({ type: 'addRing', card: 'king:ring-silver', chair: 27 }),
        morgana({ type: 'draw', pile: 'king' }),
      ],
      picture: 'choice',
      marks: ['chair-7', 'chair-27', 'chair-14', 'rows', 'strip'],
      answers: [
        { id: 'seven', action: { type: 'addRing', card: 'king:ring-either', chair: 7 } },
        { id: 'crown', action: { type: 'addRing', card: 'king:ring-either', chair: 27 } },
        { id: 'bronze', action: { type: 'addRing', card: 'king:ring-either', chair: 14 } },
      ],
      right: 'crown',
    },
    {
      id: 'turned',
      picture: 'table',
      marks: ['king', 'chair-0'],
      isRiddle: true,
      answers: [{ id: 'c27' }, { id: 'c0' }, { id: 'c26' }],
      right: 'c26',
    },
    {
      id: 'king',
      before: [
        you({ type: 'draw', pile: 'king' }),
        morgana({ type: 'moveKnight', card: 'knight:3-6', from: 20, steps: 6 }),
        morgana({ type: 'draw', pile: 'knight' }),
      ],
      picture: 'choice',
      marks: ['chair-27', 'chair-1', 'chair-2', 'place-3', 'place-5', 'place-7', 'rows'],
      answers: [
        { id: 'near', action: { type: 'movePrince', card: 'king:4-8-either', from: 27, steps: 4 } },
        { id: 'six', action: { type: 'movePrince', card: 'king:4-8-either', from: 27, steps: 6 } },
        { id: 'far', action: { type: 'movePrince', card: 'king:4-8-either', from: 27, steps: 8 } },
      ],
      right: 'near',
    },
    {
      id: 'all',
      picture: 'played',
      marks: ['played-0'],
      answers: [{ id: 'good' }, { id: 'all' }],
      right: 'all',
    },
    { id: 'end', picture: 'table', marks: ['player-0', 'player-1'] },
  ],
};
