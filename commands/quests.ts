import { isOf, pathCommand } from '../src/discord/handlers/path-command.ts';
import type { GameAction } from '../src/games/game.ts';
import type { QuestsAction } from '../src/games/quests/types.ts';

/** Whether it's a draw of no cards, or of some. */
const draws =
  (none: boolean) =>
  (action: GameAction): boolean =>
    action.type === 'draw' && ((action as QuestsAction & { type: 'draw' }).count === 0) === none;

export const quests = pathCommand('quests', (say) => say.commands.quests, [
  { words: (say) => say.commands.quests.reveal, levels: [], offers: isOf<QuestsAction>('reveal') },
  {
    words: (say) => say.commands.quests.challenge,
    levels: [
      (say) => say.commands.quests.challenge.adversary,
      (say) => say.commands.quests.challenge.way,
      (say) => say.commands.quests.challenge.pay,
    ],
    offers: isOf<QuestsAction>('challenge'),
  },
  {
    words: (say) => say.commands.quests.adventure,
    levels: [(say) => say.commands.quests.adventure.adventure, (say) => say.commands.quests.adventure.pay],
    offers: isOf<QuestsAction>('adventure'),
  },
  {
    words: (say) => say.commands.quests.draw,
    levels: [(say) => say.commands.quests.draw.count],
    offers: draws(false),
  },
  { words: (say) => say.commands.quests.done, levels: [], offers: draws(true) },
]);
