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

/** Of the best actions, so many are likely enough to be played in an example. */
const LIKELY = 3;

const defaultExample = ({ variants, seats }: AnyGame): Example => ({
  options: { variant: variants[0]!, seats: seats.min },
  seed: '0'.repeat(32),
  steps: 1,
});

export const exampleOf = (game: GameId, guide: AnyGuide): Example =>
  guide.example ?? defaultExample(games.get(game)!);

/** A state of the example game. Everything about it is decided by the example's seed. */
const states = new Map<string, GameState>();

function stateOf(id: GameId, guide: AnyGuide, moment: Moment, words: Words): GameState {
  const at = moment === 'end' ? moment : 'middle';
  const known = states.get(`${id} ${at}`);
  if (known !== undefined) return known;
  const { options, seed, steps } = exampleOf(id, guide);
  const game = games.get(id)!;
  const choose = seededIndex(seed);
  let { record, state } = startRecord(id, options, seed);
  for (let step = 0; at === 'end' || step < steps; step++) {
    const seat = game.toAct(state)[0];
    if (seat === undefined) break;
    const action = game.forced?.(state) ?? likely(game, guide, state, seat, words, choose);
    ({ record, state } = appendStep(record, state, seat, action));
  }
  states.set(`${id} ${at}`, state);
  return state;
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
  const ranked = game
    .legalActions(state, seat)
    .map((action) => ({ action, worth: guide.worth?.(scene, action) ?? 0 }))
    .sort((a, b) => b.worth - a.worth);
  return ranked[choose(Math.min(LIKELY, ranked.length))]!.action;
}

/** What a painter needs for a picture of the example. */
export function exampleScene(
  id: GameId,
  guide: AnyGuide,
  moment: Moment,
  { theme, words }: Setting,
): Scene<GameView, GameEvent> {
  const game = games.get(id)!;
  const state = stateOf(id, guide, moment, words);
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
