import { describe, expect, it } from 'vitest';
import { ahead } from '../../../scripts/players/ahead/ahead.ts';
import type { GameId, GameState, Seat } from '../../../src/games/game.ts';
import { seededIndex } from '../../../src/games/playout.ts';
import {
  appendStep,
  foldRecord,
  recordGame,
  type StoredRecord,
  startRecord,
} from '../../../src/games/record.ts';
import type { Decision, PublicStep } from '../../../src/players/player.ts';
import { seededRandom } from '../../../src/players/random.ts';
import { knightWith, page, squire } from '../../../src/players/registry.ts';
import { otherRecord } from '../../leaks/other-record.ts';

const PLAYERS = [page, squire, knightWith(40), ahead];

function historyOf(record: StoredRecord): PublicStep[] {
  const steps: PublicStep[] = [];
  for (const { index, events } of foldRecord(record))
    if (index !== null) steps.push({ seat: record.steps[index]!.seat, events });
  return steps;
}

function decisionIn(record: StoredRecord, state: GameState, seat: Seat): Decision {
  const game = recordGame(record);
  return {
    game,
    view: game.view(state, seat),
    seat,
    actions: game.legalActions(state, seat),
    history: historyOf(record),
    random: seededRandom(`step ${record.steps.length}`),
  };
}

const thoughts = (record: StoredRecord, state: GameState, seat: Seat): string =>
  JSON.stringify(PLAYERS.map((player) => player.think!(decisionIn(record, state, seat))));

describe('a computer player', () => {
  it.each<[GameId, string, number]>([
    ['artus', 'basic', 2],
    ['artus', 'advanced', 3],
    ['court', 'standard', 3],
    ['quests', 'basic', 3],
    ['quests', 'seals', 2],
  ])('decides alike whatever is hidden from it: %s %s, %i seats', (id, variant, seats) => {
    const game = recordGame({ game: id });
    const random = seededIndex('redealt');
    let { record, state } = startRecord(id, { variant, seats }, 'redealt');
    let redealt = 0;
    for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
      const other = otherRecord({ record, state, audience: seat }, random);
      if (JSON.stringify(other.state) !== JSON.stringify(state)) redealt++;
      expect(thoughts(other.record, other.state, seat)).toBe(thoughts(record, state, seat));
      const { action } = squire.think!(decisionIn(record, state, seat));
      ({ record, state } = appendStep(record, state, seat, action));
    }
    expect(redealt > record.steps.length / 2).toBe(game.perfectInformation !== true);
  });
});
