import { expect, it } from 'vitest';
import type { GameId } from '../../../src/games/game.ts';
import { seededIndex } from '../../../src/games/playout.ts';
import { KINDS, type Kind } from '../../leaks/games.ts';
import { checkFaultless, openStage, PEOPLE, playGame, type Turn } from '../fixtures/whole-game.ts';

/** `GAME` is a game, or `all`; `GAMES` are played of each kind in each manner. */
const { GAME, GAMES = '1', SEED = 'test' } = process.env;
/**
 * The most presses of a turn and of a decision. Artus' plays are a card, what it moves, and how far; the card game's are
 * a card and what to pay, and those than which another is better for certain are only among all moves: `lesser`.
 */
const MOST: Readonly<Record<GameId, { turn: number; decision: number; lesser: number }>> = {
  artus: { turn: 8, decision: 3, lesser: 3 },
  court: { turn: 4, decision: 1, lesser: 1 },
  quests: { turn: 5, decision: 2, lesser: 4 },
};

const SHORT: readonly Kind[] = [
  { game: 'artus', variant: 'advanced', seats: 2 },
  { game: 'court', variant: 'standard', seats: 4 },
  { game: 'quests', variant: 'seals', seats: 3 },
];

/** Of what a person needs: of a lesser move, what a better one in its place would take at most. */
const pressesOf = (turn: Turn, decision: number): number =>
  turn.reduce((sum, { presses, isLesser }) => sum + (isLesser ? Math.min(presses, decision) : presses), 0);

it.each(GAME ? KINDS.filter(({ game }) => ['all', game].includes(GAME)) : SHORT)(
  'a turn of $game $variant with $seats seats takes few presses',
  { timeout: 180_000 * Number(GAMES) },
  async (kind) => {
    const name = `${SEED} ${kind.game} ${kind.variant} ${kind.seats}`;
    const stage = await openStage(PEOPLE.slice(0, kind.seats), name);
    const turns: Turn[] = [];
    try {
      for (const manner of ['any', 'longest'] as const)
        for (let game = 0; game < Number(GAMES); game++)
          for await (const turn of playGame(stage, kind, manner, seededIndex(`${name} ${manner} ${game}`)))
            turns.push(turn);
      checkFaultless(stage);
    } finally {
      await stage.close();
    }
    expect(new Set(turns.map((turn) => turn.map(({ action }) => action.type).join())).size).toBeGreaterThan(
      2,
    );
    const { turn: inTurn, decision, lesser } = MOST[kind.game];
    expect(turns.filter((turn) => pressesOf(turn, decision) > inTurn)).toEqual([]);
    expect(turns.flat().filter(({ presses, isLesser }) => presses > (isLesser ? lesser : decision))).toEqual(
      [],
    );
  },
);
