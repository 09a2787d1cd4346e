import { type AnyGame, actionKey, type GameState } from '../../src/games/game.ts';
import { recordGame, truncateRecord } from '../../src/games/record.ts';
import { reasonsFor } from '../../src/players/reasons.ts';
import { undone } from '../../src/table/turn.ts';
import { seatViewFor } from '../../src/table/views.ts';
import { differences, type PartDifference } from './difference.ts';
import { peopleIn, type Setting, settingAt } from './documents.ts';
import { type Course, withPrivateSteps } from './games.ts';
import { hear, hearEngine } from './heard/all.ts';
import { personIn } from './heard/seat.ts';
import { otherRecord } from './other-record.ts';
import type { Audience } from './permuter.ts';
import { type World, worldOf } from './world.ts';

/** Something that an audience gets and that isn't the same in two worlds that it can't tell apart. */
interface Difference {
  /** Number of the game under its seed, from 0. */
  readonly game: number;
  readonly step: number;
  readonly audience: string;
  readonly what: string;
  readonly bytes: number;
  /** Where the two part, in one world and in the other. */
  readonly excerpts: readonly [string, string];
}

/** So many moments of a game are looked at, its end among them in one game out of three. */
const MOMENTS = 3;
const MOST_PRIVATE_STEPS = 3;

/** Two worlds that the audience can't tell apart, compared. */
export interface Pair {
  readonly audience: 'spectator' | 'seat to act' | 'other seat' | 'private step';
  /** Whether its pictures were compared. */
  readonly drawn: boolean;
  readonly differences: readonly Difference[];
}

interface Moment {
  readonly course: Course;
  readonly step: number;
  readonly setting: Setting;
  /** The game as it was played. */
  readonly world: World;
  readonly finished: boolean;
  /** Whether pictures are drawn, and unreadable tables stored beside the game. */
  readonly thorough: boolean;
}

/** Moments of the game beside the same moments of games that each audience can't tell from it. */
export async function* pairsOf(course: Course, isThorough: () => boolean): AsyncGenerator<Pair> {
  const { random, record, states } = course;
  const last = record.steps.length;
  for (let count = 0; count < MOMENTS; count++) {
    const step = count === 0 && random(3) === 0 ? last : random(last);
    const setting = settingAt(course, step, random);
    const finished = recordGame(record).toAct(states[step]!).length === 0;
    const thorough = isThorough();
    const world = worldOf(truncateRecord(record, step), setting, { finished, thorough });
    const moment = { course, step, setting, world, finished, thorough };
    const audiences = [null, ...peopleIn(setting)];
    for (const audience of audiences) yield await besideAnother(moment, audience);
    const others = audiences.filter((audience) => audience === null || !isToAct(moment, audience));
    yield* besideItsNext(moment, others[random(others.length)]!);
  }
}

const isToAct = ({ course: { record, states }, step }: Moment, audience: Audience): boolean =>
  audience !== null && recordGame(record).toAct(states[step]!).includes(audience);

/** All that's hidden from the audience is different in the other world, private steps of whoever acts included. */
async function besideAnother(moment: Moment, audience: Audience): Promise<Pair> {
  const { course, step, setting, world, finished, thorough } = moment;
  const { random, record, states, shared } = course;
  const acts = isToAct(moment, audience);
  const known = acts ? step : (shared[step] as number);
  const followed = truncateRecord(record, known);
  const other = otherRecord({ record: followed, state: states[known]!, audience }, random);
  const theirs = acts
    ? other.record
    : withPrivateSteps(other.record, other.state, random(MOST_PRIVATE_STEPS + 1), random);
  const another = worldOf(theirs, setting, { finished, thorough });
  const choices = choicesAt(moment, audience);
  const said = await hear(world, audience, choices);
  const saidThere = await hear(another, audience, choices);
  const [told, toldThere] = [followed, other.record].map((each) => hearEngine(each, audience));
  return pair(moment, acts ? 'seat to act' : audience === null ? 'spectator' : 'other seat', audience, [
    ...differences(said, saidThere),
    ...differences(told!, toldThere!),
    ...(acts ? [] : differentReasons(states[known]!, other.state, recordGame(record))),
  ]);
}

/** Whoever acts does the same in both worlds, where they have other choices, and says why. */
function differentReasons(here: GameState, there: GameState, game: AnyGame) {
  const [seat] = game.toAct(here);
  if (seat === undefined) return [];
  const worlds = [here, there].map((state) => ({ state, actions: game.legalActions(state, seat) }));
  const [own, others] = worlds.map(({ actions }) => new Map(actions.map((each) => [actionKey(each), each])));
  const common = [...own!].find(([key]) => others!.has(key))?.[1];
  if (!common) return [];
  const [told, toldThere] = worlds.map(({ state, actions }) => {
    const rest = actions.filter((each) => actionKey(each) !== actionKey(common));
    const considered = [common, ...rest].map((action, at) => ({ action, share: 1 / (at + 2) }));
    const thought = { action: common, considered };
    const reasons = reasonsFor({ game, view: game.view(state, null), seat, thought });
    return new Map([['reasons', JSON.stringify(reasons)]]);
  });
  return differences(told!, toldThere!);
}

/** Whoever acts takes a step that stays their own, then takes it back where they can. */
async function* besideItsNext(moment: Moment, audience: Audience): AsyncGenerator<Pair> {
  const { course, step, world } = moment;
  const { tables, id } = world;
  const [seat] = recordGame(course.record).toAct(course.states[step]!);
  if (seat === undefined || seat === audience) return;
  const actor = await personIn(world, seat);
  const { random } = course;
  const choices = choicesAt(moment, audience);
  const before = await hear(world, audience, choices);
  const { actions } = await tables.read(id, seatViewFor(actor.userId));
  const action = actions[random(actions.length)]!;
  const acted = await tables.act(id, actor, null, () => action);
  if (acted.shared) return;
  const after = await hear(world, audience, choices);
  const found = differences(before, after);
  if (acted.seat.canUndo) {
    await tables.change(id, actor, undone(null, 'step'), seatViewFor(actor.userId));
    found.push(...differences(before, await hear(world, audience, choices)));
  }
  yield pair(moment, 'private step', audience, found);
}

const choicesAt = ({ course, step }: Moment, audience: Audience): string =>
  `${course.number}:${step}:${audience}`;

function pair(
  { course, step, thorough }: Moment,
  kind: Pair['audience'],
  audience: Audience,
  found: readonly PartDifference[],
): Pair {
  const name = audience === null ? 'spectator' : `seat ${audience}`;
  const where = { game: course.number, step, audience: kind === 'private step' ? `${name}, ${kind}` : name };
  return { audience: kind, drawn: thorough, differences: found.map((each) => ({ ...each, ...where })) };
}
