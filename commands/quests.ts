import { isOf, pathCommand } from '../src/discord/handlers/command.ts';
import type { GameAction } from '../src/games/game.ts';
import type { QuestsAction } from '../src/games/quests/types.ts';

/** Whether it's a draw of no cards, or of some. */
const draws =
  (none: boolean) =>
  (action: GameAction): boolean =>
    action.type === 'draw' && ((action as QuestsAction & { type: 'draw' }).count === 0) === none;

export const quests = pathCommand('quests', ({ commands }) => commands.quests, [
  { words: ({ commands }) => commands.quests.reveal, levels: [], offers: isOf<QuestsAction>('reveal') },
  {
    words: ({ commands }) => commands.quests.challenge,
    levels: [
      ({ commands }) => commands.quests.challenge.adversary,
      ({ commands }) => commands.quests.challenge.way,
      ({ commands }) => commands.quests.challenge.pay,
    ],
    offers: isOf<QuestsAction>('challenge'),
  },
  {
    words: ({ commands }) => commands.quests.adventure,
    levels: [
      ({ commands }) => commands.quests.adventure.adventure,
      ({ commands }) => commands.quests.adventure.pay,
    ],
    offers: isOf<QuestsAction>('adventure'),
  },
  {
    words: ({ commands }) => commands.quests.draw,
    levels: [({ commands }) => commands.quests.draw.count],
    offers: draws(false),
  },
  { words: ({ commands }) => commands.quests.done, levels: [], offers: draws(true) },
]);
