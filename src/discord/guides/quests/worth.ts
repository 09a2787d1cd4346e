import { cardValue } from '../../../games/quests/cards.ts';
import type { KnightCard, QuestsAction } from '../../../games/quests/types.ts';
import type { Scene } from './label.ts';

/** Points count before the adversary's value, and that before what's paid. */
const POINTS = 1000;
const VALUE = 30;
/** A Merlin fits everywhere, so it's the last to be paid. */
const MERLIN = 3;

const costOf = (pay: readonly KnightCard[]): number =>
  pay.reduce((sum, card) => sum + (card === 'merlin' ? MERLIN : card.endsWith('-2') ? 2 : 1), 0);

export function worth(scene: Scene, action: QuestsAction): number {
  if (action.type === 'draw') return action.count;
  if (action.type === 'reveal') return 0;
  const { view } = scene.preview(action);
  const points = view.players[scene.seat]!.score - scene.view.players[scene.seat]!.score;
  if (action.type === 'adventure') return points;
  return POINTS * points + VALUE * cardValue(action.card) - costOf(action.pay);
}
