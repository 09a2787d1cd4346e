import { isOf, type PathSubcommand, pathCommand } from '../src/discord/handlers/path-command.ts';
import type { CourtAction } from '../src/games/court/types.ts';
import type { Words } from '../src/i18n/index.ts';

type CommandWords = Words['commands']['court'];
type Entry = (words: CommandWords) => { readonly name: string; readonly description: string };

function subcommand(
  own: Entry,
  levels: readonly Entry[],
  ...types: readonly CourtAction['type'][]
): PathSubcommand {
  return {
    words: (say) => own(say.commands.court),
    levels: levels.map((level) => (say) => level(say.commands.court)),
    offers: isOf<CourtAction>(...types),
  };
}

export const court = pathCommand('court', (say) => say.commands.court, [
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
]);
