import { type Command, entry, inServers } from '../src/discord/command.ts';
import {
  completePath,
  type PathSubcommand,
  pathSubcommandData,
  runPath,
} from '../src/discord/path-command.ts';
import type { GameAction } from '../src/games/game.ts';
import type { QuestsAction } from '../src/games/quests/types.ts';

const isType =
  (type: QuestsAction['type']) =>
  (action: GameAction): boolean =>
    action.type === type;

/** Whether it is a draw of that many, or of any number but none. */
const draws =
  (none: boolean) =>
  (action: GameAction): boolean =>
    action.type === 'draw' && ((action as QuestsAction & { type: 'draw' }).count === 0) === none;

const subcommands: readonly PathSubcommand[] = [
  { words: ({ commands }) => commands.quests.reveal, levels: [], offers: isType('reveal') },
  {
    words: ({ commands }) => commands.quests.challenge,
    levels: [
      ({ commands }) => commands.quests.challenge.adversary,
      ({ commands }) => commands.quests.challenge.way,
      ({ commands }) => commands.quests.challenge.pay,
    ],
    offers: isType('challenge'),
  },
  {
    words: ({ commands }) => commands.quests.adventure,
    levels: [
      ({ commands }) => commands.quests.adventure.adventure,
      ({ commands }) => commands.quests.adventure.pay,
    ],
    offers: isType('adventure'),
  },
  {
    words: ({ commands }) => commands.quests.draw,
    levels: [({ commands }) => commands.quests.draw.count],
    offers: draws(false),
  },
  { words: ({ commands }) => commands.quests.done, levels: [], offers: draws(true) },
];

const named = (name: string): PathSubcommand =>
  subcommands.find((subcommand) => entry(subcommand.words).name === name)!;

export const quests: Command = {
  data: {
    ...inServers,
    ...entry(({ commands }) => commands.quests),
    options: subcommands.map(pathSubcommandData),
  },
  audience: () => 'oneself',
  run: (call) => runPath(call, 'quests', named(call.interaction.options.getSubcommand())),
  complete: (asking) => completePath(asking, 'quests', named(asking.interaction.options.getSubcommand())),
};
