import { describe, expect, it } from 'vitest';
import { type BoardDraft, chairAfter, spaceColour, spaceValue } from '../../src/games/artus/board.ts';
import { cardRow } from '../../src/games/artus/cards.ts';
import { addRing } from '../../src/games/artus/coronation.ts';
import * as artus from '../../src/games/artus/data.ts';
import { relocate } from '../../src/games/artus/displacement.ts';
import { EMPTY, type FigureCode, isKnight, knightCode, princeCode } from '../../src/games/artus/figures.ts';
import { score } from '../../src/games/artus/scoring.ts';
import { choices } from '../../src/games/artus/scoring-choices.ts';
import * as assumptions from '../../src/games/court/assumptions.ts';
import { sizeOf } from '../../src/games/court/bag.ts';
import { bagOfCourtiers } from '../../src/games/court/courtier-bag.ts';
import * as court from '../../src/games/court/data.ts';
import { gameLength } from '../../src/games/court/length.ts';
import { standing } from '../../src/games/court/standing.ts';
import { setup } from '../../src/games/court/start.ts';
import { tilesOf } from '../../src/games/court/tile-bag.ts';
import { type Character, COURTIERS } from '../../src/games/court/types.ts';
import { ADVERSARIES, counted, KNIGHTS } from '../../src/games/quests/cards.ts';
import { ADVENTURE_NEEDS, challengeNeed } from '../../src/games/quests/compiled-needs.ts';
import * as quests from '../../src/games/quests/data.ts';
import { RULE_OPTIONS } from '../../src/games/quests/options.ts';
import { legalPayments, type Need } from '../../src/games/quests/payment.ts';
import type { AdventureNeed, CardDemand } from '../../src/games/quests/types.ts';
import { Page, type Row } from './tables.ts';

