import * as z from 'zod';
import { GAME_IDS, type GameAction, type GameEvent, type GameState, type Result } from '../games/game.ts';
import type { StoredRecord } from '../games/record.ts';
import type { Reason } from '../players/facts.ts';
import { isLevel, LEVELS, type Level, STAND_IN } from '../players/levels.ts';
import { CHARACTER_IDS } from './characters.ts';

export { isLevel, LEVELS, type Level, type Reason, STAND_IN };

/** What a schema gives, never changed in place. */
export type Stored<Schema extends z.ZodType> = Immutable<z.infer<Schema>>;
type Immutable<T> = T extends readonly (infer Each)[]
  ? readonly Immutable<Each>[]
  : T extends object
    ? { readonly [Key in keyof T]: Immutable<T[Key]> }
    : T;

/** How long a decision may take; `none` is as long as it likes. The lobby's choice, which clocks go by. */
export const PACES = ['none', 'live', '1h', '12h', '1d', '3d'] as const;
export type Pace = (typeof PACES)[number];

/** Who may take a seat in the lobby. */
export const ACCESSES = ['open', 'invited'] as const;
export type Access = (typeof ACCESSES)[number];

export const STATUSES = ['lobby', 'playing', 'finished', 'closed'] as const;
export type TableStatus = (typeof STATUSES)[number];

const count = z.int().nonnegative();

/** Computer players' names are those of characters; at old tables, they're texts. */
const name = z.union([
  z.string(),
  z.strictObject({ character: z.enum(CHARACTER_IDS) }),
  z.strictObject({ player: count }),
]);

/**
 * `name`: the latest display name from Discord, unescaped, with a number if somebody else's at the table looks the same;
 * a player's number once their data was deleted.
 */
const person = z.strictObject({ userId: z.string(), name });
export type Person = Stored<typeof person>;

/** The person requesting a change. */
export interface Actor extends Person {
  /** ID of the interaction; it's carried out once even if delivered repeatedly. */
  readonly requestId?: string;
}

export const seatHolder = z.union([
  person.extend({
    kind: z.literal('person'),
    /** What they add to the shuffles, in the lobby; see `isWord`. */
    word: z.exactOptional(z.string()),
    /** Whether their word was dropped, since what it was given for has changed. */
    asked: z.exactOptional(z.literal(true)),
  }),
  z.strictObject({
    kind: z.literal('computer'),
    player: z.enum(LEVELS),
    name,
    /** The person who had this seat before. */
    formerly: z.exactOptional(person),
    /** How long it plays: until that person is back, or until anybody takes the seat; absent for the whole game. */
    until: z.exactOptional(z.enum(['back', 'taken'])),
  }),
]);
export type SeatHolder = Stored<typeof seatHolder>;

/** Somebody's time in a seat of a running game, which ended after that many steps of the record. */
const tenure = z.strictObject({ seat: count, holder: seatHolder, until: count });
export type Tenure = Stored<typeof tenure>;

/** How much somebody has played of a seat: part of its decisions, 0 to 1. */
export const share = z.strictObject({ holder: seatHolder, share: z.number() });
export type Share = Stored<typeof share>;

/** Which data an event, an action or a reason has is the game's business. */
const typed = z.looseObject({ type: z.string() });
const reason = z.custom<Reason>((value) => typed.safeParse(value).success);
const event = z.custom<GameEvent>((value) => typed.safeParse(value).success);
const action = z.custom<GameAction>((value) => typed.safeParse(value).success);

/** The state after the first `steps` steps of the record. */
const snapshot = z.strictObject({
  steps: count,
  state: z.custom<GameState>((value) => typeof value === 'object' && value !== null),
});
export type Snapshot = Stored<typeof snapshot>;

/** A step of the current turn, or one that the channel's newest message contains or has yet to contain. */
const recentStep = z.strictObject({
  /** Index in the record. */
  index: count,
  seat: count,
  turn: count,
  revealed: z.boolean(),
  /** Played automatically because there was no choice. */
  forced: z.boolean(),
  events: z.array(event),
});
export type RecentStep = Stored<typeof recentStep>;

