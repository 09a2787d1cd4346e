import { type RandomIndex, seededIndex } from '../../../src/games/playout.ts';
import { foldRecord, recordGame, type StoredRecord } from '../../../src/games/record.ts';
import { GUILD, STRANGER } from '../documents.ts';
import type { Audience } from '../permuter.ts';
import type { World } from '../world.ts';
import { hearEverybody } from './everybody.ts';
import { Heard } from './heard.ts';
import { hearLists } from './lists.ts';
import { hearRefusals } from './refusals.ts';
import { hearSeat, personIn } from './seat.ts';

/** Everything that the audience gets of the game in this world, and all that's logged on the way. */
export async function hear(
  world: World,
  audience: Audience,
  choices: string,
): Promise<ReadonlyMap<string, string>> {
  const random: RandomIndex = seededIndex(choices);
  const heard = new Heard();
  // Whoever asks first for the list has tables that have just ended put among the finished.
  await world.tables.list(GUILD);
  const from = world.log.length;
  const said = world.context.pictures;
  await hearEverybody(heard, world, audience === null ? (world.drawn ?? said) : said);
  const { game } = await world.tables.info(world.id);
  const person = audience === null ? STRANGER : await personIn(world, audience);
  const seat = audience === null ? null : await hearSeat(heard, world, person, random);
  await hearLists(heard, world, person);
  if (!seat || seat.actions.length === 0)
    await hearRefusals(heard, world, person, { game, canUndo: seat?.canUndo ?? false });
  heard.add('log', world.log.slice(from));
  return heard.parts;
}

/** What the engine itself says to the audience of a game, step by step. */
export function hearEngine(record: StoredRecord, audience: Audience): ReadonlyMap<string, string> {
  const heard = new Heard();
  const game = recordGame(record);
  const history: unknown[] = [];
  let state = null;
  for (const { state: after, events, revealed } of foldRecord(record)) {
    history.push(events, revealed);
    state = after;
  }
  heard.add('events', history);
  heard.add('facts', game.facts(state!));
  heard.add('view', game.view(state!, audience));
  heard.add('whose turn and result', [game.toAct(state!), game.turn(state!), game.result(state!)]);
  if (audience !== null) heard.add('legal actions', game.legalActions(state!, audience));
  return heard.parts;
}
