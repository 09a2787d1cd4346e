import { availableParallelism } from 'node:os';
import { afterAll, expect, it } from 'vitest';
import type { Level } from '../../../src/players/levels.ts';
import type { Kind } from '../../leaks/games.ts';
import { playBusy, type Strain } from './channel/busy.ts';

/** `BUSY` other programs keep all cores busy while games are played; without it, none are. */
const { BUSY, GAME, LEVEL = 'knight', MINUTES = '6', SEED = '1' } = process.env;

/** The person has one seat. */
const GAMES: readonly Kind[] = [
  { game: 'artus', variant: 'advanced', seats: 3 },
  { game: 'court', variant: 'standard', seats: 3 },
  { game: 'quests', variant: 'seals', seats: 2 },
];

/** From SIGTERM to the end of the process, in ms. */
const LATEST_END = 5_000;

const strains: Record<string, Strain> = {};
afterAll(() => void (BUSY && console.table(strains)));

it.skipIf(!BUSY).each(GAMES.filter(({ game }) => (GAME ?? game) === game))(
  `a game of $game $variant goes well on ${availableParallelism()} cores beside ${BUSY} busy programs`,
  { timeout: (Number(MINUTES) + 2) * 60_000 },
  async (kind) => {
    const load = { level: LEVEL as Level, busy: Number(BUSY), minutes: Number(MINUTES) };
    const strain = await playBusy(kind, load, SEED);
    strains[`${kind.game} ${kind.variant}, ${kind.seats}`] = strain;
    expect(strain).toMatchObject({ unanswered: 0, late: 0, atRandom: 0, isOver: true, exitCode: 0 });
    expect(strain.endedAfter).toBeLessThanOrEqual(LATEST_END);
  },
);
