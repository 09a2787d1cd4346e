import type { GameState } from './game.ts';
import type { Json } from './json.ts';
import { gameOf } from './record-game.ts';
import { foldRecord } from './record-replay.ts';
import type { ExportedRecord, StoredRecord } from './record-types.ts';

/**
 * The full record, with the facts after each step and the result.
 * @throws RecordError as `foldRecord` does
 */
export function exportRecord(record: StoredRecord): ExportedRecord {
  const game = gameOf(record);
  const folded = [...foldRecord(record)];
  const facts = folded.map(({ state }) => game.facts(state));
  return {
    version: record.version,
    game: record.game,
    options: record.options,
    seed: record.seed,
    chance: record.chance,
    facts: facts[0] as Json,
    steps: record.steps.map(({ seat, action, chance }, index) => ({
      seat,
      action,
      chance,
      facts: facts[index + 1] as Json,
    })),
    result: game.result(folded.at(-1)?.state as GameState),
  };
}
