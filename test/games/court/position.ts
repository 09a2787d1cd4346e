import { type ChanceEntry, RecordedChance } from '../../../src/games/chance.ts';
import { bagOfCourtiers, bagOfTiles } from '../../../src/games/court/data.ts';
import { court } from '../../../src/games/court/index.ts';
import type { CourtState } from '../../../src/games/court/state.ts';
import {
  CHARACTERS,
  type Character,
  type CourtAction,
  type CourtEvent,
  type Courtier,
  type Pip,
  type Tile,
} from '../../../src/games/court/types.ts';
import { start } from './random-game.ts';

const LETTERS: Readonly<Record<string, Courtier>> = { J: 'jester', M: 'maiden', G: 'guard', K: 'knight' };

/** Courtiers by letter, e.g. `JJK`. */
export const courtiers = (letters: string): Courtier[] =>
  [...letters].map((letter) => LETTERS[letter] as Courtier);

export interface Position {
  readonly phase: CourtState['phase'];
  readonly actor: number;
  readonly treasuries: readonly (readonly Tile[])[];
  /** By letter. */
  readonly courts: readonly string[];
  readonly row: string;
  readonly peasantry: string;
  readonly purses?: Partial<Record<Character, readonly Tile[]>>;
  readonly taken?: Partial<Record<Character, number>>;
  readonly blackDie?: Character;
  readonly bid?: readonly Tile[];
  readonly bidder?: number;
}

/** A state in an auction of the first round, with the Favor at seat 0. */
export function position(given: Position): CourtState {
  return {
    ...start(given.courts.length),
    round: 1,
    turn: 1,
    phase: given.phase,
    actor: given.actor,
    treasuries: given.treasuries.map(bagOfTiles),
    courts: given.courts.map((letters) => bagOfCourtiers(courtiers(letters))),
    row: bagOfCourtiers(courtiers(given.row)),
    peasantry: bagOfCourtiers(courtiers(given.peasantry)),
    purses: CHARACTERS.map((character) => bagOfTiles(given.purses?.[character] ?? [1, 2])),
    takenBy: CHARACTERS.map((character) => given.taken?.[character] ?? null),
    favor: 0,
    blackDie: given.blackDie ?? null,
    opener: given.bidder ?? given.actor,
    bid: bagOfTiles(given.bid ?? []),
    bidder: given.bidder ?? null,
  };
}

const noDice = new RecordedChance([]);

export interface Played {
  readonly state: CourtState;
  readonly events: readonly CourtEvent[];
}

/** Plays the actions in order, each for the seat to act. */
export function playAll(
  from: CourtState,
  actions: readonly CourtAction[],
  chance: RecordedChance = noDice,
): Played {
  let state = from;
  const events: CourtEvent[] = [];
  for (const action of actions) {
    const step = court.play(state, state.actor as number, action, chance);
    state = step.state;
    events.push(...step.events);
  }
  return { state, events };
}

export const bid = (...tiles: Tile[]): CourtAction => ({ type: 'bid', tiles });
export const pass: CourtAction = { type: 'pass' };
export const choose = (character: Character): CourtAction => ({ type: 'choose', character });

/** Scripted rolls: of the four dice (jester, maiden, guard, knight), then of the Favor's die by seat. */
export function dice(
  rows: readonly (readonly Pip[])[],
  favors: readonly (readonly (Pip | null)[])[],
): RecordedChance {
  const entries: ChanceEntry[] = rows.flatMap((values, at) =>
    values.map((outcome, type) => ({
      what: `${['jester', 'maiden', 'guard', 'knight'][type]} die, roll ${at + 1}`,
      outcome,
    })),
  );
  for (const [at, values] of favors.entries())
    for (const [seat, outcome] of values.entries())
      if (outcome !== null) entries.push({ what: `favor die of seat ${seat}, roll ${at + 1}`, outcome });
  return new RecordedChance(entries);
}

/** The game from set-up to the first auction. */
export const opened = (starts: string, chance: RecordedChance): Played =>
  playAll(
    start(starts.length),
    courtiers(starts).map((courtier) => ({ type: 'startCourtier', courtier })),
    chance,
  );
