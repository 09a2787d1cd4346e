import type { PictureOrder, Subject } from '../../../render/drawing/order.ts';
import type { AnyPainter, Scene, Style } from '../../../render/painter.ts';
import type { AnyGame, GameAction, GameEvent, GameId, GameState, GameView } from '../../games/game.ts';
import { appendStep, startRecord } from '../../games/record.ts';
import { games } from '../../games/registry.ts';
import type { AnyGuide, Example, PlacedPage } from '../../telling/guide.ts';

/** What a picture of the example shows. */
type Moment = 'table' | 'hand' | 'choice' | 'end';

/** Computer players who play the examples. */
const EXAMPLES = ['morgana', 'percival', 'nimue', 'gawain', 'elaine'] as const;

const defaultExample = ({ variants, seats }: AnyGame): Example<GameView> => ({
  options: { variant: variants[0]!, seats: seats.min },
  seed: '0'.repeat(32),
  middle: [0],
});

const exampleOf = (game: GameId, guide: AnyGuide): Example<GameView> =>
  guide.example ?? defaultExample(games.get(game)!);

interface Played {
  readonly middle: GameState;
  readonly end: GameState;
}

/** The guides' example games, each played once. */
const played = new WeakMap<AnyGuide, Played>();

/** @throws RangeError if the example chooses an action that there isn't */
function playedOf(id: GameId, guide: AnyGuide): Played {
  const known = played.get(guide);
  if (known) return known;
  const { options, seed, middle, rest = [] } = exampleOf(id, guide);
  const game = games.get(id)!;
  let { record, state } = startRecord(id, options, seed);
  const play = (choice: number): void => {
    const seat = game.toAct(state)[0];
    const action = seat === undefined ? undefined : game.legalActions(state, seat)[choice];
    if (seat === undefined || action === undefined)
      throw new RangeError(`example of ${id}: no action ${choice} after ${record.steps.length} steps`);
    ({ record, state } = appendStep(record, state, seat, action));
  };
  middle.forEach(play);
  const inMiddle = state;
  rest.forEach(play);
  const result = { middle: inMiddle, end: state };
  played.set(guide, result);
  return result;
}

/** What a painter needs for a picture of the example. */
export function exampleScene(
  id: GameId,
  guide: AnyGuide,
  moment: Moment,
  { theme, t }: Style,
): Scene<GameView, GameEvent> {
  const game = games.get(id)!;
  const { middle, end } = playedOf(id, guide);
  const state = moment === 'end' ? end : middle;
  const seat = moment === 'hand' || moment === 'choice' ? game.toAct(state)[0]! : null;
  const { seats } = exampleOf(id, guide).options;
  return {
    view: game.view(state, seat),
    names: EXAMPLES.slice(0, seats).map((id) => t(`players-${id}`)),
    theme,
    t,
    events: [],
  };
}

/** What the seat to act can do in the middle of the example, numbered as the first choices are. */
function choiceOf(id: GameId, guide: AnyGuide): Subject {
  const game = games.get(id)!;
  const { middle } = playedOf(id, guide);
  const seat = game.toAct(middle)[0]!;
  const actions = game.legalActions(middle, seat);
  const firstOf = (action: GameAction) => guide.pathOf(action)[0]!;
  const rank = (action: GameAction) => Number(!(guide.isNumbered?.(action) ?? true));
  const firsts = [...new Set(actions.toSorted((a, b) => rank(a) - rank(b)).map(firstOf))];
  const numbers = actions.map((action) => firsts.indexOf(firstOf(action)) + 1);
  return { kind: 'choice', seat, actions, numbers };
}

/**
 * The picture of a page: a card or character on its own, a drawing of what a chapter says, or an example of the table with the page's notes.
 * @param page null for the table without notes
 */
export function pagePicture(
  game: GameId,
  guide: AnyGuide,
  page: PlacedPage | null,
  painter: AnyPainter,
  setting: Style,
): PictureOrder {
  const piece = page && (page.group ? page.id : `rules-${page.id}`);
  if (piece && painter.piece(piece, setting))
    return { game, subject: { kind: 'piece', id: piece }, scene: setting };
  const kind = (page && exampleOf(game, guide).shows?.[page.id]) ?? 'table';
  const scene = exampleScene(game, guide, kind, setting);
  const places = exampleOf(game, guide).places?.(scene.view) ?? {};
  const notes = Object.entries(page?.notes ?? {}).map(([name, text]) => ({
    spot: places[name] ?? name,
    text,
  }));
  const subject: Subject = kind === 'choice' ? choiceOf(game, guide) : { kind };
  return { game, subject, scene, ...(kind === 'end' ? {} : { notes }) };
}
