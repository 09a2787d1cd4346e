import type { GameAction, GameId, GameView, Seat } from '../games/game.ts';
import { recordGame } from '../games/record.ts';
import type { Effort, PublicStep, Thought } from './player.ts';
import { seededRandom } from './random.ts';
import { computerPlayers, DEFAULT_PLAYER } from './registry.ts';

/** A decision as plain data, so that it can be sent to another thread. */
export interface Question {
  readonly game: GameId;
  /** A player's ID; unknown ones stand for the default player. */
  readonly player: string;
  readonly view: GameView;
  readonly seat: Seat;
  /** Never empty. */
  readonly actions: readonly GameAction[];
  readonly history: readonly PublicStep[];
  /** The same seed and question always give the same thought. */
  readonly seed: string;
}

/** Lets computer players think. */
export interface Thinker {
  /** @throws whatever the player throws, and an `AbortError` once the signal is aborted */
  think(question: Question, signal?: AbortSignal): Promise<Thought>;
}

/** What the question's player decides, in this thread. @param effort absent if it may think as it's used to */
export async function decideHere(question: Question, effort?: Effort): Promise<Thought> {
  const { player: id, seed, ...position } = question;
  const player = computerPlayers.get(id) ?? DEFAULT_PLAYER;
  const game = recordGame(question);
  const decision = { ...position, game, random: seededRandom(seed), ...(effort && { effort }) };
  return player.think?.(decision) ?? { action: await player.choose(decision), considered: [] };
}

/** Thinks in this thread. */
export const directly: Thinker = { think: (question) => decideHere(question) };
