import { byGame, type GameId } from '../../src/games/game.ts';
import type { Level } from '../../src/players/levels.ts';

/** What a level must achieve: a share of first places, in percent. */
export interface Trial {
  readonly game: GameId;
  readonly variant: string;
  readonly level: Level;
  /** One per seat; the level's own share is measured. */
  readonly players: readonly string[];
  readonly atLeast: number;
  readonly atMost?: number;
  /** Decisions of each seat that are drawn at random first; none if absent. */
  readonly randomFirst?: number;
}

type Goals = readonly (readonly [variant: string, page: number, squire: number, knight: number])[];

/** Against one `ahead`. */
const AGAINST_ONE = byGame<Goals>({
  artus: [
    ['advanced', 40, 85, 99],
    ['basic', 40, 70, 97],
  ],
  court: [['standard', 40, 85, 99]],
  quests: [
    ['basic', 40, 85, 98],
    ['seals', 40, 68, 93],
  ],
});

/** Against three of them. */
const AGAINST_THREE = byGame<Goals>({
  artus: [
    ['advanced', 15, 70, 97],
    ['basic', 15, 35, 60],
  ],
  court: [['standard', 15, 45, 65]],
  quests: [
    ['basic', 15, 65, 85],
    ['seals', 15, 45, 75],
  ],
});

/** A game's goals, a line each. */
const linesOf = (goals: ReadonlyMap<GameId, Goals>) =>
  [...goals].flatMap(([game, lines]) => lines.map((line) => [game, ...line] as const));

function against(goals: ReadonlyMap<GameId, Goals>, others: readonly string[], pageAtMost: number): Trial[] {
  return linesOf(goals).flatMap(([game, variant, page, squire, knight]) => {
    const trial = { game, variant };
    return [
      { ...trial, level: 'page', players: ['page', ...others], atLeast: page, atMost: pageAtMost },
      { ...trial, level: 'squire', players: ['squire', ...others], atLeast: squire },
      { ...trial, level: 'knight', players: ['knight', ...others], atLeast: knight },
    ] satisfies Trial[];
  });
}

/** With two seats the Court is decided by who gets the Favor, so its levels meet with four. */
const againstBelow: readonly Trial[] = linesOf(AGAINST_ONE).flatMap(([game, variant]) => {
  const meet = (level: Level, below: Level): Trial => ({
    game,
    variant,
    level,
    players: game === 'court' ? [level, below, level, below] : [level, below],
    atLeast: 75,
  });
  return [meet('squire', 'page'), meet('knight', 'squire')];
});

/** Whom else Knights meet in the Court with two seats: players with tastes of their own, who know the rules and search. */
const againstStyles: readonly Trial[] = ['keeper', 'buyer', 'planner'].map((style) => ({
  game: 'court',
  variant: 'standard',
  level: 'knight',
  players: ['knight', `scripts/players/court/${style}.ts`],
  atLeast: 70,
  randomFirst: 2,
}));

export const TRIALS: readonly Trial[] = [
  ...against(AGAINST_ONE, ['ahead'], 60),
  ...against(AGAINST_THREE, ['ahead', 'ahead', 'ahead'], 35),
  ...againstBelow,
  ...againstStyles,
];
