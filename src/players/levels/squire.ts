import type { ComputerPlayer, Decision, Thought } from '../player.ts';
import { glanced } from './glance.ts';

const thinkAsSquire = (decision: Decision): Thought => glanced(decision, ({ squire }) => squire);

/** A Squire: takes the move after which it likes its position best, or one that's nearly as good, without searching. */
export const squire: ComputerPlayer = {
  id: 'squire',
  think: thinkAsSquire,
  choose: (decision) => thinkAsSquire(decision).action,
};
