import type { GameAction, GameId, GameState, SetupOptions } from '../../src/games/game.ts';
import { derivedSeed, type RandomIndex, seededIndex } from '../../src/games/playout.ts';
import { appendStep, recordGame, type StoredRecord, startRecord } from '../../src/games/record.ts';
import { games } from '../../src/games/registry.ts';

export interface Kind {
  readonly game: GameId;
  readonly variant: string;
  readonly seats: number;
}

/** Every game in every variant with every number of seats. */
export const KINDS: readonly Kind[] = [...games.values()].flatMap(({ id, variants, seats }) =>
  variants.flatMap((variant) =>
    Array.from({ length: seats.max - seats.min + 1 }, (_, more) => ({
      game: id,
      variant,
      seats: seats.min + more,
    })),
  ),
);

/** A random game, played to its end. */
export interface Course {
  readonly kind: Kind;
  readonly number: number;
  readonly random: RandomIndex;
  readonly record: StoredRecord;
  /** After so many steps. */
  readonly states: readonly GameState[];
  /** How many of so many steps everybody may see. */
  readonly shared: readonly number[];
}

/** The seeded course of game `number`. */
export function courseOf(seed: string, number: number): Course {
  const kind = KINDS[number % KINDS.length] as Kind;
  const own = derivedSeed(seed, number);
  const random = seededIndex(own);
  const { game: id, variant, seats } = kind;
  const game = recordGame({ game: id });
  const rules = Object.fromEntries(
    game.ruleOptions.map((rule) => [rule.id, rule.values[random(rule.values.length)] as string]),
  );
  const options: SetupOptions = { variant, seats, rules };
  const eager = random(3) > 0;
  let { record, state } = startRecord(id, options, own);
  const states = [state];
  const shared = [0];
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    const action = anyOf(game.legalActions(state, seat), eager, random);
    const before = state;
    ({ record, state } = appendStep(record, state, seat, action));
    states.push(state);
    shared.push(isPrivate(record, before, state) ? (shared.at(-1) as number) : record.steps.length);
  }
  return { kind, number, random, record, states, shared };
}

/** Whether the last step stays its player's own: they go on within their turn, and the game hides something. */
function isPrivate(record: StoredRecord, before: GameState, after: GameState): boolean {
  const game = recordGame(record);
  const [seat] = game.toAct(before);
  const goesOn = game.toAct(after).includes(seat as number) && game.turn(after) === game.turn(before);
  return goesOn && !game.perfectInformation;
}

/** Where drawing ends a turn, an eager player does something else first. */
function anyOf(actions: readonly GameAction[], eager: boolean, random: RandomIndex): GameAction {
  const others = actions.filter(({ type }) => type !== 'draw');
  const among = eager && others.length > 0 ? others : actions;
  return among[random(among.length)] as GameAction;
}

/** The record with up to `most` more random steps that stay the player's own. */
export function withPrivateSteps(
  begun: StoredRecord,
  from: GameState,
  most: number,
  random: RandomIndex,
): StoredRecord {
  const game = recordGame(begun);
  let record = begun;
  let state = from;
  for (let step = 0; step < most; step++) {
    const [seat] = game.toAct(state);
    if (seat === undefined) break;
    const next = appendStep(record, state, seat, anyOf(game.legalActions(state, seat), true, random));
    if (!isPrivate(record, state, next.state)) break;
    ({ record, state } = next);
  }
  return record;
}
