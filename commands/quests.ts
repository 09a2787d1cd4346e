import { isOf, pathCommand } from '../src/discord/handlers/command.ts';
import type { GameAction } from '../src/games/game.ts';
import type { QuestsAction } from '../src/games/quests/types.ts';

/** Whether it's a draw of no cards, or of some. */
const draws =
  (none: boolean) =>
  (action: GameAction): boolean =>
    action.type === 'draw' && ((action as QuestsAction & { type: 'draw' }).count === 0) === none;

export const quests = pathCommand('quests', 'commands-quests', [
  { id: 'commands-quests-reveal', levels: [], offers: isOf<QuestsAction>('reveal') },
  {
    id: 'commands-quests-challenge',
    levels: [
      'commands-quests-challenge-adversary',
      'commands-quests-challenge-way',
      'commands-quests-challenge-pay',
    ],
    offers: isOf<QuestsAction>('challenge'),
  },
  {
    id: 'commands-quests-adventure',
    levels: ['commands-quests-adventure-adventure', 'commands-quests-adventure-pay'],
    offers: isOf<QuestsAction>('adventure'),
  },
  { id: 'commands-quests-draw', levels: ['commands-quests-draw-count'], offers: draws(false) },
  { id: 'commands-quests-done', levels: [], offers: draws(true) },
]);
