import type { CourtAction } from '../../games/court/types.ts';
import type { Lesson, Move } from '../lesson.ts';

const YOU = 0;

const you = (action: CourtAction): Move<CourtAction> => ({ seat: YOU, action });
const morgana = (action: CourtAction): Move<CourtAction> => ({ seat: 1, action });
const nimue = (action: CourtAction): Move<CourtAction> => ({ seat: 3, action });

/**
 * The last round of a game for four, so that it ends with a result. You have the King's Favor, tiles 1, 3, 4 and 5, and
 * a jester, two maidens and three guards, but no knight; three of the five aspirants are knights.
 */
export const courtLesson: Lesson<CourtAction> = {
  game: 'court',
  options: { variant: 'standard', seats: 4 },
  seed: 'a84364bbd82b40b6b8dc1393ad8491a5',
  learner: YOU,
  opening: { decisions: 60 },
  steps: [
    {
      id: 'goal',
      picture: 'table',
      marks: ['player-0'],
      answers: [{ id: 'six' }, { id: 'three' }, { id: 'none' }],
      right: 'none',
    },
    {
      id: 'jester',
      picture: 'table',
      marks: ['player-0', 'aspirants'],
      answers: [{ id: 'jester' }, { id: 'guard' }, { id: 'knight' }],
      right: 'knight',
    },
    {
      id: 'characters',
      picture: 'table',
      marks: ['player-0', 'merlin', 'lancelot'],
      answers: [{ id: 'merlin' }, { id: 'lancelot' }],
      right: 'lancelot',
    },
    {
      id: 'powers',
      picture: 'table',
      marks: ['merlin', 'guinevere', 'arthur', 'lancelot'],
      answers: [{ id: 'merlin' }, { id: 'guinevere' }, { id: 'arthur' }, { id: 'lancelot' }],
      right: 'guinevere',
    },
    {
      id: 'open',
      picture: 'table',
      marks: ['player-0', 'decision'],
      answers: [
        { id: 'all', action: { type: 'bid', tiles: [1, 3, 4, 5] } },
        { id: 'low', action: { type: 'bid', tiles: [1] } },
      ],
      right: 'low',
    },
    {
      id: 'pass',
      before: [morgana({ type: 'bid', tiles: [2] }), nimue({ type: 'bid', tiles: [2, 3, 4] })],
      picture: 'table',
      marks: ['decision', 'player-0', 'player-3'],
      answers: [
        { id: 'raise', action: { type: 'bid', tiles: [1, 4, 5] } },
        { id: 'pass', action: { type: 'pass' } },
      ],
      right: 'pass',
    },
    {
      id: 'aspirant',
      before: [
        nimue({ type: 'choose', character: 'guinevere' }),
        nimue({ type: 'takeAspirants', courtiers: ['guard', 'knight'] }),
      ],
      picture: 'table',
      marks: ['guinevere', 'decision', 'aspirants', 'player-0', 'player-3'],
      answers: [
        { id: 'jester', action: { type: 'takeAspirant', courtier: 'jester' } },
        { id: 'knight', action: { type: 'takeAspirant', courtier: 'knight' } },
      ],
      right: 'knight',
    },
    {
      id: 'bid',
      before: [morgana({ type: 'takeAspirant', courtier: 'knight' })],
      picture: 'table',
      marks: ['money-0', 'money-1', 'money-2'],
      answers: [
        { id: 'one', action: { type: 'bid', tiles: [1] } },
        { id: 'five', action: { type: 'bid', tiles: [5] } },
        { id: 'nine', action: { type: 'bid', tiles: [4, 5] } },
      ],
      right: 'nine',
    },
    {
      id: 'choose',
      picture: 'choice',
      marks: ['merlin', 'guinevere', 'arthur', 'lancelot', 'decision'],
      answers: [
        { id: 'merlin', action: { type: 'choose', character: 'merlin' } },
        { id: 'arthur', action: { type: 'choose', character: 'arthur' } },
        { id: 'lancelot', action: { type: 'choose', character: 'lancelot' } },
      ],
      right: 'lancelot',
    },
    {
      id: 'swap',
      picture: 'choice',
      marks: ['decision', 'player-0', 'player-1'],
      answers: [
        { id: 'guard', action: { type: 'swapLancelot', opponent: 1, give: 'guard', take: 'maiden' } },
        { id: 'jester', action: { type: 'swapLancelot', opponent: 1, give: 'jester', take: 'knight' } },
        { id: 'maiden', action: { type: 'swapLancelot', opponent: 1, give: 'maiden', take: 'jester' } },
      ],
      right: 'maiden',
    },
    {
      id: 'give',
      meanwhile: [
        you({ type: 'swapLancelot', opponent: 2, give: 'guard', take: 'maiden' }),
        you({ type: 'swapLancelot', opponent: 3, give: 'knight', take: 'jester' }),
        morgana({ type: 'bid', tiles: [2] }),
      ],
      before: [morgana({ type: 'choose', character: 'arthur' }), nimue({ type: 'giveTile', tile: 1 })],
      picture: 'table',
      marks: ['decision', 'player-0', 'player-1', 'money-2', 'arthur'],
      answers: [
        { id: 'most', action: { type: 'giveTile', tile: 3 } },
        { id: 'least', action: { type: 'giveTile', tile: 1 } },
      ],
      right: 'least',
    },
    {
      id: 'tie',
      picture: 'table',
      marks: ['player-0', 'player-1', 'player-3'],
      answers: [{ id: 'largest' }, { id: 'favor' }, { id: 'tiles' }],
      right: 'largest',
    },
    { id: 'end', picture: 'end' },
  ],
};
