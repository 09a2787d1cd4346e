import type { CardGameAction } from '../../games/quests/types.ts';
import type { Lesson, Move } from '../lesson.ts';

const YOU = 0;
const MORGANA = 1;

const you = (action: CardGameAction): Move<CardGameAction> => ({ seat: YOU, action });
const morgana = (action: CardGameAction): Move<CardGameAction> => ({ seat: MORGANA, action });

/**
 * The basic game for two. From the challenge on that the Fisher King needs, pictures frame what's possible, as in a
 * game. You hold a red knight, a red double, an orange knight and Merlin; powers 2 and 1, enemies 1
 * and 2, monsters 2, 2, 1 and 3 and dragon 3 lie there.
 */
export const cardGameLesson: Lesson<CardGameAction> = {
  game: 'quests',
  options: { variant: 'basic', seats: 2, startSeat: YOU },
  seed: 'ddf486ddc9120a67242d373934587af1',
  learner: YOU,
  opening: [],
  steps: [
    { id: 'goal', picture: 'table', marks: ['display', 'adventures'] },
    {
      id: 'strength',
      picture: 'hand',
      marks: ['knights'],
      isRiddle: true,
      answers: [{ id: 'two' }, { id: 'three' }, { id: 'four' }, { id: 'five' }],
      right: 'four',
    },
    {
      id: 'challenge',
      picture: 'hand',
      marks: ['knights', 'targets'],
      answers: [
        { id: 'small', action: { type: 'challenge', mode: 'usual', card: 'power-1', pay: ['orange'] } },
        {
          id: 'merlin',
          action: { type: 'challenge', mode: 'usual', card: 'monster-3', pay: ['red-2', 'merlin'] },
        },
        {
          id: 'strong',
          action: { type: 'challenge', mode: 'usual', card: 'monster-3', pay: ['red', 'red-2'] },
        },
      ],
      right: 'strong',
    },
    {
      id: 'draw',
      picture: 'hand',
      marks: ['steps', 'knights', 'adversaries', 'piles'],
      answers: [
        { id: 'one', action: { type: 'draw', count: 1 } },
        { id: 'none', action: { type: 'draw', count: 0 } },
      ],
      right: 'one',
    },
    {
      id: 'reveal',
      before: [
        morgana({ type: 'challenge', mode: 'usual', card: 'monster-2', pay: ['orange-2'] }),
        morgana({ type: 'draw', count: 1 }),
      ],
      picture: 'hand',
      marks: ['steps', 'targets', 'knights'],
      answers: [
        {
          id: 'fight',
          action: { type: 'challenge', mode: 'usual', card: 'power-2', pay: ['red', 'merlin'] },
        },
        { id: 'reveal', action: { type: 'reveal' } },
      ],
      right: 'reveal',
    },
    {
      id: 'two',
      picture: 'hand',
      marks: ['steps', 'targets', 'knights', 'legend'],
      answers: [
        {
          id: 'fight',
          action: { type: 'challenge', mode: 'usual', card: 'power-2', pay: ['orange', 'merlin'] },
        },
        { id: 'one', action: { type: 'draw', count: 1 } },
        { id: 'two', action: { type: 'draw', count: 2 } },
      ],
      right: 'two',
    },
    {
      id: 'needs',
      before: [
        morgana({ type: 'challenge', mode: 'usual', card: 'power-2', pay: ['beige', 'beige'] }),
        morgana({ type: 'adventure', adventure: 'robbers', pay: ['power-2', 'monster-2'] }),
        morgana({ type: 'draw', count: 1 }),
      ],
      picture: 'hand',
      marks: ['targets', 'knights', 'adversaries', 'standings', 'adventure-fisher-king'],
      answers: [{ id: 'dragon' }, { id: 'monster3' }, { id: 'monster1' }],
      right: 'monster3',
    },
    {
      id: 'merlin',
      picture: 'hand',
      marks: ['steps', 'targets', 'knights', 'adversaries', 'standings', 'adventure-fisher-king'],
      hasOffers: true,
      answers: [
        {
          id: 'dragon',
          action: { type: 'challenge', mode: 'usual', card: 'dragon-3', pay: ['beige', 'beige', 'merlin'] },
        },
        {
          id: 'monster',
          action: { type: 'challenge', mode: 'usual', card: 'monster-3', pay: ['beige', 'beige', 'merlin'] },
        },
        { id: 'small', action: { type: 'challenge', mode: 'usual', card: 'monster-1', pay: ['red'] } },
      ],
      right: 'monster',
    },
    {
      id: 'adventure',
      picture: 'hand',
      answers: [
        {
          id: 'excalibur',
          action: { type: 'adventure', adventure: 'excalibur', pay: ['monster-3', 'monster-3'] },
        },
        {
          id: 'treasure',
          action: { type: 'adventure', adventure: 'gold-treasure', pay: ['monster-3', 'monster-3'] },
        },
        {
          id: 'fisher',
          action: { type: 'adventure', adventure: 'fisher-king', pay: ['monster-3', 'monster-3'] },
        },
      ],
      right: 'fisher',
    },
    {
      id: 'over',
      before: [you({ type: 'draw', count: 1 })],
      picture: { piece: 'rules-overpaying' },
      answers: [{ id: 'always' }, { id: 'never' }, { id: 'unless' }],
      right: 'unless',
    },
    {
      id: 'score',
      picture: 'hand',
      marks: ['knights', 'adversaries', 'standings'],
      answers: [{ id: 'nothing' }, { id: 'strength' }, { id: 'one' }],
      right: 'nothing',
    },
    {
      id: 'end',
      picture: 'table',
      marks: ['display', 'adventures'],
      answers: [{ id: 'knights' }, { id: 'twelfth' }],
      right: 'twelfth',
    },
    {
      id: 'sealing',
      picture: { piece: 'rules-sealing' },
      answers: [{ id: 'mine' }, { id: 'each' }, { id: 'none' }],
      right: 'each',
    },
    { id: 'seals', picture: { piece: 'rules-seals' } },
  ],
};
