import { type AnyGame, actionKey, type GameAction, type GameState, type Seat } from '../games/game.ts';
import { derivedSeed, seededIndex } from '../games/playout.ts';
import { foldRecord, lotSeed, recordGame, type StoredRecord } from '../games/record.ts';
import { SeededChance } from '../games/seeded-chance.ts';
import type { Reason } from '../players/facts.ts';
import type { Considered, PublicStep, Thought } from '../players/player.ts';
import { seededRandom } from '../players/random.ts';
import { ownReasonsFor } from '../players/reasons.ts';
import { knightWith } from '../players/registry.ts';
import { meanShares, type Shares, WinningChances } from './winning-chances.ts';

/**
 * What changed the seats' winning chances at one step, or at the set-up, each by seat and 0 in total. Together it's the
 * whole change.
 */
export interface Change {
  /** What chance did, against the mean of what it could have done. */
  readonly luck: Shares;
  /** What the actor lost by its own error, and the others gained by it. */
  readonly error: Shares;
  /** What neither explains: the judge changed its mind. */
  readonly unsure: Shares;
}

/** What a seat chose among several actions. */
export interface Decision {
  /** Index of the step, from 0. */
  readonly step: number;
  readonly seat: Seat;
  readonly played: GameAction;
  /** The best action from what the seat could know; the one played if none is better. */
  readonly best: GameAction;
  /** The seat's winning chances after each of the two, as the seat could know. */
  readonly chance: number;
  readonly bestChance: number;
  /** What it lost by not playing the best: 0 to 1. */
  readonly loss: number;
  /** What it would have lost on average by playing any action. */
  readonly careless: number;
  /** If it's a mistake, the seat's winning chance after each legal action, in the order of the rules; otherwise empty. */
  readonly shares: readonly number[];
  /**
   * If it's a mistake, what the best has and the one played lacks; otherwise what sets the one played apart from worse
   * ones. Most important first, or nothing.
   */
  readonly reasons: readonly Reason[];
}

/** Whoever loses less plays as well as the best: the judge can't tell. */
export const LEAST_LOSS = 0.03;

export interface Analysis {
  /** Each seat's winning chance before the set-up: the mean over what could have been dealt, if anything was. */
  readonly start: Shares;
  /** After set-up, then after each step; if the game is finished, the last is the result. */
  readonly chances: readonly Shares[];
  /** As many. */
  readonly changes: readonly Change[];
  /** The real ones, in order. */
  readonly decisions: readonly Decision[];
}

/** How much is computed. */
export interface Effort {
  /** Playouts for each decision. */
  readonly playouts: number;
  /** How often each outcome of chance is drawn again. */
  readonly draws: number;
}

/** In any game, a core makes them in less than 20 seconds. */
const PLAYOUTS_IN_ALL = 60_000;

/** An effort that takes one core at most 20 seconds. */
export function usualEffort(record: StoredRecord): Effort {
  const each = PLAYOUTS_IN_ALL / Math.max(1, record.steps.length);
  return { playouts: Math.max(64, Math.min(800, Math.round(each))), draws: 24 };
}

/**
 * Judges a game, step by step; what has been computed so far is kept between steps, and the number of steps is yielded.
 * The same record and effort always give the same analysis.
 * @throws RecordError as `foldRecord` does
 */
export function* analysing(record: StoredRecord, { playouts, draws }: Effort): Generator<number, Analysis> {
  const game = recordGame(record);
  const { variant, seats } = record.options;
  const seed = `${lotSeed(record)}:analysis`;
  const judge = new WinningChances(game, variant, seats, seededIndex(seed)(0x100000000) | 0);
  const knight = knightWith(playouts);
  const history: PublicStep[] = [];
  const chances: Shares[] = [];
  const changes: Change[] = [];
  const decisions: Decision[] = [];
  let start: Shares = [];
  let before: GameState = {};
  for (const { index, state, events, revealed } of foldRecord(record)) {
    const now = judge.of(state);
    if (index === null) {
      const others = record.chance.length > 0 ? otherSetups(game, record, seed, draws) : [];
      start = others.length > 0 ? meanShares(others.map((each) => judge.of(each))) : now;
      changes.push({ luck: minus(now, start), error: now.map(() => 0), unsure: now.map(() => 0) });
    } else {
      const { seat, action, chance } = record.steps[index]!;
      const last = chances.at(-1)!;
      const isDrawn = revealed || chance.length > 0;
      const luck = isDrawn ? minus(now, meanShares(judge.again(before, action, draws))) : now.map(() => 0);
      const actions = game.legalActions(before, seat);
      const random = seededRandom(`${seed}:${index}`);
      const view = game.view(before, seat);
      let loss = 0;
      if (actions.length > 1) {
        const { considered } = knight.think!({ game, view, seat, actions, history, random });
        const found = judgedDecision(considered, actions, action);
        const thought = found.loss < LEAST_LOSS ? { action, considered } : preferred(found, action);
        const reasons = ownReasonsFor({ game, view, seat, thought });
        decisions.push({ step: index, seat, played: action, ...found, reasons });
        loss = found.loss;
      }
      const error = errorOf(last, seat, loss);
      changes.push({ luck, error, unsure: minus(minus(minus(now, last), luck), error) });
      history.push({ seat, events });
    }
    chances.push(now);
    before = state;
    yield chances.length;
  }
  return { start, chances, changes, decisions };
}

/** The whole analysis at once. */
export function analyse(record: StoredRecord, effort: Effort = usualEffort(record)): Analysis {
  const steps = analysing(record, effort);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

const minus = (a: Shares, b: Shares): Shares => a.map((share, seat) => share - b[seat]!);

/** States after other set-ups with the same options, as likely as the game's own. */
const otherSetups = (game: AnyGame, { options }: StoredRecord, seed: string, count: number): GameState[] =>
  Array.from({ length: count }, (_, of) => game.setup(options, new SeededChance(derivedSeed(seed, of))));

type Judged = Omit<Decision, 'step' | 'seat' | 'played' | 'reasons'>;

/** The best instead of the one played. */
const preferred = ({ best, bestChance, chance }: Judged, played: GameAction): Thought => ({
  action: best,
  considered: [
    { action: best, share: bestChance },
    { action: played, share: chance },
  ],
});

/** How good the action was among all legal ones, of which the player has considered each. */
function judgedDecision(
  considered: readonly Considered[],
  actions: readonly GameAction[],
  played: GameAction,
): Judged {
  const found = new Map(considered.map((each) => [actionKey(each.action), each]));
  const own = found.get(actionKey(played))!;
  const best = considered[0]!.share > own.share ? considered[0]! : own;
  const losses = considered.map(({ share }) => Math.max(0, best.share - share));
  const loss = best.share - own.share;
  return {
    best: best.action,
    chance: own.share,
    bestChance: best.share,
    loss,
    careless: losses.reduce((sum, loss) => sum + loss, 0) / losses.length,
    shares: loss < LEAST_LOSS ? [] : actions.map((action) => found.get(actionKey(action))!.share),
  };
}

/** What the seat lost, the others gained: each in proportion to its chance, or all the same if none had any. */
function errorOf(before: Shares, actor: Seat, loss: number): Shares {
  const others = before.reduce((sum, share, seat) => (seat === actor ? sum : sum + share), 0);
  return before.map((share, seat) => {
    if (seat === actor) return -loss;
    return others > 0 ? (loss * share) / others : loss / (before.length - 1);
  });
}
