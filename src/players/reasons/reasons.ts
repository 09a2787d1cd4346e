import { type AnyGame, actionKey, type GameAction, type GameView, type Seat } from '../../games/game.ts';
import type { Considered, Thought } from '../player.ts';
import { distinguishing } from './distinguishing.ts';
import type { Facts, Move } from './facts.ts';
import type { Reason } from './reason.ts';
import { factsOf } from './registry.ts';

/** More would be a speech. */
const MOST_REASONS = 2;
/** As many alternatives show what's special about a move. */
const MOST_COMPARED = 24;

/** A thought, and who had it where. */
export interface Deliberation {
  readonly game: AnyGame;
  /** The seat's own. */
  readonly view: GameView;
  readonly seat: Seat;
  readonly thought: Thought;
}

/**
 * Why the thought's action was chosen, most important first, or nothing if there's nothing to say: what sets it apart
 * from the actions that the player thought worse. Everything in it is public: it follows from what everyone sees
 * before and after the move.
 */
export const reasonsFor = (deliberation: Deliberation): readonly Reason[] =>
  told(deliberation, ({ open }) => open);

/**
 * The same for the player alone: it may name what only they see. If nothing sets the action apart from the others
 * together, it's what sets it apart from the next best.
 */
export function ownReasonsFor(deliberation: Deliberation): readonly Reason[] {
  const known =
    ({ open, own }: Facts): Facts['open'] =>
    (move) =>
      own ? [...open(move), ...own(move)] : open(move);
  const all = told(deliberation, known);
  return all.length > 0 ? all : told(deliberation, known, 1);
}

function told(
  { game, view, seat, thought: { action, considered } }: Deliberation,
  known: (facts: Facts) => Facts['open'],
  most = MOST_COMPARED,
): readonly Reason[] {
  const facts = factsOf.get(game.id);
  const worse = spread(worseThan(action, considered), most);
  if (!facts || worse.length === 0) return [];
  const moveOf = (of: GameAction): Move => ({ seat, before: view, ...afterwards(game, view, seat, of) });
  const factsAfter = (of: GameAction) => known(facts)(moveOf(of));
  const others = worse.map((other) => factsAfter(other.action));
  return distinguishing(factsAfter(action), others)
    .slice(0, MOST_REASONS)
    .map(({ reason }) => reason);
}

/** Those after the action, which is where the player ranks what it likes less. */
function worseThan(action: GameAction, considered: readonly Considered[]): readonly Considered[] {
  const at = considered.findIndex((other) => actionKey(other.action) === actionKey(action));
  return at < 0 ? [] : considered.slice(at + 1).filter(({ share }) => share < considered[at]!.share);
}

/** At most so many of them, from the best to the worst. */
const spread = <T>(all: readonly T[], most: number): readonly T[] =>
  all.length <= most
    ? all
    : Array.from({ length: most }, (_, at) => all[Math.floor((at * all.length) / most)]!);

function afterwards(game: AnyGame, view: GameView, seat: Seat, action: GameAction) {
  const { view: after, events } = game.preview(view, seat, action);
  return { after, events };
}
