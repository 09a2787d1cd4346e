import { describe, expect, it } from 'vitest';
import {
  addRing,
  type BoardDraft,
  chairAfter,
  EMPTY_CHAIR,
  type FigureCode,
  isKnight,
  knightCode,
  princeCode,
  relocate,
} from '../../src/games/artus/board.ts';
import { findCardRow } from '../../src/games/artus/cards.ts';
import * as artus from '../../src/games/artus/data.ts';
import { choices, score } from '../../src/games/artus/scoring.ts';
import { numbers, Page, type Row } from './tables.ts';

describe('docs/rules/artus.md', () => {
  const page = new Page('docs/rules/artus.md');

  it('has the spaces of the data', () => {
    const spaces = page.table('behind', 'values', 'colour', 'tag').flatMap((row) => {
      const values = numbers(row.values as string);
      const [first, last] = numbers(row.behind as string) as [number, number?];
      expect(values).toHaveLength((last ?? first) - first + 1);
      return values.map((value, at) => ({
        behind: first + at,
        value,
        colour: row.colour === 'none' ? null : row.colour,
        source: row.tag,
      }));
    });
    expect(spaces).toEqual(artus.SPACES.map((space, behind) => ({ behind, ...space })));
  });

  it('reads values as the rules do', () => {
    for (const row of page.table('King on', 'chair', 'behind', 'value', 'colour')) {
      const [king, chair] = [Number(row['King on']), Number(row.chair)];
      expect([artus.chairValue({ king }, chair), artus.spaceAt(king, chair).colour]).toEqual([
        Number(row.value),
        row.colour,
      ]);
      expect((king - chair + artus.CHAIR_COUNT) % artus.CHAIR_COUNT).toBe(Number(row.behind));
    }
  });

  it('has the crown chairs, the carpets, the rings and the set-up of the data', () => {
    const who = (at: number, kingsMetal: boolean) =>
      at === 0 ? 'the King' : `a Prince of ${kingsMetal ? "the King's" : 'the other'} metal`;
    expect(page.table('crown chair', 'who starts there', 'tag').map(Object.values)).toEqual(
      artus.CROWN_CHAIRS.map((row, at) => [String(row.chair), who(at, row.kingsMetal), row.source]),
    );
    const carpet = page.text.match(/Chairs on a carpet: ([\d, ]+) \((\w):/);
    expect(artus.CARPET.map(({ chair }) => chair)).toEqual(numbers(carpet?.[1] as string));
    expect(new Set(artus.CARPET.map(({ source }) => source))).toEqual(new Set([carpet?.[2]]));
    expect(
      numbers(page.text.match(/Of (\d+ rings \(C\) the King has \d+ and each Prince \d+)/)?.[1] as string),
    ).toEqual(Object.values(artus.RINGS));
    const seats = page.text.match(/With ([\d, and]+) seats, each player has ([\d, and]+) Knights \((\w)\)/);
    expect([numbers(seats?.[1] as string), numbers(seats?.[2] as string)]).toEqual([
      artus.SEAT_COUNTS.map((row) => row.seats),
      artus.SEAT_COUNTS.map(({ knights }) => knights),
    ]);
    expect(new Set(artus.SEAT_COUNTS.map(({ source }) => source))).toEqual(new Set([seats?.[3]]));
    const variants = page
      .table(
        'variant',
        'dealt from the Knight pile',
        'from the King pile',
        'from the scoring pile',
        'cards played in a turn',
        'draws in a turn',
        'tag',
      )
      .map((row) => Object.values(row));
    expect(variants).toEqual(
      Object.entries(artus.VARIANTS).map(([variant, { dealt, plays, draws, source }]) => [
        variant,
        ...['knight', 'king', 'scoring'].map((pile) =>
          String(dealt.find((row) => row.pile === pile)?.cards ?? 'not in play'),
        ),
        String(plays),
        String(draws),
        source,
      ]),
    );
  });

  it('has the cards of the data, whose IDs say what they do', () => {
    const moving = artus.CARDS.filter(({ scoring }) => !scoring);
    expect(page.table('card', 'tag').map((row) => Object.values(row))).toEqual(
      moving.map(({ id, source }) => [id, source]),
    );
    const twice = page.text.match(/one each but two `([\w:-]+)`/)?.[1];
    for (const { id, copies } of artus.CARDS) expect([id, copies]).toEqual([id, id === twice ? 2 : 1]);
    for (const { id, moveKnight, movePrince, ring } of moving) {
      const [min, max] = numbers(id.replaceAll('-', ' '));
      const range = { min, max, both: id.includes('both') };
      const metals = id.endsWith('either') ? ['silver', 'bronze'] : [id.split('-').at(-1)];
      expect({ moveKnight, movePrince, ring }, id).toEqual({
        moveKnight: id.startsWith('knight:') ? range : undefined,
        movePrince: /^king:\d/.test(id) ? { ...range, metals } : undefined,
        ring: id.startsWith('king:ring') ? metals : undefined,
      });
    }
    const joker = page.text.match(
      /scoring:joker` moves a Knight or a figure of either metal (\d to \d) chairs/,
    );
    const [min, max] = numbers(joker?.[1] as string);
    const range = { min, max, both: false };
    const metals = ['silver', 'bronze'];
    const did = { moveKnight: range, movePrince: { ...range, metals }, ring: metals };
    expect(findCardRow('scoring:joker')).toMatchObject(did);
  });

  it('has the scoring cards of the data', () => {
    const told = (scoring: artus.Scoring): string[] => {
      switch (scoring.of) {
        case 'all':
          return ['all', scoring.sign === 1 ? 'sum' : 'minus the sum', 'none'];
        case 'chosen':
          return [scoring.places.join(', '), 'sum', String(scoring.penalty)];
        case 'best':
          return ['best', 'its value', 'none'];
      }
    };
    expect(
      page.table('card', 'Knights', 'points', 'penalty', 'tag').map((row) => Object.values(row)),
    ).toEqual(
      artus.CARDS.flatMap(({ id, scoring, source }) => (scoring ? [[id, ...told(scoring), source]] : [])),
    );
  });

  /** Red and Blue are seats 0 and 1, a Prince has one ring and an Heir two. */
  const CODES: Record<string, FigureCode> = {
    King: princeCode('silver', 3),
    Prince: princeCode('silver', 1),
    Heir: princeCode('silver', 2),
    Red: knightCode(0),
    Blue: knightCode(1),
  };

  function boardOf(text: string): BoardDraft {
    const chairs: FigureCode[] = Array(artus.CHAIR_COUNT).fill(EMPTY_CHAIR);
    for (const figure of text.split(', ')) {
      const [name, chair] = figure.split(' ') as [string, string];
      expect(CODES).toHaveProperty(name);
      chairs[Number(chair)] = CODES[name] as FigureCode;
    }
    return { chairs, king: chairs.indexOf(CODES.King as FigureCode) };
  }

  const moves = page.table('before', 'action', 'after', 'points');

  it.each(moves)('says what $action does with $before', (row: Row) => {
    const board = boardOf(row.before as string);
    const [name, chair, verb, steps] = (row.action as string).split(' ') as [string, string, string, string];
    const from = Number(chair);
    expect(board.chairs[from]).toBe(CODES[name]);
    const points = from === board.king ? 0 : artus.chairValue(board, from);
    if (verb === 'gets') addRing(board, from, []);
    else relocate(board, from, chairAfter(from, Number(steps)), []);
    expect({ board, points }).toEqual({ board: boardOf(row.after as string), points: Number(row.points) });
  });

  it('scores its example', () => {
    const text = page.text.match(/the King is on (\d+) and the player's Knights on ([^:]+):/);
    const chairs: FigureCode[] = Array(artus.CHAIR_COUNT).fill(EMPTY_CHAIR);
    for (const chair of numbers(text?.[2] as string)) chairs[chair] = knightCode(0);
    const board = { chairs, king: Number(text?.[1]) };
    expect(chairs.filter(isKnight)).toHaveLength(5);
    for (const row of page.table('card', 'different choices', 'points')) {
      const scoring = findCardRow(row.card)?.scoring as artus.Scoring;
      const all = choices(board, 0, scoring);
      const points = all.map((chosen) => score(board, 0, scoring, chosen).points);
      expect(all).toHaveLength(Number(row['different choices']));
      expect([...new Set(points)].sort((a, b) => a - b)).toEqual(numbers(row.points as string));
    }
  });
});
