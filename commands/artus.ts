import { type Command, entry, inServers } from '../src/discord/command.ts';
import {
  completePath,
  type PathSubcommand,
  pathSubcommandData,
  runPath,
} from '../src/discord/path-command.ts';
import type { ArtusAction } from '../src/games/artus/types.ts';

const isType = (...types: readonly ArtusAction['type'][]) => {
  const names: readonly string[] = types;
  return ({ type }: { readonly type: string }) => names.includes(type);
};

const subcommands: readonly PathSubcommand[] = [
  {
    words: ({ commands }) => commands.artus.place,
    levels: [({ commands }) => commands.artus.place.chair],
    offers: isType('place'),
  },
  {
    words: ({ commands }) => commands.artus.play,
    levels: [
      ({ commands }) => commands.artus.play.card,
      ({ commands }) => commands.artus.play.figure,
      ({ commands }) => commands.artus.play.choice,
    ],
    offers: isType('moveKnight', 'movePrince', 'addRing', 'score'),
  },
  {
    words: ({ commands }) => commands.artus.draw,
    levels: [({ commands }) => commands.artus.draw.pile],
    offers: isType('draw'),
  },
];

const named = (name: string): PathSubcommand =>
  subcommands.find((subcommand) => entry(subcommand.words).name === name)!;

export const artus: Command = {
  data: {
    ...inServers,
    ...entry(({ commands }) => commands.artus),
    options: subcommands.map(pathSubcommandData),
  },
  audience: () => 'oneself',
  run: (call) => runPath(call, 'artus', named(call.interaction.options.getSubcommand())),
  complete: (asking) => completePath(asking, 'artus', named(asking.interaction.options.getSubcommand())),
};
