import type { ComputerPlayer, Decision } from '../player.ts';
import { valuations } from './valuations.ts';

/** Looks one action ahead and takes the action with the best outcome, as far as it can be known. */
export const ahead: ComputerPlayer = {
  id: 'ahead',
  choose({ game, view, seat, actions, random }: Decision) {
    const valuation = valuations.get(game.id);
    let best = Number.NEGATIVE_INFINITY;
    let ties: Decision['actions'][number][] = [];
    for (const action of actions) {
      const value = valuation ? valuation(game.preview(view, seat, action).view, seat) : 0;
      if (value > best) {
        best = value;
        ties = [];
      }
      if (value === best) ties.push(action);
    }
    return ties[Math.floor(random() * ties.length)]!;
  },
};
