import { setImmediate } from 'node:timers/promises';
import type { Scene, Setting } from '../../../render/painter.ts';
import type { AnyGame, GameAction, GameEvent, GameId, GameState, GameView, Seat } from '../../games/game.ts';
import { type RandomIndex, seededIndex } from '../../games/playout.ts';
import { appendStep, startRecord } from '../../games/record.ts';
import { games } from '../../games/registry.ts';
import type { Words } from '../../i18n/index.ts';
import type { AnyGuide } from './guide.ts';
import type { Example } from './handbook.ts';

/** What a picture of the example shows. */
export type Moment = 'table' | 'hand' | 'end';

/** Among so many actions, drawn at random, the best few are likely enough to be played in an example. */
const CONSIDERED = 20;
const LIKELY = 3;

const defaultExample = ({ variants, seats }: AnyGame): Example<GameView> => ({
  options: { variant: variants[0]!, seats: seats.min },
  seed: '0'.repeat(32),
  steps: 1,
});

export const exampleOf = (game: GameId, guide: AnyGuide): Example<GameView> =>
  guide.example ?? defaultExample(games.get(game)!);

interface Played {
  /** After the example's steps. */
  readonly middle: GameState;
  /** When the game is over, if a chapter shows that. */
  readonly end: GameState;
}

/** The example games. Everything about them is decided by their seeds. */
const played = new Map<GameId, Played>();

/** Plays an example, an action at a time. */
function* playing(id: GameId, guide: AnyGuide, words: Words): Generator<void, Played> {
  const { options, seed, steps, shows = {} } = exampleOf(id, guide);
  const game = games.get(id)!;
  const choose = seededIndex(seed);
  let { record, state } = startRecord(id, options, seed);
  let middle = state;
  const last = Object.values(shows).includes('end') ? Number.POSITIVE_INFINITY : steps;
  for (let step = 0; step < last; step++) {
    const seat = game.toAct(state)[0];
    if (seat === undefined) break;
    const action = game.forced?.(state) ?? likely(game, guide, state, seat, words, choose);
    ({ record, state } = appendStep(record, state, seat, action));
    if (step < steps) middle = state;
    yield;
  }
  return { middle, end: state };
}

function playedOf(id: GameId, guide: AnyGuide, words: Words): Played {
  const known = played.get(id);
  if (known) return known;
  const game = playing(id, guide, words);
  let step = game.next();
  while (!step.done) step = game.next();
  played.set(id, step.value);
  return step.value;
}

/** Plays the example without holding anything else up, so that its pictures are drawn at once. */
export async function prepareExample(id: GameId, guide: AnyGuide, words: Words): Promise<void> {
  if (played.has(id)) return;
  const game = playing(id, guide, words);
  let step = game.next();
  for (; !step.done; step = game.next()) await setImmediate();
  played.set(id, step.value);
}

/** One of the best actions, so that the position is one that people reach. */
function likely(
  game: AnyGame,
  guide: AnyGuide,
  state: GameState,
  seat: Seat,
  words: Words,
  choose: RandomIndex,
): GameAction {
  const view = game.view(state, seat);
  const scene = {
    view,
    seat,
    names: words.players.names,
    words,
    preview: (action: GameAction) => game.preview(view, seat, action),
  };
  const ranked = drawn(game.legalActions(state, seat), choose)
    .map((action) => ({ action, worth: guide.worth?.(scene, action) ?? 0 }))
    .sort((a, b) => b.worth - a.worth);
  return ranked[choose(Math.min(LIKELY, ranked.length))]!.action;
}

/** Some of the actions, so that playing an example stays quick. */
function drawn(actions: readonly GameAction[], choose: RandomIndex): GameAction[] {
  const left = [...actions];
  const count = Math.min(CONSIDERED, left.length);
  return Array.from({ length: count }, () => left.splice(choose(left.length), 1)[0]!);
}

/** What a painter needs for a picture of the example. */
export function exampleScene(
  id: GameId,
  guide: AnyGuide,
  moment: Moment,
  { theme, words }: Setting,
): Scene<GameView, GameEvent> {
  const game = games.get(id)!;
  const { middle, end } = playedOf(id, guide, words);
  const state = moment === 'end' ? end : middle;
  const seat = moment === 'hand' ? game.toAct(state)[0]! : null;
  const { seats } = exampleOf(id, guide).options;
  return {
    view: game.view(state, seat),
    names: words.players.names.slice(0, seats),
    theme,
    words,
    events: [],
  };
}
