import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { entrantOf } from '../../scripts/tournament/entrants.ts';
import { played } from '../../scripts/tournament/match.ts';
import { readTournament } from '../../scripts/tournament/request.ts';
import type { Standings } from '../../scripts/tournament/standings.ts';
import { games } from '../../src/games/registry.ts';
import type { ComputerPlayer, PublicStep } from '../../src/players/player.ts';
import { runScript } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'round-table-'));
afterAll(() => rmSync(folder, { recursive: true }));

const tournament = (...args: string[]) => runScript('tournament', ...args, '--seed', '1', '--jobs', '1');

async function standings(...args: string[]): Promise<Standings> {
  const { code, out, err } = await tournament(...args, '--json');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return JSON.parse(out);
}

describe('tournament', () => {
  it("lets a stranger's player in by its path", async () => {
    const { players } = await standings(
      ...['artus', '--games', '6', '--players', 'test/example/players/previewing.mjs,random'],
    );
    expect(players.map(({ name }) => name)).toEqual(['test/example/players/previewing.mjs', 'random']);
    expect(players[0]!.share).toBeGreaterThan(0.9);
    expect(players[0]!.margin).toBeGreaterThan(0);
    expect(players[0]!.share + players[1]!.share).toBeCloseTo(1);
  });

  it('plays the same games for the same seed, in any number of processes', async () => {
    const play = async (jobs: string) => {
      const args = ['tournament', 'court', '--seats', '3', '--players', 'squire,ahead', '--games', '6'];
      const { out } = await runScript(...(args as ['tournament']), '--seed', '5', '--json', '--jobs', jobs);
      const { players, decidedBySeat } = JSON.parse(out) as Standings;
      return {
        decidedBySeat,
        players: players.map(({ share, margin, seats }) => ({ share, margin, seats })),
      };
    };
    const alone = await play('1');
    expect(alone).toEqual(await play('2'));
    expect(alone.players.map(({ seats }) => seats)).toEqual([2, 1]);
  });

  it('draws the first decisions of each seat at random, the same ones in every rotation', async () => {
    const game = games.get('court')!;
    const begun = async (rotation: number, randomFirst: number) => {
      const firsts = new Map<number, readonly PublicStep[]>();
      const first: ComputerPlayer = {
        id: 'first',
        choose({ seat, history, actions }) {
          if (!firsts.has(seat)) firsts.set(seat, history);
          return actions[0]!;
        },
      };
      const options = { variant: 'standard', seats: 2 };
      await played(game, options, [first, first], { deal: 0, rotation }, '1', randomFirst);
      return firsts;
    };
    const drawn = await begun(0, 2);
    for (const [seat, history] of drawn)
      expect(history.filter((step) => step.seat === seat).length).toBeGreaterThanOrEqual(2);
    expect(drawn).toEqual(await begun(1, 2));
    expect((await begun(0, 0)).get(0)).toEqual([]);
  });

  it('prints a table', async () => {
    const { out } = await tournament('quests', '--players', 'page,random', '--games', '2');
    expect(out).toMatch(/^quests basic, 2 seats, 2 games of 1 deal, seed 1\n\n\| player \| first places \|/);
    expect(out).toMatch(/\n\| page \| \d+\.\d % \| \d+\.\d % to \d+\.\d % \| [+−]\d+\.\d \|/);
  });

  it.each([
    [['artus', '--players', 'page,page,page'], '--players needs 1 to 2 names, not 3'],
    [['artus'], 'Name the players'],
    [['chess', '--players', 'page'], 'Name one game'],
    [['artus', '--players', 'page', '--variant', 'seals'], 'seals'],
    [['artus', '--players', 'page', '--games', '0'], '--games must be a positive whole number'],
  ])('refuses %j', (args, message) => {
    expect(() => readTournament(args)).toThrow(message);
  });

  it.each([
    ['nobody', 'Unknown player "nobody"'],
    ['knight:0', 'Unknown player "knight:0"'],
    ['./nowhere.mjs', "./nowhere.mjs can't be loaded"],
  ])('refuses the player %s', async (name, message) => {
    await expect(entrantOf(name)).rejects.toThrow(message);
  });

  it("refuses a module that isn't a player, and a move that isn't legal", async () => {
    const empty = join(folder, 'empty.mjs');
    writeFileSync(empty, 'export const player = 1;');
    expect((await tournament('artus', '--players', empty)).err).toContain("isn't a player");
    const cheat = join(folder, 'cheat.mjs');
    writeFileSync(cheat, "export default { id: 'cheat', choose: () => ({ type: 'win' }) };");
    const { code, err } = await tournament('artus', '--players', cheat, '--games', '2');
    expect({ code, err }).toEqual({ code: 1, err: 'cheat chose an illegal action.\n' });
  });
});
