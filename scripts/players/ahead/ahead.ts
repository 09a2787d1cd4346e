import type { ComputerPlayer, Considered, Decision, Thought } from '../../../src/players/player.ts';
import { valuations } from './valuations.ts';

/** Looks one action ahead and takes the action with the best outcome, as far as it can be known. */
export function looksAhead({ game, view, seat, actions, random }: Decision): Thought {
  const valuation = valuations.get(game.id);
  let best = Number.NEGATIVE_INFINITY;
  let ties: Considered['action'][] = [];
  for (const action of actions) {
    const value = valuation ? valuation(game.preview(view, seat, action).view, seat) : 0;
    if (value > best) {
      best = value;
      ties = [];
    }
    if (value === best) ties.push(action);
  }
  return { action: ties[Math.floor(random() * ties.length)]!, considered: [] };
}

/** What tournaments measure the levels against. It judges by hand-made weights. */
export const ahead: ComputerPlayer = {
  id: 'ahead',
  think: looksAhead,
  choose: (decision) => looksAhead(decision).action,
};
