import { expect, it } from 'vitest';
import { startRecord } from '../../../src/games/record.ts';
import { games } from '../../../src/games/registry.ts';
import { decideHere } from '../../../src/players/thinker.ts';
import { ThinkingPool } from '../../../src/players/thinking/thinking-pool.ts';
import { ManualClock } from '../../base/manual-clock.ts';

it('a player decides the same in a thread of the bot as here', async () => {
  const pool = new ThinkingPool({ clock: new ManualClock(), threads: 1 });
  const game = games.get('artus')!;
  const { state } = startRecord(game.id, { variant: 'basic', seats: 2 }, '0'.repeat(32));
  const seat = game.toAct(state)[0]!;
  const [view, actions] = [game.view(state, seat), game.legalActions(state, seat)];
  const question = { game: game.id, player: 'squire', view, seat, actions, history: [], seed: 'one' };
  const { action } = await pool.think(question).finally(() => pool.close());
  expect(action).toEqual((await decideHere(question)).action);
});
