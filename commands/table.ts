import { type APIApplicationCommandBasicOption, ApplicationCommandOptionType } from 'discord.js';
import { THEME_IDS } from '../render/painter.ts';
import { guideOf } from '../src/discord/guides/registry.ts';
import { type Command, choice, entry, inServers } from '../src/discord/handlers/command.ts';
import { askToClose, askToResign } from '../src/discord/handlers/ending.ts';
import { openHere, openInThread } from '../src/discord/handlers/opening.ts';
import { undo } from '../src/discord/handlers/play.ts';
import type { CommandRequest } from '../src/discord/handlers/request.ts';
import { completeFirst, joinHere, leaveHere, startHere } from '../src/discord/handlers/seating.ts';
import { exportLast, show } from '../src/discord/handlers/showing.ts';
import { games } from '../src/games/registry.ts';
import type { Words } from '../src/i18n/index.ts';

const words = (pick: (table: Words['commands']['table']) => { name: string; description: string }) =>
  entry(({ commands }) => pick(commands.table));

const OPTION = {
  game: words((table) => table.open.game),
  variant: words((table) => table.open.variant),
  computers: words((table) => table.open.computers),
  thread: words((table) => table.open.thread),
  theme: words((table) => table.open.theme),
  first: words((table) => table.start.first),
};

/** Each variant ID once, even if several games have it. */
function variantChoices() {
  const ids = new Set([...games.values()].flatMap(({ variants }) => variants));
  return [...ids].map((id) => {
    const having = [...games.values()].filter(({ variants }) => variants.includes(id));
    return choice(id, (all) =>
      all.commands.table.open.variantOf(
        guideOf(having[0]!.id).variant(id, all),
        having.map((game) => guideOf(game.id).title(all)),
      ),
    );
  });
}

const openOptions: APIApplicationCommandBasicOption[] = [
  {
    type: ApplicationCommandOptionType.String,
    ...OPTION.game,
    required: true,
    choices: [...games.keys()].map((id) => choice(id, (all) => guideOf(id).title(all))),
  },
  { type: ApplicationCommandOptionType.String, ...OPTION.variant, choices: variantChoices() },
  {
    type: ApplicationCommandOptionType.Integer,
    ...OPTION.computers,
    min_value: 0,
    max_value: Math.max(...[...games.values()].map(({ seats }) => seats.max)) - 1,
  },
  { type: ApplicationCommandOptionType.Boolean, ...OPTION.thread },
  {
    type: ApplicationCommandOptionType.String,
    ...OPTION.theme,
    choices: THEME_IDS.map((id) => choice(id, ({ commands }) => commands.table.open.theme.choices[id])),
  },
];

async function open(request: CommandRequest): Promise<void> {
  const { options } = request.interaction;
  const variant = options.getString(OPTION.variant.name);
  const wish = {
    game: options.getString(OPTION.game.name, true),
    ...(variant === null ? {} : { variant }),
    computers: options.getInteger(OPTION.computers.name) ?? 0,
    theme: options.getString(OPTION.theme.name) ?? THEME_IDS[0],
  };
  if (options.getBoolean(OPTION.thread.name)) await openInThread(request, wish);
  else await openHere(request, wish);
}

/** Runs with the table that's in the channel. */
const here =
  (run: (request: CommandRequest, tableId: string) => Promise<void>) => async (request: CommandRequest) =>
    run(request, (await request.context.tables.inChannel(request.interaction.channelId)).id);

interface Subcommand {
  readonly entry: ReturnType<typeof entry>;
  readonly options?: APIApplicationCommandBasicOption[];
  readonly audience: 'everybody' | 'oneself';
  readonly run: (request: CommandRequest) => Promise<void>;
}

const subcommands: readonly Subcommand[] = [
  { entry: words((table) => table.open), options: openOptions, audience: 'everybody', run: open },
  { entry: words((table) => table.join), audience: 'everybody', run: here(joinHere) },
  { entry: words((table) => table.leave), audience: 'everybody', run: here(leaveHere) },
  {
    entry: words((table) => table.start),
    options: [{ type: ApplicationCommandOptionType.String, ...OPTION.first, autocomplete: true }],
    audience: 'everybody',
    run: here((request, id) =>
      startHere(request, id, request.interaction.options.getString(OPTION.first.name)),
    ),
  },
  { entry: words((table) => table.show), audience: 'everybody', run: show },
  {
    entry: words((table) => table.undo),
    audience: 'oneself',
    run: here((request, id) => undo(request, id, null)),
  },
  { entry: words((table) => table.resign), audience: 'oneself', run: here(askToResign) },
  { entry: words((table) => table.close), audience: 'oneself', run: here(askToClose) },
  { entry: words((table) => table.export), audience: 'oneself', run: exportLast },
];

const named = (name: string | null): Subcommand | undefined =>
  subcommands.find((subcommand) => subcommand.entry.name === name);

export const table: Command = {
  data: {
    ...inServers,
    ...words((all) => all),
    options: subcommands.map(({ entry: names, options }) => ({
      type: ApplicationCommandOptionType.Subcommand,
      ...names,
      ...(options ? { options } : {}),
    })),
  },
  audience: (subcommand) => named(subcommand)?.audience ?? 'oneself',
  run: async (request) => named(request.interaction.options.getSubcommand())?.run(request),
  complete: completeFirst,
};
