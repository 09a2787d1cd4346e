import { describe, expect, it } from 'vitest';
import * as assumptions from '../../src/games/court/assumptions.ts';
import * as court from '../../src/games/court/data.ts';
import { bagOfCourtiers, bagSize, bagTiles, scoreCourt } from '../../src/games/court/data.ts';
import { setup } from '../../src/games/court/setup.ts';
import { type Character, COURTIERS } from '../../src/games/court/types.ts';
import { gameLength } from '../../src/games/court/view.ts';
import { numbers, Page, type Row } from './tables.ts';

describe('docs/rules/court.md', () => {
  const page = new Page('docs/rules/court.md');

  const rounds = ({ min, max }: ReturnType<typeof gameLength>) =>
    min === max ? `${min}` : `${min} to ${max}`;

  it('has the numbers of the data', () => {
    expect(page.table('number', 'value', 'tag').map((row) => numbers(row.value as string))).toEqual([
      [bagSize(court.ALL_COURTIERS) / COURTIERS.length],
      bagTiles(court.START_TREASURY),
      bagTiles(court.START_PURSE),
      [court.PAWN_STRENGTH],
      [court.MERLIN_JESTERS],
      [court.MERLIN_SWAPS],
      [court.GUINEVERE_ASPIRANTS],
    ]);
    const seats = page.table(
      'players',
      'full row',
      'characters each takes in a round',
      'black die',
      'in the peasantry when round 1 begins',
      'rounds',
    );
    expect(seats.map((row) => Object.values(row))).toEqual(
      Array.from({ length: court.MAX_SEATS - court.MIN_SEATS + 1 }, (_, at) => court.MIN_SEATS + at).map(
        (players) => [
          String(players),
          String(court.rowSize(players)),
          String(court.quota(players)),
          court.hasBlackDie(players) ? 'yes' : 'no',
          String(court.peasantryAtStart(players)),
          rounds(gameLength(setup(players))),
        ],
      ),
    );
  });

  it('names each assumption of the source once', () => {
    const listed = [...page.text.matchAll(/\(A: `(\w+)`\)/g)].map(([, name]) => name);
    expect(listed.sort()).toEqual(Object.keys(assumptions).sort());
  });

  const courts = page.table('jesters', 'maidens', 'guards', 'knights', 'characters', 'groups, ascending');

  it.each(courts)('scores $jesters $maidens $guards $knights with "$characters"', (row: Row) => {
    const counts = ['jesters', 'maidens', 'guards', 'knights'].map((type) => Number(row[type]));
    const bag = bagOfCourtiers(COURTIERS.flatMap((type, at) => Array(counts[at]).fill(type)));
    const characters = (row.characters as string).match(/\w+/g) ?? [];
    expect(scoreCourt(bag, characters as Character[]).sizes).toEqual(
      numbers(row['groups, ascending'] as string),
    );
  });
});
