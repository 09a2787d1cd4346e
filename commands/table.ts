import { type APIApplicationCommandBasicOption, ApplicationCommandOptionType } from 'discord.js';
import { THEME_IDS } from '../render/themes/theme.ts';
import {
  type Command,
  choiceOption,
  completeVariant,
  entry,
  gameOption,
  inServers,
  tableMeant,
  variantMeant,
} from '../src/discord/handlers/command.ts';
import {
  type Guest,
  inviteHere,
  joinHere,
  leaveHere,
  passHere,
  removeHere,
  showTableSettings,
  startHere,
} from '../src/discord/handlers/lobby.ts';
import { completeEnded, exportGame } from '../src/discord/handlers/look-back.ts';
import { openTable, type Wish } from '../src/discord/handlers/opening.ts';
import { undo } from '../src/discord/handlers/play.ts';
import { type CommandRequest, displayName } from '../src/discord/handlers/request.ts';
import {
  anySeat,
  askToClose,
  askToResign,
  completeSeat,
  isRemovable,
  mayHost,
} from '../src/discord/handlers/seats.ts';
import { repostTable, watch, wish } from '../src/discord/handlers/showing.ts';
import { games } from '../src/games/registry.ts';
import { locales, translator } from '../src/i18n/index.ts';
import { LEVELS, PACES } from '../src/table/document.ts';
import { levelNamed, paceNamed } from '../src/table/lobby.ts';

const OPTION = {
  game: entry('commands-table-open-game'),
  variant: entry('commands-table-open-variant'),
  computers: entry('commands-table-open-computers'),
  level: entry('commands-table-open-level'),
  thread: entry('commands-table-open-thread'),
  theme: entry('commands-table-open-theme'),
  clock: entry('commands-table-open-clock'),
  language: entry('commands-table-open-language'),
  invited: entry('commands-table-open-invited'),
  first: entry('commands-table-start-first'),
  person: entry('commands-table-invite-person'),
  removed: entry('commands-table-remove-player'),
  heir: entry('commands-table-host-player'),
  exported: entry('commands-table-export-game'),
};

const openOptions: APIApplicationCommandBasicOption[] = [
  { ...gameOption(OPTION.game), required: true },
  { type: ApplicationCommandOptionType.String, ...OPTION.variant, autocomplete: true },
  {
    type: ApplicationCommandOptionType.Integer,
    ...OPTION.computers,
    min_value: 0,
    max_value: Math.max(...[...games.values()].map(({ seats }) => seats.max)) - 1,
  },
  choiceOption(OPTION.level, LEVELS, (id, t) => t(`players-level-${id}`)),
  { type: ApplicationCommandOptionType.Boolean, ...OPTION.thread },
  choiceOption(OPTION.theme, THEME_IDS, (id, t) => t(`commands-table-open-theme.${id}`)),
  choiceOption(OPTION.clock, PACES, (id, t) => t(`people-pace-${id}`)),
  choiceOption(OPTION.language, locales, (locale) => translator(locale)('language-name')),
  { type: ApplicationCommandOptionType.Boolean, ...OPTION.invited },
];

async function open(request: CommandRequest): Promise<void> {
  const { options } = request.interaction;
  const game = options.getString(OPTION.game.name, true);
  const variant = options.getString(OPTION.variant.name);
  const pace = options.getString(OPTION.clock.name);
  const level = options.getString(OPTION.level.name);
  const wish: Wish = {
    game,
    ...(variant === null ? {} : { variant: variantMeant(game, variant, request.t) }),
    computers: options.getInteger(OPTION.computers.name) ?? 0,
    ...(level === null ? {} : { levels: [levelNamed(level)] }),
    theme: options.getString(OPTION.theme.name) ?? THEME_IDS[0],
    ...(pace === null ? {} : { pace: paceNamed(pace) }),
    language: options.getString(OPTION.language.name),
    access: options.getBoolean(OPTION.invited.name) ? 'invited' : 'open',
  };
  await openTable(request, wish, options.getBoolean(OPTION.thread.name));
}

/** Runs with the table that's in the channel. */
const here =
  (run: (request: CommandRequest, tableId: string) => Promise<void>) => async (request: CommandRequest) =>
    run(request, (await request.context.tables.inChannel(request.interaction.channelId)).id);

/** The same; right after a game, with its table. */
const meant = (run: Parameters<typeof here>[0]) => async (request: CommandRequest) =>
  run(request, await tableMeant(request));

