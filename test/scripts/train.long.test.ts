import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { courses, fileOf } from '../../scripts/training/courses.ts';
import { readTraining } from '../../scripts/training/request.ts';
import { runScript } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'round-table-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('train', () => {
  it.each(['artus', 'court', 'quests'])('learns the same weights of %s from the same seed', async (game) => {
    const learned = async (name: string) => {
      const out = join(folder, game, name);
      const few = ['--seats', '2', '--games', '3', '--generations', '2', '--seed', 'same'];
      expect((await runScript('train', game, ...few, '--out', out)).code).toBe(0);
      return readdirSync(out).map((file) => [file, readFileSync(join(out, file), 'utf8')]);
    };
    const once = await learned('once');
    expect(once.length).toBeGreaterThan(0);
    expect(await learned('again')).toEqual(once);
  });

  it('knows what all weights of the project were learned from', () => {
    for (const [game, { weights }] of courses) {
      const files = readdirSync(`src/players/${game}/weights`).sort();
      expect(weights.map(fileOf).sort()).toEqual(files);
      expect(readTraining([game]).weights).toEqual(weights);
    }
  });

  it.each([
    [['chess'], 'Name one game: artus, court and quests.'],
    [['artus', '--variant', 'seals'], 'artus has weights for basic with 2 seats'],
    [['court', '--seats', '5'], 'court has weights for standard with 2 seats'],
    [['court', '--of', 'nobody'], '--of is judge or search, not nobody'],
    [['court', '--games', 'many'], '--games must be a positive whole number'],
  ])('refuses %j', (args, message) => {
    expect(() => readTraining(args)).toThrow(message);
  });
});
