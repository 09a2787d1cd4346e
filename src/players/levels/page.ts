import type { ComputerPlayer, Decision, Thought } from '../player.ts';
import { glanced } from './glance.ts';

const thinkAsPage = (decision: Decision): Thought =>
  glanced(decision, ({ page }, variant, seats) => ({ deals: 1, looseness: page.looseness(variant, seats) }));

/** A Page: sees which moves are good, and takes any of them. */
export const page: ComputerPlayer = {
  id: 'page',
  think: thinkAsPage,
  choose: (decision) => thinkAsPage(decision).action,
};