/** What has been announced: the start, and the first `steps` steps. */
const told = z.strictObject({
  started: z.boolean(),
  steps: count,
  /** First of the steps that the channel's message goes back to: those of about one turn for each seat. */
  from: count,
  /** `Play.undone` at the announcement. If it's changed, something announced has since been undone. */
  undone: count,
});
export type Told = Stored<typeof told>;

/** A game's states at some time, with what goes with them. */
export const snapshots = z.strictObject({
  /** `Game.stateVersion` of the code that made the states. */
  stateVersion: count,
  now: snapshot,
  /**
   * The last public state: after a turn ended, the decision passed to another seat, or (in games that hide nothing)
   * any step.
   */
  shared: snapshot,
  /** Number of steps before the current turn. */
  turnStart: count,
  /** Steps of the current turn, and those from `told.from` on; oldest first. */
  recent: z.array(recentStep),
});
export type Snapshots = Stored<typeof snapshots>;

/** What the record doesn't say. */
export const noted = z.strictObject({
  /** How many times something public was undone. */
  undone: count,
  told,
  /** Why a computer player took the step of that index, told with the move; the latest that had any, oldest first. */
  reasons: z.array(z.strictObject({ index: count, reasons: z.array(reason) })),
});
export type Noted = Stored<typeof noted>;

/** A game at the table: its record, what's derived from it, and what it doesn't say. */
export interface Play extends Snapshots, Noted {
  readonly record: StoredRecord;
  readonly result: Result | null;
  /** The states of some steps ago, which are stored as they are; of the present ones, what differs from them. */
  readonly kept: Snapshots;
}

/** `steps`: of the record before it; absent in the lobby, and in older notes. */
const dated = { shown: count, steps: z.exactOptional(count) };

/** What people at a running game can change together, one of these at a time. */
const amendment = z.union([
  z.strictObject({ pace: z.enum(PACES) }),
  z.strictObject({ vacations: z.boolean() }),
]);
export type Amendment = Stored<typeof amendment>;

const noteOn = <Kind extends string>(kind: Kind) => z.strictObject({ ...dated, kind: z.literal(kind), name });

/** News other than moves for the channel, as of that `shown`. */
const note = z.discriminatedUnion('kind', [
  z.strictObject({ ...dated, kind: z.literal('opened') }),
  /** Nobody has started it for a day, so it was closed. */
  z.strictObject({ ...dated, kind: z.literal('expired') }),
  /** Everybody has been away from the game for 30 days, so it was closed. */
  z.strictObject({ ...dated, kind: z.literal('deserted') }),
  /** The store went back to an earlier state, in which the table was as it had been at that time, in ms since the epoch. */
  z.strictObject({ ...dated, kind: z.literal('setBack'), at: z.number() }),
  /** Those who were there have agreed on it. */
  z.strictObject({ ...dated, kind: z.literal('amended'), to: amendment }),
  noteOn('closed'),
  noteOn('back'),
  noteOn('host'),
  noteOn('resigned').extend({ heir: name }),
  /** The others have opened their seat; a computer plays until somebody takes it. */
  noteOn('vacated').extend({ heir: name, by: name }),
  /** They've left; a computer plays until somebody takes the seat. */
  noteOn('leaving').extend({ heir: name }),
  /** Their time was up too often; a computer plays until they're back. */
  noteOn('absent').extend({ heir: name }),
  noteOn('taken').extend({ before: name }),
  /** They've brought it here, since its channel was deleted. */
  noteOn('moved'),
]);
export type Note = Stored<typeof note>;

/** The public part of the game at the time of that `shown`. */
const moment = z.strictObject({ shown: count, steps: count, undone: count });
export type Moment = Stored<typeof moment>;

