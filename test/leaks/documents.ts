import type { Seat } from '../../src/games/game.ts';
import type { RandomIndex } from '../../src/games/playout.ts';
import { recordGame, replay, type StoredRecord } from '../../src/games/record.ts';
import type { Note, Person, SeatHolder, TableDocument, Told } from '../../src/table/document.ts';
import type { Course } from './games.ts';

export const GUILD = '900';
export const STRANGER: Person = { userId: '99', name: 'Mordred' };
const PEOPLE: readonly Person[] = ['Ada', 'Bob', 'Cyd', 'Dan', 'Eve'].map((name, at) => ({
  userId: String(at + 1),
  name,
}));
const OPENED = 1_700_000_000_000;

/** What's the same of a table in all worlds that an audience can't tell apart. */
export interface Setting {
  readonly seats: readonly SeatHolder[];
  readonly theme: string;
  readonly told: Told;
  readonly undone: number;
  readonly notes: readonly Note[];
  /** Steps that everybody may see. */
  readonly shared: number;
}

/** Random people and computers, and how much the channel has been told after so many steps. */
export function settingAt(
  { record, states, shared: known }: Course,
  steps: number,
  random: RandomIndex,
): Setting {
  const shared = known[steps] as number;
  const [toAct] = recordGame(record).toAct(states[steps]!);
  const computer = random(3) === 0 ? random(record.options.seats) : null;
  const told = random(2) === 0 ? shared : random(shared + 1);
  const undone = random(4) === 0 ? 1 : 0;
  return {
    seats: PEOPLE.slice(0, record.options.seats).map((person, seat) =>
      seat === computer && seat !== toAct
        ? { kind: 'computer', player: 'page', name: 'Nimue' }
        : { kind: 'person', ...person },
    ),
    theme: random(2) === 0 ? 'court' : 'contrast',
    told: { started: told > 0 || random(2) === 0, steps: told, from: random(told + 1), undone: 0 },
    undone,
    notes: random(4) === 0 ? [{ kind: 'resigned', name: 'Kay', heir: 'Nimue', shown: shared }] : [],
    shared,
  };
}

/** The seats in which people sit. */
export const peopleIn = ({ seats }: Setting): Seat[] =>
  [...seats.keys()].filter((seat) => seats[seat]?.kind === 'person');

/** A table on which the record has been played, as it's stored. States follow from the record when it's read. */
export function documentOf(
  id: string,
  record: StoredRecord,
  setting: Setting,
  finished: boolean,
): TableDocument {
  const { seats, theme, told, undone, notes, shared } = setting;
  const now = { steps: record.steps.length, state: replay(record) };
  return {
    id,
    guildId: GUILD,
    channelId: `8${id}`,
    game: record.game,
    variant: record.options.variant,
    rules: record.options.rules ?? {},
    theme,
    language: null,
    pace: 'none',
    vacations: true,
    access: 'open',
    standIn: 'squire',
    invited: [],
    host: PEOPLE[0]!,
    openedBy: PEOPLE[0]!.userId,
    status: finished ? 'finished' : 'playing',
    seats,
    tenures: [],
    revision: record.steps.length + 3,
    shown: shared + 3,
    openedAt: OPENED,
    startedAt: OPENED + 1_000,
    wait: 1,
    waitingSince: OPENED + 2_000,
    endedAt: finished ? OPENED + 3_000 : null,
    changedAt: OPENED + 3_000,
    play: {
      record,
      stateVersion: recordGame(record).stateVersion,
      now,
      shared: now,
      turnStart: 0,
      undone,
      recent: [],
      reasons: [],
      told,
      result: null,
      kept: { stateVersion: recordGame(record).stateVersion, now, shared: now, turnStart: 0, recent: [] },
    },
    notes,
    untold: [],
    requests: [],
    posted: null,
    hints: true,
    hinted: [],
    baton: null,
    checkedAt: null,
    archived: false,
    expires: null,
  };
}
