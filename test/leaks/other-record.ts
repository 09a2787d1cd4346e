import type { GameId, GameState } from '../../src/games/game.ts';
import { derivedSeed, type RandomIndex } from '../../src/games/playout.ts';
import { replay, type StoredRecord } from '../../src/games/record.ts';
import { RecordError } from '../../src/games/record-error.ts';
import { permuteArtus } from './artus.ts';
import { permuteCourt } from './court.ts';
import type { Known, Permuter } from './permuter.ts';
import { permuteCardGame } from './quests.ts';

const permuters: ReadonlyMap<GameId, Permuter> = new Map([
  ['artus', permuteArtus],
  ['court', permuteCourt],
  ['quests', permuteCardGame],
]);

/** A payment that isn't exact proves that its payer had no exact one; not every other hand agrees. */
const ATTEMPTS = 20;

export interface OtherRecord {
  readonly record: StoredRecord;
  readonly state: GameState;
  /** Whether other players' hands had to stay as they are. */
  readonly keptHands: boolean;
}

/** A valid record that the audience can't tell from the one given; its seed is another one too. */
export function otherRecord(known: Omit<Known, 'keepsHands'>, random: RandomIndex): OtherRecord {
  const permute = permuters.get(known.record.game) as Permuter;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const record = otherSecret(permute({ ...known, keepsHands: false }, random));
    const state = replayed(record);
    if (state) return { record, state, keptHands: false };
  }
  const record = otherSecret(permute({ ...known, keepsHands: true }, random));
  return { record, state: replay(record), keptHands: true };
}

/** The record with another seed. What was shown of the one it had stays. */
function otherSecret(record: StoredRecord): StoredRecord {
  if (record.version === 1) return { ...record, seed: derivedSeed(record.seed, 1) };
  const { fairness } = record;
  return { ...record, fairness: { ...fairness, seed: derivedSeed(fairness.seed, 1).repeat(2) } };
}

function replayed(record: StoredRecord): GameState | null {
  try {
    return replay(record);
  } catch (error) {
    if (error instanceof RecordError && error.code === 'illegalStep') return null;
    throw error;
  }
}