/** The table's message in its channel, and who has been pinged. */
const posted = z.strictObject({
  messageId: z.string(),
  /** When it was posted, in ms since the epoch. */
  at: z.number(),
  /** `TableFacts.shown` of what it says. */
  shown: count,
  /** The newest of the bot's messages about the table, present or deleted: the message itself or one below it. */
  newestId: z.string(),
  /** The last wait that somebody was pinged for; 0 before the first. */
  called: count,
  /** The last wait in which a message pinged somebody by a mention; absent before. */
  mentioned: z.exactOptional(count),
  /** The message that pinged them, while it's there, or that says the game is over; null if the table's message did. */
  callId: z.string().nullable(),
  /** What the host has been pinged for in the lobby; absent before. */
  readyFor: z.exactOptional(z.enum(['start', 'full'])),
  /** The message that announces a thread's table in its parent channel; `says`: a digest of what it says. */
  announced: z.exactOptional(
    z.strictObject({ channelId: z.string(), messageId: z.string(), says: z.string() }),
  ),
});
export type Posted = Stored<typeof posted>;

/** An action in a Knight's judgement. */
const advice = z.strictObject({
  action,
  /** Expected share of the first place after it, 0 to 1; null if nobody has estimated it. */
  share: z.number().nullable(),
  /** Most important first; some may be known only to whoever asked. */
  reasons: z.array(reason),
});
export type Advice = Stored<typeof advice>;

/** What a Knight would do in somebody's place. `next` is null if there's no other action, or none was looked at. */
const hint = z.strictObject({ best: advice, next: advice.nullable() });
export type Hint = Stored<typeof hint>;

/** A hint as it was given. `position` identifies the decisions before it, `steps` is their number. */
const keptHint = hint.extend({ position: z.string(), steps: count });
export type KeptHint = Stored<typeof keptHint>;

/** The hints that a seat has taken: in how many positions, and those that may be asked for again, oldest first. */
const seatHints = z.strictObject({ seat: count, taken: count, kept: z.array(keptHint) });
export type SeatHints = Stored<typeof seatHints>;

/** What a table shows of its shuffles before its end; docs/fairness.md says what follows. */
const fair = z.strictObject({
  /** The table's number in its server, from 1. */
  number: z.int().positive(),
  /** 64 lower-case hexadecimal digits. */
  commitment: z.string(),
  /** 64 lower-case hexadecimal digits; null until the game starts. */
  start: z.string().nullable(),
  /** Who's to begin, if that was chosen after words had been given; until the seats change. */
  startSeat: z.exactOptional(count),
  /** How many words there were at the start; absent until then. */
  words: z.exactOptional(count),
});

/** How a table is to be played, and another like it. */
export const options = z.object({
  game: z.enum(GAME_IDS),
  variant: z.string(),
  rules: z.record(z.string(), z.string()),
  theme: z.string(),
  /** The locale code of its language in the channel; null for the server's. */
  language: z.string().nullable(),
  pace: z.enum(PACES),
  /** Whether the clock stops while the awaited player is away, as everybody has agreed by sitting down. */
  vacations: z.boolean(),
  /** Whether it rests in their quiet hours; absent: if decisions may take long. */
  rests: z.exactOptional(z.boolean()),
  access: z.enum(ACCESSES),
  /** Whether people may ask for hints. */
  hints: z.boolean(),
  /** The level of whoever plays for people who leave or are away. */
  standIn: z.enum(LEVELS),
});
export type TableOptions = Stored<typeof options>;

