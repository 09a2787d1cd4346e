import { type AnyGame, actionKey, byGame, type GameAction, type GameView, type Seat } from '../games/game.ts';
import { seededIndex } from '../games/playout.ts';
import { artusFacts } from './artus/reasons.ts';
import { courtFacts } from './court/reasons.ts';
import type { Fact, Facts, Outside, Reason } from './facts.ts';
import type { Thought } from './player.ts';
import { cardGameFacts } from './quests/reasons.ts';

/** A game without facts gives no reasons. */
const factsOf = byGame<Facts>({
  artus: artusFacts as unknown as Facts,
  court: courtFacts as unknown as Facts,
  quests: cardGameFacts as unknown as Facts,
});

/** Of the other moves, at least this part has less of what sets a move apart, and at most that part more. */
const LESS = 1 / 2;
const MORE = 1 / 8;

/** The facts that set a move apart from others, most important first. */
export function distinguishing(move: readonly Fact[], others: readonly (readonly Fact[])[]): Fact[] {
  return move
    .filter(({ isSilent }) => !isSilent)
    .map((fact) => ({ fact, lead: leadOf(fact, others) }))
    .filter(({ lead }) => lead > 0)
    .sort((a, b) => b.lead * b.fact.weight - a.lead * a.fact.weight)
    .map(({ fact }) => fact);
}

/** How much more of it the move has than the others on average; 0 if it doesn't distinguish the move. */
function leadOf({ reason, amount }: Fact, others: readonly (readonly Fact[])[]): number {
  const amounts = others.map((facts) => facts.find((fact) => fact.reason.type === reason.type)?.amount ?? 0);
  const less = amounts.filter((other) => other < amount).length;
  const more = amounts.filter((other) => other > amount).length;
  if (less < LESS * amounts.length || more > MORE * amounts.length) return 0;
  return amount - amounts.reduce((sum, other) => sum + other, 0) / amounts.length;
}

/** More would be a speech. */
const MOST_REASONS = 2;
/** The number of alternatives that show what's special about a move. */
const MOST_COMPARED = 24;

/** A thought, and who had it where. */
interface Deliberation {
  readonly game: AnyGame;
  /** The seat's own, or everybody's. */
  readonly view: GameView;
  readonly seat: Seat;
  readonly thought: Thought;
}

/**
 * Why the thought's action was chosen, most important first, or nothing if there's nothing to say: what sets it apart
 * from the actions that the player thought worse. Everything in it is public, and so is what it follows from: where
 * players have hands, it's what sets the action apart from those that anybody might expect of any hand. What's told of
 * the action itself isn't repeated.
 * @param deliberation with everybody's view
 */
export function reasonsFor({ game, view: open, seat, thought }: Deliberation): readonly Reason[] {
  const facts = factsOf.get(game.id);
  if (!facts || thought.considered.length === 0) return [];
  const { outside } = facts;
  const before = outside?.before(open, seat) ?? open;
  const others = outside ? expected(outside, open, seat) : worseThan(thought, MOST_COMPARED);
  const unseen: Facts['open'] = (move) =>
    facts.open(move).map((fact) => (fact.isSeen ? { ...fact, isSilent: true } : fact));
  return told({ game, view: before, seat, action: thought.action }, others, unseen);
}

/**
 * The same for the player alone: it may name what only they see, and follow from it. If nothing sets the action apart
 * from the others together, it's what sets it apart from the next best.
 * @param deliberation with the seat's own view
 */
export function ownReasonsFor({ game, view, seat, thought }: Deliberation): readonly Reason[] {
  const facts = factsOf.get(game.id);
  if (!facts) return [];
  const { open, own } = facts;
  const known: Facts['open'] = (move) => (own ? [...open(move), ...own(move)] : open(move));
  const { action } = thought;
  const all = told({ game, view, seat, action }, worseThan(thought, MOST_COMPARED), known);
  return all.length > 0 ? all : told({ game, view, seat, action }, worseThan(thought, 1), known);
}

interface Choice extends Pick<Deliberation, 'game' | 'view' | 'seat'> {
  readonly action: GameAction;
}

function told(
  { game, view, seat, action }: Choice,
  others: readonly GameAction[],
  known: Facts['open'],
): readonly Reason[] {
  if (others.length === 0) return [];
  const factsAfter = (of: GameAction) => {
    const { view: after, events } = game.preview(view, seat, of);
    return known({ seat, before: view, after, events });
  };
  return distinguishing(factsAfter(action), others.map(factsAfter))
    .slice(0, MOST_REASONS)
    .map(({ reason }) => reason);
}

/** One action for each of several hands that the seat may have; the same whatever it has. */
function expected({ actions }: Outside, open: GameView, seat: Seat): readonly GameAction[] {
  const random = seededIndex(JSON.stringify(open));
  return Array.from({ length: MOST_COMPARED }, () => {
    const possible = actions(open, seat, random);
    return possible[random(possible.length)]!;
  });
}

/** What the player ranks after the action, and so likes less; at most this many, from best to worst. */
function worseThan({ action, considered }: Thought, most: number): readonly GameAction[] {
  const at = considered.findIndex((other) => actionKey(other.action) === actionKey(action));
  const worse = at < 0 ? [] : considered.slice(at + 1).filter(({ share }) => share < considered[at]!.share);
  const count = Math.min(most, worse.length);
  return Array.from({ length: count }, (_, of) => worse[Math.floor((of * worse.length) / count)]!.action);
}
