import { describe, expect, it } from 'vitest';
import { cardsInPile, PILES } from '../../../src/games/artus/cards.ts';
import type { ArtusView } from '../../../src/games/artus/types.ts';
import type { GameAction, GameView, Seat } from '../../../src/games/game.ts';
import type { RandomIndex } from '../../../src/games/playout.ts';
import { KNIGHT_CARDS } from '../../../src/games/quests/cards.ts';
import type { CardGameView } from '../../../src/games/quests/types.ts';
import { recordGame } from '../../../src/games/record.ts';
import { ownReasonsFor, reasonsFor } from '../../../src/players/reasons.ts';
import { courseOf, KINDS } from '../../leaks/games.ts';

const MOST_CONSIDERED = 4;

const HIDING = KINDS.flatMap((kind, number) =>
  recordGame(kind).perfectInformation ? [] : [{ ...kind, number }],
);

/** The cards of hand that the actions can't do without. */
function neededBy(actions: readonly GameAction[]): string[] {
  const needed = actions.map((action) => {
    if (action.type === 'challenge' && 'pay' in action) return action.pay as string[];
    return 'card' in action ? [action.card as string] : [];
  });
  const all = new Set(needed.flat());
  const most = (card: string) =>
    Math.max(...needed.map((cards) => cards.filter((each) => each === card).length));
  return [...all].flatMap((card) => Array<string>(most(card)).fill(card));
}

const ALL_CARDS = { artus: PILES.flatMap(cardsInPile), quests: KNIGHT_CARDS };

/** The same view with another hand of the same size, in which the actions are possible. */
function withOtherHand(
  game: 'artus' | 'quests',
  view: GameView,
  seat: Seat,
  actions: readonly GameAction[],
  random: RandomIndex,
): GameView {
  const other = (hand: readonly string[]) => {
    const kept = neededBy(actions);
    const cards = ALL_CARDS[game];
    return [...kept, ...hand.slice(kept.length).map(() => cards[random(cards.length)]!)];
  };
  if (game === 'quests') return { ...view, hand: other((view as CardGameView).hand!) };
  const { players } = view as ArtusView;
  return {
    ...view,
    players: players.map((each, at) => (at === seat ? { ...each, hand: other(each.hand!) } : each)),
  };
}

/** Decisions of random games, with a few legal actions in random order, each liked less than the one before. */
function* deliberations(number: number) {
  const { record, states, random } = courseOf('reasons', number);
  const game = recordGame(record);
  for (const [step, { seat, action }] of record.steps.entries()) {
    const state = states[step]!;
    const legal = game.legalActions(state, seat);
    const others = Array.from({ length: MOST_CONSIDERED }, () => legal[random(legal.length)]!);
    const considered = [action, ...others].map((each, at) => ({ action: each, share: 0.5 - at / 20 }));
    const view = game.view(state, seat);
    const thought = { action, considered };
    const after = JSON.stringify([
      game.view(states[step + 1]!, null),
      game.preview(view, seat, action).events,
    ]);
    yield { deliberation: { game, view, seat, thought }, open: game.view(state, null), random, after };
  }
}

/** How often what's told the player alone follows from the hand, by game. */
const own = new Map(HIDING.map(({ game }) => [game, 0]));

describe.each(HIDING)('reasons in $game $variant, $seats seats', ({ game, number }) => {
  it('are the same whatever else is in the hand, and name nothing that isn’t public', () => {
    let told = 0;
    for (const { deliberation, open, random, after } of deliberations(number)) {
      const { view, seat, thought } = deliberation;
      const actions = thought.considered.map(({ action }) => action);
      const other = withOtherHand(game as 'artus' | 'quests', view, seat, actions, random);
      const reasons = reasonsFor({ ...deliberation, view: open });
      // Another hand has other alternatives.
      const alone = { ...thought, considered: thought.considered.slice(0, 1) };
      expect(reasonsFor({ ...deliberation, view: open, thought: alone })).toEqual(reasons);
      for (const { card } of reasons) if (card !== undefined) expect(after).toContain(`"${card}"`);
      told += reasons.length;
      const [here, there] = [view, other].map((each) => ownReasonsFor({ ...deliberation, view: each }));
      if (JSON.stringify(here) !== JSON.stringify(there)) own.set(game, own.get(game)! + 1);
    }
    expect(told).toBeGreaterThan(0);
  });
});

it.each([...own.keys()])('in %s, the player alone hears some that follow from the hand', (game) => {
  expect(own.get(game)).toBeGreaterThan(0);
});