/** What's stored about a table besides its game; all of it public, and so are its changes. Times are in ms since 1970. */
export const tableFacts = z.strictObject({
  id: z.string(),
  guildId: z.string(),
  /** The table's channel or thread. */
  channelId: z.string(),
  ...options.shape,
  /** Absent if the table has committed to nothing. */
  fair: z.exactOptional(fair),
  /** Who has been invited, whether or not they've come. */
  invited: z.array(person),
  host: person,
  /** User ID of whoever opened it. */
  openedBy: z.string(),
  status: z.enum(STATUSES),
  /** In seat order once playing; in order of arrival in the lobby. */
  seats: z.array(seatHolder),
  /** Who held the seats before, in the order in which they left. */
  tenures: z.array(tenure),
  /** Steps that a computer has taken in the seats of people whose time was up, oldest first: from one index to before another. */
  playedFor: z.exactOptional(z.array(z.strictObject({ seat: count, from: count, until: count }))),
  /** Incremented at every change of the table, hidden steps included; for private controls. */
  revision: count,
  /** Incremented at every public change; for public controls. */
  shown: count,
  openedAt: z.number(),
  startedAt: z.number().nullable(),
  /** Number of the current wait: incremented whenever the game starts waiting for somebody else. */
  wait: count,
  /** When the current wait started. */
  waitingSince: z.number(),
  /** Since an undo, who was awaited before it; empty once they are again. Then the wait goes on with the last but one. */
  again: z.exactOptional(z.array(count)),
  /** The last wait without a clock that has lasted a day, or in which the clock was taken off. */
  late: z.exactOptional(count),
  /** The last wait in which whoever was awaited did nothing for so long that the others may decide; without a clock. */
  silent: z.exactOptional(count),
  /** What some have asked for in that wait, and who, by user ID. */
  asked: z.exactOptional(z.strictObject({ wait: count, by: z.array(z.string()), to: amendment })),
  /** When people who are seated, and the host, last did something at the table. */
  there: z.exactOptional(z.array(z.strictObject({ userId: z.string(), at: z.number() }))),
  endedAt: z.number().nullable(),
  /** When something of the table last changed that everybody may see. */
  changedAt: z.number(),
});
export type TableFacts = Stored<typeof tableFacts>;

/** The right to tell a table's channel, which one process has at a time. */
const lease = z.strictObject({
  /** ID of the process; null while nobody has it. */
  holder: z.string().nullable(),
  /** Incremented whenever another process takes it, starting at 1. */
  fence: count,
  /** When it's free again if its holder says nothing more, in ms since the epoch. */
  until: z.number(),
});
export type Lease = Stored<typeof lease>;

/**
 * What keeps the bot from telling a table's channel anything: it may not see or write in it, the thread is locked or
 * private, it has been removed from the server, or the channel is gone.
 */
const BARRIERS = ['channel', 'thread', 'server', 'gone'] as const;
export type Barrier = (typeof BARRIERS)[number];

/** That a table's channel can't be told anything. */
const unreachable = z.strictObject({
  why: z.enum(BARRIERS),
  /** In ms since the epoch; the awaited person's time stands still from then on. */
  since: z.number(),
  /** When a game whose server or channel is gone is closed, and last words for a channel are dropped. */
  until: z.number(),
  /** The last wait that somebody was told of besides. */
  called: count,
});
export type Unreachable = Stored<typeof unreachable>;

/** What the bot owes a table's channel and remembers of it. */
export const duties = z.strictObject({
  /** News other than moves that's owed to the channel, oldest first. */
  notes: z.array(note),
  /** Moments of the game that the channel hasn't been told about, oldest first. */
  untold: z.array(moment),
  posted: posted.nullable(),
  /** Only of seats that have taken hints. */
  hinted: z.array(seatHints),
  /** Null unless several processes may use the store. */
  baton: lease.nullable(),
  /** When it was last looked whether its channel is still there, in ms since the epoch; null: never. */
  checkedAt: z.number().nullable(),
  /** Whether all of it is stored in one piece, since nothing of it changes any more. */
  archived: z.boolean(),
  /** When it's deleted, in ms since the epoch; null for never. */
  expires: z.number().nullable(),
  /** Absent while the channel can be told. */
  unreachable: z.exactOptional(unreachable),
  /** What its shuffles follow from: 64 lower-case hexadecimal digits, which nobody sees before its end. */
  secret: z.exactOptional(z.string()),
});

/** An interaction that changed the table, and when. */
export interface HandledRequest {
  readonly id: string;
  /** In ms since the epoch. */
  readonly at: number;
}

/** Everything about a table. */
export interface TableDocument extends TableFacts, Stored<typeof duties> {
  /** Null until the game starts. */
  readonly play: Play | null;
  /** Kept for as long as Discord may redeliver them. */
  readonly requests: readonly HandledRequest[];
}
