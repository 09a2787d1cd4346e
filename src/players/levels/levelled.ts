import { ahead } from '../ahead/ahead.ts';
import type { ComputerPlayer, Decision, Thought } from '../player.ts';
import type { Level } from './levels.ts';

const think = (decision: Decision): Thought => ({
  action: ahead.choose(decision) as Thought['action'],
  considered: [],
});

/** A player of the level. */
export const levelled = (id: Level): ComputerPlayer => ({ id, think, choose: (d) => think(d).action });
