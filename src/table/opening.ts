import { createHash } from 'node:crypto';
import { customAlphabet } from 'nanoid';
import type { AnyGame } from '../games/game.ts';
import { games } from '../games/registry.ts';
import type { Characters } from './characters.ts';
import {
  type Actor,
  type Level,
  type Person,
  STAND_IN,
  type TableDocument,
  type TableOptions,
} from './document.ts';
import { completeRules, computerAt, seated, USUAL_LEVEL } from './lobby.ts';
import { Refusal } from './refusal.ts';
import type { Quotas } from './storage/directory.ts';

/** What's absent has its default: the game's for its variant and rules, and otherwise that of `DEFAULTS`. */
export interface OpenOptions extends Omit<Partial<TableOptions>, 'game'> {
  readonly guildId: string;
  /** The table's channel or thread. */
  readonly channelId: string;
  /** Gets the first seat. */
  readonly host: Actor;
  /** A game's ID. */
  readonly game: string;
  readonly theme: string;
  readonly invited?: readonly Person[];
  /** Who sits there besides; nobody if absent. */
  readonly guests?: readonly Person[];
  /** Number of computer players, at least 0. */
  readonly computers: number;
  /** Their levels, in order; all others have the last one's. The usual level if absent. */
  readonly levels?: readonly Level[];
  /** The server's own limits, which can only be stricter than the bot's. */
  readonly quotas?: Partial<Quotas>;
}

const DEFAULTS = {
  language: null,
  pace: 'none',
  vacations: true,
  access: 'open',
  hints: true,
  standIn: STAND_IN,
} as const;

/** The same id for the same request, so that one that's delivered again finds the table it has opened. */
export function requestTableId(requestId: string): string {
  const digest = createHash('sha256').update(requestId).digest();
  return (digest.readBigUInt64BE() % 36n ** 10n).toString(36).padStart(10, '0');
}

/** Ten letters and digits: short enough for custom IDs, too many to guess. */
export const newTableId = customAlphabet('0123456789abcdefghijklmnopqrstuvwxyz', 10);

/**
 * The game of a new table.
 * @throws Refusal `unknownGame`, `unknownVariant`, `tooManyComputers` if the options aren't valid
 */
export function gameToOpen({
  game: name,
  variant,
  computers,
}: Pick<OpenOptions, 'game' | 'variant' | 'computers'>): AnyGame {
  const game = gameNamed(name);
  if (variant !== undefined && !game.variants.includes(variant))
    throw new Refusal('unknownVariant', { game: game.id, variant, known: game.variants });
  const most = game.seats.max - 1;
  if (computers > most) throw new Refusal('tooManyComputers', { most });
  return game;
}

/**
 * @param secret what its shuffles are to follow from, as 64 lower-case hexadecimal digits; null for a table that commits
 *   to nothing
 * @throws Refusal `unknownRule` and what `gameToOpen` throws
 */
export function newTable(
  options: OpenOptions,
  id: string,
  now: number,
  characters: Characters,
  secret: string | null,
): TableDocument {
  const game = gameToOpen(options);
  const { computers, levels = [], quotas: _quotas, rules = {}, guests = [], ...given } = options;
  const host = { userId: options.host.userId, name: options.host.name };
  let table: TableDocument = {
    variant: game.variants[0]!,
    ...DEFAULTS,
    ...given,
    id,
    game: game.id,
    rules: completeRules(game, rules),
    invited: invitedBy(options),
    host,
    openedBy: host.userId,
    status: 'lobby',
    seats: [{ kind: 'person', ...host }],
    tenures: [],
    revision: 0,
    shown: 0,
    openedAt: now,
    startedAt: null,
    wait: 0,
    waitingSince: now,
    endedAt: null,
    changedAt: now,
    play: null,
    notes: [{ shown: 0, kind: 'opened' }],
    untold: [],
    requests: [],
    posted: null,
    hinted: [],
    baton: null,
    checkedAt: null,
    archived: false,
    expires: null,
    ...(secret !== null && { secret }),
  };
  for (const { userId, name } of guests) table = seated(table, { kind: 'person', userId, name });
  for (let seat = 0; seat < computers; seat++)
    table = seated(table, computerAt(levels[seat] ?? levels.at(-1) ?? USUAL_LEVEL, table.seats, characters));
  return table;
}

/** Everybody invited, once. */
const invitedBy = ({ invited = [], host }: OpenOptions): readonly Person[] =>
  invited.filter(
    ({ userId }, at) =>
      userId !== host.userId && invited.findIndex((other) => other.userId === userId) === at,
  );

function gameNamed(name: string): AnyGame {
  const game = [...games.values()].find(({ id }) => id === name);
  if (!game) throw new Refusal('unknownGame', { game: name });
  return game;
}