const seatOption = (option: ReturnType<typeof entry>): APIApplicationCommandBasicOption => ({
  type: ApplicationCommandOptionType.String,
  ...option,
  required: true,
  autocomplete: true,
});

const typedIn = ({ interaction }: CommandRequest, { name }: ReturnType<typeof entry>): string =>
  interaction.options.getString(name, true);

function guestOf({ interaction }: CommandRequest): Guest {
  const user = interaction.options.getUser(OPTION.person.name, true);
  const member = interaction.options.getMember(OPTION.person.name);
  return { userId: user.id, name: displayName({ member, user }), isBot: user.bot };
}

interface Subcommand {
  readonly entry: ReturnType<typeof entry>;
  readonly options?: APIApplicationCommandBasicOption[];
  readonly audience: 'everybody' | 'oneself';
  readonly run: (request: CommandRequest) => Promise<void>;
  readonly complete?: Command['complete'];
}

const subcommands: readonly Subcommand[] = [
  {
    entry: entry('commands-table-open'),
    options: openOptions,
    audience: 'everybody',
    run: open,
    complete: async (request) => completeVariant(request, OPTION.game.name),
  },
  { entry: entry('commands-table-join'), audience: 'everybody', run: here(joinHere) },
  { entry: entry('commands-table-leave'), audience: 'everybody', run: here(leaveHere) },
  {
    entry: entry('commands-table-start'),
    options: [{ type: ApplicationCommandOptionType.String, ...OPTION.first, autocomplete: true }],
    audience: 'everybody',
    run: here((request, id) =>
      startHere(request, id, request.interaction.options.getString(OPTION.first.name)),
    ),
    complete: (request) => completeSeat(request, anySeat),
  },
  {
    entry: entry('commands-table-invite'),
    options: [{ type: ApplicationCommandOptionType.User, ...OPTION.person, required: true }],
    audience: 'everybody',
    run: here((request, id) => inviteHere(request, id, guestOf(request))),
  },
  {
    entry: entry('commands-table-remove'),
    options: [seatOption(OPTION.removed)],
    audience: 'everybody',
    run: here((request, id) => removeHere(request, id, typedIn(request, OPTION.removed))),
    complete: (request) => completeSeat(request, isRemovable),
  },
  {
    entry: entry('commands-table-host'),
    options: [seatOption(OPTION.heir)],
    audience: 'everybody',
    run: here((request, id) => passHere(request, id, typedIn(request, OPTION.heir))),
    complete: (request) => completeSeat(request, mayHost),
  },
  { entry: entry('commands-table-options'), audience: 'oneself', run: here(showTableSettings) },
  { entry: entry('commands-table-watch'), audience: 'oneself', run: meant(watch) },
  { entry: entry('commands-table-show'), audience: 'everybody', run: meant(repostTable) },
  {
    entry: entry('commands-table-undo'),
    audience: 'oneself',
    run: meant((request, id) => undo(request, id, null)),
  },
  { entry: entry('commands-table-resign'), audience: 'oneself', run: here(askToResign) },
  { entry: entry('commands-table-pause'), audience: 'everybody', run: here(wish('pause')) },
  { entry: entry('commands-table-resume'), audience: 'everybody', run: here(wish('resume')) },
  { entry: entry('commands-table-close'), audience: 'oneself', run: here(askToClose) },
  {
    entry: entry('commands-table-export'),
    options: [{ type: ApplicationCommandOptionType.String, ...OPTION.exported, autocomplete: true }],
    audience: 'oneself',
    run: (request) => exportGame(request, request.interaction.options.getString(OPTION.exported.name)),
    complete: completeEnded,
  },
];

const named = (name: string | null): Subcommand | undefined =>
  subcommands.find((subcommand) => subcommand.entry.name === name);

export const table: Command = {
  data: {
    ...inServers,
    ...entry('commands-table'),
    options: subcommands.map(({ entry: names, options }) => ({
      type: ApplicationCommandOptionType.Subcommand,
      ...names,
      ...(options ? { options } : {}),
    })),
  },
  audience: (subcommand) => named(subcommand)?.audience ?? 'oneself',
  run: async (request) => named(request.interaction.options.getSubcommand())?.run(request),
  complete: async (request) => named(request.interaction.options.getSubcommand())?.complete?.(request) ?? [],
};
