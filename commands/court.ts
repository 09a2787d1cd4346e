import { type Command, entry, inServers } from '../src/discord/command.ts';
import {
  completePath,
  type PathSubcommand,
  pathSubcommandData,
  runPath,
} from '../src/discord/path-command.ts';
import type { CourtAction } from '../src/games/court/types.ts';
import type { Words } from '../src/i18n/index.ts';

type CommandWords = Words['courtTable']['command'];
type Entry = (words: CommandWords) => { readonly name: string; readonly description: string };

function subcommand(
  words: Entry,
  levels: readonly Entry[],
  ...types: readonly CourtAction['type'][]
): PathSubcommand {
  const names: readonly string[] = types;
  return {
    words: ({ courtTable }) => words(courtTable.command),
    levels: levels.map(
      (level) =>
        ({ courtTable }) =>
          level(courtTable.command),
    ),
    offers: ({ type }) => names.includes(type),
  };
}

const subcommands: readonly PathSubcommand[] = [
  subcommand((court) => court.bid, [(court) => court.bid.tiles], 'bid'),
  subcommand((court) => court.pass, [], 'pass'),
  subcommand((court) => court.choose, [(court) => court.choose.character], 'choose'),
  subcommand(
    (court) => court.swap,
    [(court) => court.swap.give, (court) => court.swap.take],
    'swapMerlin',
    'swapLancelot',
  ),
  subcommand(
    (court) => court.take,
    [(court) => court.take.courtiers],
    'startCourtier',
    'takeAspirants',
    'takeAspirant',
  ),
  subcommand((court) => court.give, [(court) => court.give.tile], 'giveTile'),
  subcommand((court) => court.refill, [(court) => court.refill.courtiers], 'refill'),
];

const named = (name: string): PathSubcommand => subcommands.find(({ words }) => entry(words).name === name)!;

export const court: Command = {
  data: {
    ...inServers,
    ...entry(({ courtTable }) => courtTable.command),
    options: subcommands.map(pathSubcommandData),
  },
  audience: () => 'oneself',
  run: (call) => runPath(call, 'court', named(call.interaction.options.getSubcommand())),
  complete: (asking) => completePath(asking, 'court', named(asking.interaction.options.getSubcommand())),
};
