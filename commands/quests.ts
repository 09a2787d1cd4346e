import { hasType, pathCommand } from '../src/discord/handlers/command.ts';
import type { GameAction } from '../src/games/game.ts';
import type { CardGameAction } from '../src/games/quests/types.ts';

/** Whether it's a draw of no cards, or of some. */
const draws =
  (none: boolean) =>
  (action: GameAction): boolean =>
    action.type === 'draw' && ((action as CardGameAction & { type: 'draw' }).count === 0) === none;

export const cardGame = pathCommand('quests', 'commands-quests', [
  { id: 'commands-quests-reveal', levels: [], offers: hasType<CardGameAction>('reveal') },
  {
    id: 'commands-quests-challenge',
    levels: [
      'commands-quests-challenge-adversary',
      'commands-quests-challenge-way',
      'commands-quests-challenge-pay',
    ],
    offers: hasType<CardGameAction>('challenge'),
  },
  {
    id: 'commands-quests-adventure',
    levels: ['commands-quests-adventure-adventure', 'commands-quests-adventure-pay'],
    offers: hasType<CardGameAction>('adventure'),
  },
  { id: 'commands-quests-draw', levels: ['commands-quests-draw-count'], offers: draws(false) },
  { id: 'commands-quests-done', levels: [], offers: draws(true) },
]);