const numbers = (text: string): number[] => (text.match(/-?\d+/g) ?? []).map(Number);
const TAG = { certain: 'C', found: 'F', assumed: 'A' } as const;

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
      expect([spaceValue({ king }, chair), spaceColour({ king }, chair)]).toEqual([
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
    expect(
      page.table('seats', 'Knights on the ring, each player', 'tag').map((row) => Object.values(row)),
    ).toEqual(
      artus.SEAT_COUNTS.map(({ seats, knights, source }) => [String(seats), String(knights), source]),
    );
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

  it('has the cards, ranges, metals and penalties of the data', () => {
    const range = ({ min, max, both }: artus.Range) => [`${min} to ${max}`, both ? 'yes' : 'no'];
    const rows = (...headings: string[]) => page.table(...headings).map((row) => Object.values(row));
    const having = (cells: (card: artus.CardRow) => string[] | null) =>
      artus.CARDS.flatMap((card) => {
        const told = cells(card);
        return told === null ? [] : [[card.id, String(card.copies), ...told, card.source]];
      });
    expect(rows('card', 'copies', 'n', 'backwards too', 'tag')).toEqual(
      having(({ moveKnight }) => (moveKnight ? range(moveKnight) : null)),
    );
    expect(rows('card', 'copies', 'n', 'backwards too', 'metals', 'tag')).toEqual(
      having(({ movePrince }) => (movePrince ? [...range(movePrince), movePrince.metals.join(', ')] : null)),
    );
    expect(rows('card', 'copies', 'metals', 'tag')).toEqual(
      having(({ ring }) => (ring ? [ring.join(', ')] : null)),
    );
    expect(rows('card', 'copies', 'Knights', 'points', 'penalty', 'tag')).toEqual(
      having(({ scoring }) => {
        switch (scoring?.of) {
          case undefined:
            return null;
          case 'all':
            return ['all', scoring.sign === 1 ? 'sum' : 'minus the sum', 'none'];
          case 'chosen':
            return [scoring.places.join(', '), 'sum', String(scoring.penalty)];
          case 'best':
            return ['best', 'its value', 'none'];
        }
      }),
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
    const chairs: FigureCode[] = Array(artus.CHAIR_COUNT).fill(EMPTY);
    for (const figure of text.split(', ')) {
      const [name, chair] = figure.split(' ') as [string, string];
      expect(CODES).toHaveProperty(name);
      chairs[Number(chair)] = CODES[name] as FigureCode;
    }
    return { chairs, king: chairs.indexOf(CODES.King as FigureCode) };
  }

  const moves = page.table('before', 'action', 'after', 'points');

  it.each(moves)('tells what $action does with $before', (row: Row) => {
    const board = boardOf(row.before as string);
    const [name, chair, verb, steps] = (row.action as string).split(' ') as [string, string, string, string];
    const from = Number(chair);
    expect(board.chairs[from]).toBe(CODES[name]);
    const points = from === board.king ? 0 : spaceValue(board, from);
    if (verb === 'gets') addRing(board, from, []);
    else relocate(board, from, chairAfter(from, Number(steps)), []);
    expect({ board, points }).toEqual({
      board: boardOf(row.after as string),
      points: Number(row.points),
    });
  });

  it('scores its example', () => {
    const text = page.text.match(/the King is on (\d+) and the own Knights on ([^:]+):/);
    const chairs: FigureCode[] = Array(artus.CHAIR_COUNT).fill(EMPTY);
    for (const chair of numbers(text?.[2] as string)) chairs[chair] = knightCode(0);
    const board = { chairs, king: Number(text?.[1]) };
    expect(chairs.filter(isKnight)).toHaveLength(5);
    for (const row of page.table('card', 'different choices', 'points')) {
      const scoring = cardRow(row.card)?.scoring as artus.Scoring;
      const all = choices(board, 0, scoring);
      const points = all.map((chosen) => score(board, 0, scoring, chosen).points);
      expect(all).toHaveLength(Number(row['different choices']));
      expect([...new Set(points)].sort((a, b) => a - b)).toEqual(numbers(row.points as string));
    }
  });
});

describe('docs/rules/court.md', () => {
  const page = new Page('docs/rules/court.md');

  const rounds = ({ min, max }: ReturnType<typeof gameLength>) =>
    min === max ? `${min}` : `${min} to ${max}`;

  it('has the numbers of the data', () => {
    expect(page.table('number', 'value', 'tag').map((row) => numbers(row.value as string))).toEqual([
      [sizeOf(court.ALL_COURTIERS) / COURTIERS.length],
      tilesOf(court.START_TREASURY),
      tilesOf(court.START_PURSE),
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

  it('lists the assumptions of the source', () => {
    const listed = page.table('in assumptions.ts', 'what is assumed').map((row) => Object.values(row)[0]);
    expect(listed.sort()).toEqual(Object.keys(assumptions).sort());
  });

  const courts = page.table('jesters', 'maidens', 'guards', 'knights', 'characters', 'groups, ascending');

  it.each(courts)('scores $jesters $maidens $guards $knights with "$characters"', (row: Row) => {
    const counts = ['jesters', 'maidens', 'guards', 'knights'].map((type) => Number(row[type]));
    const bag = bagOfCourtiers(COURTIERS.flatMap((type, at) => Array(counts[at]).fill(type)));
    const characters = (row.characters as string).match(/\w+/g) ?? [];
    expect(standing(bag, characters as Character[]).sizes).toEqual(
      numbers(row['groups, ascending'] as string),
    );
  });
});

describe('docs/rules/quests.md', () => {
  const page = new Page('docs/rules/quests.md');

  it('has the cards of the data', () => {
    expect(page.table('knight cards', 'copies', 'tag').map(({ copies, tag }) => [copies, tag])).toEqual(
      Object.values(quests.KNIGHT_NUMBERS).map(({ count, tag }) => [String(count), TAG[tag]]),
    );
    const kinds = page.table('kind', 'colour', '1', '2', '3', '4', '5', 'cards');
    const spread = kinds.flatMap((row) => {
      const kind = (row.kind as string).split(' ')[0];
      const cells = ['1', '2', '3', '4', '5'].flatMap((value) => {
        const [count, tag] = (row[value] as string).split(' ');
        return count === '' ? [] : [{ card: `${kind}-${value}`, count: Number(count), tag }];
      });
      expect(cells.reduce((sum, { count }) => sum + count, 0)).toBe(Number(row.cards));
      return cells;
    });
    expect(spread).toEqual(quests.ADVERSARY_NUMBERS.map((row) => ({ ...row, tag: TAG[row.tag] })));
  });

  const asked = (demands: readonly CardDemand[]): string => {
    const mins = demands.map(({ min }) => min);
    const [lowest, highest] = [Math.min(...mins), Math.max(...mins)];
    if (highest === 1) return `${demands.length} cards`;
    if (demands.length === 1) return `the ${demands[0]?.kind} ${highest} alone`;
    if (lowest === highest) return `${demands.length} cards of at least ${lowest}`;
    return `${demands.length} cards: one of at least ${lowest}, another of at least ${highest}`;
  };

  const told = (need: AdventureNeed): [kinds: string, asks: string] => {
    if (need.type === 'total') return [need.kind ?? 'any', `total ${need.total}`];
    const kinds = (need.sets[0] ?? []).flatMap(({ kind }) => kind ?? []);
    const ordered = quests.KINDS.filter((kind) => kinds.includes(kind));
    return [
      ordered.length === 0 ? 'any' : `one each of ${ordered.join(', ')}`,
      need.sets.map(asked).join(', or '),
    ];
  };

  it('has the adventures of the data', () => {
    expect(
      page.table('adventure', 'kinds', 'asks for', 'points', 'tag').map((row) => Object.values(row)),
    ).toEqual(
      quests.ADVENTURES.map(({ id, need, value, tag }) => [id, ...told(need), String(value), TAG[tag]]),
    );
  });

  it('has the options, with their defaults first', () => {
    expect(
      page.table('option', 'values, default first', 'effect').map((row) => Object.values(row).slice(0, 2)),
    ).toEqual(RULE_OPTIONS.map(({ id, values }) => [id, values.join(', ')]));
    for (const option of RULE_OPTIONS) expect(option.default).toBe(option.values[0]);
  });

  it('has the other numbers of the data', () => {
    const told = [
      /until a column holds (\d)/,
      /everybody gets (\d)/,
      /everybody has (\d) seals/,
      /the (\d+)th/,
    ];
    expect(told.map((pattern) => Number(page.text.match(pattern)?.[1]))).toEqual([
      quests.FULL_COLUMN,
      quests.START_HAND,
      quests.SEALS_PER_PLAYER,
      quests.LAST_ADVENTURE,
    ]);
  });

  const sorted = (payments: readonly (readonly string[])[]) => payments.map((pay) => pay.join(' ')).sort();
  const listed = (cell: string) => (cell === 'none' ? [] : cell.split(' | ').sort());
  const RULES = ['exact', 'lean'] as const;

  it.each(page.table('hand', 'price', ...RULES))('pays $price out of $hand', (row: Row) => {
    const held = counted(
      KNIGHTS,
      KNIGHTS.cards.flatMap((card) => copiesIn(row.hand, card)),
    );
    for (const rule of RULES)
      expect(sorted(legalPayments(KNIGHTS, held, challengeNeed(Number(row.price)), rule))).toEqual(
        listed(row[rule] as string),
      );
  });

  it.each(page.table('trophies', 'adventure', ...RULES))('pays $adventure out of $trophies', (row: Row) => {
    const held = counted(
      ADVERSARIES,
      ADVERSARIES.cards.flatMap((card) => copiesIn(row.trophies, card)),
    );
    const need = ADVENTURE_NEEDS.find(({ id }) => id === row.adventure)?.need as Need;
    for (const rule of RULES)
      expect(sorted(legalPayments(ADVERSARIES, held, need, rule))).toEqual(listed(row[rule] as string));
  });
});

function copiesIn<C extends string>(cards: string | undefined, card: C): C[] {
  return (cards ?? '').split(' ').flatMap((held) => (held === card ? [card] : []));
}
