import type { Seat } from '../../games/game.ts';
import { cardKind } from '../../games/quests/data.ts';
import type {
  CardGameAction,
  CardGameEvent,
  CardGameView,
  ChallengeAction,
  KnightCard,
} from '../../games/quests/types.ts';
import { ofType, type Steps } from '../guide.ts';
import { payingColour, type Scene } from './labels.ts';

/** Fewer is better: a Merlin pays for anything later, and more cards in hand break ties. */
const spent = (pay: readonly KnightCard[]): number =>
  pay.filter((card) => card === 'merlin').length * pay.length + pay.length;

/** Whether the first pays no worse than the second, whatever comes: for the same card, in the same way. */
function paysBetter(one: ChallengeAction, other: ChallengeAction): boolean {
  const [colour, otherColour] = [payingColour(one.pay), payingColour(other.pay)];
  if (otherColour === 'merlin') return colour !== 'merlin';
  return colour === otherColour && spent(one.pay) < spent(other.pay);
}

/** Whether the usual price wins the card at once, since it lies there alone: then nobody pays double. */
const isAlone = ({ view }: Scene, { card, mode }: ChallengeAction): boolean =>
  mode === 'double' &&
  (view.players[view.toAct!]?.seals ?? 0) > 0 &&
  view.columns[cardKind(card)].length === 1;

export const cardGameSteps: Steps<CardGameView, CardGameAction, CardGameEvent> = {
  lesser(scene, actions) {
    const challenges = ofType(actions, 'challenge');
    const draws = ofType(actions, 'draw');
    const most = Math.max(...draws.map(({ count }) => count));
    return new Set<CardGameAction>([
      ...challenges.filter(
        (action) =>
          isAlone(scene, action) ||
          challenges.some(
            (other) => other.card === action.card && other.mode === action.mode && paysBetter(other, action),
          ),
      ),
      ...draws.filter(({ count }) => count < most),
    ]);
  },
};

/** The draw, where only that is left after a challenge or an adventure. */
export function cardGameSequel(
  { toAct, openSteps, maxDraw, thisTurn }: CardGameView,
  seat: Seat,
): CardGameAction | null {
  const hasActed = (thisTurn?.challenge ?? thisTurn?.adventure ?? null) !== null;
  const isLast = toAct === seat && openSteps.length === 1 && openSteps[0] === 'draw';
  return hasActed && isLast ? { type: 'draw', count: maxDraw } : null;
}
